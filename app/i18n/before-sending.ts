import { defineMessages } from "./define-messages.ts";
import { beforeSending as en } from "./en/before-sending.ts";
import { beforeSending as fr } from "./fr/before-sending.ts";

/** What may be looked at before an application is sent, and is never refused. */
export const beforeSendingMessages = defineMessages(fr, en);
