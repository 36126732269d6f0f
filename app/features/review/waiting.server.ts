import { and } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { countUpTo } from "./list/list.server.ts";
import { matching, visibleTo } from "./list/matching.server.ts";
import { asWanted, ENOUGH, type Waiting, waits } from "./waiting.ts";

/** How many of each wait for this actor, up to ENOUGH and one more; null for whoever sees no application. */
export async function countWaiting(actor: Actor): Promise<Waiting | null> {
  if (!can(actor, "see:application")) return null;
  const counted = waits.map(async (name) => [
    name,
    await countUpTo(ENOUGH, and(visibleTo(actor), await matching(actor, asWanted(name)))),
  ]);
  return Object.fromEntries(await Promise.all(counted));
}
