import type { MiddlewareFunction } from "react-router";
import { SIGNED_IN_COOKIE } from "#app/client/cookies.ts";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { actorContext } from "./context.ts";
import { readCookie, serializeCookie } from "./cookies.server.ts";

const MAX_AGE_SECONDS = 30 * 24 * 3600;

/**
 * Tells the browser who is signed in: public pages are the same for everybody, and their bar is painted
 * from this cookie. It is put right by every page that is not kept for everybody.
 */
export const refreshSignedInCookie: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const response = await next();
  const currentValue = readCookie(request, SIGNED_IN_COOKIE);
  const expectedValue = formatSignedInUser(context.get(actorContext));
  // What anybody may keep is told to nobody in particular, and carries no cookie.
  if (/\bpublic\b/.test(response.headers.get("Cache-Control") ?? "")) return response;
  // What is made for one person is theirs alone, were it only their name.
  if ((currentValue || expectedValue) && !response.headers.has("Cache-Control"))
    response.headers.set("Cache-Control", "no-store, private");
  // Signing in or out has told it already.
  const isAlreadySet = response.headers
    .getSetCookie()
    .some((line) => line.startsWith(`${SIGNED_IN_COOKIE}=`));
  if (currentValue !== expectedValue && !isAlreadySet)
    response.headers.append("Set-Cookie", createSignedInCookie(request, context.get(actorContext)));
  return response;
};

/** The `Set-Cookie` line that tells who is here; for a visitor, the one that forgets it. */
export function createSignedInCookie(request: Request, actor: Actor): string {
  return serializeCookie(request, SIGNED_IN_COOKIE, formatSignedInUser(actor) ?? "", {
    maxAgeSeconds: MAX_AGE_SECONDS,
  });
}

/** What is told of somebody: their kind and the name the bar shows. */
export function formatSignedInUser(actor: Actor): string | undefined {
  return isSignedIn(actor) ? `${actor.kind}~${encodeURIComponent(actor.name)}` : undefined;
}
