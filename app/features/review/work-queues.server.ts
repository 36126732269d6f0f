import { and } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { applicationsVisibleTo, toFilterCondition } from "./list/filter-conditions.server.ts";
import { countUpTo } from "./list/list-applications.server.ts";
import {
  getQueueFilter,
  MAX_QUEUE_COUNT,
  type WorkQueueCounts,
  workQueues,
} from "./work-queues.ts";

/** Counts each queue for the actor, up to `MAX_QUEUE_COUNT` + 1; null without `see:application`. */
export async function countWorkQueues(actor: Actor): Promise<WorkQueueCounts | null> {
  if (!can(actor, "see:application")) return null;
  const counts = workQueues.map(async (name) => [
    name,
    await countUpTo(
      MAX_QUEUE_COUNT,
      and(applicationsVisibleTo(actor), await toFilterCondition(actor, getQueueFilter(name))),
    ),
  ]);
  return Object.fromEntries(await Promise.all(counts));
}
