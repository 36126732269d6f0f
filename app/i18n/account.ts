import { account as en } from "./en/account.ts";
import { account as fr } from "./fr/account.ts";
import { bilingual } from "./words.ts";

/** Words of a person's own account, in the student area and in the office. */
export const accountWords = bilingual(fr, en);
