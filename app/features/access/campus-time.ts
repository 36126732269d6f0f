import { DAY_MS, HOUR_MS } from "#app/lib/duration.ts";
import type { Campus } from "./actor.ts";

/** The time zone of each campus and its offset from UTC. Neither country changes its clocks. */
export const campusTime = {
  senegal: { zone: "Africa/Dakar", utcOffsetHours: 0 },
  cameroon: { zone: "Africa/Douala", utcOffsetHours: 1 },
} as const satisfies Record<Campus, { zone: string; utcOffsetHours: number }>;

/** The moment of a day (2027-01-05) and a time (14:30) on the clock of a campus. */
export function fromCampusTime(campus: Campus, day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - campusTime[campus].utcOffsetHours * HOUR_MS);
}

/** The last millisecond of a day (2027-01-05) on the clock of a campus. */
export function getEndOfCampusDay(campus: Campus, day: string): Date {
  return new Date(Date.parse(`${day}T23:59:59.999Z`) - campusTime[campus].utcOffsetHours * HOUR_MS);
}

/** A moment for a worksheet cell, which has no time zone: the campus clock time, stored as if it were UTC. */
export function toWorksheetTime(campus: Campus, at: Date): Date {
  return new Date(at.getTime() + campusTime[campus].utcOffsetHours * HOUR_MS);
}

/** The day (2027-01-05) and the time (14:30) on the clock of a campus. */
export function getCampusClock(campus: Campus, at: Date): { day: string; time: string } {
  const local = toWorksheetTime(campus, at).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/**
 * The calendar days that are left at `at`: from the day of `at` to the day of `until`, on the clock of a campus. 0 on
 * the last day and after it. Screens and emails use it, so that they name the same number.
 */
export function countDaysLeft(campus: Campus, until: Date, at: Date): number {
  const toDays = (moment: Date) => Date.parse(getCampusClock(campus, moment).day) / DAY_MS;
  return Math.max(0, toDays(until) - toDays(at));
}
