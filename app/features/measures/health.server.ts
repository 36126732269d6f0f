import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { now } from "#app/platform/clock.ts";
import { getSystemHealth, type Health } from "#app/platform/system-health.server.ts";
import { getHealthVerdicts, type HealthVerdict } from "./health.ts";

export type HealthView = {
  health: Health;
  verdicts: Record<keyof Health, HealthVerdict>;
  at: Date;
};

/** Returns the status of each part of the site; null without `see:health`. */
export async function getHealth(actor: Actor): Promise<HealthView | null> {
  if (!can(actor, "see:health")) return null;
  const health = await getSystemHealth();
  const at = now();
  return { health, verdicts: getHealthVerdicts(health, at), at };
}
