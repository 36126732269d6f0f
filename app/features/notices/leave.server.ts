import { and, asc, eq, inArray, lte, max } from "drizzle-orm";
import { wishesOf } from "#app/features/identity/notice-wishes.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notices } from "#app/platform/db/schema/notices.ts";
import { restAfter } from "#app/platform/jobs/rest.server.ts";
import { enqueueLetter } from "#app/platform/mail/outbox.server.ts";
import { noticeLetter } from "./notice-letter.server.ts";
import { tellByWhatsapp } from "./whatsapp.server.ts";
import { plan, type Situation, type Waiting } from "./when.ts";

export type Notice = typeof notices.$inferSelect;
type Person = typeof users.$inferSelect;

/**
 * Is there still something to open? A message that was read, a document that was sent need no letter. Each room
 * answers for what it told, and says true of the rest; app/jobs.server.ts ties them to the job.
 */
export type StillTrue = (
  tx: Database,
  notice: Pick<Notice, "kind" | "key" | "path">,
) => Promise<boolean>;

/**
 * Writes the letter of what is due to leave for a person, in one transaction with the mark, and keeps when the
 * rest is looked at again. Their row is held: two workers never write the same.
 */
export async function leaveFor(personId: string, stillTrue: StillTrue[]): Promise<void> {
  await transaction(async (tx) => {
    const ready = await readyFor(tx, personId, stillTrue);
    if (!ready) return;
    const { person, open, departures } = ready;
    for (const { at, ids } of departures) {
      if (at > now()) await tx.update(notices).set({ dueAt: at }).where(inArray(notices.id, ids));
      else
        await leave(
          tx,
          person,
          open.filter(({ id }) => ids.includes(id)),
        );
    }
  });
}

/**
 * What may leave for a person, whose row is held: what is over or not wanted any more is marked so, and counted in
 * `ended`. Null when they are gone.
 */
export async function readyFor(tx: Database, personId: string, stillTrue: StillTrue[]) {
  const [person] = await tx.select().from(users).where(eq(users.id, personId)).for("no key update");
  if (!person) return null;
  const waiting = await waitingFor(tx, personId);
  const open = await stillOpen(tx, waiting, stillTrue);
  const over = idsOf(waiting.filter((one) => !open.includes(one)));
  await end(tx, over, { state: "over" });
  const { departures, unwanted } = await planFor(person, open, tx);
  await end(tx, unwanted, { state: "unwanted" });
  const wanted = open.filter(({ id }) => !unwanted.includes(id));
  return { person, open: wanted, departures, ended: over.length + unwanted.length };
}

/** The notices that still have something to open. */
export async function stillOpen(tx: Database, waiting: Notice[], stillTrue: StillTrue[]) {
  const open: Notice[] = [];
  for (const one of waiting) {
    const answers = await Promise.all(stillTrue.map((ask) => ask(tx, one)));
    if (answers.every(Boolean)) open.push(one);
  }
  return open;
}

/**
 * Looks at everybody for whom something is due, one after the other with rests, for `budget` milliseconds at most:
 * the next time goes on. A fault about one of them holds nobody else back, and is thrown in the end.
 */
export async function leaveDue(stillTrue: StillTrue[], budget = 60_000): Promise<void> {
  const until = performance.now() + budget;
  const due = and(eq(notices.state, "waiting"), lte(notices.dueAt, now()));
  const rows = await db().selectDistinct({ personId: notices.personId }).from(notices).where(due);
  const faults: unknown[] = [];
  for (const { personId } of rows) {
    const begun = performance.now();
    if (begun > until) break;
    await leaveFor(personId, stillTrue).catch((fault: unknown) => faults.push(fault));
    await restAfter(begun);
  }
  if (faults.length > 0)
    throw new AggregateError(faults, "some notices did not leave", { cause: faults[0] });
}

/** The plan of a person's notices, as they wish now. */
export async function planFor(person: Person, waiting: Notice[], on: Database) {
  return plan(asWaiting(waiting), { ...(await situationOf(person, waiting, on)), now: now() });
}

/** What the rule of departures asks of notices. */
export function asWaiting(notices: Notice[]): Waiting[] {
  return notices.map(({ id, kind, urgency, createdAt: at }) => ({ id, kind, urgency, at }));
}

/** What the rule of departures asks about a person, now. */
export async function situationOf(
  person: Person,
  waiting: Notice[],
  on: Database = db(),
): Promise<Situation> {
  const [last] = await on
    .select({ at: max(notices.endedAt) })
    .from(notices)
    .where(and(eq(notices.personId, person.id), eq(notices.state, "left")));
  return {
    wishes: wishesOf(person),
    campus: waiting.findLast(({ campus }) => campus)?.campus ?? null,
    lastAt: last?.at ?? null,
  };
}

function waitingFor(tx: Database, personId: string): Promise<Notice[]> {
  return tx
    .select()
    .from(notices)
    .where(and(eq(notices.personId, personId), eq(notices.state, "waiting")))
    .orderBy(asc(notices.createdAt), asc(notices.id));
}

/** Writes the letter of these notices, and marks them. */
export async function leave(tx: Database, person: Person, left: Notice[]): Promise<void> {
  const mailId = await enqueueLetter(tx, noticeLetter(person, left));
  await tellByWhatsapp(tx, person);
  await end(tx, idsOf(left), { state: "left", mailId });
}

async function end(
  tx: Database,
  ids: string[],
  how: Pick<Notice, "state"> & { mailId?: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(notices)
    .set({ ...how, endedAt: now() })
    .where(inArray(notices.id, ids));
}

const idsOf = (some: Notice[]) => some.map(({ id }) => id);
