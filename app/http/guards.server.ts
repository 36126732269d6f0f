import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { LIVE_PATH } from "#app/client/live/live-path.ts";
import {
  PERSON_HEADER,
  PERSON_QUERY,
  SESSION_HEADER,
} from "#app/client/signing-in/request-headers.ts";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { markOf, personMark } from "#app/features/identity/person-mark.server.ts";
import { actorOf, carriesSession, lastPersonOf } from "#app/features/identity/session.server.ts";
import { howFar } from "#app/features/identity/staff/second-factor.server.ts";
import { stepPaths } from "#app/features/identity/staff/second-factor.ts";
import { localeOf, localizePath } from "#app/i18n/locale.ts";
import { notFound, safeTarget } from "./answer.server.ts";
import { actorContext } from "./context.ts";
import { queryOf } from "./query.server.ts";
import { isSeeing, refuseChange, seeArea } from "./support-view.server.ts";

/**
 * Finds who is asking, once for each request. What a page asks by itself (`/direct`) does not make a session
 * younger, or a page that was left open would keep it open.
 */
export const loadActor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const touch = url.pathname !== LIVE_PATH;
  context.set(actorContext, await actorOf(request.headers, { touch }));
  return next();
};

/**
 * Lets signed-in people through; a visitor signs in first and comes back. Staff have no application, and see the
 * area of a candidate whom they help.
 */
export const requireStudent: MiddlewareFunction<Response> = async (asked, next) => {
  const actor = asked.context.get(actorContext);
  refuseChange(asked, actor);
  if (isSeeing(actor)) return keepPrivate(await seeArea(asked, next, actor));
  await requireSamePerson(asked, actor);
  if (actor.kind === "staff") throw redirect("/administration");
  return keepPrivate(await next());
};

/** Lets the staff through; anybody else learns nothing: the area answers as if it did not exist. */
export const requireStaff: MiddlewareFunction<Response> = async (asked, next) => {
  const actor = asked.context.get(actorContext);
  refuseChange(asked, actor);
  await requireSamePerson(asked, actor);
  if (actor.kind !== "staff") throw notFound();
  return keepPrivate(await next());
};

type Asked = { request: Request; url: URL };

/**
 * A visitor signs in first. A form whose page was made for a person is taken from that person alone: what
 * was typed before a session ended is carried by a page until they are back (routes/access/resume.tsx).
 */
async function requireSamePerson({ request, url }: Asked, actor: Actor): Promise<void> {
  const reading = request.method === "GET" || request.method === "HEAD";
  const made = madeFor(request);
  if (isSignedIn(actor) && (reading || !made || made === personMark(actor))) return;
  throw await (reading ? toSignIn(request, url) : toResume(request, actor));
}

/** The mark of the person for whom the page of a form was made, where it says so. */
function madeFor(request: Request): string | null {
  return request.headers.get(PERSON_HEADER) ?? (queryOf(request).text(PERSON_QUERY) || null);
}

/**
 * To the page of signing in, which says so when a session was there; of whoever has begun, to the page of the
 * step that is left. The whole document goes: nothing of the person who was here stays on the screen. `url` is
 * that of the page, where the request may be for its data (`….data`).
 */
async function toSignIn(request: Request, { pathname, search }: URL) {
  const begun = await howFar(request.headers);
  const page = begun?.missing ? stepPaths[begun.missing] : "/connexion";
  const query = new URLSearchParams(wayBack(pathname, search));
  // Data are asked for by a page of the area: it was opened by a session.
  const fromInside = pathname !== new URL(request.url).pathname;
  if (!begun && (fromInside || carriesSession(request.headers))) query.set("fait", "session-ended");
  const question = query.size > 0 ? `?${query}` : "";
  return redirectDocument(`${localizePath(localeOf(pathname), page)}${question}`);
}

/** To the page that carries a form; the browser sends it there again, as 307 says. */
async function toResume(request: Request, actor: Actor) {
  const { pathname, search } = new URL(request.url);
  const last = isSignedIn(actor) ? null : await lastPersonOf(request.headers);
  const mark = madeFor(request) ?? (last ? markOf(last) : "");
  const query = new URLSearchParams({ ...wayBack(pathname, search), [PERSON_QUERY]: mark });
  return redirect(`${localizePath(localeOf(pathname), "/connexion/reprise")}?${query}`, {
    status: 307,
    headers: { [SESSION_HEADER]: isSignedIn(actor) ? "other" : "ended" },
  });
}

/**
 * Where to go back to, when the pages of signing in would take it (`safeTarget`): a longer address makes a header that
 * proxies refuse.
 */
function wayBack(pathname: string, search: string): { next?: string } {
  const next = safeTarget(`${pathname}${search}`, "");
  return next ? { next } : {};
}

/** A private answer is never kept by a browser, a proxy or a shared computer. */
function keepPrivate(response: Response): Response {
  response.headers.set("Cache-Control", "no-store, private");
  response.headers.append("Vary", "Cookie");
  return response;
}
