import { defineMessages } from "./define-messages.ts";
import { linkOver as en } from "./en/link-over.ts";
import { linkOver as fr } from "./fr/link-over.ts";

/** A link of a letter that serves no more, or is not whole. */
export const linkOverMessages = defineMessages(fr, en);
