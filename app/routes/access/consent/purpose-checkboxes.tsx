import type { ConsentPurpose } from "#app/features/admissions/consent/consent.ts";
import { consentPageMessages } from "#app/features/admissions/messages/consent-page.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type PurposeCheckboxesProps = {
  purposes: ConsentPurpose[];
  candidate: string;
  isChecked: (purpose: ConsentPurpose) => boolean;
  /** Shown at the purpose that is required. */
  error?: string;
};

/** One checkbox per purpose, with an explanation. */
export function PurposeCheckboxes({
  purposes,
  candidate,
  isChecked,
  error,
}: PurposeCheckboxesProps) {
  const { purposes: names } = useMessages(consentPageMessages);
  return purposes.map((purpose) => (
    <Checkbox
      key={purpose}
      id={`purpose-${purpose}`}
      name={`purpose-${purpose}`}
      label={names[purpose].title}
      hint={names[purpose].text(candidate)}
      error={purpose === "application" ? error : undefined}
      defaultChecked={isChecked(purpose)}
    />
  ));
}

/** Explains why an adult with the same email address as the candidate's account gets no conversation. */
export function SharedMailboxNotice({ candidate }: { candidate: string }) {
  const t = useMessages(consentPageMessages);
  return (
    <Notice tone="warn" className="above-small">
      {t.ownMailbox(candidate)}
    </Notice>
  );
}
