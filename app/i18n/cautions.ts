import { defineMessages } from "./define-messages.ts";
import { cautions as en } from "./en/cautions.ts";
import { cautions as fr } from "./fr/cautions.ts";

/** What is said of an answer that is taken all the same: a passport that ends too soon. */
export const cautionsMessages = defineMessages(fr, en);
