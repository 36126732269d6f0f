import { defineMessages } from "./define-messages.ts";
import { deviceStorage as en } from "./en/device-storage.ts";
import { deviceStorage as fr } from "./fr/device-storage.ts";

/** What an application leaves on the device it is filled in on. */
export const deviceStorageMessages = defineMessages(fr, en);
