import { endImpersonation } from "#app/features/staff/support/impersonate.server.ts";
import { actorContext } from "#app/http/context.ts";
import { clearStylesheetCookie } from "#app/http/cookies.server.ts";
import { redirectTo } from "#app/http/responses.server.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/end-impersonation";

const PEOPLE_PATH = "/administration/personnes";

/** Only a POST ends the impersonation: a link or a reload redirects. */
export function loader({ request, context }: Route.LoaderArgs) {
  requirePermission(context.get(actorContext), "impersonate");
  return redirectTo(request, PEOPLE_PATH);
}

/**
 * Ends the impersonation and clears the browser's cache and storage of the candidate's area. 403
 * without `impersonate`.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "impersonate");
  const impersonation = await endImpersonation(actor);
  const headers = {
    "Clear-Site-Data": '"cache", "storage"',
    "Set-Cookie": clearStylesheetCookie(request),
  };
  const page = impersonation
    ? `${PEOPLE_PATH}/${impersonation.person.id}?done=view-ended`
    : PEOPLE_PATH;
  return redirectTo(request, page, { headers });
}
