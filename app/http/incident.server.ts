import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { INCIDENT_COOKIE } from "#app/client/incident.ts";
import { isSignedIn } from "#app/features/access/actor.ts";
import { newCode } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { actorContext, requestIdContext } from "./context.ts";
import { maskPath } from "./mask-path.ts";
import { getIncidentCode } from "./request-errors.server.ts";

/**
 * Gives the request an incident number. After an error a hydrated page reads the number from a cookie. entry.server.tsx
 * logs the error itself; refusals and unknown URLs are logged here.
 */
export const incidentMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const incident = newCode();
  context.set(requestIdContext, incident);
  const response = await next();
  if (response.status === 403 || response.status === 404)
    logRefusal(request, response.status, context);
  if (response.status >= 500) {
    response.headers.set("Cache-Control", "no-store, private");
    response.headers.append(
      "Set-Cookie",
      `${INCIDENT_COOKIE}=${getIncidentCode(context)}; Path=/; Max-Age=60`,
    );
  }
  return response;
};

/** Paths where a record of another user gives 404, like one that does not exist. */
const PRIVATE_PATH_PATTERN =
  /^(\/en)?\/(espace-etudiant|administration|fichiers|entretiens|envois)\b/;

/**
 * Logs `authz.denied` with the actor where a signed-in user may have requested another user's record: only the log
 * shows that one account tries many. Elsewhere logs `not found`.
 */
function logRefusal(
  { url, method }: Request,
  status: number,
  context: Readonly<RouterContextProvider>,
): void {
  const incident = context.get(requestIdContext);
  const actor = context.get(actorContext);
  const { pathname } = new URL(url);
  const isDenied = status === 403 || (isSignedIn(actor) && PRIVATE_PATH_PATTERN.test(pathname));
  const actorFields = isSignedIn(actor) ? { actor: { kind: actor.kind, id: actor.id } } : {};
  const fields = { incident, method, status, path: maskPath(pathname), ...actorFields };
  if (isDenied) log().warn(fields, "authz.denied");
  else log().info(fields, "not found");
}
