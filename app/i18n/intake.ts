import { intake as en } from "./en/intake.ts";
import { intake as fr } from "./fr/intake.ts";
import { bilingual } from "./words.ts";

/** Words of the intakes, for candidates and for the staff who set their dates. */
export const intakeWords = bilingual(fr, en);
