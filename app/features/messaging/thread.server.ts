import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { type Actor, type Campus, isSeen } from "#app/features/identity/actor.ts";
import { recordLook } from "#app/features/identity/look.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import {
  awaitsSchoolReply,
  guests,
  isListedThread,
  messages,
  threads,
} from "#app/platform/db/schema/messaging.ts";
import { containsTerm, foldedContains, splitSearchTerms } from "#app/platform/db/text-search.ts";
import { listAttachments } from "./attachment.server.ts";
import type { Attachment } from "./attachment.ts";
import { listGuestEvents, listGuests } from "./guest/guest.server.ts";
import type { AdultRole, GuestEvent, IncludedGuest } from "./guest/guest.ts";
import { getReplyStatus, isUnread, type ReplyStatus, type Side } from "./message.ts";
import { getSide, isUuid, threadsVisibleTo } from "./thread-access.server.ts";
import { DEFAULT_MESSAGE_COUNT, PAGE_SIZE, type ThreadFilter } from "./thread-filter.ts";

/** A conversation as a list shows it. */
export type ThreadSummary = {
  id: string;
  subject: string;
  campus: Campus | null;
  applicationId: string | null;
  personName: string;
  /** The language of the subject, where it is known. */
  locale: Locale | null;
  lastMessageAt: Date;
  lastSide: Side;
  unread: boolean;
};

export type MessageView = {
  id: string;
  side: Side;
  /** Name of who wrote it; null when the school wrote without a person, or the person is gone. */
  author: string | null;
  content: string;
  /** The language it is in, where it is known. */
  locale: Locale | null;
  at: Date;
  /** Has the other side seen it? */
  seen: boolean;
  files: Attachment[];
  /** Who the author is for the person, when it is an adult who was included. */
  adult: AdultRole | null;
};

export type ThreadView = {
  id: string;
  subject: string;
  campus: Campus | null;
  applicationId: string | null;
  locale: Locale | null;
  personName: string;
  messages: MessageView[];
  replyStatus: ReplyStatus;
  /** There are messages before these. */
  hasEarlier: boolean;
  guests: IncludedGuest[];
  /** When adults were included, and ceased to be. */
  guestEvents: GuestEvent[];
};

type ListThreadsOptions = Partial<ThreadFilter> & { limit?: number };

/**
 * The actor's conversations, the most recent first; at most `limit` (a page unless told). A search looks in
 * subjects, messages, names and the references given to WhatsApp.
 */
export async function listThreads(
  actor: Actor,
  filter: ListThreadsOptions = {},
): Promise<ThreadSummary[]> {
  const { waitingOnly, search = "", before, limit = PAGE_SIZE } = filter;
  const side = getSide(actor);
  const isWaiting = waitingOnly ? isWaitingFor(side) : undefined;
  const isOlder = before && isUuid(before) ? isOlderThan(before) : undefined;
  const wordConditions = splitSearchTerms(search).map(matchesWord);
  const isInList = side === "school" ? isListedThread(threads) : undefined;
  return selectThreads(
    actor,
    and(threadsVisibleTo(actor), isInList, isWaiting, isOlder, ...wordConditions),
    limit,
  );
}

/** What `referenceOf` says of an identifier: people who come from WhatsApp have nothing else. */
const referenceSql = (id: SQLWrapper) => sql`'ref-' || right(replace(${id}::text, '-', ''), 8)`;

/**
 * That a conversation holds a word of a question, in its subject, its messages, names or references; what
 * costs most is asked last. Who has a place on the staff keeps it, whatever becomes of them.
 */
function matchesWord(word: string): SQL {
  const references = sql`concat_ws(' ', ${referenceSql(threads.id)}, ${referenceSql(threads.applicationId)})`;
  const nameMatches = containsTerm(sql`a.name`, word);
  return sql`(${foldedContains(threads.folded, word)} or ${foldedContains(references, word)} or exists (
    select 1 from ${messages} m where m.thread_id = ${threads.id} and (
      ${foldedContains(sql`m.folded`, word)}
      or m.author_id in (select a.id from ${staff} s join ${users} a on a.id = s.user_id where ${nameMatches})
      or m.guest_id in (select a.id from ${guests} a where ${nameMatches}))
    ) or ${containsTerm(users.name, word)})`;
}

/** The place in the list is that of the last message: two conversations of one moment have an order too. */
function isOlderThan(id: string): SQL {
  return sql`(${threads.lastMessageAt}, ${threads.id}) <
    (select t.last_message_at, t.id from ${threads} t where t.id = ${id})`;
}

/** The conversations about an application, for the staff of its campus; others find none. */
export async function listApplicationThreads(
  actor: Actor,
  applicationId: string,
): Promise<ThreadSummary[]> {
  if (!can(actor, "write:message") || !isUuid(applicationId)) return [];
  const isAboutApplication = eq(threads.applicationId, applicationId);
  return selectThreads(actor, and(threadsVisibleTo(actor), isAboutApplication), 200);
}

/** How many conversations wait for the actor's side; `before`: since that moment at least. */
export async function countWaitingThreads(actor: Actor, before?: Date): Promise<number> {
  const isOldEnough = before && lt(threads.lastMessageAt, before);
  const [row] = await db()
    .select({ total: count() })
    .from(threads)
    .where(and(threadsVisibleTo(actor), isWaitingFor(getSide(actor)), isOldEnough));
  return row?.total ?? 0;
}

/** How many conversations about each of these applications hold something the school has not seen. */
export async function countUnreadByApplication(
  actor: Actor,
  applicationIds: string[],
): Promise<Map<string, number>> {
  if (!can(actor, "write:message") || applicationIds.length === 0) return new Map();
  const rows = await db()
    .select({ id: threads.applicationId, total: count() })
    .from(threads)
    .where(
      and(
        threadsVisibleTo(actor),
        inArray(threads.applicationId, applicationIds),
        isUnreadBy("school"),
      ),
    )
    .groupBy(threads.applicationId);
  return new Map(rows.map(({ id, total }) => [id ?? "", total]));
}

/**
 * One conversation with its last `shown` messages, oldest first; it is then read for the actor's side, up to
 * the newest message given, but for a page that the school sees in the person's place, and for one whose
 * reader is `gone`. That somebody of the staff opened it is written in the history, once an hour. Null when there
 * is no such thread, or it is not for this actor.
 */
export async function readThread(
  actor: Actor,
  threadId: string,
  messageCount = DEFAULT_MESSAGE_COUNT,
  signal?: AbortSignal,
): Promise<ThreadView | null> {
  if (!isUuid(threadId)) return null;
  const view = await transaction(async (tx) => {
    const [row] = await tx
      .select({ thread: threads, personName: users.name })
      .from(threads)
      .innerJoin(users, eq(threads.personId, users.id))
      .where(and(eq(threads.id, threadId), threadsVisibleTo(actor)));
    if (!row) return null;
    const { thread, personName } = row;
    const recentMessages = await listMessages(tx, thread, { last: messageCount + 1 });
    const shownMessages = recentMessages.slice(-messageCount);
    if (!isSeen(actor) && !signal?.aborted)
      await markRead(tx, thread.id, getSide(actor), shownMessages.at(-1)?.at);
    const { id, subject, campus, applicationId, locale } = thread;
    const threadFields = { id, subject, campus, applicationId, locale };
    const guests = await listGuests(tx, thread.id);
    const hasEarlier = recentMessages.length > messageCount;
    const guestEvents = await listGuestEvents(
      tx,
      thread.id,
      hasEarlier ? shownMessages[0]?.at : undefined,
    );
    const replyStatus = getReplyStatus(thread);
    return {
      ...threadFields,
      personName,
      messages: shownMessages,
      replyStatus,
      hasEarlier,
      guests,
      guestEvents,
    };
  });
  if (view && actor.kind === "staff" && !signal?.aborted)
    await recordLook(actor, "thread.opened", { kind: "thread", id: view.id });
  return view;
}

/** Whom a conversation is with, which language they read, and what it is about; null when it is not for this actor. It is not read by that. */
export async function getThreadContext(actor: Actor, threadId: string) {
  if (!isUuid(threadId)) return null;
  const { personId, campus, applicationId } = threads;
  const [found] = await db()
    .select({ personId, campus, applicationId, personLocale: users.locale })
    .from(threads)
    .innerJoin(users, eq(personId, users.id))
    .where(and(eq(threads.id, threadId), threadsVisibleTo(actor)));
  return found ?? null;
}

async function selectThreads(
  actor: Actor,
  where: SQL | undefined,
  limit: number,
): Promise<ThreadSummary[]> {
  const side = getSide(actor);
  const rows = await db()
    .select({
      id: threads.id,
      subject: threads.subject,
      campus: threads.campus,
      applicationId: threads.applicationId,
      personName: users.name,
      locale: threads.locale,
      lastMessageAt: threads.lastMessageAt,
      lastSide: sql<Side>`(select ${messages.side} from ${messages} where ${messages.threadId} = ${threads.id} order by ${messages.createdAt} desc limit 1)`,
      readAt: readAtColumn(side),
      otherWroteAt: sql<Date | null>`${otherWroteAt(side)}`.mapWith(threads.lastMessageAt),
    })
    .from(threads)
    .innerJoin(users, eq(threads.personId, users.id))
    .where(where)
    .orderBy(desc(threads.lastMessageAt), desc(threads.id))
    .limit(limit);
  return rows.map(({ readAt, otherWroteAt, ...line }) => ({
    ...line,
    unread: isUnread(readAt, otherWroteAt),
  }));
}

type MessageRange = { since?: Date; last?: number };

/** The messages of a conversation, oldest first: those from a moment on, the last so many, or all. */
export async function listMessages(
  tx: Database,
  thread: typeof threads.$inferSelect,
  { since, last }: MessageRange,
): Promise<MessageView[]> {
  const newestFirst = tx
    .select({
      id: messages.id,
      side: messages.side,
      author: sql<string | null>`coalesce(${users.name}, ${guests.name})`,
      adult: guests.adult,
      content: messages.content,
      locale: messages.locale,
      at: messages.createdAt,
    })
    .from(messages)
    .leftJoin(users, eq(messages.authorId, users.id))
    .leftJoin(guests, eq(messages.guestId, guests.id))
    .where(and(eq(messages.threadId, thread.id), since && gte(messages.createdAt, since)))
    .orderBy(desc(messages.createdAt), desc(messages.id));
  const rows = await (last === undefined ? newestFirst : newestFirst.limit(last));
  const files = await listAttachments(tx, thread.id);
  return rows.toReversed().map((row) => {
    const seenAt = row.side === "school" ? thread.personReadAt : thread.schoolReadAt;
    return { ...row, seen: !isUnread(seenAt, row.at), files: files.get(row.id) ?? [] };
  });
}

/** Never backwards: an older look that ends later does not hide what a newer one has shown. */
async function markRead(tx: Database, threadId: string, side: Side, upTo: Date | undefined) {
  if (!upTo) return;
  const column = readAtColumn(side);
  await tx
    .update(threads)
    .set({ [side === "person" ? "personReadAt" : "schoolReadAt"]: upTo })
    .where(and(eq(threads.id, threadId), or(isNull(column), lt(column, upTo))));
}

function readAtColumn(side: Side) {
  return side === "person" ? threads.personReadAt : threads.schoolReadAt;
}

/** When the other side last wrote, as an expression of a query on threads. */
function otherWroteAt(side: Side): SQL {
  if (side === "school") return sql`${threads.answeredAt}`;
  return sql`(select max(${messages.createdAt}) from ${messages} where ${messages.threadId} = ${threads.id} and ${messages.side} <> ${side})`;
}

/** What waits for the school is what it did not answer, read or not; for anybody else, what they did not read. */
function isWaitingFor(side: Side): SQL {
  return side === "school" ? awaitsSchoolReply(threads) : isUnreadBy(side);
}

/** `isUnread` as a condition on threads: a test holds the two to the same answer. */
function isUnreadBy(side: Side): SQL {
  return sql`${otherWroteAt(side)} > coalesce(${readAtColumn(side)}, '-infinity')`;
}
