import { defineMessages } from "./define-messages.ts";
import { staleTranslation as en } from "./en/stale-translation.ts";
import { staleTranslation as fr } from "./fr/stale-translation.ts";

/** Messages about an English text whose French version has changed since. */
export const staleTranslationMessages = defineMessages(fr, en);
