import { and, eq, gt, gte, sql } from "drizzle-orm";
import { type Campus, visitor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { findFile } from "#app/features/documents/file-store.server.ts";
import { type FileContent, readFileContent } from "#app/features/documents/read-file.server.ts";
import { isReadableByOthers } from "#app/features/documents/scan-status.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
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

/** How long a replaced link still answers a repeated renewal with success. */
const RENEWAL_REPEAT_WINDOW_MS = 10 * MINUTE_MS;

/** What the page of a guest link shows. */
export type GuestThreadView =
  // `isUnused`: the link expired after months without use, and the adult can request a new one.
  | { open: false; isUnused: boolean }
  | {
      open: true;
      guestName: string;
      personName: string;
      campus: Campus | null;
      subject: string;
      /** The language of the subject, if known. */
      locale: Locale | null;
      messages: MessageView[];
    };

/**
 * Returns the messages that a guest may read, from the invitation on. Returns null for an unknown token. The token is
 * the only authorisation.
 */
export async function getThreadAsGuest(token: string): Promise<GuestThreadView | null> {
  const match = await findGuest(db(), token);
  if (!match) return null;
  const { guest, thread, personName } = match;
  if (guest.endedAt) return { open: false, isUnused: false };
  if (match.isUnused) return { open: false, isUnused: true };
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
 * Adds a guest's reply. Refuses `invalid-message`, `too-many-messages` (30 an hour) and `guest-ended`; returns null for
 * an unknown token.
 */
export async function replyAsGuest(
  token: string,
  content: string,
  attempt?: string,
): Promise<MessageSent | MessageRefusal | { ok: false; reason: "guest-ended" } | null> {
  const normalized = normalizeContent(content);
  return transaction(async (tx) => {
    const match = await findGuest(tx, token, true);
    if (!match) return null;
    const { guest, thread } = match;
    if (guest.endedAt || match.isUnused) return { ok: false, reason: "guest-ended" };
    const errors = validateContent(normalized);
    if (errors.content) return { ok: false, reason: "invalid-message", errors };
    const author = { kind: "guest" as const, id: guest.id };
    const newMessage = { content: normalized, files: [], attempt };
    const earlyResult = await checkBeforeSending(tx, author, {
      threadId: thread.id,
      ...newMessage,
    });
    // A guest who replies has read the messages: cancel the pending email.
    await tx.update(guests).set({ tellAt: null }).where(eq(guests.id, guest.id));
    return earlyResult ?? addMessage(tx, author, thread, newMessage);
  });
}

/**
 * Emails a new link to the adult's own address when the link expired from disuse, so that the holder of the old link
 * learns nothing. Returns true without effect for an active, ended or just replaced link, and false for an unknown
 * token.
 */
export async function renewGuestLink(token: string): Promise<boolean> {
  return transaction(async (tx) => {
    const match = await findGuest(tx, token, true);
    if (!match) return wasJustRenewed(tx, token);
    const { guest, thread } = match;
    if (guest.endedAt || !match.isUnused) return true;
    const details = { threadId: thread.id, adult: guest.adult, code: hashGuestToken(token) };
    await recordHistory(tx, visitor, "guest.link-renewed", getHistorySubject(thread), details);
    await sendGuestInvitation(tx, guest, thread.personId);
    return true;
  });
}

/** Whether the link was replaced a moment ago, for example by the first of two clicks. */
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

/** Ends a guest's own link. Idempotent; returns false for an unknown token. */
export async function leaveThreadAsGuest(token: string): Promise<boolean> {
  return transaction(async (tx) => {
    const match = await findGuest(tx, token, true);
    if (!match) return false;
    const { guest, thread } = match;
    if (guest.endedAt) return true;
    const ended = { endedAt: now(), endedBy: "guest" as const };
    await tx.update(guests).set(ended).where(eq(guests.id, guest.id));
    const details = { threadId: thread.id, adult: guest.adult };
    await recordHistory(tx, visitor, "guest.left", getHistorySubject(thread), details);
    return true;
  });
}

/**
 * Opens a file of the messages that a guest may read. Returns null for another file, before the antivirus finds it
 * clean, and when the link has ended.
 */
export async function openAttachmentAsGuest(
  token: string,
  fileId: string,
): Promise<FileContent | null> {
  const match = await findGuest(db(), token);
  const isOpen = match && !match.guest.endedAt && !match.isUnused;
  const file = isOpen && (await findFile(fileId));
  if (!file || !isReadableByOthers(file.scan)) return null;
  const { guest, thread } = match;
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

/** Locks the thread before the guest, the lock order used everywhere. */
async function findGuest(tx: Database, token: string, shouldLock = false) {
  const query = tx
    .select({ guest: guests, thread: threads, personName: users.name })
    .from(guests)
    .innerJoin(threads, eq(threads.id, guests.threadId))
    .innerJoin(users, eq(users.id, threads.personId))
    .where(eq(guests.tokenDigest, hashGuestToken(token)));
  const [match] = await query;
  if (!match) return null;
  const isUnused = isGuestLinkExpired(await getLinkLastUsedAt(tx, match.guest), now());
  if (!shouldLock) return { ...match, isUnused };
  await tx
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.id, match.thread.id))
    .for("update");
  const [guest] = await tx.select().from(guests).where(eq(guests.id, match.guest.id)).for("update");
  // Another link may have replaced this one while waiting for the lock.
  return guest?.tokenDigest === match.guest.tokenDigest ? { ...match, guest, isUnused } : null;
}
