import { isDatabaseUnavailable } from "#app/platform/db/connection-errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { AuthRefusal } from "../library/call-auth-handler.server.ts";

/** The retry delay of a busy refusal, in seconds. */
export const BUSY_RETRY_SECONDS = 5;

/**
 * Runs a command and returns `site-busy` when the database has no free connection, so that the page keeps the form
 * values.
 */
export async function refuseWhenUnavailable<T>(
  run: () => Promise<T>,
): Promise<T | AuthRefusal<"site-busy">> {
  try {
    return await run();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log().warn({ err: error }, "the database had no connection for a sign-in request");
    return { ok: false, reason: "site-busy", retryAfterSeconds: BUSY_RETRY_SECONDS };
  }
}
