import { type Campus, campuses } from "#app/features/access/actor.ts";
import { campusTime } from "#app/features/access/campus-time.ts";
import {
  defaultNotificationPreferences,
  type NotificationKind,
  type NotificationPreferences,
  type NotificationUrgency,
  preferenceFields,
} from "#app/features/accounts/notification-preferences.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/duration.ts";

/**
 * After an email, grouped notifications wait this long and are sent together. An hour is too short for the work of one
 * officer's session, half a day too long for news.
 */
export const BATCH_WINDOW_MS = 3 * HOUR_MS;

/** The local hour of the daily email: after school and work, before quiet hours begin. */
export const DAILY_EMAIL_HOUR = 18;

export type PendingNotification = {
  id: string;
  kind: NotificationKind;
  urgency: NotificationUrgency;
  at: Date;
};

/** The properties of a notification that decide when it is sent. */
export type NotificationTiming = Pick<PendingNotification, "kind" | "urgency">;

export type DeliveryContext = {
  preferences: NotificationPreferences;
  /** The campus sets the user's time zone. Null means that quiet hours apply on the clocks of both campuses. */
  campus: Campus | null;
  /** When the last notification email was sent. */
  lastSentAt: Date | null;
  /** Nothing is planned before this time, so that after an outage late notifications still respect quiet hours. */
  now?: Date;
};

export type DeliveryPlan = {
  /** The planned emails in order, each with its notification ids, oldest first. */
  deliveries: { at: Date; ids: string[] }[];
  /** Ids of the notifications whose kind the user switched off. */
  unwanted: string[];
};

/**
 * Plans the emails of the pending notifications of a user. An immediate one is sent at once with whatever else waits;
 * grouped ones wait until three hours after the last email. Kinds with the daily preference go at 18:00 with whatever
 * else waits, and nothing is sent in quiet hours.
 */
export function planDelivery(
  pending: PendingNotification[],
  { preferences, campus, lastSentAt, now }: DeliveryContext,
): DeliveryPlan {
  const hours = { ...preferences, ahead: campusTime[campus ?? "senegal"].utcOffsetHours };
  const sendTimeAfter = (at: Date) =>
    skipQuietHours(now && now > at ? now : at, { ...preferences, campus });
  const ordered = pending.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const withPreference = (frequency: string) =>
    ordered.filter(({ kind }) => preferences[preferenceFields[kind]] === frequency);
  const immediate = withPreference("at-once");
  const daily = withPreference("daily");
  const immediateAt = earliest(
    immediate.map((one) => sendTimeAfter(earliestSendTime(one, lastSentAt))),
  );
  const dailyAt = daily[0] && sendTimeAfter(nextDailyEmailTime(daily[0].at, hours.ahead));
  const unwanted = getIds(withPreference("never"));
  const deliveries = [
    ...(immediateAt ? [{ at: immediateAt, ids: getIds(immediate) }] : []),
    ...(dailyAt ? [{ at: dailyAt, ids: getIds(daily) }] : []),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (!immediateAt || !dailyAt || dailyAt > immediateAt) return { deliveries, unwanted };
  const all = ordered.filter(({ id }) => !unwanted.includes(id));
  return { deliveries: [{ at: dailyAt, ids: getIds(all) }], unwanted };
}

/**
 * Simulates the emails sent when some notifications are created in the future (`at` later than now). Each email takes
 * what exists by its send time; later ones follow the rules of `planDelivery`.
 */
export function simulateDeliveries(
  notifications: PendingNotification[],
  context: DeliveryContext,
): DeliveryPlan["deliveries"] {
  const deliveries: DeliveryPlan["deliveries"] = [];
  let remaining = notifications;
  let { lastSentAt } = context;
  while (remaining.length > 0) {
    const { next, known, unwanted } = findNextDelivery(remaining, { ...context, lastSentAt });
    if (next) deliveries.push(next);
    if (next) lastSentAt = next.at;
    const handledIds = next ? [...next.ids, ...unwanted] : getIds(known);
    remaining = remaining.filter(({ id }) => !handledIds.includes(id));
  }
  return deliveries;
}

/**
 * Finds the first email. A notification created before it is sent may join it or bring it forward, so the plan is
 * repeated for each creation time.
 */
function findNextDelivery(notifications: PendingNotification[], context: DeliveryContext) {
  const moments = new Set(notifications.map(({ at }) => at.getTime()).toSorted((a, b) => a - b));
  let due: PendingNotification[] = [];
  let deliveryPlan: DeliveryPlan = { deliveries: [], unwanted: [] };
  for (const moment of moments) {
    const [next] = deliveryPlan.deliveries;
    if (next && moment > next.at.getTime()) break;
    due = notifications.filter(({ at }) => at.getTime() <= moment);
    deliveryPlan = planDelivery(due, context);
  }
  return { next: deliveryPlan.deliveries[0], known: due, unwanted: deliveryPlan.unwanted };
}

const getIds = (notifications: PendingNotification[]) => notifications.map(({ id }) => id);

const earliest = (moments: Date[]) => moments.toSorted((a, b) => a.getTime() - b.getTime())[0];

/**
 * The earliest send time without quiet hours: its own time for an immediate notification, three hours after the last
 * email for a grouped one.
 */
export function earliestSendTime(
  { urgency, at }: Omit<PendingNotification, "id" | "kind">,
  lastSentAt: Date | null,
): Date {
  if (urgency === "immediate" || !lastSentAt) return at;
  return new Date(Math.max(at.getTime(), lastSentAt.getTime() + BATCH_WINDOW_MS));
}

/** The first local 18:00 at or after `at`. */
function nextDailyEmailTime(at: Date, hoursAhead: number): Date {
  const local = at.getTime() + hoursAhead * HOUR_MS;
  const today = Math.floor(local / DAY_MS) * DAY_MS + DAILY_EMAIL_HOUR * HOUR_MS;
  return new Date((today >= local ? today : today + DAY_MS) - hoursAhead * HOUR_MS);
}

/**
 * Returns `at`, or the end of the default quiet hours of the campus: for adults without an account, who have no
 * preferences.
 */
export function skipNight(at: Date, campus: Campus | null): Date {
  return skipQuietHours(at, { ...defaultNotificationPreferences, campus });
}

/**
 * Returns `at`, or the end of the quiet hours it falls in. Without a campus the time zone is unknown, so the result is
 * outside quiet hours at every campus.
 */
function skipQuietHours(
  at: Date,
  {
    campus,
    ...preferences
  }: Pick<NotificationPreferences, "quiet" | "quietFrom" | "quietTo"> & { campus: Campus | null },
): Date {
  let moment = at;
  // The end of the quiet hours of one campus may fall in those of another; a second pass leaves both.
  for (const place of campus ? [campus] : [...campuses, ...campuses])
    moment = skipLocalQuietHours(moment, {
      ...preferences,
      ahead: campusTime[place].utcOffsetHours,
    });
  return moment;
}

type LocalQuietHours = Pick<NotificationPreferences, "quiet" | "quietFrom" | "quietTo"> & {
  ahead: number;
};

/** Returns `at`, or the end of the quiet hours it falls in. Equal start and end hours mean no quiet hours. */
function skipLocalQuietHours(
  at: Date,
  { quiet, quietFrom, quietTo, ahead: hoursAhead }: LocalQuietHours,
): Date {
  if (!quiet || quietFrom === quietTo) return at;
  const local = at.getTime() + hoursAhead * HOUR_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const hour = (local - midnight) / HOUR_MS;
  const isOvernight = quietFrom > quietTo;
  const isQuiet = isOvernight
    ? hour >= quietFrom || hour < quietTo
    : hour >= quietFrom && hour < quietTo;
  if (!isQuiet) return at;
  const end = midnight + quietTo * HOUR_MS;
  return new Date((end > local ? end : end + DAY_MS) - hoursAhead * HOUR_MS);
}
