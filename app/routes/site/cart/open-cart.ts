import type { CartFeedback } from "#app/features/admissions/basket/cart.ts";
import type {
  CartCourse,
  LeftOutGroup,
} from "#app/features/admissions/basket/merge-cart.server.ts";

/** The address of the cart: it answers forms, and the scripts that show it. */
export const CART_PATH = "/panier";

/** The page that shows the cart without a script. */
export const CART_PAGE_PATH = "/autre-formation?panier#panier";

/** The header by which a script asks for the cart alone. */
export const PART_HEADER = "X-Part";

/** A cart as it is shown to the person who asks. */
export type OpenCart = {
  lines: CartCourse[];
  limit: number;
  isSignedIn: boolean;
  /** The application of a candidate was sent: nothing is added or removed. */
  isSent: boolean;
  news: CartFeedback | null;
  /** What did not join the basket at signing in, told once. */
  leftOut: LeftOutGroup[];
};
