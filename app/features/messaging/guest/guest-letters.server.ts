import { and, eq, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import type { Campus } from "#app/features/identity/actor.ts";
import { usualWishes } from "#app/features/identity/notice-wishes.ts";
import type { AdultLetter } from "#app/features/notices/dry-run.server.ts";
import { plan } from "#app/features/notices/when.ts";
import { guestMessages } from "#app/i18n/guest.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { guests, threads } from "#app/platform/db/schema/messaging.ts";
import { enqueueLetter } from "#app/platform/mail/outbox.server.ts";
import { isLinkUnused } from "./guest.ts";
import { addressOf, linkUsedAt, replaceLink } from "./guest-link.server.ts";

type GuestRow = typeof guests.$inferSelect;

/** Queues the letter that invites an adult into a conversation, at once. Never what is written there. */
export async function invite(tx: Database, guest: GuestRow, personId: string): Promise<void> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, personId));
  await write(tx, guest, "invited", person?.name ?? "");
}

/**
 * Notifies the adults of a conversation, each in their language, that the school has written there: at once, or at
 * the end of the night of the campus (`when.ts`, with the wishes that an account begins with).
 */
export async function tellGuests(tx: Database, { id }: { id: string }): Promise<void> {
  const here = and(eq(guests.threadId, id), isNull(guests.tellAt));
  for (const { guest, person, campus } of await listTold(tx, here)) {
    const at = momentFor(guest, campus);
    if (at <= now()) await write(tx, guest, "told", person);
    else await tx.update(guests).set({ tellAt: at }).where(eq(guests.id, guest.id));
  }
}

/**
 * Writes the letters that waited until now; until another moment, for who tries the demonstration. Each in a
 * transaction of its own: a fault about one adult holds nobody else back, and is thrown in the end.
 * Says how many were written.
 */
export async function tellDueGuests(until = now()): Promise<number> {
  const due = lte(guests.tellAt, until);
  const faults: unknown[] = [];
  let written = 0;
  for (const { guest } of await listTold(db(), due))
    await tellDue(guest.id, due).then(
      (isWritten) => {
        written += isWritten ? 1 : 0;
      },
      (fault: unknown) => faults.push(fault),
    );
  if (faults.length > 0)
    throw new AggregateError(faults, "some adults were not told", { cause: faults[0] });
  return written;
}

/** Looked at again as it is locked: another worker may have written to them; false then. */
async function tellDue(id: string, due: SQL): Promise<boolean> {
  return transaction(async (tx) => {
    const [one] = await listTold(tx, and(eq(guests.id, id), due), true);
    if (one) await write(tx, one.guest, "told", one.person);
    return one !== undefined;
  });
}

/** The letters to adults that wait, and until when; the subject in the language of who looks. */
export async function listWaitingGuests(): Promise<AdultLetter[]> {
  const rows = await listTold(db(), isNotNull(guests.tellAt));
  return rows.map(({ guest: { id, name, email, tellAt }, person, campus }) => ({
    id,
    name,
    email,
    campus,
    kind: "message",
    at: tellAt ?? now(),
    subject: (locale) => guestMessages[locale].letters.told.subject(person),
  }));
}

function momentFor({ id, toldAt: lastAt }: GuestRow, campus: Campus | null): Date {
  const waiting = [{ id, kind: "message" as const, urgency: "immediate" as const, at: now() }];
  const [next] = plan(waiting, { wishes: usualWishes, campus, lastAt }).departures;
  return next?.at ?? now();
}

/** The adults who are still included; locked, two workers never write to the same. */
function listTold(on: Database, where: SQL | undefined, lock = false) {
  const asked = on
    .select({ guest: guests, person: users.name, campus: threads.campus })
    .from(guests)
    .innerJoin(threads, eq(threads.id, guests.threadId))
    .innerJoin(users, eq(users.id, threads.personId))
    .where(and(where, isNull(guests.endedAt)));
  return lock ? asked.for("update", { of: guests, skipLocked: true }) : asked;
}

async function write(tx: Database, row: GuestRow, kind: "invited" | "told", person: string) {
  // A link that was out of use for long may be in other hands: the email brings another.
  const isUnused = isLinkUnused(await linkUsedAt(tx, row), now());
  const guest = isUnused ? await replaceLink(tx, row) : row;
  const { id, locale, email, name } = guest;
  const { letters } = guestMessages[locale];
  const t = letters[kind];
  const here = addressOf(locale, guest);
  await enqueueLetter(tx, {
    kind: "notice",
    to: email,
    locale,
    subject: t.subject(person),
    title: t.title,
    paragraphs: [letters.greeting(name), t.text(person), letters.stop],
    action: { label: letters.action, href: here },
    unsubscribe: here,
  });
  await tx.update(guests).set({ toldAt: now(), tellAt: null }).where(eq(guests.id, id));
}
