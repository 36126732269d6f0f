import { and, asc, desc, eq, gt, inArray, isNull, notInArray, or, type SQL } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { can, getPermittedCampuses } from "#app/features/access/permissions.ts";
import type { NotificationKind } from "#app/features/accounts/notification-preferences.ts";
import { notificationKinds } from "#app/features/accounts/notification-preferences.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { getSuppression } from "#app/platform/mail/suppression.server.ts";
import {
  filterRelevant,
  getDeliveryContext,
  type NotificationRow,
  type RelevanceCheck,
  toPendingNotifications,
} from "./dispatch.server.ts";
import type { Reminder } from "./notify-reminders.server.ts";
import { simulateDeliveries } from "./schedule.ts";

/** The lines shown; the counts include all. */
const MAX_LINES = 200;

/** Only the earliest pending notifications are checked one by one, because an announcement can queue ten thousand. */
const MAX_PENDING_READ = 300;

/** A notification that will be sent, or was. */
export type NotificationLine = {
  id: string;
  name: string;
  kind: NotificationKind;
  subject: string;
  at: Date;
  /** How many other notifications share the email. */
  others: number;
  /** The address is suppressed, so this will not be sent. */
  isSuppressed: boolean;
};

export type UpcomingNotifications = {
  lines: NotificationLine[];
  counts: { kind: NotificationKind; count: number }[];
};

/** An email to an adult without an account, who has no preferences. */
export type AdultEmail = Pick<NotificationLine, "id" | "name" | "kind" | "at"> & {
  email: string;
  campus: Campus | null;
  subject: (locale: Locale) => string;
};

/** The upcoming reminders and emails to adults of each feature, and the relevance checks of dispatch. */
export type UpcomingSources = {
  reminders: (until: Date) => Promise<Reminder[]>;
  adults: (until: Date) => Promise<AdultEmail[]>;
  stillTrue: RelevanceCheck[];
};

/**
 * Lists the notifications and reminders of the next 24 hours with their send times, computed with the functions that
 * send them. Writes nothing. An officer sees those of their campuses and those without a campus; returns null without
 * `see:emails`.
 */
export async function listUpcomingNotifications(
  actor: Actor,
  locale: Locale,
  {
    reminders: listReminders,
    adults: listAdultEmails,
    stillTrue: relevanceChecks,
  }: UpcomingSources,
): Promise<UpcomingNotifications | null> {
  if (!can(actor, "see:emails")) return null;
  const until = new Date(now().getTime() + DAY_MS);
  const isPending = and(eq(notificationQueue.state, "waiting"), isVisibleTo(actor));
  const pending = await db()
    .select()
    .from(notificationQueue)
    .where(isPending)
    .orderBy(asc(notificationQueue.dueAt), asc(notificationQueue.id))
    .limit(MAX_PENDING_READ);
  const relevant = await filterRelevant(db(), pending, relevanceChecks);
  const newReminders = await filterNewReminders(await listReminders(until), actor);
  const reminderNotifications = await Promise.all(
    newReminders.map((reminder) => toNotificationRow(reminder, locale)),
  );
  const lines: NotificationLine[] = [];
  const byUser = Map.groupBy([...relevant, ...reminderNotifications], ({ personId }) => personId);
  for (const [personId, userNotifications] of byUser)
    lines.push(...(await forecastUserLines(personId, userNotifications, until, locale)));
  const adultEmails = [
    ...newReminders.flatMap(toAdultEmails),
    ...(await listAdultEmails(until)).filter(visibilityFilter(actor)),
  ];
  lines.push(
    ...(await Promise.all(adultEmails.map((adultEmail) => toAdultLine(adultEmail, locale)))),
  );
  lines.sort((a, b) => a.at.getTime() - b.at.getTime());
  const unreadPending =
    pending.length < MAX_PENDING_READ ? [] : await listOtherPendingKinds(isPending, pending);
  const counts = notificationKinds.map((kind) => {
    const { length } = [...lines, ...unreadPending].filter((one) => one.kind === kind);
    return { kind, count: length };
  });
  return { lines: lines.slice(0, MAX_LINES), counts: counts.filter(({ count }) => count > 0) };
}

/** Lists up to 50 notifications sent in the last seven days, newest first. Returns null without `see:emails`. */
export async function listSentNotifications(
  actor: Actor,
  locale: Locale,
): Promise<NotificationLine[] | null> {
  if (!can(actor, "see:emails")) return null;
  const since = new Date(now().getTime() - 7 * DAY_MS);
  const rows = await db()
    .select({ notification: notificationQueue, name: users.name })
    .from(notificationQueue)
    .innerJoin(users, eq(users.id, notificationQueue.personId))
    .where(
      and(
        eq(notificationQueue.state, "left"),
        gt(notificationQueue.endedAt, since),
        isVisibleTo(actor),
      ),
    )
    .orderBy(desc(notificationQueue.endedAt), desc(notificationQueue.id))
    .limit(50);
  return rows.map(({ notification: { id, kind, said, endedAt, mailId }, name }) => ({
    id,
    name,
    kind,
    subject: said[locale].subject,
    at: endedAt ?? since,
    others: rows.filter((row) => row.notification.mailId === mailId).length - 1,
    isSuppressed: false,
  }));
}

/** The kinds of the pending notifications that were not checked one by one. */
function listOtherPendingKinds(
  isPending: SQL | undefined,
  alreadyRead: NotificationRow[],
): Promise<{ kind: NotificationKind }[]> {
  const ids = alreadyRead.map(({ id }) => id);
  return db()
    .select({ kind: notificationQueue.kind })
    .from(notificationQueue)
    .where(and(isPending, notInArray(notificationQueue.id, ids)));
}

function isVisibleTo(actor: Actor): SQL | undefined {
  const campuses = getPermittedCampuses(actor, "see:emails");
  return campuses === null
    ? undefined
    : or(isNull(notificationQueue.campus), inArray(notificationQueue.campus, campuses));
}

function visibilityFilter(actor: Actor): (one: { campus: Campus | null }) => boolean {
  const campuses = getPermittedCampuses(actor, "see:emails");
  return ({ campus }) => !campuses || !campus || campuses.includes(campus);
}

/** Keeps the reminders visible to the actor that have no notification yet. */
async function filterNewReminders(reminders: Reminder[], actor: Actor): Promise<Reminder[]> {
  const visible = reminders.filter(visibilityFilter(actor));
  const keys = visible.map(({ key }) => key);
  const existing =
    keys.length > 0
      ? await db().select().from(notificationQueue).where(inArray(notificationQueue.key, keys))
      : [];
  const existingKeys = new Set(
    existing.map(({ personId, kind, key }) => `${personId} ${kind} ${key}`),
  );
  return visible.filter(
    ({ personId, kind, key }) => !existingKeys.has(`${personId} ${kind} ${key}`),
  );
}

/** The notification row that a reminder will create. */
async function toNotificationRow(reminder: Reminder, locale: Locale): Promise<NotificationRow> {
  const { personId, kind, urgency, key, path, campus } = reminder;
  const content = await reminder.say(locale);
  const createdAt = reminderSendTime(reminder);
  const row = {
    personId,
    kind,
    urgency,
    key,
    path,
    campus,
    said: { fr: content, en: content },
    createdAt,
  };
  const pendingState = { dueAt: createdAt, state: "waiting" as const, mailId: null, endedAt: null };
  return { ...row, ...pendingState, id: key };
}

const reminderSendTime = ({ at }: Reminder) => (at > now() ? at : now());

/** The email to an adult that goes with a reminder, if any. */
function toAdultEmails(reminder: Reminder): AdultEmail[] {
  const { adult, key, kind, campus } = reminder;
  return adult
    ? [{ ...adult, id: `adult ${key}`, kind, campus, at: reminderSendTime(reminder) }]
    : [];
}

async function toAdultLine(adultEmail: AdultEmail, locale: Locale): Promise<NotificationLine> {
  const { id, name, kind, at, email, subject } = adultEmail;
  const isSuppressed = kind === "message" && (await getSuppression(email)) !== null;
  return { id, name, kind, at, subject: subject(locale), others: 0, isSuppressed };
}

async function forecastUserLines(
  personId: string,
  userNotifications: NotificationRow[],
  until: Date,
  locale: Locale,
): Promise<NotificationLine[]> {
  const [person] = await db().select().from(users).where(eq(users.id, personId));
  if (!person) return [];
  const isSuppressed = (await getSuppression(person.email)) !== null;
  const context = { ...(await getDeliveryContext(person, userNotifications)), now: now() };
  return simulateDeliveries(toPendingNotifications(userNotifications), context)
    .filter(({ at }) => at <= until)
    .flatMap(({ at, ids }) =>
      userNotifications
        .filter(({ id }) => ids.includes(id))
        .map(({ id, kind, said }) => {
          const { subject } = said[locale];
          return { id, name: person.name, kind, subject, at, others: ids.length - 1, isSuppressed };
        }),
    );
}
