import { device as en } from "./en/device.ts";
import { device as fr } from "./fr/device.ts";
import { bilingual } from "./words.ts";

/** What an application leaves on the device it is filled in on. */
export const deviceWords = bilingual(fr, en);
