import { useCampusClock } from "#app/features/identity/use-campus.ts";
import { consentWords } from "#app/i18n/consent.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { InfoPage } from "./info-page.server.ts";

/** Where the agreement stands, in a sentence, and what can be done. */
export function ConsentState({ page: { consent, names } }: { page: InfoPage }) {
  const words = useWords(consentWords);
  const clock = useCampusClock();
  if (consent.state === "none") return null;
  const who = names[consent.adult] || words.someone;
  if (consent.state === "given") {
    const agreed = consent.purposes.map((one) => words.purposes[one]).join(", ");
    const date = clock.date(consent.at);
    return (
      <p className="done-word">
        <Icon name="check" />
        {agreed ? words.givenFor(consent.name, date, agreed) : words.given(consent.name, date)}
      </p>
    );
  }
  return (
    <div className="consent">
      <Icon name={consent.state === "waiting" ? "clock" : "warning"} />
      <div>
        <p className="strong">
          {consent.state === "waiting" && words.waiting(who)}
          {consent.state === "refused" && words.refused(who)}
          {consent.state === "withdrawn" && words.withdrawn(who, clock.date(consent.at))}
          {consent.state === "expired" && words.expired(clock.date(consent.at))}
        </p>
        {consent.state === "waiting" && (
          <>
            <p className="small-text muted">
              {words.waitingText[consent.channel](
                clock.date(consent.askedAt),
                clock.date(consent.expiresAt),
              )}
            </p>
            <p className="small-text muted">{words.chase}</p>
          </>
        )}
      </div>
    </div>
  );
}
