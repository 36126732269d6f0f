import { Form } from "react-router";
import { applicationWords } from "#app/i18n/application.ts";
import { formatDate } from "#app/i18n/format.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { partAddress } from "../frame/addresses.ts";
import type { InfoPage } from "./info-page.server.ts";

type ConsentBoxProps = { page: InfoPage; error?: string };

/** A minor asks an adult for their consent, sees where it stands, and can ask again. */
export function ConsentBox({ page, error }: ConsentBoxProps) {
  const { consent: words, info } = useWords(applicationWords);
  const path = usePath();
  if (!page.minor) return null;
  const { consent } = page;
  const options = page.adults.map(({ adult, name }) => ({
    value: adult,
    label: name || info.adultsShort[adult],
    hint: info.adultsOf[adult],
  }));
  return (
    <section className="person-part" id="accord" aria-labelledby="accord-title">
      <h2 id="accord-title">{words.title}</h2>
      <div className="above-small">
        <p className="hint">{words.hint}</p>
        <p className="hint">{words.toMinors}</p>
      </div>
      <ConsentState page={page} />
      {consent.state !== "given" && options.length === 0 && <p>{words.nobody}</p>}
      {consent.state !== "given" && options.length > 0 && (
        <Form
          className="above"
          method="post"
          action={`${path(partAddress("parents"))}&accord`}
          noValidate
        >
          <RadioGroup
            name="adult"
            label={words.who}
            error={error}
            options={options}
            defaultValue={consent.state === "none" ? options[0]?.value : consent.adult}
          />
          <div className="actions">
            <Button variant="secondary" type="submit">
              {consent.state === "none" ? words.send : words.sendAgain}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

function ConsentState({ page: { consent, names } }: { page: InfoPage }) {
  const { consent: words } = useWords(applicationWords);
  const locale = useLocale();
  if (consent.state === "none") return null;
  const who = names[consent.adult] || words.someone;
  if (consent.state === "given")
    return (
      <p className="done-word">
        <Icon name="check" />
        {words.given(consent.name, formatDate(locale, consent.at))}
      </p>
    );
  return (
    <div className="consent">
      <Icon name={consent.state === "waiting" ? "clock" : "warning"} />
      <div>
        <p className="strong">
          {consent.state === "waiting" && words.waiting(who)}
          {consent.state === "refused" && words.refused(who)}
          {consent.state === "expired" && words.expired(formatDate(locale, consent.at))}
        </p>
        {consent.state === "waiting" && (
          <p className="small-text muted">
            {words.waitingText(
              formatDate(locale, consent.askedAt),
              formatDate(locale, consent.expiresAt),
            )}
          </p>
        )}
      </div>
    </div>
  );
}
