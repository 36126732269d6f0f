import { data, type RouterContextProvider } from "react-router";
import { isSignedIn } from "#app/features/identity/actor.ts";
import { type Caller, createCaller } from "#app/features/identity/caller.server.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import type { SubmittedValues } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { formatErrorCode, getSafeTarget } from "#app/http/responses.server.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import type { Query } from "#app/lib/query.ts";

export type AccessRequest = { caller: Caller; locale: Locale; next: string; query: Query };

/** The longest token of a link, in characters. */
export const MAX_TOKEN_CHARACTERS = 4_000;

/** The longest address to go on to, in characters: the head of a request is no longer. */
const MAX_TARGET_CHARACTERS = 16_000;

/** What every page of this wing reads in a request: who knocks, in which language, going where. */
export function readAccessRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
): AccessRequest {
  const query = getQuery(request);
  return {
    caller: createCaller(request, context.get(clientAddressContext)),
    locale: localeOf(new URL(request.url).pathname),
    next: getSafeTarget(query.text("next", MAX_TARGET_CHARACTERS), ""),
    query,
  };
}

/**
 * These pages are nobody else's and their address may hold a secret: not kept, not told to other
 * sites. (`no-referrer` would make browsers say `Origin: null` with our own forms.)
 */
export function createAccessHeaders(): Headers {
  return new Headers({ "Cache-Control": "no-store, private", "Referrer-Policy": "same-origin" });
}

/** The headers of an answer that sets these cookies. */
export function createCookieHeaders(cookies: string[]): Headers {
  const headers = new Headers({ "Cache-Control": "no-store, private" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

type AccessRefusal = { ok: false; reason: string; retryAfter?: number; cookies?: string[] };

/**
 * A refusal of a door: 429 with the time to wait after too many tries, 503 with it when nobody can be served,
 * else 422.
 */
export function respondWithRefusal(refusal: AccessRefusal, submitted: SubmittedValues = {}) {
  const { reason, retryAfter, cookies = [] } = refusal;
  const headers = createCookieHeaders(cookies);
  if (retryAfter) headers.set("Retry-After", `${retryAfter}`);
  const status = reason === "site-busy" ? 503 : retryAfter ? 429 : 422;
  return data(
    {
      ok: false as const,
      reason: formatErrorCode(refusal),
      errors: {} as Record<string, string>,
      typed: submitted,
    },
    { status, headers },
  );
}

/** The address of who is signed in; null for a visitor. */
export function getSignedInEmail(context: Readonly<RouterContextProvider>): string | null {
  const actor = context.get(actorContext);
  return isSignedIn(actor) ? actor.email : null;
}

/** What a link is, besides its refusal: the address it was written to, where that can be read. */
type LinkContext = {
  email: string | null;
  signedInEmail: string | null;
  submitted?: SubmittedValues;
};

/** The refusal of a letter's link, and whether it was written to who is signed in. */
export function respondWithLinkRefusal(
  refusal: AccessRefusal,
  { email, signedInEmail, submitted }: LinkContext,
) {
  const response = respondWithRefusal(refusal, submitted);
  const isOwn = signedInEmail !== null && signedInEmail === email;
  return data({ ...response.data, own: isOwn }, response.init ?? undefined);
}
