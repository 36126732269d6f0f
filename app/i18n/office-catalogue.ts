import { defineMessages } from "./define-messages.ts";
import { officeCatalogue as en } from "./en/office-catalogue.ts";
import { officeCatalogue as fr } from "./fr/office-catalogue.ts";

/** Messages of the pages where staff edit universities and programmes, and of their files. */
export const officeCatalogueMessages = defineMessages(fr, en);
