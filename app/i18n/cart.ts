import { cart as en } from "./en/cart.ts";
import { cart as fr } from "./fr/cart.ts";
import { bilingual } from "./words.ts";

/** Words of a visitor's cart: the button of the bar, the drawer, what did not join the basket. */
export const cartWords = bilingual(fr, en);
