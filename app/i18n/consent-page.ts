import { defineMessages } from "./define-messages.ts";
import { consentPage as en } from "./en/consent-page.ts";
import { consentPage as fr } from "./fr/consent-page.ts";

/** Messages of the page where an adult answers; the form of a candidate does not carry them. */
export const consentPageMessages = defineMessages(fr, en);
