import { and, asc, eq, ne } from "drizzle-orm";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import {
  type ExportRecord,
  formatExportTime,
} from "#app/features/accounts/export/export-format.ts";
import { formatPhone } from "#app/features/accounts/phone.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue, whatsappNumbers } from "#app/platform/db/schema/notifications.ts";
import { eraseEmailsTo, listEmailsTo } from "#app/platform/mail/dead-emails.server.ts";
import { getSuppression } from "#app/platform/mail/suppression.server.ts";
import { notificationsMessages } from "./messages/notifications.ts";

/**
 * The notifications, emails, WhatsApp numbers and suppression of the actor, formatted for the data export; {} for a
 * visitor.
 */
export async function exportNotifications(
  actor: Actor,
  locale: Locale,
): Promise<Record<string, ExportRecord[]>> {
  if (!isSignedIn(actor)) return {};
  const { data: t, office } = notificationsMessages[locale];
  const ownNotifications = await db()
    .select()
    .from(notificationQueue)
    .where(eq(notificationQueue.personId, actor.id))
    .orderBy(asc(notificationQueue.createdAt));
  const numbers = await db()
    .select()
    .from(whatsappNumbers)
    .where(eq(whatsappNumbers.personId, actor.id));
  const suppression = await getSuppression(actor.email);
  return {
    [t.notifications]: ownNotifications.map(({ kind, said, createdAt, state, endedAt }) => ({
      [t.at]: formatExportTime(locale, createdAt, null),
      [t.kind]: office.preview.kinds[kind],
      [t.subject]: said[locale].subject,
      [t.text]: said[locale].text,
      [t.state]: t.states[state],
      [t.ended]: endedAt && formatExportTime(locale, endedAt, null),
    })),
    [t.emails]: (await listEmailsTo(actor.email)).map(({ kind, subject, createdAt }) => ({
      [t.at]: formatExportTime(locale, createdAt, null),
      [t.kind]: office.dead.kinds[kind],
      [t.subject]: subject,
    })),
    [t.whatsapp]: numbers.map(({ phone, createdAt, askedAt, confirmedAt }) => ({
      [t.number]: formatPhone(phone),
      [t.at]: formatExportTime(locale, createdAt, null),
      [t.questionSent]: askedAt && formatExportTime(locale, askedAt, null),
      [t.agreed]: confirmedAt && formatExportTime(locale, confirmedAt, null),
    })),
    [t.suppression]: suppression
      ? [
          {
            [t.at]: formatExportTime(locale, suppression.at, null),
            [t.text]: office.suppression[suppression.kind],
          },
        ]
      : [],
  };
}

/**
 * Deletes the sent and closed notifications of a user, their WhatsApp subscription and their emails. Pending
 * notifications are still sent. `whatsappQuestions` keeps only hashed numbers and stays, because a STOP applies to
 * every account.
 */
export async function eraseNotifications(tx: Database, personId: string): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, personId));
  await tx
    .delete(notificationQueue)
    .where(and(eq(notificationQueue.personId, personId), ne(notificationQueue.state, "waiting")));
  await tx.delete(whatsappNumbers).where(eq(whatsappNumbers.personId, personId));
  if (person) await eraseEmailsTo(tx, person.email);
}
