import { config } from "#app/platform/config.server.ts";
import { authAt } from "../../auth.server.ts";
import { hearingFaults } from "../hidden-fault.ts";

/**
 * The session of the cookie as the library knows it, and its owner; null when there is none. It stays as old
 * as it was.
 */
export function cookieSession(headers: Headers) {
  const { api } = authAt(config().origin);
  return hearingFaults(() => api.getSession({ headers, query: { disableRefresh: true } }));
}
