import type { MiddlewareFunction } from "react-router";
import { INCIDENT_COOKIE } from "#app/late/incident.ts";
import { newCode } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { requestIdContext } from "./context.ts";
import { shownOf } from "./fault.server.ts";

/**
 * Numbers the request. When it ends in a fault, an awake page finds the number in a cookie; the fault
 * itself is logged by entry.server.tsx, an unknown address is logged here.
 */
export const incidentMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const incident = newCode();
  context.set(requestIdContext, incident);
  const response = await next();
  if (response.status === 404) {
    const { pathname } = new URL(request.url);
    log().info({ incident, path: pathname.slice(0, 200) }, "not found");
  }
  if (response.status >= 500) {
    response.headers.set("Cache-Control", "no-store, private");
    response.headers.append(
      "Set-Cookie",
      `${INCIDENT_COOKIE}=${shownOf(context)}; Path=/; Max-Age=60`,
    );
  }
  return response;
};
