import type { MiddlewareFunction } from "react-router";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { HERE_COOKIE } from "#app/late/cookies.ts";
import { actorContext } from "./context.ts";

const THIRTY_DAYS = 30 * 24 * 3600;

/**
 * Tells the browser who is signed in: public pages are the same for everybody, and their bar is painted
 * from this cookie. It is put right by every page that is not kept for everybody.
 */
export const tellWhoIsHere: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const told = new RegExp(`(?:^|; )${HERE_COOKIE}=([^;]*)`).exec(
    request.headers.get("cookie") ?? "",
  )?.[1];
  const here = hereOf(context.get(actorContext));
  // What anybody may keep is told to nobody in particular, and carries no cookie.
  if (/\bpublic\b/.test(response.headers.get("Cache-Control") ?? "")) return response;
  // What is made for one person is theirs alone, were it only their name.
  if ((told || here) && !response.headers.has("Cache-Control"))
    response.headers.set("Cache-Control", "no-store, private");
  if (told === here) return response;
  const secure = request.url.startsWith("https:") ? "; Secure" : "";
  const age = here ? THIRTY_DAYS : 0;
  response.headers.append(
    "Set-Cookie",
    `${HERE_COOKIE}=${here ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`,
  );
  return response;
};

/** What is told of somebody: their kind and the name the bar shows. */
export function hereOf(actor: Actor): string | undefined {
  return isSignedIn(actor) ? `${actor.kind}~${encodeURIComponent(actor.name)}` : undefined;
}
