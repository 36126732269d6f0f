import { defineMessages } from "./define-messages.ts";
import { device as en } from "./en/device.ts";
import { device as fr } from "./fr/device.ts";

/** What an application leaves on the device it is filled in on. */
export const deviceMessages = defineMessages(fr, en);
