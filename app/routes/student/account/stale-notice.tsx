import type { StaleEdit } from "#app/features/identity/account/stale-edit.ts";
import { accountWords } from "#app/i18n/account.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The page was older than what is kept: what that means, and what was taken over. */
export function StaleNotice({ stale }: { stale: StaleEdit }) {
  const words = useWords(accountWords);
  const labels = {
    firstName: words.firstName,
    lastName: words.lastName,
    phone: words.phone,
    locale: words.language,
    noticeMessage: words.notices.message.label,
    noticeState: words.notices.state.label,
    noticeMissingPiece: words.notices["missing-piece"].label,
    noticeDeadline: words.notices.deadline.label,
    noticeConsent: words.notices.consent.label,
    quiet: words.quiet.label,
    quietFrom: words.quiet.label,
    quietTo: words.quiet.label,
  };
  const taken = [...new Set(stale.elsewhere.map((field) => labels[field]))].join(", ");
  return (
    <Notice tone="warn" title={words.stale.title} role="alert">
      <p>{words.stale.text}</p>
      {taken && <p>{words.stale.elsewhere(taken)}</p>}
    </Notice>
  );
}
