import { officeCatalogue as en } from "./en/office-catalogue.ts";
import { officeCatalogue as fr } from "./fr/office-catalogue.ts";
import { bilingual } from "./words.ts";

/** Words of the pages where staff change the universities and their formations, and of their files. */
export const officeCatalogueWords = bilingual(fr, en);
