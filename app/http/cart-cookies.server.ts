import type { MiddlewareFunction } from "react-router";
import { CART_COOKIE, CART_LEFT_OUT_COOKIE, CART_MAX_AGE_SECONDS } from "#app/client/cookies.ts";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { actorOf } from "#app/features/identity/session.server.ts";
import { cookieLine, readCookie } from "./cookies.server.ts";
import { hereCookie } from "./here.server.ts";

/** What a browser keeps of a cart, and what is still to tell of its joining. Scripts read both. */
type Kept = { cart?: string; leftOut?: string };

/** What the browser that asks keeps. */
export function keptCart(request: Request): Kept {
  return {
    cart: readCookie(request, CART_COOKIE),
    leftOut: readCookie(request, CART_LEFT_OUT_COOKIE),
  };
}

/**
 * The `Set-Cookie` lines that keep these texts; "" forgets one, a missing one is left as it is. They never
 * hold anything secret: the page of everybody paints the count from them.
 */
export function cartCookies(request: Request, { cart, leftOut }: Kept): string[] {
  const line = (name: string, value: string) =>
    cookieLine(request, name, value, { maxAgeSeconds: CART_MAX_AGE_SECONDS });
  return [
    ...(cart === undefined ? [] : [line(CART_COOKIE, cart)]),
    ...(leftOut === undefined ? [] : [line(CART_LEFT_OUT_COOKIE, leftOut)]),
  ];
}

type Bring = (actor: Actor, cart?: string) => Promise<{ cart: string; leftOut: string } | null>;

/**
 * The cookies of a sign-in, with the one that tells who is here and those of the cart: `bring` joins what
 * the browser kept to the basket of whoever signed in. The staff have no cart.
 */
export async function withTheirCart(
  request: Request,
  cookies: string[],
  bring: Bring,
): Promise<string[]> {
  const pairs = cookies.map((line) => line.split(";", 1)[0]);
  const actor = await actorOf(new Headers({ cookie: pairs.join("; ") }));
  if (!isSignedIn(actor)) return cookies;
  const known = [...cookies, hereCookie(request, actor)];
  if (actor.kind === "staff") return [...known, ...forgetCart(request)];
  const brought = await bring(actor, keptCart(request).cart);
  return brought ? [...known, ...keepBrought(request, brought)] : known;
}

/** The lines that keep what came of joining; what was to tell before stays until it is told. */
export function keepBrought(request: Request, { cart, leftOut }: Required<Kept>): string[] {
  return cartCookies(request, leftOut ? { cart, leftOut } : { cart });
}

/** After a page that says what was left out, the browser forgets it: it is told once. */
export const tellOnce: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (!keptCart(request).leftOut || response.status !== 200) return response;
  for (const line of cartCookies(request, { leftOut: "" }))
    response.headers.append("Set-Cookie", line);
  return response;
};

/** The lines that forget the cart, for somebody who leaves, or who has none. */
export function forgetCart(request: Request): string[] {
  return cartCookies(request, { cart: "", leftOut: "" });
}
