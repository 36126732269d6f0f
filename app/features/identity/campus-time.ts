import type { Campus } from "./actor.ts";

const HOUR = 3_600_000;

/** The time of each campus: its zone, and its hours ahead of UTC, where clocks never change. */
export const campusTime = {
  senegal: { zone: "Africa/Dakar", ahead: 0 },
  cameroon: { zone: "Africa/Douala", ahead: 1 },
} as const satisfies Record<Campus, { zone: string; ahead: number }>;

/** The moment of a day (2027-01-05) and an hour (14:30) on the clocks of a campus. */
export function momentAt(campus: Campus, day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - campusTime[campus].ahead * HOUR);
}

/** The last moment of a day (2027-01-05) on the clocks of a campus. */
export function endOfDay(campus: Campus, day: string): Date {
  return new Date(Date.parse(`${day}T23:59:59.999Z`) - campusTime[campus].ahead * HOUR);
}

/** A moment as a sheet writes it, whose cells know no zone: the clocks of a campus, read as UTC. */
export function sheetMoment(campus: Campus, at: Date): Date {
  return new Date(at.getTime() + campusTime[campus].ahead * HOUR);
}

/** The day (2027-01-05) and the hour (14:30) that the clocks of a campus show at a moment. */
export function clockAt(campus: Campus, at: Date): { day: string; time: string } {
  const local = sheetMoment(campus, at).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
