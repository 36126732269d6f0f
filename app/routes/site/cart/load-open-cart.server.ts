import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import {
  type CartFeedback,
  cartFeedbackCodes,
  parseCart,
} from "#app/features/admissions/basket/cart.ts";
import {
  describeLeftOut,
  listCartItems,
  mergeCart,
} from "#app/features/admissions/basket/merge-cart.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Query } from "#app/lib/query.ts";
import type { OpenCart } from "./open-cart.ts";

type StoredCart = { cart?: string; leftOut?: string };

/** Returns the cart of the actor and the cookies to set; feedback that is shown now is removed from them. */
export async function loadOpenCart(
  actor: Actor,
  locale: Locale,
  stored: StoredCart,
  news: CartFeedback | null,
): Promise<{ cart: OpenCart; toStore: StoredCart }> {
  const merged = await mergeCart(actor, stored.cart);
  const { courses, isMirror, isSent } = parseCart(
    actor.kind === "staff" ? "" : (merged?.cart ?? stored.cart),
  );
  const leftOut = merged?.leftOut || stored.leftOut;
  const cart = {
    lines: await listCartItems(locale, courses),
    limit: MAX_BASKET_COURSES,
    isSignedIn: isSignedIn(actor),
    // Trusts only the merged basket, because a browser can put anything in its cookie.
    isSent: merged !== null && isMirror && isSent,
    news,
    leftOut: await describeLeftOut(locale, leftOut),
  };
  return { cart, toStore: { cart: merged?.cart, leftOut: leftOut ? "" : undefined } };
}

/** Reads the change to report from the URL; null for an unknown code or course. */
export async function readCartNews(query: Query, locale: Locale): Promise<CartFeedback | null> {
  const reason = query.option("panier", cartFeedbackCodes);
  const [course] = await listCartItems(locale, [query.text("formation", 50)]);
  if (!reason || !course) return null;
  const rank = query.integer("rang", { min: 1, max: 99 }) ?? undefined;
  return { reason, id: course.id, name: course.name, rank };
}
