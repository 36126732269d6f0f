import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { now } from "#app/platform/clock.ts";

/** The current day in Dakar, which is on UTC all year, by the application's clock (`2027-08-31`). */
export function getToday(): string {
  return toCalendarDate(now());
}
