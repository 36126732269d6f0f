import type { ReopeningView } from "#app/features/admissions/corrections/list-corrections.server.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { ReopenedSectionPanel } from "../choice/details/reopened-section-panel.tsx";

/** What the candidate changed in reopened sections after submission, latest first. */
export function Corrections({ corrections }: { corrections: ReopeningView[] }) {
  const { office: t } = useMessages(correctionMessages);
  if (corrections.length === 0) return null;
  return (
    <section className="panel" id="corrections" tabIndex={-1} aria-labelledby="corrections-title">
      <div className="panel-head">
        <h2 id="corrections-title">{t.title}</h2>
        <p className="tiny-text muted">{t.text}</p>
      </div>
      <ul className="stack">
        {corrections.toReversed().map((opening) => (
          <li key={opening.id}>
            <ReopenedSectionPanel reopened={opening} />
          </li>
        ))}
      </ul>
    </section>
  );
}
