import type { Locale } from "#app/i18n/locale.ts";
import type { Campus } from "../actor.ts";
import { formatCampusDate, formatTimeWithZone } from "../campus-clock.ts";

/** Something said in the words of a language, for a file that a person reads. */
export type ExportRecord = { [label: string]: string | null | ExportRecord | ExportRecord[] };

/**
 * « 21 novembre 2026, 9 h 05 (heure de Dakar) »: the moment on the clocks of a campus, which it names. Without a campus,
 * the hours of both: « 21 novembre 2026, 9 h 05 à Dakar, 10 h 05 à Yaoundé ».
 */
export function formatExportTime(locale: Locale, at: Date, campus: Campus | null): string {
  return `${formatCampusDate(locale, at, campus)}, ${formatTimeWithZone(locale, at, campus)}`;
}
