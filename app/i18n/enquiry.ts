import { defineMessages } from "./define-messages.ts";
import { enquiry as en } from "./en/enquiry.ts";
import { enquiry as fr } from "./fr/enquiry.ts";

/** Sentences of an enquiry: the form of the contact page, its letters, and where the office answers. */
export const enquiryMessages = defineMessages(fr, en);
