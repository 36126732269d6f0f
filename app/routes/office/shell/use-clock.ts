import type { Campus } from "#app/features/access/actor.ts";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import { campusTime } from "#app/features/access/campus-time.ts";
import { formatShortDate, formatTime } from "#app/i18n/format.ts";
import { useLocale } from "#app/ui/use-messages.ts";
import { useOfficeShell } from "./office-shell-data.ts";

export type Clock = {
  /** The campus whose time zone is used. */
  campus: Campus;
  /** « 26 novembre 2026 » */
  date: (at: Date) => string;
  /** « 26 nov. » */
  shortDate: (at: Date) => string;
  /** « 19 h 50 » */
  time: (at: Date) => string;
  /**
   * « 19 h 50 (heure de Yaoundé) »: for a time that stands alone, or next to a field in Dakar time.
   */
  namedTime: (at: Date) => string;
};

/**
 * Formats dates and times in the time zone of the reader's campus; for all campuses, in that of
 * Dakar (UTC).
 */
export function useClock(): Clock {
  const locale = useLocale();
  const campus = useOfficeShell().campus ?? "senegal";
  const { zone } = campusTime[campus];
  return {
    campus,
    date: (at) => formatCampusDate(locale, at, campus),
    shortDate: (at) => formatShortDate(locale, at, zone),
    time: (at) => formatTime(locale, at, zone),
    namedTime: (at) => formatTimeWithZone(locale, at, campus),
  };
}
