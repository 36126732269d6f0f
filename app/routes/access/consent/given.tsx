import { type ConsentPurpose, consentPurposes } from "#app/features/admissions/consent/consent.ts";
import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { consentPageMessages } from "#app/i18n/consent-page.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useAddressWithoutHash } from "#app/ui/use-address-without-hash.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Asking } from "./asking.ts";
import { Outcome } from "./outcome.tsx";
import { OwnMailbox, PurposeBoxes } from "./purpose-boxes.tsx";
import { RequestSummary } from "./request-summary.tsx";

type ConsentGivenProps = {
  asking: Asking;
  /** What was just done by this link; null when the page is only read. */
  done: "given" | "changed" | "unchanged" | null;
  /** The form came from a page that is older than the agreement, and nothing was done: this is read first. */
  late: boolean;
};

/** What was agreed to, how to change it, and how to take it back: two steps, so that no finger does it by accident. */
export function ConsentGiven({ asking, done, late }: ConsentGivenProps) {
  const t = useMessages(consentPageMessages);
  const locale = useLocale();
  const { candidate, given } = asking;
  if (!given) throw new Error("an agreement that was given has no moment");
  return (
    <div className="stack">
      {late && (
        <ActionResult>
          <Notice tone="warn" role="alert">
            {t["consent-used"]}
          </Notice>
        </ActionResult>
      )}
      {done === "given" && <Outcome answers title={t.thanks} text={t.thanksText(candidate)} />}
      {done === "changed" && <Outcome answers title={t.changed} text={t.changedText(candidate)} />}
      {done === "unchanged" && <Outcome answers title={t.unchanged} text={t.unchangedText} />}
      {done !== "given" && <h2>{t.givenTitle}</h2>}
      <p>{t.givenText(candidate, formatCampusDate(locale, given.at, asking.campus))}</p>
      <PurposeList title={t.agreed} purposes={given.purposes} />
      <PurposeList
        title={t.notAgreed}
        purposes={asking.purposes.filter((one) => !given.purposes.includes(one))}
      />
      <RequestSummary asking={asking} />
      <ChangeForm asking={asking} agreed={given.purposes} />
      <WithdrawForm candidate={candidate} />
    </div>
  );
}

function PurposeList({ title, purposes: shown }: { title: string; purposes: ConsentPurpose[] }) {
  const { purposes: names } = useMessages(consentPageMessages);
  if (shown.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="agreed">
        {shown.map((one) => (
          <li key={one}>{names[one].title}</li>
        ))}
      </ul>
    </div>
  );
}

function ChangeForm({ asking, agreed }: { asking: Asking; agreed: ConsentPurpose[] }) {
  const t = useMessages(consentPageMessages);
  const address = useAddressWithoutHash();
  const changeable = consentPurposes.filter(
    (one) => one !== "application" && asking.purposes.includes(one),
  );
  return (
    <details className="above">
      <summary className="link-button">{t.change}</summary>
      <form className="above" method="post" action={address}>
        <p className="hint">{t.changeHint}</p>
        <fieldset className="above">
          <legend className="strong">{t.whatTitle}</legend>
          <PurposeBoxes
            purposes={changeable}
            candidate={asking.candidate}
            isTicked={(one) => agreed.includes(one)}
          />
          {!asking.hasOwnMailbox && <OwnMailbox candidate={asking.candidate} />}
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

function WithdrawForm({ candidate }: { candidate: string }) {
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
