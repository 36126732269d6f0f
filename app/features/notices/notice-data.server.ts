import { and, asc, eq, ne } from "drizzle-orm";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import { type Told, toldMoment } from "#app/features/identity/account/told.ts";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notices, whatsappNumbers } from "#app/platform/db/schema/notices.ts";
import { markOf } from "#app/platform/mail/address-mark.server.ts";
import { forgetAddress, lettersTo } from "#app/platform/mail/kept-letters.server.ts";

/** What a person was told, and by which ways, in words; nothing for a visitor. */
export async function tellNotices(actor: Actor, locale: Locale): Promise<Record<string, Told[]>> {
  if (!isSignedIn(actor)) return {};
  const { data: words, office } = noticesWords[locale];
  const mine = await db()
    .select()
    .from(notices)
    .where(eq(notices.personId, actor.id))
    .orderBy(asc(notices.createdAt));
  const numbers = await db()
    .select()
    .from(whatsappNumbers)
    .where(eq(whatsappNumbers.personId, actor.id));
  const mark = await markOf(actor.email);
  return {
    [words.notices]: mine.map(({ kind, said, createdAt, state, endedAt }) => ({
      [words.at]: toldMoment(locale, createdAt, null),
      [words.kind]: office.dry.kinds[kind],
      [words.subject]: said[locale].subject,
      [words.text]: said[locale].text,
      [words.state]: words.states[state],
      [words.ended]: endedAt && toldMoment(locale, endedAt, null),
    })),
    [words.letters]: (await lettersTo(actor.email)).map(({ kind, subject, createdAt }) => ({
      [words.at]: toldMoment(locale, createdAt, null),
      [words.kind]: office.dead.kinds[kind],
      [words.subject]: subject,
    })),
    [words.whatsapp]: numbers.map(({ phone, createdAt, askedAt, confirmedAt }) => ({
      [words.number]: formatPhone(phone),
      [words.at]: toldMoment(locale, createdAt, null),
      [words.asked]: askedAt && toldMoment(locale, askedAt, null),
      [words.agreed]: confirmedAt && toldMoment(locale, confirmedAt, null),
    })),
    [words.mark]: mark
      ? [{ [words.at]: toldMoment(locale, mark.at, null), [words.text]: office.mark[mark.kind] }]
      : [],
  };
}

/**
 * Erases what a person was told, and what the outbox knows of their address; what still waits leaves. What their number
 * was asked or refused stays, without the number (`whatsappQuestions`): it holds for every other account.
 */
export async function forgetNotices(tx: Database, personId: string): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, personId));
  await tx.delete(notices).where(and(eq(notices.personId, personId), ne(notices.state, "waiting")));
  await tx.delete(whatsappNumbers).where(eq(whatsappNumbers.personId, personId));
  if (person) await forgetAddress(tx, person.email);
}
