import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { campusTime } from "#app/features/identity/campus-time.ts";
import {
  type NoticeKind,
  type NoticeUrgency,
  type NoticeWishes,
  usualWishes,
  wishFields,
} from "#app/features/identity/notice-wishes.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * After an e-mail, grouped notices wait this long and are sent together: an hour is too short for what one sitting
 * of an officer brings, half a day too long for news.
 */
export const BATCH_WINDOW_MS = 3 * HOUR_MS;

/** The hour of the one letter of a day: after school and work, before the quiet hours. */
export const DAILY_EMAIL_HOUR = 18;

export type PendingNotification = {
  id: string;
  kind: NoticeKind;
  urgency: NoticeUrgency;
  at: Date;
};

/** What decides when a notice is sent, beside the wishes of the person. */
export type NotificationTiming = Pick<PendingNotification, "kind" | "urgency">;

export type DeliveryContext = {
  wishes: NoticeWishes;
  /** Whose hours are the person's; without one, it is day on the clocks of both. */
  campus: Campus | null;
  /** When a letter of notices left last. */
  lastAt: Date | null;
  /** Nothing leaves before: what is late, after an outage, does not leave in quiet hours either. */
  now?: Date;
};

export type DeliveryPlan = {
  /** The letters that will leave, the next first, each with its notices, oldest first. */
  deliveries: { at: Date; ids: string[] }[];
  /** What the person does not want to be told. */
  unwanted: string[];
};

/**
 * When the waiting notices of a person are sent. An immediate one is sent at once, with whatever else waits. Grouped
 * ones that follow an e-mail within three hours are sent together at the end of these. A kind wanted once a day is
 * sent at 18:00, with whatever else waits then. Nothing is sent in quiet hours: it waits for their end.
 */
export function planDelivery(
  pending: PendingNotification[],
  { wishes, campus, lastAt, now }: DeliveryContext,
): DeliveryPlan {
  const hours = { ...wishes, ahead: campusTime[campus ?? "senegal"].ahead };
  const sendTimeAfter = (at: Date) =>
    skipQuietHours(now && now > at ? now : at, { ...wishes, campus });
  const ordered = pending.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const withPreference = (frequency: string) =>
    ordered.filter(({ kind }) => wishes[wishFields[kind]] === frequency);
  const immediate = withPreference("at-once");
  const daily = withPreference("daily");
  const immediateAt = earliest(
    immediate.map((one) => sendTimeAfter(earliestSendTime(one, lastAt))),
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
 * The letters that will leave, one after the other, when some of these are still to be told: each takes with it what
 * is known by then, and what follows waits for three hours after it, as `plan` says when it leaves.
 */
export function simulateDeliveries(
  notifications: PendingNotification[],
  context: DeliveryContext,
): DeliveryPlan["deliveries"] {
  const deliveries: DeliveryPlan["deliveries"] = [];
  let remaining = notifications;
  let { lastAt } = context;
  while (remaining.length > 0) {
    const { next, known, unwanted } = findNextDelivery(remaining, { ...context, lastAt });
    if (next) deliveries.push(next);
    if (next) lastAt = next.at;
    const handledIds = next ? [...next.ids, ...unwanted] : getIds(known);
    remaining = remaining.filter(({ id }) => !handledIds.includes(id));
  }
  return deliveries;
}

/** The first letter of these: whatever is told before it leaves may go with it, or before it. */
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
 * From when a notice may be sent, quiet hours apart: an immediate one from its own moment on, a grouped one once the
 * last e-mail is three hours old.
 */
export function earliestSendTime(
  { urgency, at }: Omit<PendingNotification, "id" | "kind">,
  lastAt: Date | null,
): Date {
  if (urgency === "immediate" || !lastAt) return at;
  return new Date(Math.max(at.getTime(), lastAt.getTime() + BATCH_WINDOW_MS));
}

/** The first 18:00 of the place at this moment or after it. */
function nextDailyEmailTime(at: Date, hoursAhead: number): Date {
  const local = at.getTime() + hoursAhead * HOUR_MS;
  const today = Math.floor(local / DAY_MS) * DAY_MS + DAILY_EMAIL_HOUR * HOUR_MS;
  return new Date((today >= local ? today : today + DAY_MS) - hoursAhead * HOUR_MS);
}

/**
 * This moment, or the morning after: when an adult without an account is written to, whose wishes nobody knows. The
 * hours are those that an account begins with, at the campus.
 */
export function skipNight(at: Date, campus: Campus | null): Date {
  return skipQuietHours(at, { ...usualWishes, campus });
}

/**
 * This moment, or the first after the quiet hours. Without a campus nobody knows on which clocks the person lives, so
 * it is day on all of them.
 */
function skipQuietHours(
  at: Date,
  {
    campus,
    ...wishes
  }: Pick<NoticeWishes, "quiet" | "quietFrom" | "quietTo"> & { campus: Campus | null },
): Date {
  let moment = at;
  // The end of one night may fall in the other: the second turn leaves both.
  for (const place of campus ? [campus] : [...campuses, ...campuses])
    moment = skipLocalQuietHours(moment, { ...wishes, ahead: campusTime[place].ahead });
  return moment;
}

type LocalQuietHours = Pick<NoticeWishes, "quiet" | "quietFrom" | "quietTo"> & { ahead: number };

/** This moment, or the end of the quiet hours it falls in. From an hour to the same hour: none are quiet. */
function skipLocalQuietHours(
  at: Date,
  { quiet, quietFrom, quietTo, ahead: hoursAhead }: LocalQuietHours,
): Date {
  if (!quiet || quietFrom === quietTo) return at;
  const local = at.getTime() + hoursAhead * HOUR_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const hour = (local - midnight) / HOUR_MS;
  const overnight = quietFrom > quietTo;
  const isQuiet = overnight
    ? hour >= quietFrom || hour < quietTo
    : hour >= quietFrom && hour < quietTo;
  if (!isQuiet) return at;
  const end = midnight + quietTo * HOUR_MS;
  return new Date((end > local ? end : end + DAY_MS) - hoursAhead * HOUR_MS);
}
