import type { CartFeedback } from "#app/features/admissions/basket/cart.ts";
import type {
  CartCourse,
  LeftOutGroup,
} from "#app/features/admissions/basket/merge-cart.server.ts";

/** Path of the cart: forms post to it, and scripts fetch the drawer from it. */
export const CART_PATH = "/panier";

/** Page with the cart, for browsers without scripts. */
export const CART_PAGE_PATH = "/autre-formation?panier#panier";

/** Header of a script that requests only the drawer. */
export const PART_HEADER = "X-Part";

/** The cart as its user sees it. */
export type OpenCart = {
  lines: CartCourse[];
  limit: number;
  isSignedIn: boolean;
  /** The application was submitted: the basket cannot change. */
  isSent: boolean;
  news: CartFeedback | null;
  /** Courses that were not merged into the basket at sign-in; shown once. */
  leftOut: LeftOutGroup[];
};
