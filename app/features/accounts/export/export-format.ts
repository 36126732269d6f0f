import type { Campus } from "#app/features/access/actor.ts";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** Labels and values in the language of the export, for a file that users read. */
export type ExportRecord = { [label: string]: string | null | ExportRecord | ExportRecord[] };

/**
 * « 21 novembre 2026, 9 h 05 (heure de Dakar) » in the time zone of a campus. Without a campus it has both times: «
 * 21 novembre 2026, 9 h 05 à Dakar, 10 h 05 à Yaoundé ».
 */
export function formatExportTime(locale: Locale, at: Date, campus: Campus | null): string {
  return `${formatCampusDate(locale, at, campus)}, ${formatTimeWithZone(locale, at, campus)}`;
}
