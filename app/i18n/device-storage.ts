import { defineMessages } from "./define-messages.ts";
import { deviceStorage as en } from "./en/device-storage.ts";
import { deviceStorage as fr } from "./fr/device-storage.ts";

/** Messages about what an application stores on the device. */
export const deviceStorageMessages = defineMessages(fr, en);
