import type { Campus } from "#app/features/identity/actor.ts";
import { campusTime, clockAt } from "#app/features/identity/campus-time.ts";

/** Something that happened at a moment. */
type Dated = { at: Date };

/** The same things, in the same order, parted by day on the clocks of a campus. */
export function groupByDay<T extends Dated>(
  entries: T[],
  campus: Campus | null,
): { day: string; things: T[] }[] {
  const days: { day: string; things: T[] }[] = [];
  for (const entry of entries) {
    const day = getCampusDay(entry.at, campus);
    const last = days.at(-1);
    if (last?.day === day) last.things.push(entry);
    else days.push({ day, things: [entry] });
  }
  return days;
}

/** The calendar day of a moment on the clocks of a campus: AAAA-MM-JJ. Without one, on those of Dakar. */
export function getCampusDay(moment: Date, campus: Campus | null): string {
  return clockAt(campus ?? "senegal", moment).day;
}

/** The zone of the clocks by which a conversation is dated: the family lives by those of its campus. */
export function getCampusTimeZone(campus: Campus | null): string {
  return campusTime[campus ?? "senegal"].zone;
}
