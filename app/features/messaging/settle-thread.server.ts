import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { getHistorySubject, isUuid, threadsVisibleTo } from "./thread-access.server.ts";

/**
 * The school says that a conversation asks for no answer, up to the message that was the last one on the page: a later
 * one waits again. `unsettleThread` takes it back. Null for a conversation that is not this officer's to answer, and for
 * a message that is not of it.
 */
export function settleThread(actor: Actor, threadId: string, lastMessageId: string) {
  if (!isUuid(lastMessageId)) return null;
  // The moment stays in the database, which counts it finer than a Date does.
  const moment = sql`(select ${messages.createdAt} from ${messages} where ${messages.id} = ${lastMessageId})`;
  const isMessageOfThread = and(eq(messages.id, lastMessageId), eq(messages.threadId, threads.id));
  const messageExists = sql`exists (select from ${messages} where ${isMessageOfThread})`;
  return setSettled(actor, threadId, moment, "thread.settled", messageExists);
}

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
    await record(tx, actor, action, getHistorySubject(thread), { threadId });
    return { ok: true };
  });
}
