import { and, asc, eq, notInArray } from "drizzle-orm";
import type {
  NotificationKind,
  NotificationUrgency,
} from "#app/features/accounts/notification-preferences.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, dryRun } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { composeNotificationEmail } from "./notification-email.server.ts";

/** An email as it would be sent, in the recipient's language. */
export type PreviewedEmail = {
  locale: Locale;
  subject: string;
  paragraphs: string[];
  /** The label of its button. */
  action: string;
  /** How many calendar events are attached. */
  events: number;
  /** The kind decides which preference of the recipient applies. */
  kind: NotificationKind;
  urgency: NotificationUrgency;
};

/**
 * Runs a command, renders the email it would send to a user, then rolls everything back. `answer` is the result of the
 * command. `email`, and `also` from `loadExtra`, are null when the command notifies this user of nothing.
 */
export async function previewEmail<A, T>(
  personId: string,
  run: (tx: Database) => Promise<A>,
  loadExtra: (tx: Database, locale: Locale) => Promise<T>,
): Promise<{ answer: A; email: PreviewedEmail | null; also: T | null }> {
  return dryRun(async (tx) => {
    const ofUser = eq(notificationQueue.personId, personId);
    const existing = await tx
      .select({ id: notificationQueue.id })
      .from(notificationQueue)
      .where(ofUser);
    const knownIds = existing.map(({ id }) => id);
    const answer = await run(tx);
    const newNotifications = await tx
      .select()
      .from(notificationQueue)
      .where(and(ofUser, notInArray(notificationQueue.id, knownIds)))
      .orderBy(asc(notificationQueue.createdAt), asc(notificationQueue.id));
    const [person] = await tx.select().from(users).where(eq(users.id, personId));
    const last = newNotifications.at(-1);
    if (!person || !last) return { answer, email: null, also: null };
    const { subject, paragraphs, action, events } = composeNotificationEmail(
      person,
      newNotifications,
    );
    const email: PreviewedEmail = {
      locale: person.locale,
      subject,
      paragraphs,
      action: action.label,
      events: events.length,
      kind: last.kind,
      urgency: last.urgency,
    };
    return { answer, email, also: await loadExtra(tx, person.locale) };
  });
}
