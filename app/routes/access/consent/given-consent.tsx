import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { type ConsentPurpose, consentPurposes } from "#app/features/admissions/consent/consent.ts";
import { consentPageMessages } from "#app/features/admissions/messages/consent-page.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useAddressWithoutHash } from "#app/ui/use-address-without-hash.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { ConsentRequestView } from "./consent-request-view.ts";
import { LinkOutcome } from "./link-outcome.tsx";
import { PurposeCheckboxes, SharedMailboxNotice } from "./purpose-checkboxes.tsx";
import { RequestSummary } from "./request-summary.tsx";

type GivenConsentProps = {
  consentRequest: ConsentRequestView;
  /** Result of the last action; null on a plain visit. */
  outcome: "given" | "changed" | "unchanged" | null;
  /** The form was older than the consent and changed nothing: a message about it comes first. */
  isOutdated: boolean;
};

/**
 * A given consent: its purposes, how to change it, and how to withdraw it. Withdrawing takes two steps, to prevent
 * accidents.
 */
export function GivenConsent({ consentRequest, outcome, isOutdated }: GivenConsentProps) {
  const t = useMessages(consentPageMessages);
  const locale = useLocale();
  const { candidate, given } = consentRequest;
  if (!given) throw new Error("a given consent has no date");
  return (
    <div className="stack">
      {isOutdated && (
        <ActionResult>
          <Notice tone="warn" role="alert">
            {t["consent-used"]}
          </Notice>
        </ActionResult>
      )}
      {outcome === "given" && (
        <LinkOutcome isActionResult title={t.thanks} text={t.thanksText(candidate)} />
      )}
      {outcome === "changed" && (
        <LinkOutcome isActionResult title={t.changed} text={t.changedText(candidate)} />
      )}
      {outcome === "unchanged" && (
        <LinkOutcome isActionResult title={t.unchanged} text={t.unchangedText} />
      )}
      {outcome !== "given" && <h2>{t.givenTitle}</h2>}
      <p>{t.givenText(candidate, formatCampusDate(locale, given.at, consentRequest.campus))}</p>
      <PurposeList title={t.agreed} purposes={given.purposes} />
      <PurposeList
        title={t.notAgreed}
        purposes={consentRequest.purposes.filter((purpose) => !given.purposes.includes(purpose))}
      />
      <RequestSummary consentRequest={consentRequest} />
      <ChangeConsentForm consentRequest={consentRequest} agreedPurposes={given.purposes} />
      <WithdrawConsentForm candidate={candidate} />
    </div>
  );
}

function PurposeList({ title, purposes }: { title: string; purposes: ConsentPurpose[] }) {
  const { purposes: names } = useMessages(consentPageMessages);
  if (purposes.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="agreed">
        {purposes.map((purpose) => (
          <li key={purpose}>{names[purpose].title}</li>
        ))}
      </ul>
    </div>
  );
}

function ChangeConsentForm({
  consentRequest,
  agreedPurposes,
}: {
  consentRequest: ConsentRequestView;
  agreedPurposes: ConsentPurpose[];
}) {
  const t = useMessages(consentPageMessages);
  const address = useAddressWithoutHash();
  const changeable = consentPurposes.filter(
    (purpose) => purpose !== "application" && consentRequest.purposes.includes(purpose),
  );
  return (
    <details className="above">
      <summary className="link-button">{t.change}</summary>
      <form className="above" method="post" action={address}>
        <p className="hint">{t.changeHint}</p>
        <fieldset className="above">
          <legend className="strong">{t.whatTitle}</legend>
          <PurposeCheckboxes
            purposes={changeable}
            candidate={consentRequest.candidate}
            isChecked={(purpose) => agreedPurposes.includes(purpose)}
          />
          {!consentRequest.hasOwnMailbox && (
            <SharedMailboxNotice candidate={consentRequest.candidate} />
          )}
        </fieldset>
        <div className="access-actions">
          <Button type="submit" name="answer" value="change">
            {t.save}
          </Button>
        </div>
      </form>
    </details>
  );
}

function WithdrawConsentForm({ candidate }: { candidate: string }) {
  const t = useMessages(consentPageMessages);
  const address = useAddressWithoutHash();
  return (
    <details className="above">
      <summary className="link-button">{t.withdraw}</summary>
      <p>{t.takeBackText(candidate)}</p>
      <form className="above" method="post" action={address}>
        <Button variant="danger" type="submit" name="answer" value="withdraw">
          {t.withdraw}
        </Button>
      </form>
    </details>
  );
}
