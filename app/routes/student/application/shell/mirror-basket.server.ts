import type { MiddlewareFunction } from "react-router";
import { parseCart } from "#app/features/admissions/basket/cart.ts";
import { mergeCart } from "#app/features/admissions/basket/merge-cart.server.ts";
import { isImpersonated } from "#app/features/identity/actor.ts";
import { createMergedCartCookies, readCartCookies } from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";

/**
 * The browser keeps a mirror of the basket, which the public pages show: the pages that show or change the
 * basket put it right. A cart that has not joined yet (filled while signed in elsewhere) joins first.
 */
export const mirrorBasket: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const actor = context.get(actorContext);
  // The cart of whoever sees in the person's place is none of theirs.
  if (isImpersonated(actor)) return next();
  const { cart } = readCartCookies(request);
  const joinedCart = parseCart(cart).mirror ? null : await mergeCart(actor, cart);
  const response = await next();
  const updatedCart = await mergeCart(actor, joinedCart?.cart ?? cart);
  if (!updatedCart) return response;
  const leftOut = joinedCart?.leftOut ?? "";
  for (const line of createMergedCartCookies(request, { cart: updatedCart.cart, leftOut }))
    response.headers.append("Set-Cookie", line);
  return response;
};

const isCartMarkedSent = (request: Request) => parseCart(readCartCookies(request).cart).isSent;

/** On the page of what was sent: the browser learns that nothing is added to the basket any more. */
export const mirrorSentBasket: MiddlewareFunction<Response> = (args, next) =>
  isCartMarkedSent(args.request) ? next() : mirrorBasket(args, next);

/** On the page of a draft: the browser forgets that the application before it was sent. */
export const mirrorDraftBasket: MiddlewareFunction<Response> = (args, next) =>
  isCartMarkedSent(args.request) ? mirrorBasket(args, next) : next();
