import { isDatabaseUnavailable } from "#app/platform/db/connection-errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Refused } from "../knock.server.ts";

/** How long who finds no room waits before coming back, in seconds. */
export const A_MOMENT = 5;

/**
 * Does the work of a door. A database that has no place for a moment is a refusal: what was typed stays on
 * the page.
 */
export async function unlessAway<A>(work: () => Promise<A>): Promise<A | Refused<"site-busy">> {
  try {
    return await work();
  } catch (fault) {
    if (!isDatabaseUnavailable(fault)) throw fault;
    log().warn({ err: fault }, "a door found no place in the database");
    return { ok: false, reason: "site-busy", retryAfter: A_MOMENT };
  }
}
