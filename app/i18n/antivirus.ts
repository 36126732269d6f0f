import { defineMessages } from "./define-messages.ts";
import { antivirus as en } from "./en/antivirus.ts";
import { antivirus as fr } from "./fr/antivirus.ts";

/** The scan results of a file. */
export const antivirusMessages = defineMessages(fr, en);
