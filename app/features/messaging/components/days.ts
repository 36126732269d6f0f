/** Something that happened at a moment. */
type Dated = { at: Date };

/** The same things, in the same order, parted by day (in Dakar's time, which is UTC all year). */
export function byDay<T extends Dated>(things: T[]): { day: string; things: T[] }[] {
  const days: { day: string; things: T[] }[] = [];
  for (const thing of things) {
    const day = dayOf(thing.at);
    const last = days.at(-1);
    if (last?.day === day) last.things.push(thing);
    else days.push({ day, things: [thing] });
  }
  return days;
}

/** The calendar day of a moment: AAAA-MM-JJ. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
