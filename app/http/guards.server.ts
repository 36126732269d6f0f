import { data, type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { LIVE_PATH } from "#app/client/live/live-path.ts";
import {
  PERSON_FIELD,
  PERSON_HEADER,
  PERSON_QUERY,
} from "#app/client/signing-in/request-headers.ts";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { getUserKey, hashUserId } from "#app/features/access/user-key.server.ts";
import { getPendingSignIn } from "#app/features/auth/factor/second-factor.server.ts";
import { pendingStepPaths } from "#app/features/auth/factor/second-factor.ts";
import { getActor, getLastUserId, hasSessionCookie } from "#app/features/auth/session.server.ts";
import { getLocale, localizePath } from "#app/i18n/locale.ts";
import { actorContext } from "./context.ts";
import {
  isImpersonating,
  refuseImpersonatedChange,
  serveImpersonatedArea,
} from "./impersonation-guards.server.ts";
import { getQuery } from "./request-query.server.ts";
import { getSafeTarget, notFoundResponse } from "./responses.server.ts";

/**
 * Sets the actor, once per request. Polling requests (`/direct`) do not extend the session, or an open page would keep
 * it alive for ever.
 */
export const loadActor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const extendsSession = url.pathname !== LIVE_PATH;
  context.set(actorContext, await getActor(request.headers, { extendsSession }));
  return next();
};

/**
 * Guard of the student area: redirects visitors to sign-in and back. Staff are redirected to the staff area, unless
 * they impersonate a candidate.
 */
export const requireStudent: MiddlewareFunction<Response> = async (args, next) => {
  const actor = args.context.get(actorContext);
  refuseImpersonatedChange(args, actor);
  if (isImpersonating(actor))
    return setPrivateHeaders(await serveImpersonatedArea(args, next, actor));
  await requireFormOwner(args, actor);
  if (actor.kind === "staff") throw redirect("/administration");
  return setPrivateHeaders(await next());
};

/** Guard of the staff area: redirects visitors to sign-in; candidates get a 404, as if the area did not exist. */
export const requireStaff: MiddlewareFunction<Response> = async (args, next) => {
  const actor = args.context.get(actorContext);
  refuseImpersonatedChange(args, actor);
  await requireFormOwner(args, actor);
  if (actor.kind !== "staff") throw notFoundResponse();
  return setPrivateHeaders(await next());
};

type GuardArgs = { request: Request; url: URL };

/**
 * Redirects a visitor to sign-in, and refuses a form that was rendered for another user. A form that the router sends
 * gets a 401 in its data, and its page keeps the input (client/session/area-data.ts); that of a document is preserved
 * through sign-in (routes/access/resume.tsx).
 */
async function requireFormOwner({ request, url }: GuardArgs, actor: Actor): Promise<void> {
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (isReading) {
    if (isSignedIn(actor)) return;
    throw await redirectToSignIn(request, url);
  }
  const formOwner = await getFormOwner(request);
  if (isSignedIn(actor) && (!formOwner || formOwner === getUserKey(actor))) return;
  if (isDataRequest(request, url))
    throw data({ session: isSignedIn(actor) ? "other" : "ended" }, { status: 401 });
  throw await redirectToResume(request, { actor, formOwner });
}

/** Whether the router requests data (`….data`): `url` is that of the page. */
const isDataRequest = (request: Request, url: URL) =>
  url.pathname !== new URL(request.url).pathname;

/** The key of the user whose page rendered the form; null when the form does not say. */
async function getFormOwner(request: Request): Promise<string | null> {
  return (
    request.headers.get(PERSON_HEADER) ??
    (getQuery(request).text(PERSON_QUERY) || (await readOwnerField(request)))
  );
}

/** Reads it from a copy of the body, which the action reads after this; null for a body that is no form. */
async function readOwnerField(request: Request): Promise<string | null> {
  const type = request.headers.get("Content-Type") ?? "";
  // A copy of another body, such as an upload, would stay in memory unread.
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
  // The action refuses a form that breaks off.
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const owner = form?.get(PERSON_FIELD);
  return typeof owner === "string" && owner ? owner : null;
}

/**
 * Redirects to sign-in, or to the pending step of a sign-in (second factor). A full page load, so that no private data
 * stays on screen. `url` is that of the page, while the request may be for its data (`….data`).
 */
async function redirectToSignIn(request: Request, url: URL) {
  const { pathname, search } = url;
  const pendingSignIn = await getPendingSignIn(request.headers);
  const page = pendingSignIn?.missing ? pendingStepPaths[pendingSignIn.missing] : "/connexion";
  const query = new URLSearchParams(getReturnParams(pathname, search));
  // A data request comes from a page of the area, so there was a session.
  if (!pendingSignIn && (isDataRequest(request, url) || hasSessionCookie(request.headers)))
    query.set("done", "session-ended");
  const queryString = query.size > 0 ? `?${query}` : "";
  return redirectDocument(`${localizePath(getLocale(pathname), page)}${queryString}`);
}

/** Redirects a form to the page that preserves it; with 307 the browser posts it there again. */
async function redirectToResume(
  request: Request,
  { actor, formOwner }: { actor: Actor; formOwner: string | null },
) {
  const { pathname, search } = new URL(request.url);
  const lastUserId = isSignedIn(actor) ? null : await getLastUserId(request.headers);
  const ownerKey = formOwner ?? (lastUserId ? hashUserId(lastUserId) : "");
  const query = new URLSearchParams({
    ...getReturnParams(pathname, search),
    [PERSON_QUERY]: ownerKey,
  });
  return redirect(`${localizePath(getLocale(pathname), "/connexion/reprise")}?${query}`, {
    status: 307,
  });
}

/** The `next` parameter, unless `getSafeTarget` would refuse it: a longer URL makes a header that proxies reject. */
function getReturnParams(pathname: string, search: string): { next?: string } {
  const next = getSafeTarget(`${pathname}${search}`, "");
  return next ? { next } : {};
}

/** No browser, proxy or shared computer may store a private response. */
function setPrivateHeaders(response: Response): Response {
  response.headers.set("Cache-Control", "no-store, private");
  response.headers.append("Vary", "Cookie");
  return response;
}
