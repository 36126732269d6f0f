import { defineMessages } from "./define-messages.ts";
import { scan as en } from "./en/scan.ts";
import { scan as fr } from "./fr/scan.ts";

/** Messages of what the school's antivirus says of a file. */
export const scanMessages = defineMessages(fr, en);
