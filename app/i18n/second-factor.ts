import { secondFactor as en } from "./en/second-factor.ts";
import { secondFactor as fr } from "./fr/second-factor.ts";
import { bilingual } from "./words.ts";

/** Words of the second factor of the staff: giving a code, setting it up, recovery codes. */
export const secondFactorWords = bilingual(fr, en);
