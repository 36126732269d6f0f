import type { Hours } from "#app/features/content/kinds.ts";
import { together } from "./hours.ts";

/** When a campus is open, on as few lines as can be. */
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
