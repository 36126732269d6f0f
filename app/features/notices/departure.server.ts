import { and, desc, eq, inArray, max } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { wishesOf } from "#app/features/identity/notice-wishes.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notices } from "#app/platform/db/schema/notices.ts";
import { normalAddress } from "#app/platform/mail/address.ts";
import { markOf, marksOf } from "#app/platform/mail/address-mark.server.ts";
import { type Departure, departureOf, departureSentence } from "./departure.ts";
import { asWaiting, situationOf } from "./leave.server.ts";
import type { NoticeTiming } from "./when.ts";

/** Somebody who would be told; `campus` as in `Told`: whose hours are theirs. */
type Recipient = { personId: string; campus: Campus | null };

/** How a message of an officer to one person is sent. */
export const officerMessage: NoticeTiming = { kind: "message", urgency: "immediate" };

/**
 * When the e-mail would be sent if each of these people were notified now, or why none would: quiet hours, others
 * sent lately, one e-mail a day, a kind they do not want, an address that refuses us. Keyed by person; unknown ids are
 * left out. Three queries, however many people. Checks no permission; `departureSentence` puts the answer in words.
 */
export async function departuresOf(
  timing: NoticeTiming,
  recipients: Recipient[],
  on: Database = db(),
): Promise<Map<string, Departure>> {
  const ids = recipients.map(({ personId }) => personId);
  const people = await on.select().from(users).where(inArray(users.id, ids));
  const marks = await marksOf(
    people.map(({ email }) => email),
    on,
  );
  const lefts = await on
    .select({ personId: notices.personId, at: max(notices.endedAt) })
    .from(notices)
    .where(and(inArray(notices.personId, ids), eq(notices.state, "left")))
    .groupBy(notices.personId);
  const waits = await on
    .select()
    .from(notices)
    .where(and(inArray(notices.personId, ids), eq(notices.state, "waiting")))
    .orderBy(notices.createdAt, notices.id);
  const lastAt = new Map(lefts.map(({ personId, at }) => [personId, at]));
  const waiting = Map.groupBy(waits, ({ personId }) => personId);
  const campuses = new Map(recipients.map(({ personId, campus }) => [personId, campus]));
  const at = now();
  return new Map(
    people.map((person) => {
      const theirs = waiting.get(person.id) ?? [];
      const known = {
        wishes: wishesOf(person),
        campus: campuses.get(person.id) ?? theirs.findLast(({ campus }) => campus)?.campus ?? null,
        lastAt: lastAt.get(person.id) ?? null,
        mark: marks.get(normalAddress(person.email)) ?? null,
        waiting: asWaiting(theirs),
      };
      return [person.id, departureOf(timing, at, known)];
    }),
  );
}

/** What an officer reads beside what they write: the sentence, if a letter leaves, and why the address refuses it. */
export type Foretold = { sentence: string; leaves: boolean; mark: "bounce" | "complaint" | null };

/** The same for one person, in words; null for who is no officer of admissions, or when the person is gone. */
export async function foretell(
  actor: Actor,
  locale: Locale,
  timing: NoticeTiming,
  recipient: Recipient,
): Promise<Foretold | null> {
  if (!can(actor, "see:application")) return null;
  const departure = (await departuresOf(timing, [recipient])).get(recipient.personId);
  return departure ? worded(locale, departure) : null;
}

/**
 * When the letter of what a person was told last leaves, for who has just told it; one that has left is told as one
 * that leaves at once. Null for who is no officer of admissions, and where there is no letter to speak of.
 */
export async function foretellLast(
  actor: Actor,
  locale: Locale,
  personId: string,
): Promise<Foretold | null> {
  if (!can(actor, "see:application")) return null;
  const [person] = await db().select().from(users).where(eq(users.id, personId));
  const theirs = await db()
    .select()
    .from(notices)
    .where(eq(notices.personId, personId))
    .orderBy(desc(notices.createdAt), desc(notices.id));
  const [last] = theirs;
  if (!person || !last || last.state === "over") return null;
  const mark = (await markOf(person.email))?.kind ?? null;
  if (last.state === "left" && !mark) return worded(locale, { leaves: "now" });
  const others = theirs.filter(({ id, state }) => state === "waiting" && id !== last.id).reverse();
  const situation = await situationOf(person, [...others, last], db());
  const known = { ...situation, mark, waiting: asWaiting(others) };
  return worded(locale, departureOf(last, last.createdAt, known));
}

function worded(locale: Locale, departure: Departure): Foretold {
  const leaves = departure.leaves !== "never";
  const mark = leaves || departure.why === "unwanted" ? null : departure.why;
  return { sentence: departureSentence(locale, departure, now()), leaves, mark };
}
