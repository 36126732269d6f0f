import { catalogueImport as en } from "./en/catalogue-import.ts";
import { catalogueImport as fr } from "./fr/catalogue-import.ts";
import { bilingual } from "./words.ts";

/** Words of the files of the catalogue: taken away, looked at, applied, taken back. */
export const catalogueImportWords = bilingual(fr, en);
