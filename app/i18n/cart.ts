import { defineMessages } from "./define-messages.ts";
import { cart as en } from "./en/cart.ts";
import { cart as fr } from "./fr/cart.ts";

/** Messages of a visitor's cart: the button in the header, the drawer, and why a programme was not added. */
export const cartMessages = defineMessages(fr, en);
