import { and, eq, gt, gte, sql } from "drizzle-orm";
import { findFile } from "#app/features/documents/file-store.server.ts";
import { type FileContent, readFileContent } from "#app/features/documents/read-file.server.ts";
import { isReadableByOthers } from "#app/features/documents/scan-status.ts";
import { type Campus, visitor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { attachments, guests, messages, threads } from "#app/platform/db/schema/messaging.ts";
import { addMessage, type MessageSent } from "../add-message.server.ts";
import { checkBeforeSending } from "../check-before-sending.server.ts";
import { normalizeContent, validateContent } from "../message.ts";
import type { MessageRefusal } from "../send-message.server.ts";
import { listMessages, type MessageView } from "../thread.server.ts";
import { getHistorySubject } from "../thread-access.server.ts";
import { isGuestLinkExpired } from "./guest.ts";
import { sendGuestInvitation } from "./guest-emails.server.ts";
import { getLinkLastUsedAt, hashGuestToken } from "./guest-link.server.ts";

/** For how long after a new link was sent the former one, asked for again, is answered the same. */
const RENEWAL_REPEAT_WINDOW_MS = 600_000;

/** What the page of a link shows. */
export type GuestThreadView =
  /** `isUnused`: nobody used the link for long; the adult can have another sent to them. */
  | { open: false; isUnused: boolean }
  | {
      open: true;
      guestName: string;
      personName: string;
      campus: Campus | null;
      subject: string;
      /** The language of the subject, where it is known. */
      locale: Locale | null;
      messages: MessageView[];
    };

/** The conversation behind a link, from where it was shared on. Null when there never was such a link. */
export async function getThreadAsGuest(token: string): Promise<GuestThreadView | null> {
  const found = await findGuest(db(), token);
  if (!found) return null;
  const { guest, thread, personName } = found;
  if (guest.endedAt) return { open: false, isUnused: false };
  if (found.isUnused) return { open: false, isUnused: true };
  const { campus, subject, locale } = thread;
  const visibleMessages = await listMessages(db(), thread, { since: guest.since });
  return {
    open: true,
    guestName: guest.name,
    personName,
    campus,
    subject,
    locale,
    messages: visibleMessages,
  };
}

/**
 * A guest answers in the conversation. Refuses an unfit message, more than 30 an hour, and a link that has
 * ended; null when there never was such a link.
 */
export async function replyAsGuest(
  token: string,
  content: string,
  attempt?: string,
): Promise<MessageSent | MessageRefusal | { ok: false; reason: "guest-ended" } | null> {
  const normalized = normalizeContent(content);
  return transaction(async (tx) => {
    const found = await findGuest(tx, token, true);
    if (!found) return null;
    const { guest, thread } = found;
    if (guest.endedAt || found.isUnused) return { ok: false, reason: "guest-ended" };
    const errors = validateContent(normalized);
    if (errors.content) return { ok: false, reason: "invalid-message", errors };
    const author = { kind: "guest" as const, id: guest.id };
    const newMessage = { content: normalized, files: [], attempt };
    const earlyResult = await checkBeforeSending(tx, author, {
      threadId: thread.id,
      ...newMessage,
    });
    // Who answers has read: the letter that waits is over.
    await tx.update(guests).set({ tellAt: null }).where(eq(guests.id, guest.id));
    return earlyResult ?? addMessage(tx, author, thread, newMessage);
  });
}

/**
 * Sends the adult of an unused link a new one, by email to their own address: a holder of the old link learns nothing.
 * Changes nothing for a link that is in use or was ended, nor for one that was just replaced (a second tap); false when
 * there never was such a link.
 */
export async function renewGuestLink(token: string): Promise<boolean> {
  return transaction(async (tx) => {
    const found = await findGuest(tx, token, true);
    if (!found) return wasJustRenewed(tx, token);
    const { guest, thread } = found;
    if (guest.endedAt || !found.isUnused) return true;
    const details = { threadId: thread.id, adult: guest.adult, code: hashGuestToken(token) };
    await record(tx, visitor, "guest.link-renewed", getHistorySubject(thread), details);
    await sendGuestInvitation(tx, guest, thread.personId);
    return true;
  });
}

/** Was another link sent in place of this one a moment ago, as by the first of two taps? */
async function wasJustRenewed(tx: Database, token: string): Promise<boolean> {
  const rows = await tx
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.action, "guest.link-renewed"),
        eq(sql`${history.details} ->> 'code'`, hashGuestToken(token)),
        gt(history.at, new Date(now().getTime() - RENEWAL_REPEAT_WINDOW_MS)),
      ),
    );
  return rows.length > 0;
}

/** A guest leaves the conversation: the link ends. Done twice, it changes nothing more. False for no link. */
export async function leaveThreadAsGuest(token: string): Promise<boolean> {
  return transaction(async (tx) => {
    const found = await findGuest(tx, token, true);
    if (!found) return false;
    const { guest, thread } = found;
    if (guest.endedAt) return true;
    const ended = { endedAt: now(), endedBy: "guest" as const };
    await tx.update(guests).set(ended).where(eq(guests.id, guest.id));
    const details = { threadId: thread.id, adult: guest.adult };
    await record(tx, visitor, "guest.left", getHistorySubject(thread), details);
    return true;
  });
}

/** The file of a message that a guest sees. Null for any other, until the antivirus has found it clean,
 * and once the link has ended. */
export async function openAttachmentAsGuest(
  token: string,
  fileId: string,
): Promise<FileContent | null> {
  const found = await findGuest(db(), token);
  const isOpen = found && !found.guest.endedAt && !found.isUnused;
  const file = isOpen && (await findFile(fileId));
  if (!file || !isReadableByOthers(file.scan)) return null;
  const { guest, thread } = found;
  const [attachment] = await db()
    .select({ id: attachments.id })
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .where(
      and(
        eq(attachments.fileId, fileId),
        eq(messages.threadId, thread.id),
        gte(messages.createdAt, guest.since),
      ),
    );
  return attachment ? readFileContent(file, { isThumbnail: false, isInlineAllowed: false }) : null;
}

/** The thread's row is locked before the guest's, as everywhere. */
async function findGuest(tx: Database, token: string, lock = false) {
  const query = tx
    .select({ guest: guests, thread: threads, personName: users.name })
    .from(guests)
    .innerJoin(threads, eq(threads.id, guests.threadId))
    .innerJoin(users, eq(users.id, threads.personId))
    .where(eq(guests.tokenDigest, hashGuestToken(token)));
  const [found] = await query;
  if (!found) return null;
  const isUnused = isGuestLinkExpired(await getLinkLastUsedAt(tx, found.guest), now());
  if (!lock) return { ...found, isUnused };
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.id, found.thread.id))
    .for("update");
  const [guest] = await tx.select().from(guests).where(eq(guests.id, found.guest.id)).for("update");
  // Another link may have replaced this one while the row was waited for.
  return guest?.tokenDigest === found.guest.tokenDigest ? { ...found, guest, isUnused } : null;
}
