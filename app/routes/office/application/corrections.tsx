import type { ShownOpening } from "#app/features/admissions/corrections/corrections-shown.server.ts";
import { correctionWords } from "#app/i18n/correction.ts";
import { useWords } from "#app/ui/use-words.ts";
import { Opening } from "../choice/current/opening.tsx";

/** What the person changed since sending, at the school's request, the latest first. */
export function Corrections({ corrections }: { corrections: ShownOpening[] }) {
  const { office: words } = useWords(correctionWords);
  if (corrections.length === 0) return null;
  return (
    <section className="panel" id="corrections" tabIndex={-1} aria-labelledby="corrections-title">
      <div className="panel-head">
        <h2 id="corrections-title">{words.title}</h2>
        <p className="tiny-text muted">{words.text}</p>
      </div>
      <ul className="stack">
        {corrections.toReversed().map((opening) => (
          <li key={opening.id}>
            <Opening opening={opening} />
          </li>
        ))}
      </ul>
    </section>
  );
}
