import { useEffect, useRef } from "react";
import { Form, type Location, useLocation } from "react-router";
import type { UnsentResult } from "#app/client/drafts/submit-form.ts";
import { consentMessages } from "#app/features/admissions/messages/consent.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { AttemptField } from "#app/ui/form/attempt-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { UnsentNotice } from "../../shell/unsent-notice.tsx";
import { getPartPath } from "../shell/application-paths.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import { ConsentState } from "./consent-state.tsx";
import type { InfoPage } from "./info-page.server.ts";
import { ShareConsentMessage } from "./share-consent-message.tsx";

type ConsentBoxProps = {
  page: InfoPage;
  errors: Record<string, string>;
  submitted: Record<string, string> | undefined;
  /** The message that the candidate shares with the adult, if it was just created. */
  message?: string;
  /** The result of a request that could not be sent without a network. */
  unsentResult?: UnsentResult;
};

/** Lets a minor ask an adult for consent, shows its state, and allows asking again. */
export function ConsentBox({ page, errors, submitted, message, unsentResult }: ConsentBoxProps) {
  const t = useMessages(consentMessages);
  // The result arrives before the navigation, which would take the focus away.
  const location = useLocation();
  const box = useFocusOnConsentHash(location);
  if (!page.isUnderAge) return null;
  const { consent, adults } = page;
  return (
    <section
      ref={box}
      className="person-fields"
      id="accord"
      aria-labelledby="accord-title"
      tabIndex={-1}
    >
      <h2 id="accord-title">{t.title}</h2>
      <div className="above-small">
        <p className="hint">{t.hint}</p>
        <p className="hint">{t.toMinors(page.consentAge)}</p>
      </div>
      {message && (
        <ActionResult result={location}>
          {/* A new request has a new message: a rendered field would keep the old, invalid link. */}
          <ShareConsentMessage key={message} message={message} />
        </ActionResult>
      )}
      <div role="status">
        <ConsentState page={page} />
      </div>
      {consent.state !== "given" && adults.length === 0 && <p>{t.nobody}</p>}
      {consent.state !== "given" && adults.length > 0 && (
        <ConsentRequestForm
          page={page}
          errors={errors}
          submitted={submitted}
          unsentResult={unsentResult}
        />
      )}
    </section>
  );
}

/**
 * Focuses the section after each request, also when the address does not change, because the result stands above the
 * button.
 */
function useFocusOnConsentHash({ key, hash }: Location) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for
  useEffect(() => {
    if (hash !== "#accord") return;
    box.current?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
  }, [key]);
  return box;
}

function ConsentRequestForm({
  page,
  errors,
  submitted,
  unsentResult,
}: Omit<ConsentBoxProps, "message">) {
  const t = useMessages(consentMessages);
  const info = useMessages(personalInfoMessages);
  const path = useApplicationPath();
  const locale = useLocale();
  const { consent, adults } = page;
  // A repeated request defaults to the former adult, channel and language.
  const previousRequest =
    consent.state === "none" || consent.state === "given" ? undefined : consent;
  const channel = previousRequest?.channel ?? (adults[0]?.hasEmail ? "mail" : "link");
  return (
    <Form
      className="above"
      method="post"
      action={path(`${getPartPath("parents")}&consent`)}
      noValidate
    >
      <AttemptField key={page.attempt} attempt={page.attempt} submitted={submitted?.attempt} />
      <FormDraftNote formName="consent" isReturned={submitted?.adult !== undefined} />
      <RadioGroup
        name="adult"
        label={t.who}
        error={errors.adult}
        options={adults.map(({ adult, name }) => ({
          value: adult,
          label: name || info.adultsShort[adult],
          hint: info.adultNames[adult],
        }))}
        defaultValue={submitted?.adult ?? previousRequest?.adult ?? adults[0]?.adult}
      />
      <RadioGroup
        name="channel"
        label={t.how}
        error={errors.channel}
        options={(["mail", "link"] as const).map((value) => ({ value, ...t.channels[value] }))}
        defaultValue={submitted?.channel ?? channel}
      />
      <RadioGroup
        name="language"
        label={t.language}
        error={errors.language}
        layout="row"
        options={(["fr", "en"] as const).map((value) => ({ value, label: t.languages[value] }))}
        defaultValue={submitted?.language ?? previousRequest?.locale ?? locale}
      />
      <UnsentNotice result={unsentResult} />
      <div className="actions">
        <Button variant="secondary" type="submit">
          {consent.state === "none" ? t.send : t.sendAgain}
        </Button>
      </div>
    </Form>
  );
}
