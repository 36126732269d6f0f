import type { AccountConflict } from "#app/features/accounts/account-conflict.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { FieldLinks } from "#app/ui/field-links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Explains that this page was outdated: which values were taken over, and which need a choice. */
export function AccountConflictNotice({ conflict }: { conflict: AccountConflict }) {
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
  const takenOverLabels = conflict.changedElsewhere.map((field) => labels[field]).join(", ");
  const conflictingFields = conflict.conflicting.map((field) => ({
    id: field,
    message: labels[field],
  }));
  return (
    <ActionResult result={conflict}>
      <Notice tone="warn" title={t.conflict.title} role="alert">
        <p>
          {t.conflict.text}{" "}
          {conflictingFields.length > 0 ? t.conflict.choose : t.conflict.saveAgain}
        </p>
        {takenOverLabels && <p>{t.conflict.elsewhere(takenOverLabels)}</p>}
        {conflictingFields.length > 0 && (
          <div className="above-small">
            <FieldLinks fields={conflictingFields} />
          </div>
        )}
      </Notice>
    </ActionResult>
  );
}
