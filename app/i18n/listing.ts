import { listing as en } from "./en/listing.ts";
import { listing as fr } from "./fr/listing.ts";
import { bilingual } from "./words.ts";

/** Words of the list of applications: filters, who has charge, saved views, several files at once, files taken away. */
export const listingWords = bilingual(fr, en);
