import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { LIVE_PATH } from "#app/client/live/live-path.ts";
import {
  PERSON_HEADER,
  PERSON_QUERY,
  SESSION_HEADER,
} from "#app/client/signing-in/request-headers.ts";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import {
  getActor,
  getLastUserId,
  hasSessionCookie,
} from "#app/features/identity/session.server.ts";
import { getPendingSignIn } from "#app/features/identity/staff/second-factor.server.ts";
import { pendingStepPaths } from "#app/features/identity/staff/second-factor.ts";
import { getUserKey, hashUserId } from "#app/features/identity/user-key.server.ts";
import { localeOf, localizePath } from "#app/i18n/locale.ts";
import { actorContext } from "./context.ts";
import {
  isImpersonating,
  refuseImpersonatedChange,
  serveImpersonatedArea,
} from "./impersonation-guards.server.ts";
import { getQuery } from "./request-query.server.ts";
import { getSafeTarget, notFoundResponse } from "./responses.server.ts";

/**
 * Finds who is asking, once for each request. What a page asks by itself (`/direct`) does not make a session
 * younger, or a page that was left open would keep it open.
 */
export const loadActor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const extendsSession = url.pathname !== LIVE_PATH;
  context.set(actorContext, await getActor(request.headers, { touch: extendsSession }));
  return next();
};

/**
 * Lets signed-in people through; a visitor signs in first and comes back. Staff have no application, and see the
 * area of a candidate whom they help.
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

/** Lets the staff through; anybody else learns nothing: the area answers as if it did not exist. */
export const requireStaff: MiddlewareFunction<Response> = async (args, next) => {
  const actor = args.context.get(actorContext);
  refuseImpersonatedChange(args, actor);
  await requireFormOwner(args, actor);
  if (actor.kind !== "staff") throw notFoundResponse();
  return setPrivateHeaders(await next());
};

type GuardArgs = { request: Request; url: URL };

/**
 * A visitor signs in first. A form whose page was made for a person is taken from that person alone: what
 * was typed before a session ended is carried by a page until they are back (routes/access/resume.tsx).
 */
async function requireFormOwner({ request, url }: GuardArgs, actor: Actor): Promise<void> {
  const isReading = request.method === "GET" || request.method === "HEAD";
  const formOwner = getFormOwner(request);
  if (isSignedIn(actor) && (isReading || !formOwner || formOwner === getUserKey(actor))) return;
  throw await (isReading ? redirectToSignIn(request, url) : redirectToResume(request, actor));
}

/** The mark of the person for whom the page of a form was made, where it says so. */
function getFormOwner(request: Request): string | null {
  return request.headers.get(PERSON_HEADER) ?? (getQuery(request).text(PERSON_QUERY) || null);
}

/**
 * To the page of signing in, which says so when a session was there; of whoever has begun, to the page of the
 * step that is left. The whole document goes: nothing of the person who was here stays on the screen. `url` is
 * that of the page, where the request may be for its data (`….data`).
 */
async function redirectToSignIn(request: Request, { pathname, search }: URL) {
  const pendingSignIn = await getPendingSignIn(request.headers);
  const page = pendingSignIn?.missing ? pendingStepPaths[pendingSignIn.missing] : "/connexion";
  const query = new URLSearchParams(getReturnParams(pathname, search));
  // Data are asked for by a page of the area: it was opened by a session.
  const isDataRequest = pathname !== new URL(request.url).pathname;
  if (!pendingSignIn && (isDataRequest || hasSessionCookie(request.headers)))
    query.set("fait", "session-ended");
  const queryString = query.size > 0 ? `?${query}` : "";
  return redirectDocument(`${localizePath(localeOf(pathname), page)}${queryString}`);
}

/** To the page that carries a form; the browser sends it there again, as 307 says. */
async function redirectToResume(request: Request, actor: Actor) {
  const { pathname, search } = new URL(request.url);
  const lastUserId = isSignedIn(actor) ? null : await getLastUserId(request.headers);
  const ownerKey = getFormOwner(request) ?? (lastUserId ? hashUserId(lastUserId) : "");
  const query = new URLSearchParams({
    ...getReturnParams(pathname, search),
    [PERSON_QUERY]: ownerKey,
  });
  return redirect(`${localizePath(localeOf(pathname), "/connexion/reprise")}?${query}`, {
    status: 307,
    headers: { [SESSION_HEADER]: isSignedIn(actor) ? "other" : "ended" },
  });
}

/**
 * Where to go back to, when the pages of signing in would take it (`getSafeTarget`): a longer address makes a header that
 * proxies refuse.
 */
function getReturnParams(pathname: string, search: string): { next?: string } {
  const next = getSafeTarget(`${pathname}${search}`, "");
  return next ? { next } : {};
}

/** A private answer is never kept by a browser, a proxy or a shared computer. */
function setPrivateHeaders(response: Response): Response {
  response.headers.set("Cache-Control", "no-store, private");
  response.headers.append("Vary", "Cookie");
  return response;
}
