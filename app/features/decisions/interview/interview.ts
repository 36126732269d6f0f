import type { Campus } from "#app/features/access/actor.ts";
import { fromCampusTime, getCampusClock } from "#app/features/access/campus-time.ts";
import {
  addDays,
  type ParseResult,
  parseDate,
  toDateParts,
} from "#app/features/admissions/calendar.ts";
import {
  type FormInput,
  parseCount,
  parseMultilineText,
  parseOption,
} from "#app/features/admissions/form-values.ts";
import { toLatinDigits } from "#app/lib/digits.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { parseLine } from "#app/lib/parse-line.ts";

/** How many days ahead an interview can be planned. */
const MAX_DAYS_AHEAD = 180;
/** In minutes, when the officer gives no duration. */
export const DEFAULT_MINUTES = 30;
/** How long before an interview its reminder is sent. */
export const REMINDER_LEAD_MS = DAY_MS;

/** Time and place of an interview, as an officer enters them. */
export type InterviewPlan = {
  startsAt: Date;
  minutes: number;
  place: string | null;
  link: string | null;
  words: string | null;
};
type ParsePlanResult<T> =
  | { ok: true; values: T }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Parses the form of an interview: a future day and time on the clock of the campus, 10 to 240 minutes, a place or the
 * https address of an online meeting, and an optional text for the candidate.
 */
export function parsePlan(
  input: FormInput,
  { campus, at }: { campus: Campus; at: Date },
): ParsePlanResult<InterviewPlan> {
  const where = requireValue(parseOption(input.where, ["place", "link"]));
  const isOnline = where.ok && where.value === "link";
  const fields = {
    startsOn: requireValue(parseDate(getDateParts(input))),
    time: requireValue(parseTime(input.time)),
    minutes: parseCount(input.minutes, 10, 240),
    where,
    place: where.ok && !isOnline ? requireValue(parseLine(input.place, 200)) : emptyAnswer,
    link: isOnline ? requireValue(parseMeetingLink(input.link)) : emptyAnswer,
    interviewMessage: parseMultilineText(input.interviewMessage, 1_000),
  };
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(fields).flatMap(([field, one]) => (one.ok ? [] : [[field, one.reason]])),
  );
  const [day, time] = [getValue(fields.startsOn), getValue(fields.time)];
  const startsAt = day && time ? fromCampusTime(campus, day, time) : null;
  if (startsAt && startsAt <= at) errors.startsOn = "time-not-in-future";
  if (day && day > addDays(getCampusClock(campus, at).day, MAX_DAYS_AHEAD))
    errors.startsOn = "date-too-far";
  if (!startsAt || Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  const { place, link, interviewMessage, minutes } = fields;
  return {
    ok: true,
    values: {
      startsAt,
      minutes: getValue(minutes) ?? DEFAULT_MINUTES,
      place: getValue(place),
      link: getValue(link),
      words: getValue(interviewMessage),
    },
  };
}

/** The form values of a plan, as `parsePlan` reads them. */
export function toPlanFormValues(plan: InterviewPlan, campus: Campus): Record<string, string> {
  const { day, time } = getCampusClock(campus, plan.startsAt);
  const parts = toDateParts(day);
  return {
    "startsOn.day": parts.day,
    "startsOn.month": parts.month,
    "startsOn.year": parts.year,
    time,
    minutes: String(plan.minutes),
    where: plan.link === null ? "place" : "link",
    place: plan.place ?? "",
    link: plan.link ?? "",
    interviewMessage: plan.words ?? "",
  };
}

/**
 * Parses a time as people write it (14:30, 14h30, « 14 h 30 », 9 h, in any digits). Returns `14:30`, or the error
 * `time-invalid`.
 */
export function parseTime(text: string | undefined): ParseResult<string> {
  const line = parseLine(text && toLatinDigits(text), 20);
  if (!line.ok || line.value === null) return line;
  const [, hour = "", minute = "00"] =
    /^(\d{1,2})(?:\s*[:：hH.]\s*(\d{2})?)?$/.exec(line.value.trim()) ?? [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59)
    return { ok: false, reason: "time-invalid" };
  return { ok: true, value: `${hour.padStart(2, "0")}:${minute}` };
}

/**
 * Parses the address of a meeting. Refuses with `link-https` an address that is not https or contains a user name or
 * password.
 */
export function parseMeetingLink(text: string | undefined): ParseResult<string> {
  const line = parseLine(text, 500);
  if (!line.ok || line.value === null) return line;
  const url = URL.parse(line.value);
  const isValid =
    url?.protocol === "https:" && !url.username && !url.password && !/\s/.test(line.value);
  return url && isValid ? { ok: true, value: url.href } : { ok: false, reason: "link-https" };
}

/** Whether an interview is still to come and was not moved, cancelled or held. */
export function isUpcoming(
  { endedAt, startsAt }: { endedAt: Date | null; startsAt: Date },
  at: Date,
): boolean {
  return endedAt === null && startsAt > at;
}

function getDateParts(input: FormInput) {
  const part = (name: string) => input[`startsOn.${name}`] ?? "";
  return { day: part("day"), month: part("month"), year: part("year") };
}

const emptyAnswer: ParseResult<string> = { ok: true, value: null };

function requireValue<T>(parsed: ParseResult<T>): ParseResult<T> {
  return parsed.ok && parsed.value === null ? { ok: false, reason: "required" } : parsed;
}

function getValue<T>(parsed: ParseResult<T>): T | null {
  return parsed.ok ? parsed.value : null;
}
