import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordAccess } from "#app/features/audit/record-access.server.ts";
import { findFile } from "#app/features/documents/file-store.server.ts";
import { type FileContent, readFileContent } from "#app/features/documents/read-file.server.ts";
import { isReadable, isReadableByOthers } from "#app/features/documents/scan-status.ts";
import { db } from "#app/platform/db/client.server.ts";
import { attachments, messages, threads } from "#app/platform/db/schema/messaging.ts";
import { getHistorySubject, threadsVisibleTo } from "./thread-access.server.ts";

/**
 * Opens a file of a message. Returns null when the actor cannot see its thread, and for a file that the antivirus
 * blocks (documents/scan-status.ts). Access by staff is recorded in the history.
 */
export async function openAttachment(
  actor: Actor,
  fileId: string,
  { isThumbnail = false } = {},
): Promise<FileContent | null> {
  const file = await findFile(fileId);
  const isOwner = actor.kind === "student" && actor.id === file?.ownerId;
  if (!file || !(isOwner ? isReadable : isReadableByOthers)(file.scan)) return null;
  const [row] = await db()
    .select({ thread: threads })
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(eq(attachments.fileId, fileId), threadsVisibleTo(actor)));
  if (!row) return null;
  const isStaff = actor.kind === "staff";
  if (isStaff) await recordAccess(actor, "file.opened", getHistorySubject(row.thread), { fileId });
  return readFileContent(file, { isThumbnail, isInlineAllowed: isStaff });
}
