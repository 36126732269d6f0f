import { data, type RouterContextProvider } from "react-router";
import { isSignedIn } from "#app/features/identity/actor.ts";
import { type Caller, callerOf } from "#app/features/identity/caller.server.ts";
import { safeTarget, withWait } from "#app/http/answer.server.ts";
import { actorContext, addressContext } from "#app/http/context.ts";
import type { Typed } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import type { Query } from "#app/lib/query.ts";

export type Knock = { caller: Caller; locale: Locale; next: string; query: Query };

/** The longest token of a link, in characters. */
export const MAX_TOKEN = 4_000;

/** The longest address to go on to, in characters: the head of a request is no longer. */
const MAX_TARGET = 16_000;

/** What every page of this wing reads in a request: who knocks, in which language, going where. */
export function readKnock(request: Request, context: Readonly<RouterContextProvider>): Knock {
  const query = queryOf(request);
  return {
    caller: callerOf(request, context.get(addressContext)),
    locale: localeOf(new URL(request.url).pathname),
    next: safeTarget(query.text("next", MAX_TARGET), ""),
    query,
  };
}

/**
 * These pages are nobody else's and their address may hold a secret: not kept, not told to other
 * sites. (`no-referrer` would make browsers say `Origin: null` with our own forms.)
 */
export function accessHeaders(): Headers {
  return new Headers({ "Cache-Control": "no-store, private", "Referrer-Policy": "same-origin" });
}

/** The headers of an answer that sets these cookies. */
export function withCookies(cookies: string[]): Headers {
  const headers = new Headers({ "Cache-Control": "no-store, private" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

type Refusal = { ok: false; reason: string; retryAfter?: number; cookies?: string[] };

/**
 * A refusal of a door: 429 with the time to wait after too many tries, 503 with it when nobody can be served,
 * else 422.
 */
export function refusedAtDoor(refusal: Refusal, typed: Typed = {}) {
  const { reason, retryAfter, cookies = [] } = refusal;
  const headers = withCookies(cookies);
  if (retryAfter) headers.set("Retry-After", `${retryAfter}`);
  const status = reason === "site-busy" ? 503 : retryAfter ? 429 : 422;
  return data(
    { ok: false as const, reason: withWait(refusal), errors: {} as Record<string, string>, typed },
    { status, headers },
  );
}

/** The address of who is signed in; null for a visitor. */
export function readerIn(context: Readonly<RouterContextProvider>): string | null {
  const actor = context.get(actorContext);
  return isSignedIn(actor) ? actor.email : null;
}

/** What a link is, besides its refusal: the address it was written to, where that can be read. */
type Link = { address: string | null; reader: string | null; typed?: Typed };

/** The refusal of a letter's link, and whether it was written to who is signed in. */
export function refusedLink(refusal: Refusal, { address, reader, typed }: Link) {
  const answer = refusedAtDoor(refusal, typed);
  const own = reader !== null && reader === address;
  return data({ ...answer.data, own }, answer.init ?? undefined);
}
