import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Hours } from "#app/features/content/kinds.ts";

/** Opening hours of a campus, by days. */
export function OpeningHours({ hours }: { hours: Hours[] }) {
  return (
    <dl className="opening-hours">
      {hours.map(({ days, time }) => (
        <div key={days}>
          <dt>
            <TypesetText text={days} />
          </dt>
          <dd>
            <TypesetText text={time} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
