import { and, asc, desc, eq, gt, inArray, isNull, notInArray, or, type SQL } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
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
import { asWaiting, type Notice, type StillTrue, situationOf, stillOpen } from "./leave.server.ts";
import { foresee } from "./when.ts";

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

/** A letter to an adult who has no account, and so no wishes. */
export type AdultLetter = Pick<NoticeLine, "id" | "name" | "kind" | "at"> & {
  email: string;
  campus: Campus | null;
  subject: (locale: Locale) => string;
};

/** What the rooms will tell, the letters to adults that wait until then, and what the rooms know to be over. */
export type Sources = {
  chases: (until: Date) => Promise<Chase[]>;
  adults: (until: Date) => Promise<AdultLetter[]>;
  stillTrue: StillTrue[];
};

/**
 * Who will be told what in the next 24 hours, and when: the notices that wait and the recalls that come, by the
 * functions that make them leave; nothing is written. An officer sees those of their campus, and those of none.
 * Null for who may not see letters.
 */
export async function planNotices(
  actor: Actor,
  locale: Locale,
  { chases, adults, stillTrue }: Sources,
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
  const fresh = await freshOf(await chases(until), actor);
  const coming = await Promise.all(fresh.map((chase) => noticeToBe(chase, locale)));
  const lines: NoticeLine[] = [];
  const all = Map.groupBy([...open, ...coming], ({ personId }) => personId);
  for (const [personId, theirs] of all)
    lines.push(...(await linesOf(personId, theirs, until, locale)));
  const letters = [...fresh.flatMap(adultOf), ...(await adults(until)).filter(isSeenBy(actor))];
  lines.push(...(await Promise.all(letters.map((letter) => lineOf(letter, locale)))));
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

/** Is this of a campus that the actor sees, or of none? */
function isSeenBy(actor: Actor): (one: { campus: Campus | null }) => boolean {
  const campuses = campusesOf(actor, "see:letters");
  return ({ campus }) => !campuses || !campus || campuses.includes(campus);
}

/** The recalls that nobody was told yet. */
async function freshOf(chases: Chase[], actor: Actor): Promise<Chase[]> {
  const seen = chases.filter(isSeenBy(actor));
  const keys = seen.map(({ key }) => key);
  const before =
    keys.length > 0 ? await db().select().from(notices).where(inArray(notices.key, keys)) : [];
  const told = new Set(before.map(({ personId, kind, key }) => `${personId} ${kind} ${key}`));
  return seen.filter(({ personId, kind, key }) => !told.has(`${personId} ${kind} ${key}`));
}

/** A recall, as the notice it will be. */
async function noticeToBe(chase: Chase, locale: Locale): Promise<Notice> {
  const { personId, kind, urgency, key, path, campus } = chase;
  const said = await chase.say(locale);
  const createdAt = momentOf(chase);
  const row = {
    personId,
    kind,
    urgency,
    key,
    path,
    campus,
    said: { fr: said, en: said },
    createdAt,
  };
  const waits = { dueAt: createdAt, state: "waiting" as const, mailId: null, endedAt: null };
  return { ...row, ...waits, id: key };
}

const momentOf = ({ at }: Chase) => (at > now() ? at : now());

/** The letter to an adult that leaves with a recall. */
function adultOf(chase: Chase): AdultLetter[] {
  const { adult, key, kind, campus } = chase;
  return adult ? [{ ...adult, id: `adult ${key}`, kind, campus, at: momentOf(chase) }] : [];
}

async function lineOf(letter: AdultLetter, locale: Locale): Promise<NoticeLine> {
  const { id, name, kind, at, email, subject } = letter;
  const marked = kind === "message" && (await markOf(email)) !== null;
  return { id, name, kind, at, subject: subject(locale), others: 0, marked };
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
  const situation = { ...(await situationOf(person, theirs)), now: now() };
  return foresee(asWaiting(theirs), situation)
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
