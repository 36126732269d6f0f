import type { MiddlewareFunction } from "react-router";
import { CART_COOKIE, CART_LEFT_OUT_COOKIE, CART_MAX_AGE_SECONDS } from "#app/client/cookies.ts";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import { readCookie, serializeCookie } from "./cookies.server.ts";
import { createSignedInCookie } from "./signed-in-cookie.server.ts";

/**
 * Cookies of a visitor's cart: its courses, and the courses that a merge left out and the page has not shown yet.
 * Scripts read both.
 */
type CartCookies = { cart?: string; leftOut?: string };

/** Reads the cart cookies of a request. */
export function readCartCookies(request: Request): CartCookies {
  return {
    cart: readCookie(request, CART_COOKIE),
    leftOut: readCookie(request, CART_LEFT_OUT_COOKIE),
  };
}

/**
 * Formats `Set-Cookie` headers; "" deletes a cookie, undefined does not change it. They contain nothing secret: scripts
 * of cached pages show the count from them.
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
 * Adds the signed-in cookie and the cart cookies to the cookies of a sign-in: `mergeCart` merges the visitor's cart
 * into the candidate's basket. Staff have no cart, so theirs is deleted.
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

/** `Set-Cookie` headers after a merge; courses left out by an earlier merge stay until a page has shown them. */
export function createMergedCartCookies(
  request: Request,
  { cart, leftOut }: Required<CartCookies>,
): string[] {
  return createCartCookies(request, leftOut ? { cart, leftOut } : { cart });
}

/** Deletes the left-out cookie after a successful page, which has shown the message: it is shown once. */
export const clearLeftOutOnceShown: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (!readCartCookies(request).leftOut || response.status !== 200) return response;
  for (const line of createCartCookies(request, { leftOut: "" }))
    response.headers.append("Set-Cookie", line);
  return response;
};

/** `Set-Cookie` headers that delete the cart, after signing out or for staff. */
export function clearCartCookies(request: Request): string[] {
  return createCartCookies(request, { cart: "", leftOut: "" });
}
