import type { Actor } from "#app/features/access/actor.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import type { KnownDetails } from "./history-details.ts";
import { recordHistory } from "./record-history.server.ts";
import { hasActedSince } from "./subject-history.server.ts";

const REPEAT_WINDOW_MS = HOUR_MS;

/**
 * Records in the history that the actor viewed something. A repeated view within an hour is not recorded, unless the
 * thing changed since (`changedAt`).
 */
export async function recordAccess<Values extends Record<string, string>>(
  actor: Actor,
  action: string,
  subject: { kind: string; id: string },
  details?: KnownDetails<Values>,
  changedAt?: Date | null,
): Promise<void> {
  const since = new Date(Math.max(now().getTime() - REPEAT_WINDOW_MS, changedAt?.getTime() ?? 0));
  if (await hasActedSince(actor, action, subject, since, details)) return;
  await transaction((tx) => recordHistory(tx, actor, action, subject, details));
}
