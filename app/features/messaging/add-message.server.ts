import { desc, eq } from "drizzle-orm";
import { type Actor, visitor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { type StoredFiles, saveAttachments } from "./attachment.server.ts";
import type { GuestActor } from "./guest/guest.ts";
import { notifyGuests } from "./guest/guest-emails.server.ts";
import { nextMessageTime } from "./message.ts";
import { notifyOfMessage } from "./message-notification.server.ts";
import { getHistorySubject, getSide } from "./thread-access.server.ts";

export type MessageSent = { ok: true; threadId: string; messageId: string };
type NewMessage = { content: string; files: StoredFiles; attempt?: string };

/**
 * Inserts the message with its files, moves the thread to the top, records it in the history and notifies the reader.
 * Checks no permission. Throws `FilesRefusedError` when a file cannot be saved.
 */
export async function addMessage(
  tx: Database,
  actor: Actor | GuestActor,
  thread: typeof threads.$inferSelect,
  { content, files, attempt }: NewMessage,
): Promise<MessageSent> {
  const side = getSide(actor);
  const [last] = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(eq(messages.threadId, thread.id))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  const createdAt = nextMessageTime(last?.at ?? null, now());
  const isGuest = actor.kind === "guest";
  const authorId = isGuest || actor.kind === "visitor" ? null : actor.id;
  const guestId = isGuest ? actor.id : null;
  const [message] = await tx
    .insert(messages)
    .values({ threadId: thread.id, side, authorId, guestId, content, attempt, createdAt })
    .returning({ id: messages.id });
  if (!message) throw new Error("the message was not saved");
  const { id: messageId } = message;
  if (authorId)
    await saveAttachments(tx, { messageId, authorId, personId: thread.personId }, files);
  await tx.update(threads).set({ lastMessageAt: createdAt }).where(eq(threads.id, thread.id));
  const details = { threadId: thread.id, side };
  await recordHistory(
    tx,
    isGuest ? visitor : actor,
    "message.sent",
    getHistorySubject(thread),
    details,
  );
  if (side !== "person") await notifyOfMessage(tx, thread, side);
  if (side === "school") await notifyGuests(tx, thread);
  return { ok: true, threadId: thread.id, messageId };
}
