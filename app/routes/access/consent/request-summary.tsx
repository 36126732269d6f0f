import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { consentPageMessages } from "#app/features/admissions/messages/consent-page.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ConsentRequestView } from "./consent-request-view.ts";

/** Summary of the application, so that the adult knows what the consent is for. */
export function RequestSummary({
  consentRequest: { candidate, campus, choices },
}: {
  consentRequest: ConsentRequestView;
}) {
  const t = useMessages(consentPageMessages);
  const { campuses } = useMessages(applicationMessages);
  return (
    <section className="access-steps request-summary above">
      <h2>{t.askedTitle(candidate)}</h2>
      <div>
        <h3 className="hint">{t.campus}</h3>
        <p>{campus ? campuses[campus] : t.noCampus}</p>
      </div>
      <div>
        <h3 className="hint">{t.choices}</h3>
        {choices.length === 0 && <p>{t.noChoice}</p>}
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
      <p className="hint">{t.askedHint}</p>
    </section>
  );
}
