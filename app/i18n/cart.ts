import { defineMessages } from "./define-messages.ts";
import { cart as en } from "./en/cart.ts";
import { cart as fr } from "./fr/cart.ts";

/** Messages of a visitor's cart: the button of the bar, the drawer, what did not join the basket. */
export const cartMessages = defineMessages(fr, en);
