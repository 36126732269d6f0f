import { defineMessages } from "./define-messages.ts";
import { cartMerge as en } from "./en/cart-merge.ts";
import { cartMerge as fr } from "./fr/cart-merge.ts";

/** Messages about programmes that were not added to the basket at sign-in. */
export const cartMergeMessages = defineMessages(fr, en);
