import { and, asc, desc, eq, gt, inArray, isNull, notInArray, or, type SQL } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import type { NoticeKind } from "#app/features/identity/notice-wishes.ts";
import { noticeKinds } from "#app/features/identity/notice-wishes.ts";
import { campusesOf, can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notices } from "#app/platform/db/schema/notices.ts";
import { markOf } from "#app/platform/mail/address-mark.server.ts";
import type { Chase } from "./chase.server.ts";
import { type Notice, planFor, type StillTrue, stillOpen } from "./leave.server.ts";

const DAY = 86_400_000;
/** Lines shown; counts are of all. */
const LIMIT = 200;

/** Notices looked at one by one, those that are due first: ten thousand wait after an announcement. */
const READ = 300;

/** A notice that will leave, or has. */
export type NoticeLine = {
  id: string;
  name: string;
  kind: NoticeKind;
  subject: string;
  at: Date;
  /** Others that leave in the same letter. */
  others: number;
  /** Letters do not reach this person: it will not leave. */
  marked: boolean;
};

export type DryRun = {
  lines: NoticeLine[];
  counts: { kind: NoticeKind; count: number }[];
};

/** What the rooms will tell, and what they know to be over. */
export type Sources = { chases: (until: Date) => Promise<Chase[]>; stillTrue: StillTrue[] };

/**
 * Who will be told what in the next 24 hours, and when: the notices that wait and the recalls that come, by the
 * functions that make them leave; nothing is written. An officer sees those of their campus, and those of none.
 * Null for who may not see letters.
 */
export async function planNotices(
  actor: Actor,
  locale: Locale,
  { chases, stillTrue }: Sources,
): Promise<DryRun | null> {
  if (!can(actor, "see:letters")) return null;
  const until = new Date(now().getTime() + DAY);
  const wait = and(eq(notices.state, "waiting"), seenBy(actor));
  const waiting = await db()
    .select()
    .from(notices)
    .where(wait)
    .orderBy(asc(notices.dueAt), asc(notices.id))
    .limit(READ);
  const open = await stillOpen(db(), waiting, stillTrue);
  const coming = await comingOf(await chases(until), actor, locale);
  const lines: NoticeLine[] = [];
  const all = Map.groupBy([...open, ...coming], ({ personId }) => personId);
  for (const [personId, theirs] of all)
    lines.push(...(await linesOf(personId, theirs, until, locale)));
  lines.sort((a, b) => a.at.getTime() - b.at.getTime());
  const beyond = waiting.length < READ ? [] : await beyondThese(wait, waiting);
  const counts = noticeKinds.map((kind) => {
    const { length } = [...lines, ...beyond].filter((one) => one.kind === kind);
    return { kind, count: length };
  });
  return { lines: lines.slice(0, LIMIT), counts: counts.filter(({ count }) => count > 0) };
}

/** The notices that left in the last seven days, the latest first, at most 50; null for who may not see letters. */
export async function listLeft(actor: Actor, locale: Locale): Promise<NoticeLine[] | null> {
  if (!can(actor, "see:letters")) return null;
  const since = new Date(now().getTime() - 7 * DAY);
  const rows = await db()
    .select({ notice: notices, name: users.name })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.personId))
    .where(and(eq(notices.state, "left"), gt(notices.endedAt, since), seenBy(actor)))
    .orderBy(desc(notices.endedAt), desc(notices.id))
    .limit(50);
  return rows.map(({ notice: { id, kind, said, endedAt, mailId }, name }) => ({
    id,
    name,
    kind,
    subject: said[locale].subject,
    at: endedAt ?? since,
    others: rows.filter((row) => row.notice.mailId === mailId).length - 1,
    marked: false,
  }));
}

/** The kind of each notice that waits and was not looked at. */
function beyondThese(wait: SQL | undefined, looked: Notice[]): Promise<{ kind: NoticeKind }[]> {
  const ids = looked.map(({ id }) => id);
  return db()
    .select({ kind: notices.kind })
    .from(notices)
    .where(and(wait, notInArray(notices.id, ids)));
}

function seenBy(actor: Actor): SQL | undefined {
  const campuses = campusesOf(actor, "see:letters");
  return campuses === null
    ? undefined
    : or(isNull(notices.campus), inArray(notices.campus, campuses));
}

/** The recalls that nobody was told yet, as the notices they will be. */
async function comingOf(chases: Chase[], actor: Actor, locale: Locale): Promise<Notice[]> {
  const campuses = campusesOf(actor, "see:letters");
  const seen = chases.filter(({ campus }) => !campuses || !campus || campuses.includes(campus));
  const keys = seen.map(({ key }) => key);
  const before =
    keys.length > 0 ? await db().select().from(notices).where(inArray(notices.key, keys)) : [];
  const told = new Set(before.map(({ personId, kind, key }) => `${personId} ${kind} ${key}`));
  const fresh = seen.filter(({ personId, kind, key }) => !told.has(`${personId} ${kind} ${key}`));
  return Promise.all(
    fresh.map(async ({ at, also: _, say, ...rest }) => {
      const said = await say(locale);
      const createdAt = at > now() ? at : now();
      const row = { ...rest, said: { fr: said, en: said }, createdAt, dueAt: createdAt };
      return { ...row, id: rest.key, state: "waiting" as const, mailId: null, endedAt: null };
    }),
  );
}

async function linesOf(
  personId: string,
  theirs: Notice[],
  until: Date,
  locale: Locale,
): Promise<NoticeLine[]> {
  const [person] = await db().select().from(users).where(eq(users.id, personId));
  if (!person) return [];
  const marked = (await markOf(person.email)) !== null;
  const { departures } = await planFor(person, theirs);
  return departures
    .filter(({ at }) => at <= until)
    .flatMap(({ at, ids }) =>
      theirs
        .filter(({ id }) => ids.includes(id))
        .map(({ id, kind, said }) => {
          const { subject } = said[locale];
          return { id, name: person.name, kind, subject, at, others: ids.length - 1, marked };
        }),
    );
}
