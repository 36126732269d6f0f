import { refusedRequest as en } from "./en/refused-request.ts";
import { refusedRequest as fr } from "./fr/refused-request.ts";
import { bilingual } from "./words.ts";

export const refusedRequestWords = bilingual(fr, en);
