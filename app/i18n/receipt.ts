import { defineMessages } from "./define-messages.ts";
import { receipt as en } from "./en/receipt.ts";
import { receipt as fr } from "./fr/receipt.ts";

/** Messages of the receipt of an application, and of the page where anyone checks one. */
export const receiptMessages = defineMessages(fr, en);
