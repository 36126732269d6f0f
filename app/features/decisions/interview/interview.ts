import { dayAfter, partsOf, type Read, readDate } from "#app/features/admissions/calendar.ts";
import { readChoice, readCount, readLines, type Typed } from "#app/features/admissions/text.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { clockAt, momentAt } from "#app/features/identity/campus-time.ts";
import { latinDigits } from "#app/lib/digits.ts";
import { readLine } from "#app/lib/read-line.ts";

/** An interview is planned this many days ahead at most. */
const LONGEST_DAYS = 180;
/** Minutes, where the officer says nothing else. */
export const USUAL_MINUTES = 30;
/** How long before it an interview is recalled, in milliseconds. */
export const RECALLED_BEFORE = 86_400_000;

/** Where and when, as an officer plans it. */
export type Plan = {
  startsAt: Date;
  minutes: number;
  place: string | null;
  link: string | null;
  words: string | null;
};
type Found<T> =
  | { ok: true; values: T }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Reads an interview: a day and an hour on the clocks of the campus, ahead; 10 to 240 minutes; a place, or the
 * address of a meeting on line (https only); words to the candidate or none.
 */
export function readPlan(typed: Typed, { campus, at }: { campus: Campus; at: Date }): Found<Plan> {
  const where = must(readChoice(typed.where, ["place", "link"]));
  const online = where.ok && where.value === "link";
  const read = {
    startsOn: must(readDate(partsIn(typed))),
    time: must(readTime(typed.time)),
    minutes: readCount(typed.minutes, 10, 240),
    where,
    place: where.ok && !online ? must(readLine(typed.place, 200)) : empty,
    link: online ? must(readLink(typed.link)) : empty,
    interviewWords: readLines(typed.interviewWords, 1_000),
  };
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(read).flatMap(([field, one]) => (one.ok ? [] : [[field, one.reason]])),
  );
  const [day, time] = [given(read.startsOn), given(read.time)];
  const startsAt = day && time ? momentAt(campus, day, time) : null;
  if (startsAt && startsAt <= at) errors.startsOn = "moment-not-ahead";
  if (day && day > dayAfter(clockAt(campus, at).day, LONGEST_DAYS))
    errors.startsOn = "date-too-far";
  if (!startsAt || Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  const { place, link, interviewWords, minutes } = read;
  return {
    ok: true,
    values: {
      startsAt,
      minutes: given(minutes) ?? USUAL_MINUTES,
      place: given(place),
      link: given(link),
      words: given(interviewWords),
    },
  };
}

/** A plan as a form holds it: what `readPlan` reads. */
export function writePlan(plan: Plan, campus: Campus): Record<string, string> {
  const { day, time } = clockAt(campus, plan.startsAt);
  const parts = partsOf(day);
  return {
    "startsOn.day": parts.day,
    "startsOn.month": parts.month,
    "startsOn.year": parts.year,
    time,
    minutes: String(plan.minutes),
    where: plan.link === null ? "place" : "link",
    place: plan.place ?? "",
    link: plan.link ?? "",
    interviewWords: plan.words ?? "",
  };
}

/** An hour as people write it: 14:30, 14h30, « 14 h 30 », 9 h, in the digits of any keyboard. Gives 14:30. */
export function readTime(text: string | undefined): Read<string> {
  const line = readLine(text && latinDigits(text), 20);
  if (!line.ok || line.value === null) return line;
  const [, hour = "", minute = "00"] =
    /^(\d{1,2})(?:\s*[:：hH.]\s*(\d{2})?)?$/.exec(line.value.trim()) ?? [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59)
    return { ok: false, reason: "time-invalid" };
  return { ok: true, value: `${hour.padStart(2, "0")}:${minute}` };
}

/** The address of a meeting: in full, https, without a name or a password in it. */
export function readLink(text: string | undefined): Read<string> {
  const line = readLine(text, 500);
  if (!line.ok || line.value === null) return line;
  const url = URL.parse(line.value);
  const fit =
    url?.protocol === "https:" && !url.username && !url.password && !/\s/.test(line.value);
  return url && fit ? { ok: true, value: url.href } : { ok: false, reason: "link-https" };
}

/** What is open of an interview: it was neither moved nor cancelled nor held, and it is ahead. */
export function isAhead(
  { endedAt, startsAt }: { endedAt: Date | null; startsAt: Date },
  at: Date,
): boolean {
  return endedAt === null && startsAt > at;
}

function partsIn(typed: Typed) {
  const part = (name: string) => typed[`startsOn.${name}`] ?? "";
  return { day: part("day"), month: part("month"), year: part("year") };
}

const empty: Read<string> = { ok: true, value: null };

function must<T>(read: Read<T>): Read<T> {
  return read.ok && read.value === null ? { ok: false, reason: "required" } : read;
}

function given<T>(read: Read<T>): T | null {
  return read.ok ? read.value : null;
}
