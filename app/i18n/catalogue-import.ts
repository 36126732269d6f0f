import { defineMessages } from "./define-messages.ts";
import { catalogueImport as en } from "./en/catalogue-import.ts";
import { catalogueImport as fr } from "./fr/catalogue-import.ts";

/** Messages of catalogue files: export, check, import and undo. */
export const catalogueImportMessages = defineMessages(fr, en);
