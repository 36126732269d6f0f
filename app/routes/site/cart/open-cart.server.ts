import { BASKET_LIMIT } from "#app/features/admissions/basket/basket.ts";
import { bringCart, cartLines, tellLeftOut } from "#app/features/admissions/basket/cart.server.ts";
import { type CartNews, newsWords, unpackCart } from "#app/features/admissions/basket/cart.ts";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Query } from "#app/lib/query.ts";
import type { OpenCart } from "./open-cart.ts";

type Kept = { cart?: string; leftOut?: string };

/** The cart of whoever asks, and what their browser keeps from then on: what was told is forgotten. */
export async function openCart(
  actor: Actor,
  locale: Locale,
  kept: Kept,
  news: CartNews | null,
): Promise<{ cart: OpenCart; keep: Kept }> {
  const brought = await bringCart(actor, kept.cart);
  const { courses, mirror, isSent } = unpackCart(
    actor.kind === "staff" ? "" : (brought?.cart ?? kept.cart),
  );
  const toTell = brought?.leftOut || kept.leftOut;
  const cart = {
    lines: await cartLines(locale, courses),
    limit: BASKET_LIMIT,
    signedIn: isSignedIn(actor),
    // Only what the server has just read is believed: a browser writes what it likes.
    isSent: brought !== null && mirror && isSent,
    news,
    leftOut: await tellLeftOut(locale, toTell),
  };
  return { cart, keep: { cart: brought?.cart, leftOut: toTell ? "" : undefined } };
}

/** What the address of the page says has just been done. A word nobody wrote says nothing. */
export async function newsOf(query: Query, locale: Locale): Promise<CartNews | null> {
  const reason = query.oneOf("panier", newsWords);
  const [course] = await cartLines(locale, [query.text("formation", 50)]);
  if (!reason || !course) return null;
  const rank = query.integer("rang", { min: 1, max: 99 }) ?? undefined;
  return { reason, id: course.id, name: course.name, rank };
}
