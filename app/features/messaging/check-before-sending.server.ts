import { and, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { hasSameFiles, type StoredFiles } from "./attachment.server.ts";
import type { GuestActor } from "./guest/guest.ts";
import { MAX_MESSAGES_PER_HOUR, REPEAT_WINDOW_MS } from "./message.ts";

/** A message to send, with the id that its form gave to this attempt: into a thread, or to a person with a subject. */
export type MessageAttempt = { content: string; files: StoredFiles; attempt?: string } & (
  | { threadId: string }
  | { personId: string; subject: string }
);

/**
 * Returns the answer to give without writing a message, or null to go on. A message with the same text and files within
 * a minute (a double click), or from the same form at any time (a lost response), is that message. Refuses
 * `not-allowed` for a visitor and `too-many-messages` with `retryAfterSeconds`; a lock per author makes
 * simultaneous attempts wait for each other.
 */
export async function checkBeforeSending(
  tx: Database,
  actor: Actor | GuestActor,
  attempt: MessageAttempt,
) {
  if (actor.kind === "visitor") return { ok: false as const, reason: "not-allowed" as const };
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('message'), hashtext(${actor.id}))`);
  const byAuthor = eq(actor.kind === "guest" ? messages.guestId : messages.authorId, actor.id);
  const duplicate = await findDuplicateMessage(tx, byAuthor, attempt);
  if (duplicate) return { ok: true as const, ...duplicate };
  const retryAfterSeconds = actor.kind === "staff" ? 0 : await secondsToWait(tx, byAuthor);
  if (retryAfterSeconds === 0) return null;
  const reason = "too-many-messages" as const;
  return { ok: false as const, reason, limit: MAX_MESSAGES_PER_HOUR, retryAfterSeconds };
}

async function findDuplicateMessage(tx: Database, byAuthor: SQL, attempt: MessageAttempt) {
  const where =
    "threadId" in attempt
      ? eq(threads.id, attempt.threadId)
      : and(eq(threads.personId, attempt.personId), eq(threads.subject, attempt.subject));
  const since = new Date(now().getTime() - REPEAT_WINDOW_MS);
  const isRecent = gt(messages.createdAt, since);
  const isSameAttempt = attempt.attempt ? eq(messages.attempt, attempt.attempt) : undefined;
  const similar = await tx
    .select({ messageId: messages.id, threadId: messages.threadId })
    .from(messages)
    .innerJoin(threads, eq(messages.threadId, threads.id))
    .where(and(byAuthor, or(isRecent, isSameAttempt), where, eq(messages.content, attempt.content)))
    .orderBy(desc(messages.createdAt));
  for (const candidate of similar)
    if (await hasSameFiles(tx, candidate.messageId, attempt.files)) return candidate;
  return undefined;
}

/** Seconds until this author may send again; 0 when they may now. */
async function secondsToWait(tx: Database, byAuthor: SQL): Promise<number> {
  const since = new Date(now().getTime() - HOUR_MS);
  const recentMessages = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(byAuthor, gt(messages.createdAt, since)))
    .orderBy(desc(messages.createdAt))
    .limit(MAX_MESSAGES_PER_HOUR);
  const oldest = recentMessages[MAX_MESSAGES_PER_HOUR - 1];
  return oldest ? Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000)) : 0;
}
