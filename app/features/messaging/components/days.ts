import type { Campus } from "#app/features/access/actor.ts";
import { campusTime, getCampusClock } from "#app/features/access/campus-time.ts";

type Dated = { at: Date };

/** Groups entries by calendar day at the campus and keeps their order. */
export function groupByDay<T extends Dated>(
  entries: T[],
  campus: Campus | null,
): { day: string; entries: T[] }[] {
  const days: { day: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const day = getCampusDay(entry.at, campus);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** The calendar day (YYYY-MM-DD) at the campus; at Dakar without one. */
export function getCampusDay(moment: Date, campus: Campus | null): string {
  return getCampusClock(campus ?? "senegal", moment).day;
}

/** The time zone of the campus, by which a thread is dated; Dakar's without one. */
export function getCampusTimeZone(campus: Campus | null): string {
  return campusTime[campus ?? "senegal"].zone;
}
