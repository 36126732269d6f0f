import type { MiddlewareFunction } from "react-router";
import { isImpersonated } from "#app/features/access/actor.ts";
import { parseCart } from "#app/features/admissions/basket/cart.ts";
import { mergeCart } from "#app/features/admissions/basket/merge-cart.server.ts";
import { createMergedCartCookies, readCartCookies } from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";

/**
 * Keeps the cart cookie, which public pages show, equal to the basket, on pages that show or change the basket. A
 * cart that was filled before sign-in joins the basket first.
 */
export const mirrorBasket: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const actor = context.get(actorContext);
  // During impersonation the cart belongs to the member of the staff.
  if (isImpersonated(actor)) return next();
  const { cart } = readCartCookies(request);
  const joinedCart = parseCart(cart).isMirror ? null : await mergeCart(actor, cart);
  const response = await next();
  const updatedCart = await mergeCart(actor, joinedCart?.cart ?? cart);
  if (!updatedCart) return response;
  const leftOut = joinedCart?.leftOut ?? "";
  for (const line of createMergedCartCookies(request, { cart: updatedCart.cart, leftOut }))
    response.headers.append("Set-Cookie", line);
  return response;
};

const isCartSent = (request: Request) => parseCart(readCartCookies(request).cart).isSent;

/** On the status page: sets the cart to submitted, so that public pages offer no adding. */
export const mirrorSentBasket: MiddlewareFunction<Response> = (args, next) =>
  isCartSent(args.request) ? next() : mirrorBasket(args, next);

/** On the page of a draft: sets a cart to open that a former application had set to submitted. */
export const mirrorDraftBasket: MiddlewareFunction<Response> = (args, next) =>
  isCartSent(args.request) ? mirrorBasket(args, next) : next();
