import { defineMessages } from "./define-messages.ts";
import { consentPage as en } from "./en/consent-page.ts";
import { consentPage as fr } from "./fr/consent-page.ts";

/**
 * Messages of the page where an adult answers. Separate from `consent`, so that the candidate's form does not load
 * them.
 */
export const consentPageMessages = defineMessages(fr, en);
