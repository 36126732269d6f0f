import { defineMessages } from "./define-messages.ts";
import { cartMerge as en } from "./en/cart-merge.ts";
import { cartMerge as fr } from "./fr/cart-merge.ts";

/** Messages of what did not join the basket at signing in. */
export const cartMergeMessages = defineMessages(fr, en);
