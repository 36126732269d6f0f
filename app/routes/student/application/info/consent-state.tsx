import { useCampusClock } from "#app/features/access/use-campus.ts";
import { consentMessages } from "#app/features/admissions/messages/consent.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { InfoPage } from "./info-page.server.ts";

/** The state of the consent in a sentence, and what can be done. */
export function ConsentState({ page: { consent, names } }: { page: InfoPage }) {
  const t = useMessages(consentMessages);
  const clock = useCampusClock();
  if (consent.state === "none") return null;
  const adultName = names[consent.adult] || t.someone;
  if (consent.state === "given") {
    const agreedPurposes = consent.purposes.map((purpose) => t.purposes[purpose]).join(", ");
    const date = clock.date(consent.at);
    return (
      <p className="done-label">
        <Icon name="check" />
        {agreedPurposes
          ? t.givenFor(consent.name, date, agreedPurposes)
          : t.givenBy(consent.name, date)}
      </p>
    );
  }
  return (
    <div className="consent">
      <Icon name={consent.state === "waiting" ? "clock" : "warning"} />
      <div>
        <p className="strong">
          {consent.state === "waiting" && t.waiting(adultName)}
          {consent.state === "refused" && t.refused(adultName)}
          {consent.state === "withdrawn" && t.withdrawn(adultName, clock.date(consent.at))}
          {consent.state === "expired" && t.expired(clock.date(consent.at))}
        </p>
        {consent.state === "waiting" && (
          <>
            <p className="small-text muted">
              {t.waitingText[consent.channel](
                clock.date(consent.requestedAt),
                clock.date(consent.expiresAt),
              )}
            </p>
            <p className="small-text muted">{t.reminderHint}</p>
          </>
        )}
      </div>
    </div>
  );
}
