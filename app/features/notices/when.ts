import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { campusTime } from "#app/features/identity/campus-time.ts";
import {
  type NoticeKind,
  type NoticeUrgency,
  type NoticeWishes,
  usualWishes,
  wishFields,
} from "#app/features/identity/notice-wishes.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * After an e-mail, grouped notices wait this long and are sent together: an hour is too short for what one sitting
 * of an officer brings, half a day too long for news.
 */
export const TOGETHER = 3 * HOUR;

/** The hour of the one letter of a day: after school and work, before the quiet hours. */
export const DAILY_HOUR = 18;

export type Waiting = { id: string; kind: NoticeKind; urgency: NoticeUrgency; at: Date };

/** What decides when a notice is sent, beside the wishes of the person. */
export type NoticeTiming = Pick<Waiting, "kind" | "urgency">;

export type Situation = {
  wishes: NoticeWishes;
  /** Whose hours are the person's; without one, it is day on the clocks of both. */
  campus: Campus | null;
  /** When a letter of notices left last. */
  lastAt: Date | null;
  /** Nothing leaves before: what is late, after an outage, does not leave in quiet hours either. */
  now?: Date;
};

export type Plan = {
  /** The letters that will leave, the next first, each with its notices, oldest first. */
  departures: { at: Date; ids: string[] }[];
  /** What the person does not want to be told. */
  unwanted: string[];
};

/**
 * When the waiting notices of a person are sent. An immediate one is sent at once, with whatever else waits. Grouped
 * ones that follow an e-mail within three hours are sent together at the end of these. A kind wanted once a day is
 * sent at 18:00, with whatever else waits then. Nothing is sent in quiet hours: it waits for their end.
 */
export function plan(waiting: Waiting[], { wishes, campus, lastAt, now }: Situation): Plan {
  const hours = { ...wishes, ahead: campusTime[campus ?? "senegal"].ahead };
  const leaves = (at: Date) => afterQuietAt(now && now > at ? now : at, { ...wishes, campus });
  const ordered = waiting.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const wanted = (frequency: string) =>
    ordered.filter(({ kind }) => wishes[wishFields[kind]] === frequency);
  const soon = wanted("at-once");
  const daily = wanted("daily");
  const soonAt = earliest(soon.map((one) => leaves(readyAt(one, lastAt))));
  const dailyAt = daily[0] && leaves(nextDaily(daily[0].at, hours.ahead));
  const unwanted = idsOf(wanted("never"));
  const departures = [
    ...(soonAt ? [{ at: soonAt, ids: idsOf(soon) }] : []),
    ...(dailyAt ? [{ at: dailyAt, ids: idsOf(daily) }] : []),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (!soonAt || !dailyAt || dailyAt > soonAt) return { departures, unwanted };
  const all = ordered.filter(({ id }) => !unwanted.includes(id));
  return { departures: [{ at: dailyAt, ids: idsOf(all) }], unwanted };
}

/**
 * The letters that will leave, one after the other, when some of these are still to be told: each takes with it what
 * is known by then, and what follows waits for three hours after it, as `plan` says when it leaves.
 */
export function foresee(told: Waiting[], situation: Situation): Plan["departures"] {
  const departures: Plan["departures"] = [];
  let left = told;
  let { lastAt } = situation;
  while (left.length > 0) {
    const { next, known, unwanted } = nextOf(left, { ...situation, lastAt });
    if (next) departures.push(next);
    if (next) lastAt = next.at;
    const gone = next ? [...next.ids, ...unwanted] : idsOf(known);
    left = left.filter(({ id }) => !gone.includes(id));
  }
  return departures;
}

/** The first letter of these: whatever is told before it leaves may go with it, or before it. */
function nextOf(told: Waiting[], situation: Situation) {
  const moments = new Set(told.map(({ at }) => at.getTime()).toSorted((a, b) => a - b));
  let known: Waiting[] = [];
  let planned: Plan = { departures: [], unwanted: [] };
  for (const moment of moments) {
    const [next] = planned.departures;
    if (next && moment > next.at.getTime()) break;
    known = told.filter(({ at }) => at.getTime() <= moment);
    planned = plan(known, situation);
  }
  return { next: planned.departures[0], known, unwanted: planned.unwanted };
}

const idsOf = (some: Waiting[]) => some.map(({ id }) => id);

const earliest = (moments: Date[]) => moments.toSorted((a, b) => a.getTime() - b.getTime())[0];

/**
 * From when a notice may be sent, quiet hours apart: an immediate one from its own moment on, a grouped one once the
 * last e-mail is three hours old.
 */
export function readyAt({ urgency, at }: Omit<Waiting, "id" | "kind">, lastAt: Date | null): Date {
  if (urgency === "immediate" || !lastAt) return at;
  return new Date(Math.max(at.getTime(), lastAt.getTime() + TOGETHER));
}

/** The first 18:00 of the place at this moment or after it. */
function nextDaily(at: Date, hoursAhead: number): Date {
  const local = at.getTime() + hoursAhead * HOUR;
  const today = Math.floor(local / DAY) * DAY + DAILY_HOUR * HOUR;
  return new Date((today >= local ? today : today + DAY) - hoursAhead * HOUR);
}

/**
 * This moment, or the morning after: when an adult without an account is written to, whose wishes nobody knows. The
 * hours are those that an account begins with, at the campus.
 */
export function outsideNight(at: Date, campus: Campus | null): Date {
  return afterQuietAt(at, { ...usualWishes, campus });
}

/**
 * This moment, or the first after the quiet hours. Without a campus nobody knows on which clocks the person lives, so
 * it is day on all of them.
 */
function afterQuietAt(
  at: Date,
  {
    campus,
    ...wishes
  }: Pick<NoticeWishes, "quiet" | "quietFrom" | "quietTo"> & { campus: Campus | null },
): Date {
  let moment = at;
  // The end of one night may fall in the other: the second turn leaves both.
  for (const place of campus ? [campus] : [...campuses, ...campuses])
    moment = afterQuiet(moment, { ...wishes, ahead: campusTime[place].ahead });
  return moment;
}

type Hours = Pick<NoticeWishes, "quiet" | "quietFrom" | "quietTo"> & { ahead: number };

/** This moment, or the end of the quiet hours it falls in. From an hour to the same hour: none are quiet. */
function afterQuiet(at: Date, { quiet, quietFrom, quietTo, ahead: hoursAhead }: Hours): Date {
  if (!quiet || quietFrom === quietTo) return at;
  const local = at.getTime() + hoursAhead * HOUR;
  const midnight = Math.floor(local / DAY) * DAY;
  const hour = (local - midnight) / HOUR;
  const overnight = quietFrom > quietTo;
  const isQuiet = overnight
    ? hour >= quietFrom || hour < quietTo
    : hour >= quietFrom && hour < quietTo;
  if (!isQuiet) return at;
  const end = midnight + quietTo * HOUR;
  return new Date((end > local ? end : end + DAY) - hoursAhead * HOUR);
}
