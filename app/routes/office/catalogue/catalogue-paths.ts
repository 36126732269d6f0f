import type { CatalogueKind } from "#app/features/catalogue/fields.ts";

export const CATALOGUE_PATH = "/administration/catalogue";

/** The page that edits a university or a programme. */
export function catalogueItemUrl(kind: CatalogueKind, id: string): string {
  return `${CATALOGUE_PATH}/${kind === "course" ? "formations" : "universites"}/${id}`;
}

/** The page that exports and imports the catalogue as CSV files. */
export const CATALOGUE_FILES_PATH = `${CATALOGUE_PATH}/fichiers`;

/** The current CSV file of one kind. */
export function catalogueExportUrl(kind: CatalogueKind): string {
  return `${CATALOGUE_PATH}/exporter/${kind === "course" ? "formations" : "universites"}`;
}

/** The name of the position field of a row. */
export const positionFieldName = (id: string): string => `position-${id}`;
