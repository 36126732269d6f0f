import { defineMessages } from "./define-messages.ts";
import { listing as en } from "./en/listing.ts";
import { listing as fr } from "./fr/listing.ts";

/** Messages of the list of applications: filters, who has charge, saved views, several files at once, files taken away. */
export const listingMessages = defineMessages(fr, en);
