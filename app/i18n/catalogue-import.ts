import { defineMessages } from "./define-messages.ts";
import { catalogueImport as en } from "./en/catalogue-import.ts";
import { catalogueImport as fr } from "./fr/catalogue-import.ts";

/** Messages of the files of the catalogue: taken away, looked at, applied, taken back. */
export const catalogueImportMessages = defineMessages(fr, en);
