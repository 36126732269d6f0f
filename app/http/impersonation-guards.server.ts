import { data, type MiddlewareFunction } from "react-router";
import { type Actor, isImpersonated, type Staff } from "#app/features/identity/actor.ts";
import { recordImpersonatedPage } from "#app/features/identity/support/impersonate.server.ts";
import { impersonationMessages } from "#app/i18n/impersonation.ts";
import { localeOf, stripLocale } from "#app/i18n/locale.ts";
import { runReadOnly } from "#app/platform/db/client.server.ts";
import { actorContext } from "./context.ts";

/** Where a view of a candidate's area is ended: with signing out, all that a session changes while it lasts. */
export const END_IMPERSONATION_PATH = "/administration/visite";
const allowedChangePaths = new Set([END_IMPERSONATION_PATH, "/deconnexion"]);

type GuardArgs = { request: Request; url: URL };
type ImpersonatingStaff = Staff & { impersonation: NonNullable<Staff["impersonation"]> };

/** Does this member of the staff see a candidate's area in this session? */
export function isImpersonating(actor: Actor): actor is ImpersonatingStaff {
  return actor.kind === "staff" && actor.impersonation !== undefined;
}

/**
 * A session that sees a candidate's area changes nothing anywhere, whatever it asks (decision 0029): this is for
 * the addresses of no area, uploads among them; the areas refuse the same in their own frame (`refuseImpersonatedChange`).
 */
export const readOnlyDuringImpersonation: MiddlewareFunction<Response> = (
  { request, context, url },
  next,
) => {
  const actor = context.get(actorContext);
  if (isPrivateArea(url) || !isForbiddenChange({ request, url }, actor)) return next();
  throw new Response(impersonationMessages[localeOf(url.pathname)].refused.text, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store, private" },
  });
};

/** What the frame of an area is told with the refusal of a change, to say it and still show the band. */
export type ImpersonationRefusal = { kind: "only-seeing"; name: string; until: Date };

/** Refuses a change asked for in an area by a session that sees one: 403, which the frame of the area says. */
export function refuseImpersonatedChange(args: GuardArgs, actor: Actor): void {
  if (!isForbiddenChange(args, actor)) return;
  const { person: candidate, until } = actor.impersonation;
  const refusal: ImpersonationRefusal = { kind: "only-seeing", name: candidate.name, until };
  throw data(refusal, { status: 403, statusText: "Forbidden" });
}

function isForbiddenChange({ request, url }: GuardArgs, actor: Actor): actor is ImpersonatingStaff {
  if (request.method === "GET" || request.method === "HEAD") return false;
  return isImpersonating(actor) && !allowedChangePaths.has(stripLocale(url.pathname));
}

const isPrivateArea = ({ pathname }: URL) =>
  /^\/(espace-etudiant|administration)(\/|$)/.test(stripLocale(pathname));

/**
 * A page of the student area, made for somebody of the school as its person sees it: it is written down first,
 * and the database changes nothing while it is made, were a page to try.
 */
export async function serveImpersonatedArea(
  { context, url }: Parameters<MiddlewareFunction<Response>>[0],
  next: () => Promise<Response>,
  actor: ImpersonatingStaff,
): Promise<Response> {
  const { person: candidate, until } = actor.impersonation;
  await recordImpersonatedPage(actor, candidate.id, stripLocale(url.pathname));
  context.set(actorContext, { ...candidate, impersonatedBy: { name: actor.name, until } });
  try {
    return await runReadOnly(next);
  } finally {
    // What comes after the page tells the browser who is here: nobody but who has signed in.
    context.set(actorContext, actor);
  }
}

/** A paper of the person is for them to take away: whoever sees in their place is refused it. */
export function refuseImpersonatedDownload(request: Request, actor: Actor): void {
  if (!isImpersonated(actor)) return;
  const locale = localeOf(new URL(request.url).pathname);
  throw new Response(impersonationMessages[locale].closed, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store, private" },
  });
}
