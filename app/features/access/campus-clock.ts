import { formatDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { timeZonesMessages } from "#app/i18n/time-zones.ts";
import type { Campus } from "./actor.ts";
import { campusTime, getCampusClock } from "./campus-time.ts";

/**
 * The time « 19 h 50 » on the clock of a campus; without a campus on both: « 18 h 50 à Dakar, 19 h 50 à Yaoundé ».
 */
export function formatCampusTime(locale: Locale, at: Date, campus: Campus | null): string {
  if (campus) return formatTime(locale, at, campusTime[campus].zone);
  const { both } = timeZonesMessages[locale];
  return both(formatCampusTime(locale, at, "senegal"), formatCampusTime(locale, at, "cameroon"));
}

/** The time with the name of its clock, « 19 h 50 (heure de Yaoundé) »; without a campus as `formatCampusTime`. */
export function formatTimeWithZone(locale: Locale, at: Date, campus: Campus | null): string {
  const time = formatCampusTime(locale, at, campus);
  return campus
    ? timeZonesMessages[locale].named(time, timeZonesMessages[locale].zones[campus])
    : time;
}

/** The date « 26 novembre 2026 » in the time zone of a campus; without a campus in that of Dakar, which is UTC. */
export function formatCampusDate(locale: Locale, at: Date, campus: Campus | null): string {
  return formatDate(locale, getCampusClock(campus ?? "senegal", at).day);
}
