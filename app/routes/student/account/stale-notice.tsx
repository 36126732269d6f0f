import type { AccountConflict } from "#app/features/identity/account/account-conflict.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { FieldLinks } from "#app/ui/field-links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Explains that this page was outdated: which values were taken over, and which need a choice. */
export function StaleNotice({ stale }: { stale: AccountConflict }) {
  const t = useMessages(accountMessages);
  const labels = {
    firstName: t.firstName,
    lastName: t.lastName,
    phone: t.phone,
    locale: t.language,
    noticeMessage: t.notificationKinds.message.label,
    noticeState: t.notificationKinds.state.label,
    noticeMissingPiece: t.notificationKinds["missing-piece"].label,
    noticeDeadline: t.notificationKinds.deadline.label,
    noticeConsent: t.notificationKinds.consent.label,
    quiet: t.quiet.label,
    quietFrom: t.quiet.start,
    quietTo: t.quiet.end,
  };
  const takenOverLabels = stale.elsewhere.map((field) => labels[field]).join(", ");
  const conflictingFields = stale.disputed.map((field) => ({ id: field, message: labels[field] }));
  return (
    <ActionResult result={stale}>
      <Notice tone="warn" title={t.stale.title} role="alert">
        <p>
          {t.stale.text} {conflictingFields.length > 0 ? t.stale.choose : t.stale.saveAgain}
        </p>
        {takenOverLabels && <p>{t.stale.elsewhere(takenOverLabels)}</p>}
        {conflictingFields.length > 0 && (
          <div className="above-small">
            <FieldLinks fields={conflictingFields} />
          </div>
        )}
      </Notice>
    </ActionResult>
  );
}
