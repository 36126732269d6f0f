import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import type { Actor } from "./actor.ts";
import { record } from "./history.server.ts";
import type { Details } from "./history-details.ts";
import { didSince } from "./subject-history.server.ts";

const HOUR = 3_600_000;

/**
 * Writes in the history who saw what; the same thing seen again within the hour is the same look, unless something of it
 * is newer (`changedAt`).
 */
export async function recordLook<Given extends Record<string, string>>(
  actor: Actor,
  action: string,
  subject: { kind: string; id: string },
  details?: Details<Given>,
  changedAt?: Date | null,
): Promise<void> {
  const since = new Date(Math.max(now().getTime() - HOUR, changedAt?.getTime() ?? 0));
  if (await didSince(actor, action, subject, since, details)) return;
  await transaction((tx) => record(tx, actor, action, subject, details));
}
