import type { Hours } from "#app/features/content/kinds.ts";

/** When a campus is open, on as few lines as can be: days that share their hours are said together. */
export function OpeningHours({ hours }: { hours: Hours[] }) {
  return (
    <p className="opening-hours">
      {together(hours).map(({ days, time }) => (
        <span key={time}>
          {days}, {time}
        </span>
      ))}
    </p>
  );
}

function together(hours: Hours[]): Hours[] {
  const byTime = new Map<string, string>();
  for (const { days, time } of hours) {
    const before = byTime.get(time);
    byTime.set(time, before ? `${before}, ${days.toLowerCase()}` : days);
  }
  return [...byTime].map(([time, days]) => ({ time, days }));
}
