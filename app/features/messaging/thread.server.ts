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
import { type Actor, type Campus, isImpersonated } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordAccess } from "#app/features/audit/record-access.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { prepareQuery } from "#app/platform/db/prepared-query.server.ts";
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

/** A thread as a list shows it. */
export type ThreadSummary = {
  id: string;
  subject: string;
  campus: Campus | null;
  applicationId: string | null;
  personName: string;
  /** The language of the subject, if known. */
  locale: Locale | null;
  lastMessageAt: Date;
  lastSide: Side;
  isUnread: boolean;
};

export type MessageView = {
  id: string;
  side: Side;
  /** The author's name; null when the school wrote without a person, or the account no longer exists. */
  author: string | null;
  content: string;
  /** The language of the content, if known. */
  locale: Locale | null;
  at: Date;
  /** Whether the other side has read it. */
  isSeen: boolean;
  files: Attachment[];
  /** The relation of the author to the candidate, for an adult. */
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
  /** Whether there are earlier messages. */
  hasEarlier: boolean;
  guests: IncludedGuest[];
  /** When adults were added and removed. */
  guestEvents: GuestEvent[];
};

type ListThreadsOptions = Partial<ThreadFilter> & { limit?: number };

/**
 * Lists the threads that the actor may see, newest first, up to `limit`. A search matches subjects, messages, names and
 * the references given on WhatsApp.
 */
export async function listThreads(
  actor: Actor,
  filter: ListThreadsOptions = {},
): Promise<ThreadSummary[]> {
  const { isWaitingOnly, search = "", before, limit = PAGE_SIZE } = filter;
  const side = getSide(actor);
  const isWaiting = isWaitingOnly ? isWaitingFor(side) : undefined;
  const isOlder = before && isUuid(before) ? isOlderThan(before) : undefined;
  const wordConditions = splitSearchTerms(search).map(matchesWord);
  const isInList = side === "school" ? isListedThread(threads) : undefined;
  return selectThreads(
    actor,
    and(threadsVisibleTo(actor), isInList, isWaiting, isOlder, ...wordConditions),
    limit,
  );
}

/** SQL of `getShortReference`, which is all that people who come from WhatsApp know. */
const referenceSql = (id: SQLWrapper) => sql`'ref-' || right(replace(${id}::text, '-', ''), 8)`;

/**
 * SQL condition that a thread contains a word in its subject, messages, names or references; the cheapest tests come
 * first. Searching authors through the staff table is enough, because former staff keep their row.
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

/** Orders by the time of the last message, then by id, so that threads of the same time have a stable order. */
function isOlderThan(id: string): SQL {
  return sql`(${threads.lastMessageAt}, ${threads.id}) <
    (select t.last_message_at, t.id from ${threads} t where t.id = ${id})`;
}

/** Lists the threads about an application; [] without `write:message`. */
export async function listApplicationThreads(
  actor: Actor,
  applicationId: string,
): Promise<ThreadSummary[]> {
  if (!can(actor, "write:message") || !isUuid(applicationId)) return [];
  const isAboutApplication = eq(threads.applicationId, applicationId);
  return selectThreads(actor, and(threadsVisibleTo(actor), isAboutApplication), 200);
}

/** Counts the threads that wait for the actor's side. */
export async function countWaitingThreads(actor: Actor): Promise<number> {
  if (actor.kind !== "student") return countWaiting(actor);
  const [row] = await unreadOfPersonQuery(db()).execute({ personId: actor.id });
  return row?.total ?? 0;
}

/** A candidate should have an answer within this time, in milliseconds. */
const OVERDUE_AFTER_MS = 2 * DAY_MS;

/** Counts the threads that have waited for the actor's side for more than two days. */
export function countOverdueThreads(actor: Actor): Promise<number> {
  return countWaiting(
    actor,
    lt(threads.lastMessageAt, new Date(now().getTime() - OVERDUE_AFTER_MS)),
  );
}

async function countWaiting(actor: Actor, condition?: SQL): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(threads)
    .where(and(threadsVisibleTo(actor), isWaitingFor(getSide(actor)), condition));
  return row?.total ?? 0;
}

/** Counts the threads with messages unread by the school, keyed by application id; empty without `write:message`. */
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
 * Loads a thread with its last `messageCount` messages, oldest first, and marks them read for the actor's side, except
 * during impersonation or after `signal` aborts. Records access by staff in the history, once an hour. Returns null
 * when the actor cannot see the thread.
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
    if (!isImpersonated(actor) && !signal?.aborted)
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
    await recordAccess(actor, "thread.opened", { kind: "thread", id: view.id });
  return view;
}

/**
 * Loads the person, language, campus and application of a thread without marking it read; null when the actor cannot
 * see it.
 */
export async function getThreadContext(actor: Actor, threadId: string) {
  if (!isUuid(threadId)) return null;
  const { personId, campus, applicationId } = threads;
  const [row] = await db()
    .select({ personId, campus, applicationId, personLocale: users.locale })
    .from(threads)
    .innerJoin(users, eq(personId, users.id))
    .where(and(eq(threads.id, threadId), threadsVisibleTo(actor)));
  return row ?? null;
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
    isUnread: isUnread(readAt, otherWroteAt),
  }));
}

type MessageRange = { since?: Date; last?: number };

/** Lists the messages of a thread, oldest first: from `since` on, the `last` so many, or all. */
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
    return { ...row, isSeen: !isUnread(seenAt, row.at), files: files.get(row.id) ?? [] };
  });
}

/** Never moves the time back: a slower request must not mark newer messages unread. */
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

/** SQL of the time when the other side last wrote. */
function otherWroteAt(side: Side): SQL {
  if (side === "school") return sql`${threads.answeredAt}`;
  return sql`(select max(${messages.createdAt}) from ${messages} where ${messages.threadId} = ${threads.id} and ${messages.side} <> ${side})`;
}

/** A thread waits for the school until it is answered, even if read; for a candidate, until it is read. */
function isWaitingFor(side: Side): SQL {
  return side === "school" ? awaitsSchoolReply(threads) : isUnreadBy(side);
}

/** SQL of `isUnread`; a test checks that both agree. */
function isUnreadBy(side: Side): SQL {
  return sql`${otherWroteAt(side)} > coalesce(${readAtColumn(side)}, '-infinity')`;
}

/** Prepared, because every page of a candidate shows it. */
const unreadOfPersonQuery = prepareQuery("unread-threads-of-person", (on) =>
  on
    .select({ total: count() })
    .from(threads)
    .where(and(eq(threads.personId, sql.placeholder("personId")), isUnreadBy("person"))),
);
