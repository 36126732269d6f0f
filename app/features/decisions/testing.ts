import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";

/** The form values of an interview at 14:30 in Dakar, some days ahead. */
export function buildInterviewInput(daysAhead: number, overrides: Record<string, string> = {}) {
  const day = new Date(now().getTime() + daysAhead * DAY_MS);
  return {
    "startsOn.day": String(day.getUTCDate()),
    "startsOn.month": String(day.getUTCMonth() + 1),
    "startsOn.year": String(day.getUTCFullYear()),
    time: "14:30",
    where: "place",
    place: "Bureau des admissions",
    ...overrides,
  };
}
