import type { StaleEdit } from "#app/features/identity/stale-edit.ts";
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
    notifyMessages: words.notices.notifyMessages.label,
    notifyApplication: words.notices.notifyApplication.label,
    notifyDeadlines: words.notices.notifyDeadlines.label,
  };
  const taken = stale.elsewhere.map((field) => labels[field]).join(", ");
  return (
    <Notice tone="warn" title={words.stale.title} role="alert">
      <p>{words.stale.text}</p>
      {taken && <p>{words.stale.elsewhere(taken)}</p>}
    </Notice>
  );
}
