import { demo as en } from "./en/demo.ts";
import { demo as fr } from "./fr/demo.ts";
import { bilingual } from "./words.ts";

/** What exists only in the demonstration: its kept letters, and the provider that it plays. */
export const demoWords = bilingual(fr, en);
