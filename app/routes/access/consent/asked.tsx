import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { accessWords } from "#app/i18n/access.ts";
import { consentPageWords } from "#app/i18n/consent-page.ts";
import { sentencesOf } from "#app/i18n/reason.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useOwnAddress } from "#app/ui/use-own-address.ts";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import type { Asking } from "./asking.ts";
import { OwnMailbox, PurposeBoxes } from "./purpose-boxes.tsx";
import { RequestSummary } from "./request-summary.tsx";

export type Refused = { errors: Record<string, string>; typed: Record<string, string> };
type AskedProps = { asking: Asking; refused?: Refused };

/** Who asks, what for, and the form that answers. */
export function ConsentAsked({ asking, refused }: AskedProps) {
  const words = useWords(consentPageWords);
  const path = usePath();
  const { candidate, adult, age } = asking;
  return (
    <>
      <AnswerErrors refused={refused} />
      <div className="access-steps">
        <p>{words.lead(candidate, age)}</p>
        <p>{words.youAreAs(candidate, words.adults[adult])}</p>
      </div>
      <RequestSummary asking={asking} />
      <div className="access-steps above">
        <p>{words.promise}</p>
        <p>
          {words.rights} <a href={path("/privacy")}>{words.privacy}</a>
        </p>
      </div>
      <AnswerForm asking={asking} refused={refused} />
    </>
  );
}

function AnswerErrors({ refused }: { refused?: Refused }) {
  const words = useWords(consentPageWords);
  const { problem } = useWords(accessWords);
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const errors = Object.entries(sentencesOf(locale, refused?.errors ?? {}));
  const labels: Record<string, string> = { name: words.name, purposes: words.whatTitle };
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
  const words = useWords(consentPageWords);
  const locale = useLocale();
  const address = useOwnAddress();
  const errors = sentencesOf(locale, refused?.errors ?? {});
  return (
    <form className="above" method="post" action={address} noValidate>
      <fieldset className="above">
        <legend className="strong">{words.whatTitle}</legend>
        <p className="hint">{words.whatHint}</p>
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
        label={words.name}
        hint={words.nameHint(asking.candidate, asking.adultName)}
        error={errors.name}
        // A signature: nobody else types it for them.
        defaultValue={refused?.typed.name}
        autoComplete="name"
        maxLength={100}
      />
      <p className="muted above-small">
        {words.validUntil(formatCampusDate(locale, asking.expiresAt, asking.campus))}
      </p>
      <div className="access-actions">
        <Button type="submit" name="answer" value="give">
          {words.give}
        </Button>
        <Button variant="link" type="submit" name="answer" value="refuse">
          {words.refuse}
        </Button>
      </div>
    </form>
  );
}
