import type { Hours } from "#app/features/content/kinds.ts";

/** The hours with the days that share them said together, in the order given. */
export function together(hours: Hours[]): Hours[] {
  const byTime = new Map<string, string>();
  for (const { days, time } of hours) {
    const before = byTime.get(time);
    byTime.set(time, before ? `${before}, ${days.toLowerCase()}` : days);
  }
  return [...byTime].map(([time, days]) => ({ time, days }));
}
