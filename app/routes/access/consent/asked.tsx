import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { consentPageMessages } from "#app/i18n/consent-page.ts";
import { errorMessagesByField } from "#app/i18n/error-message.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useAddressWithoutHash } from "#app/ui/use-address-without-hash.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Asking } from "./asking.ts";
import { OwnMailbox, PurposeBoxes } from "./purpose-boxes.tsx";
import { RequestSummary } from "./request-summary.tsx";

export type Refused = { errors: Record<string, string>; typed: Record<string, string> };
type AskedProps = { asking: Asking; refused?: Refused };

/** Who asks, what for, and the form that answers. */
export function ConsentAsked({ asking, refused }: AskedProps) {
  const t = useMessages(consentPageMessages);
  const path = usePath();
  const { candidate, adult, age } = asking;
  return (
    <>
      <AnswerErrors refused={refused} />
      <div className="access-steps">
        <p>{t.lead(candidate, age)}</p>
        <p>{t.youAreAs(candidate, t.adults[adult])}</p>
      </div>
      <RequestSummary asking={asking} />
      <div className="access-steps above">
        <p>{t.promise}</p>
        <p>
          {t.rights} <a href={path("/privacy")}>{t.privacy}</a>
        </p>
      </div>
      <AnswerForm asking={asking} refused={refused} />
    </>
  );
}

function AnswerErrors({ refused }: { refused?: Refused }) {
  const t = useMessages(consentPageMessages);
  const { problem } = useMessages(accessMessages);
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const errors = Object.entries(errorMessagesByField(locale, refused?.errors ?? {}));
  const labels: Record<string, string> = { name: t.name, purposes: t.whatTitle };
  return (
    <ErrorSummary
      title={problem}
      errors={errors.map(([field, sentence]) => ({
        id: field === "purposes" ? "purpose-application" : field,
        message: ownValue(labels, field) ? ownValue(labels, field) + colon + sentence : sentence,
      }))}
    />
  );
}

function AnswerForm({ asking, refused }: AskedProps) {
  const t = useMessages(consentPageMessages);
  const locale = useLocale();
  const address = useAddressWithoutHash();
  const errors = errorMessagesByField(locale, refused?.errors ?? {});
  return (
    <form className="above" method="post" action={address} noValidate>
      <fieldset className="above">
        <legend className="strong">{t.whatTitle}</legend>
        <p className="hint">{t.whatHint}</p>
        <PurposeBoxes
          purposes={asking.purposes}
          candidate={asking.candidate}
          isTicked={(one) => refused?.typed[`purpose-${one}`] === "on"}
          error={errors.purposes}
        />
        {!asking.hasOwnMailbox && <OwnMailbox candidate={asking.candidate} />}
      </fieldset>
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint(asking.candidate, asking.adultName)}
        error={errors.name}
        // A signature: nobody else types it for them.
        defaultValue={refused?.typed.name}
        autoComplete="name"
        maxLength={100}
      />
      <p className="muted above-small">
        {t.validUntil(formatCampusDate(locale, asking.expiresAt, asking.campus))}
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
