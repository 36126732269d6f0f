import type { CatalogueKind } from "#app/features/catalogue/fields.ts";

export const LIST = "/administration/catalogue";

/** The page of the office where a university or a formation is changed. */
export function pageOf(kind: CatalogueKind, id: string): string {
  return `${LIST}/${kind === "course" ? "formations" : "universites"}/${id}`;
}

/** Where the catalogue is taken away and brought as files. */
export const FILES = `${LIST}/fichiers`;

/** The file of a kind, as it is now. */
export function exportOf(kind: CatalogueKind): string {
  return `${LIST}/exporter/${kind === "course" ? "formations" : "universites"}`;
}

/** The field that says the place of a university or of a formation, in the list. */
export const placeField = (id: string): string => `place-${id}`;
