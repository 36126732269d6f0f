import { defineMessages } from "./define-messages.ts";
import { enquiry as en } from "./en/enquiry.ts";
import { enquiry as fr } from "./fr/enquiry.ts";

/** Messages of an enquiry: the contact form, its emails, and the pages of the office. */
export const enquiryMessages = defineMessages(fr, en);
