import type { MiddlewareFunction } from "react-router";
import { CART_COOKIE, CART_LEFT_OUT_COOKIE, CART_MAX_AGE_SECONDS } from "#app/client/cookies.ts";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { getActor } from "#app/features/identity/session.server.ts";
import { readCookie, serializeCookie } from "./cookies.server.ts";
import { createSignedInCookie } from "./signed-in-cookie.server.ts";

/** What a browser keeps of a cart, and what is still to tell of its joining. Scripts read both. */
type CartCookies = { cart?: string; leftOut?: string };

/** What the browser that asks keeps. */
export function readCartCookies(request: Request): CartCookies {
  return {
    cart: readCookie(request, CART_COOKIE),
    leftOut: readCookie(request, CART_LEFT_OUT_COOKIE),
  };
}

/**
 * The `Set-Cookie` lines that keep these texts; "" forgets one, a missing one is left as it is. They never
 * hold anything secret: the page of everybody paints the count from them.
 */
export function createCartCookies(request: Request, { cart, leftOut }: CartCookies): string[] {
  const createLine = (name: string, value: string) =>
    serializeCookie(request, name, value, { maxAgeSeconds: CART_MAX_AGE_SECONDS });
  return [
    ...(cart === undefined ? [] : [createLine(CART_COOKIE, cart)]),
    ...(leftOut === undefined ? [] : [createLine(CART_LEFT_OUT_COOKIE, leftOut)]),
  ];
}

type MergeCart = (actor: Actor, cart?: string) => Promise<{ cart: string; leftOut: string } | null>;

/**
 * The cookies of a sign-in, with the one that tells who is here and those of the cart: `bring` joins what
 * the browser kept to the basket of whoever signed in. The staff have no cart.
 */
export async function addCartCookies(
  request: Request,
  cookies: string[],
  mergeCart: MergeCart,
): Promise<string[]> {
  const pairs = cookies.map((line) => line.split(";", 1)[0]);
  const actor = await getActor(new Headers({ cookie: pairs.join("; ") }));
  if (!isSignedIn(actor)) return cookies;
  const signedInCookies = [...cookies, createSignedInCookie(request, actor)];
  if (actor.kind === "staff") return [...signedInCookies, ...clearCartCookies(request)];
  const merged = await mergeCart(actor, readCartCookies(request).cart);
  return merged
    ? [...signedInCookies, ...createMergedCartCookies(request, merged)]
    : signedInCookies;
}

/** The lines that keep what came of joining; what was to tell before stays until it is told. */
export function createMergedCartCookies(
  request: Request,
  { cart, leftOut }: Required<CartCookies>,
): string[] {
  return createCartCookies(request, leftOut ? { cart, leftOut } : { cart });
}

/** After a page that says what was left out, the browser forgets it: it is told once. */
export const clearLeftOutOnceShown: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (!readCartCookies(request).leftOut || response.status !== 200) return response;
  for (const line of createCartCookies(request, { leftOut: "" }))
    response.headers.append("Set-Cookie", line);
  return response;
};

/** The lines that forget the cart, for somebody who leaves, or who has none. */
export function clearCartCookies(request: Request): string[] {
  return createCartCookies(request, { cart: "", leftOut: "" });
}
