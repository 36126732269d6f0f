import type { ConsentPurpose } from "#app/features/admissions/consent/consent.ts";
import { consentPageMessages } from "#app/i18n/consent-page.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type PurposeBoxesProps = {
  purposes: ConsentPurpose[];
  candidate: string;
  isTicked: (purpose: ConsentPurpose) => boolean;
  /** Beside the purpose without which there is no agreement. */
  error?: string;
};

/** One box a purpose, with what it means. */
export function PurposeBoxes({ purposes, candidate, isTicked, error }: PurposeBoxesProps) {
  const { purposes: names } = useMessages(consentPageMessages);
  return purposes.map((one) => (
    <Checkbox
      key={one}
      id={`purpose-${one}`}
      name={`purpose-${one}`}
      label={names[one].title}
      hint={names[one].text(candidate)}
      error={one === "application" ? error : undefined}
      defaultChecked={isTicked(one)}
    />
  ));
}

/** Why no conversation reaches an adult whose address is that of the candidate's account. */
export function OwnMailbox({ candidate }: { candidate: string }) {
  const t = useMessages(consentPageMessages);
  return (
    <Notice tone="warn" className="above-small">
      {t.ownMailbox(candidate)}
    </Notice>
  );
}
