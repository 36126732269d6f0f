import type { CatalogueKind } from "#app/features/catalogue/fields.ts";

export const CATALOGUE_PATH = "/administration/catalogue";

/** The page of the office where a university or a formation is changed. */
export function catalogueItemUrl(kind: CatalogueKind, id: string): string {
  return `${CATALOGUE_PATH}/${kind === "course" ? "formations" : "universites"}/${id}`;
}

/** Where the catalogue is taken away and brought as files. */
export const CATALOGUE_FILES_PATH = `${CATALOGUE_PATH}/fichiers`;

/** The file of a kind, as it is now. */
export function catalogueExportUrl(kind: CatalogueKind): string {
  return `${CATALOGUE_PATH}/exporter/${kind === "course" ? "formations" : "universites"}`;
}

/** The field that says the place of a university or of a formation, in the list. */
export const positionFieldName = (id: string): string => `place-${id}`;
