import { data, type RouterContextProvider } from "react-router";
import { isSignedIn } from "#app/features/access/actor.ts";
import { type Caller, createCaller } from "#app/features/auth/caller.server.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import type { SubmittedValues } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { formatErrorCode, getSafeTarget } from "#app/http/responses.server.ts";
import { getLocale, type Locale, localizePath, stripLocale } from "#app/i18n/locale.ts";
import type { Query } from "#app/lib/query.ts";

export type AccessRequest = { caller: Caller; locale: Locale; next: string; query: Query };

/** Maximum length of a token in a link. */
export const MAX_TOKEN_CHARACTERS = 4_000;

/** Maximum length of a `next` URL; no request line is longer. */
const MAX_TARGET_CHARACTERS = 16_000;

/** Reads what every page of this area needs: the caller, the language, and the safe `next` target ("" without one). */
export function readAccessRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
): AccessRequest {
  const query = getQuery(request);
  return {
    caller: createCaller(request, context.get(clientAddressContext)),
    locale: getLocale(new URL(request.url).pathname),
    next: getSafeTarget(query.text("next", MAX_TARGET_CHARACTERS), ""),
    query,
  };
}

/**
 * Headers of these pages: private, and their URL may contain a secret, so it is sent to no other site. (`no-referrer`
 * would make browsers send `Origin: null` with our own forms.)
 */
export function createAccessHeaders(): Headers {
  return new Headers({ "Cache-Control": "no-store, private", "Referrer-Policy": "same-origin" });
}

/** Headers of a response that sets cookies. */
export function createCookieHeaders(cookies: string[]): Headers {
  const headers = new Headers({ "Cache-Control": "no-store, private" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

type AccessRefusal = { ok: false; reason: string; retryAfterSeconds?: number; cookies?: string[] };

/**
 * Response to a refused sign-in command: 503 for "site-busy", 429 with Retry-After (`retryAfterSeconds`) after too
 * many attempts, else 422.
 */
export function respondWithRefusal(refusal: AccessRefusal, submitted: SubmittedValues = {}) {
  const { reason, retryAfterSeconds, cookies = [] } = refusal;
  const headers = createCookieHeaders(cookies);
  if (retryAfterSeconds) headers.set("Retry-After", `${retryAfterSeconds}`);
  const status = reason === "site-busy" ? 503 : retryAfterSeconds ? 429 : 422;
  return data(
    {
      ok: false as const,
      reason: formatErrorCode(refusal),
      errors: {} as Record<string, string>,
      submitted,
    },
    { status, headers },
  );
}

/** Email address of the signed-in user; null for a visitor. */
export function getSignedInEmail(context: Readonly<RouterContextProvider>): string | null {
  const actor = context.get(actorContext);
  return isSignedIn(actor) ? actor.email : null;
}

/** The recipient of a link, where known, and the signed-in user. */
type LinkContext = {
  email: string | null;
  signedInEmail: string | null;
  submitted?: SubmittedValues;
};

/** Response to a refused link of an email. `isOwn` is true when the link was sent to the signed-in user. */
export function respondWithLinkRefusal(
  refusal: AccessRefusal,
  { email, signedInEmail, submitted }: LinkContext,
) {
  const response = respondWithRefusal(refusal, submitted);
  const isOwn = signedInEmail !== null && signedInEmail === email;
  return data({ ...response.data, isOwn }, response.init ?? undefined);
}

/**
 * Where a user goes after signing in: the requested page if their kind may open it, else the home of their area. Pages
 * of an area open in the language of the sign-in page, which the user may have changed there.
 */
export function getSignInTarget(
  locale: Locale,
  { isStaff }: { isStaff: boolean },
  next: string | null,
): string {
  const home = localizePath(locale, isStaff ? "/administration" : "/espace-etudiant");
  const target = getSafeTarget(next, home);
  const [pathname = ""] = target.split("?", 1);
  const plainPathname = stripLocale(pathname);
  const isOfficePath = /^\/administration(\/|$)/.test(plainPathname);
  if (isOfficePath !== isStaff) return home;
  const isAreaPath = isOfficePath || /^\/espace-etudiant(\/|$)/.test(plainPathname);
  return isAreaPath ? localizePath(locale, plainPathname) + target.slice(pathname.length) : target;
}
