import { receipt as en } from "./en/receipt.ts";
import { receipt as fr } from "./fr/receipt.ts";
import { bilingual } from "./words.ts";

/** Words of the receipt of an application, and of the page where anyone checks one. */
export const receiptWords = bilingual(fr, en);
