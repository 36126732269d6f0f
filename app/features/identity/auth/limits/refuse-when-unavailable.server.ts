import { isDatabaseUnavailable } from "#app/platform/db/connection-errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { AuthRefusal } from "../call-auth-handler.server.ts";

/** How long who finds no room waits before coming back, in seconds. */
export const BUSY_RETRY_SECONDS = 5;

/**
 * Does the work of a door. A database that has no place for a moment is a refusal: what was typed stays on
 * the page.
 */
export async function refuseWhenUnavailable<T>(
  run: () => Promise<T>,
): Promise<T | AuthRefusal<"site-busy">> {
  try {
    return await run();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log().warn({ err: error }, "a door found no place in the database");
    return { ok: false, reason: "site-busy", retryAfter: BUSY_RETRY_SECONDS };
  }
}
