import type { MiddlewareFunction } from "react-router";
import { SIGNED_IN_COOKIE } from "#app/client/cookies.ts";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { getUserKey } from "#app/features/access/user-key.server.ts";
import { DAY_SECONDS } from "#app/lib/duration.ts";
import { actorContext } from "./context.ts";
import { readCookie, serializeCookie } from "./cookies.server.ts";

const MAX_AGE_SECONDS = 30 * DAY_SECONDS;

/**
 * Sets the cookie from which scripts of public pages show the signed-in user: those pages are cached and equal for
 * everybody. Every response that is not public corrects the cookie.
 */
export const refreshSignedInCookie: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const response = await next();
  const currentValue = readCookie(request, SIGNED_IN_COOKIE);
  const expectedValue = formatSignedInUser(context.get(actorContext));
  // A public response may be cached for everybody: it sets no cookie.
  if (/\bpublic\b/.test(response.headers.get("Cache-Control") ?? "")) return response;
  // A response to a signed-in user is private, even if it contains only their name.
  if ((currentValue || expectedValue) && !response.headers.has("Cache-Control"))
    response.headers.set("Cache-Control", "no-store, private");
  // Sign-in and sign-out set the cookie themselves.
  const isAlreadySet = response.headers
    .getSetCookie()
    .some((line) => line.startsWith(`${SIGNED_IN_COOKIE}=`));
  if (currentValue !== expectedValue && !isAlreadySet)
    response.headers.append("Set-Cookie", createSignedInCookie(request, context.get(actorContext)));
  return response;
};

/** Formats the `Set-Cookie` header for this user; for a visitor it deletes the cookie. */
export function createSignedInCookie(request: Request, actor: Actor): string {
  return serializeCookie(request, SIGNED_IN_COOKIE, formatSignedInUser(actor) ?? "", {
    maxAgeSeconds: MAX_AGE_SECONDS,
  });
}

/** Value of the cookie: kind, name and key of the user; undefined for a visitor. */
export function formatSignedInUser(actor: Actor): string | undefined {
  if (!isSignedIn(actor)) return undefined;
  return `${actor.kind}~${encodeURIComponent(actor.name)}~${getUserKey(actor)}`;
}
