import { data, type MiddlewareFunction } from "react-router";
import { type Actor, isSeen, type Staff } from "#app/features/identity/actor.ts";
import { noteSeenPage } from "#app/features/identity/support/support-view.server.ts";
import { impersonationMessages } from "#app/i18n/impersonation.ts";
import { localeOf, stripLocale } from "#app/i18n/locale.ts";
import { runReadOnly } from "#app/platform/db/client.server.ts";
import { actorContext } from "./context.ts";

/** Where a view of a candidate's area is ended: with signing out, all that a session changes while it lasts. */
export const END_VIEW = "/administration/visite";
const mayStill = new Set([END_VIEW, "/deconnexion"]);

type Asked = { request: Request; url: URL };
type Seeing = Staff & { seeing: NonNullable<Staff["seeing"]> };

/** Does this member of the staff see a candidate's area in this session? */
export function isSeeing(actor: Actor): actor is Seeing {
  return actor.kind === "staff" && actor.seeing !== undefined;
}

/**
 * A session that sees a candidate's area changes nothing anywhere, whatever it asks (decision 0029): this is for
 * the addresses of no area, uploads among them; the areas refuse the same in their own frame (`refuseChange`).
 */
export const readOnlyWhileSeeing: MiddlewareFunction<Response> = (
  { request, context, url },
  next,
) => {
  const actor = context.get(actorContext);
  if (isArea(url) || !isChange({ request, url }, actor)) return next();
  throw new Response(impersonationMessages[localeOf(url.pathname)].refused.text, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store, private" },
  });
};

/** What the frame of an area is told with the refusal of a change, to say it and still show the band. */
export type SeeingRefusal = { kind: "only-seeing"; name: string; until: Date };

/** Refuses a change asked for in an area by a session that sees one: 403, which the frame of the area says. */
export function refuseChange(asked: Asked, actor: Actor): void {
  if (!isChange(asked, actor)) return;
  const { person, until } = actor.seeing;
  const refusal: SeeingRefusal = { kind: "only-seeing", name: person.name, until };
  throw data(refusal, { status: 403, statusText: "Forbidden" });
}

function isChange({ request, url }: Asked, actor: Actor): actor is Seeing {
  if (request.method === "GET" || request.method === "HEAD") return false;
  return isSeeing(actor) && !mayStill.has(stripLocale(url.pathname));
}

const isArea = ({ pathname }: URL) =>
  /^\/(espace-etudiant|administration)(\/|$)/.test(stripLocale(pathname));

/**
 * A page of the student area, made for somebody of the school as its person sees it: it is written down first,
 * and the database changes nothing while it is made, were a page to try.
 */
export async function seeArea(
  { context, url }: Parameters<MiddlewareFunction<Response>>[0],
  next: () => Promise<Response>,
  actor: Seeing,
): Promise<Response> {
  const { person, until } = actor.seeing;
  await noteSeenPage(actor, person.id, stripLocale(url.pathname));
  context.set(actorContext, { ...person, seenBy: { name: actor.name, until } });
  try {
    return await runReadOnly(next);
  } finally {
    // What comes after the page tells the browser who is here: nobody but who has signed in.
    context.set(actorContext, actor);
  }
}

/** A paper of the person is for them to take away: whoever sees in their place is refused it. */
export function closedWhileSeen(request: Request, actor: Actor): void {
  if (!isSeen(actor)) return;
  const locale = localeOf(new URL(request.url).pathname);
  throw new Response(impersonationMessages[locale].closed, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store, private" },
  });
}
