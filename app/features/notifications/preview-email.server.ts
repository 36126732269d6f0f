import { and, asc, eq, notInArray } from "drizzle-orm";
import type { NoticeKind, NoticeUrgency } from "#app/features/identity/notice-wishes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, dryRun } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { composeNotificationEmail } from "./notification-email.server.ts";

/** A letter as it would leave, in the language of the person it goes to. */
export type PreviewedEmail = {
  locale: Locale;
  subject: string;
  paragraphs: string[];
  /** The words of its button. */
  action: string;
  /** How many events for the calendar go with it. */
  events: number;
  /** What kind of news it is: the person wishes each sooner, later, or never. */
  kind: NoticeKind;
  urgency: NoticeUrgency;
};

/**
 * Does something, makes the letter that it sends to a person, and undoes it all: the letter is that of the act
 * itself, whatever the act asks, refuses or writes. `also` reads what there would be beside the letter, which is
 * null for an act that sends nothing to this person.
 */
export async function previewEmail<A, T>(
  personId: string,
  run: (tx: Database) => Promise<A>,
  loadExtra: (tx: Database, locale: Locale) => Promise<T>,
): Promise<{ answer: A; letter: PreviewedEmail | null; also: T | null }> {
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
    if (!person || !last) return { answer, letter: null, also: null };
    const { subject, paragraphs, action, events } = composeNotificationEmail(
      person,
      newNotifications,
    );
    const letter: PreviewedEmail = {
      locale: person.locale,
      subject,
      paragraphs,
      action: action.label,
      events: events.length,
      kind: last.kind,
      urgency: last.urgency,
    };
    return { answer, letter, also: await loadExtra(tx, person.locale) };
  });
}
