import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { now } from "#app/platform/clock.ts";
import { type Health, healthOf } from "#app/platform/health.server.ts";
import { type Verdict, verdictsOf } from "./health.ts";

export type ShownHealth = { health: Health; verdicts: Record<keyof Health, Verdict>; at: Date };

/** How each part of the site is, for administrators; null for anybody else. */
export async function healthFor(actor: Actor): Promise<ShownHealth | null> {
  if (!can(actor, "see:health")) return null;
  const health = await healthOf();
  const at = now();
  return { health, verdicts: verdictsOf(health, at), at };
}
