import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { getHistorySubject, isUuid, threadsVisibleTo } from "./thread-access.server.ts";

/**
 * Marks a thread as needing no reply up to `lastMessageId`; a later message makes it wait again. Returns null without
 * `write:message`, when the actor cannot see the thread, and when the message is not in it.
 */
export function settleThread(actor: Actor, threadId: string, lastMessageId: string) {
  if (!isUuid(lastMessageId)) return null;
  // The time is copied inside the database, because a Date loses its microseconds.
  const moment = sql`(select ${messages.createdAt} from ${messages} where ${messages.id} = ${lastMessageId})`;
  const isMessageOfThread = and(eq(messages.id, lastMessageId), eq(messages.threadId, threads.id));
  const messageExists = sql`exists (select from ${messages} where ${isMessageOfThread})`;
  return setSettled(actor, threadId, moment, "thread.settled", messageExists);
}

/** Makes a settled thread wait for a reply again. Same refusals as `settleThread`. */
export function unsettleThread(actor: Actor, threadId: string) {
  return setSettled(actor, threadId, null, "thread.unsettled");
}

async function setSettled(
  actor: Actor,
  threadId: string,
  settledAt: ReturnType<typeof sql> | null,
  action: "thread.settled" | "thread.unsettled",
  condition?: ReturnType<typeof sql>,
): Promise<{ ok: true } | null> {
  if (!can(actor, "write:message") || !isUuid(threadId)) return null;
  return transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set({ settledAt })
      .where(and(eq(threads.id, threadId), threadsVisibleTo(actor), condition))
      .returning();
    if (!thread) return null;
    await recordHistory(tx, actor, action, getHistorySubject(thread), { threadId });
    return { ok: true };
  });
}
