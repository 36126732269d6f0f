import type { Campus } from "./actor.ts";

const HOUR_MS = 3_600_000;

/** The time of each campus: its zone, and its hours ahead of UTC, where clocks never change. */
export const campusTime = {
  senegal: { zone: "Africa/Dakar", utcOffsetHours: 0 },
  cameroon: { zone: "Africa/Douala", utcOffsetHours: 1 },
} as const satisfies Record<Campus, { zone: string; utcOffsetHours: number }>;

/** The moment of a day (2027-01-05) and an hour (14:30) on the clocks of a campus. */
export function fromCampusTime(campus: Campus, day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - campusTime[campus].utcOffsetHours * HOUR_MS);
}

/** The last moment of a day (2027-01-05) on the clocks of a campus. */
export function getEndOfCampusDay(campus: Campus, day: string): Date {
  return new Date(Date.parse(`${day}T23:59:59.999Z`) - campusTime[campus].utcOffsetHours * HOUR_MS);
}

/** A moment as a sheet writes it, whose cells know no zone: the clocks of a campus, read as UTC. */
export function toWorksheetTime(campus: Campus, at: Date): Date {
  return new Date(at.getTime() + campusTime[campus].utcOffsetHours * HOUR_MS);
}

/** The day (2027-01-05) and the hour (14:30) that the clocks of a campus show at a moment. */
export function getCampusClock(campus: Campus, at: Date): { day: string; time: string } {
  const local = toWorksheetTime(campus, at).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
