import type { ToldView } from "#app/features/identity/support/support-view.ts";
import { useCampusClock } from "#app/features/identity/use-campus.ts";
import { visitsWords } from "#app/i18n/visits.ts";
import { Setting } from "#app/ui/setting.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Who of the school saw this person's area, when and why. */
export function VisitsCard({ views }: { views: ToldView[] }) {
  const words = useWords(visitsWords);
  const { date, time } = useCampusClock();
  return (
    <Setting id="visits" title={words.title} text={words.text}>
      {views.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="linked-rows">
        {views.map(({ id, by, reason, begunAt, endedAt }) => (
          <li key={id}>
            <div>
              <p className="strong">{words.by(by)}</p>
              <p className="small-text muted">
                {endedAt
                  ? words.from(date(begunAt), time(begunAt), time(endedAt))
                  : words.since(date(begunAt), time(begunAt))}
              </p>
              <p className="small-text">{words.why(reason)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Setting>
  );
}
