import { errors as en } from "./en/errors.ts";
import { errors as fr } from "./fr/errors.ts";
import { bilingual } from "./words.ts";

/** Why a field was refused: the sentence of each reason word. */
export const errorsWords = bilingual(fr, en);
