import { applicationWords } from "#app/i18n/application.ts";
import { consentPageWords } from "#app/i18n/consent-page.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { Asking } from "./asking.ts";

/** What the candidate is applying for, so that the adult knows what they agree to. */
export function RequestSummary({ asking: { candidate, campus, choices } }: { asking: Asking }) {
  const words = useWords(consentPageWords);
  const { campuses } = useWords(applicationWords);
  return (
    <section className="access-steps above">
      <h2>{words.askedTitle(candidate)}</h2>
      <div>
        <h3 className="hint">{words.campus}</h3>
        <p>{campus ? campuses[campus] : words.noCampus}</p>
      </div>
      <div>
        <h3 className="hint">{words.choices}</h3>
        {choices.length === 0 && <p>{words.noChoice}</p>}
        {choices.length > 0 && (
          <ul className="agreed">
            {choices.map(({ name, universityName }) => (
              <li key={`${name} ${universityName}`}>
                {name} <small className="muted">{universityName}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="hint">{words.askedHint}</p>
    </section>
  );
}
