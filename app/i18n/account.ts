import { defineMessages } from "./define-messages.ts";
import { account as en } from "./en/account.ts";
import { account as fr } from "./fr/account.ts";

/** Messages of a user's own account, in the student area and in the office. */
export const accountMessages = defineMessages(fr, en);
