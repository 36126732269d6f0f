import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { consentPageMessages } from "#app/features/admissions/messages/consent-page.ts";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { errorMessagesByField } from "#app/i18n/error-message.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { sortFieldErrors } from "#app/ui/sort-field-errors.ts";
import { useAddressWithoutHash } from "#app/ui/use-address-without-hash.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { ConsentRequestView } from "./consent-request-view.ts";
import { PurposeCheckboxes, SharedMailboxNotice } from "./purpose-checkboxes.tsx";
import { RequestSummary } from "./request-summary.tsx";

export type ConsentFormErrors = {
  errors: Record<string, string>;
  submitted: Record<string, string>;
};
type ConsentRequestProps = { consentRequest: ConsentRequestView; formErrors?: ConsentFormErrors };

/** An open consent request: the candidate, the application, and the form to respond. */
export function ConsentRequest({ consentRequest, formErrors }: ConsentRequestProps) {
  const t = useMessages(consentPageMessages);
  const path = usePath();
  const { candidate, adult, age } = consentRequest;
  return (
    <>
      <ConsentErrorSummary formErrors={formErrors} />
      <div className="access-steps">
        <p>{t.lead(candidate, age)}</p>
        <p>{t.youAreAs(candidate, t.adults[adult])}</p>
      </div>
      <RequestSummary consentRequest={consentRequest} />
      <div className="access-steps above">
        <p>{t.promise}</p>
        <p>
          {t.rights} <a href={path("/privacy")}>{t.privacy}</a>
        </p>
      </div>
      <ConsentAnswerForm consentRequest={consentRequest} formErrors={formErrors} />
    </>
  );
}

function ConsentErrorSummary({ formErrors }: { formErrors?: ConsentFormErrors }) {
  const t = useMessages(consentPageMessages);
  const { problem } = useMessages(accessMessages);
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const labels: Record<string, string> = { purposes: t.whatTitle, name: t.name };
  const errors = sortFieldErrors(errorMessagesByField(locale, formErrors?.errors ?? {}), labels);
  return (
    <ErrorSummary
      title={problem}
      errors={errors.map(([field, sentence]) => ({
        id: field === "purposes" ? "purpose-application" : field,
        message: getOwnValue(labels, field)
          ? getOwnValue(labels, field) + colon + sentence
          : sentence,
      }))}
    />
  );
}

function ConsentAnswerForm({ consentRequest, formErrors }: ConsentRequestProps) {
  const t = useMessages(consentPageMessages);
  const locale = useLocale();
  const address = useAddressWithoutHash();
  const errors = errorMessagesByField(locale, formErrors?.errors ?? {});
  return (
    <form className="above" method="post" action={address} noValidate>
      <fieldset className="above">
        <legend className="strong">{t.whatTitle}</legend>
        <p className="hint">{t.whatHint}</p>
        <PurposeCheckboxes
          purposes={consentRequest.purposes}
          candidate={consentRequest.candidate}
          isChecked={(purpose) => formErrors?.submitted[`purpose-${purpose}`] === "on"}
          error={errors.purposes}
        />
        {!consentRequest.hasOwnMailbox && (
          <SharedMailboxNotice candidate={consentRequest.candidate} />
        )}
      </fieldset>
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint(consentRequest.candidate, consentRequest.adultName)}
        error={errors.name}
        // A signature: it is not prefilled with the name that the candidate entered.
        defaultValue={formErrors?.submitted.name}
        autoComplete="name"
        maxLength={100}
      />
      <p className="muted above-small">
        {t.validUntil(formatCampusDate(locale, consentRequest.expiresAt, consentRequest.campus))}
      </p>
      <div className="access-actions">
        <Button type="submit" name="answer" value="give">
          {t.give}
        </Button>
        <Button variant="link" type="submit" name="answer" value="refuse">
          {t.refuse}
        </Button>
      </div>
    </form>
  );
}
