import { defineMessages } from "./define-messages.ts";
import { refusedRequest as en } from "./en/refused-request.ts";
import { refusedRequest as fr } from "./fr/refused-request.ts";

export const refusedRequestMessages = defineMessages(fr, en);
