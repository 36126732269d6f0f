import { data, type MiddlewareFunction } from "react-router";
import { type Actor, isImpersonated, type Staff } from "#app/features/access/actor.ts";
import { impersonationMessages } from "#app/features/staff/messages/impersonation.ts";
import { recordImpersonatedPage } from "#app/features/staff/support/impersonate.server.ts";
import { getLocale, stripLocale } from "#app/i18n/locale.ts";
import { runReadOnly } from "#app/platform/db/client.server.ts";
import { actorContext } from "./context.ts";

/** Path that ends an impersonation. This and signing out are the only changes that such a session may make. */
export const END_IMPERSONATION_PATH = "/administration/visite";
const allowedChangePaths = new Set([END_IMPERSONATION_PATH, "/deconnexion"]);

type GuardArgs = { request: Request; url: URL };
type ImpersonatingStaff = Staff & { impersonation: NonNullable<Staff["impersonation"]> };

/** Whether this staff member impersonates a candidate in this session. */
export function isImpersonating(actor: Actor): actor is ImpersonatingStaff {
  return actor.kind === "staff" && actor.impersonation !== undefined;
}

/**
 * Refuses every change during an impersonation with 403 (decision 0029). This middleware covers paths outside the
 * areas, such as uploads; `refuseImpersonatedChange` covers the areas, which show the refusal in their layout.
 */
export const readOnlyDuringImpersonation: MiddlewareFunction<Response> = (
  { request, context, url },
  next,
) => {
  const actor = context.get(actorContext);
  if (isPrivateArea(url) || !isForbiddenChange({ request, url }, actor)) return next();
  throw new Response(impersonationMessages[getLocale(url.pathname)].refused.text, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store, private" },
  });
};

/** Data of a refused change, for the layout to show the refusal and still the banner. */
export type ImpersonationRefusal = { kind: "impersonation-forbidden"; name: string; until: Date };

/** Throws a 403 for a change in an area during an impersonation; the layout of the area shows it. */
export function refuseImpersonatedChange(args: GuardArgs, actor: Actor): void {
  if (!isForbiddenChange(args, actor)) return;
  const { person: candidate, until } = actor.impersonation;
  const refusal: ImpersonationRefusal = {
    kind: "impersonation-forbidden",
    name: candidate.name,
    until,
  };
  throw data(refusal, { status: 403, statusText: "Forbidden" });
}

function isForbiddenChange({ request, url }: GuardArgs, actor: Actor): actor is ImpersonatingStaff {
  if (request.method === "GET" || request.method === "HEAD") return false;
  return isImpersonating(actor) && !allowedChangePaths.has(stripLocale(url.pathname));
}

const isPrivateArea = ({ pathname }: URL) =>
  /^\/(espace-etudiant|administration)(\/|$)/.test(stripLocale(pathname));

/**
 * Serves a page of the student area to staff as the candidate sees it: writes the audit record first, then runs the
 * request in a read-only transaction.
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
    // Later middleware writes the signed-in cookie, which must name the staff member.
    context.set(actorContext, actor);
  }
}

/** Throws a 403 when staff download a document of the candidate during an impersonation: only the candidate may. */
export function refuseImpersonatedDownload(request: Request, actor: Actor): void {
  if (!isImpersonated(actor)) return;
  const locale = getLocale(new URL(request.url).pathname);
  throw new Response(impersonationMessages[locale].closed, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store, private" },
  });
}
