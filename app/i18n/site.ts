import { site as en } from "./en/site.ts";
import { site as fr } from "./fr/site.ts";
import { bilingual } from "./words.ts";

/** Words of the public site that no entry of the content room says: menus, footer, labels of lists. */
export const siteWords = bilingual(fr, en);
