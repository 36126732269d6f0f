import type { StaleEdit } from "#app/features/identity/account/stale-edit.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { Refusal, type Refused } from "#app/ui/refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { OutcomeBox } from "./outcome-box.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import type { Outcome } from "./use-outcome.ts";

type AccountNewsProps = { refused: Refused; stale?: StaleEdit; outcome: Outcome | null };

/** The title of the page, with what was refused above it and what was done under it. */
export function AccountNews({ refused, stale, outcome }: AccountNewsProps) {
  const t = useMessages(accountMessages);
  const { firstName, lastName, phone, currentPassword, newPassword } = t;
  const { label: quietTo } = t.quiet;
  const labels = { firstName, lastName, phone, quietTo, currentPassword, newPassword };
  return (
    <>
      {stale ? (
        <StaleNotice stale={stale} />
      ) : (
        <Refusal refused={refused} title={t.problem} labels={labels} />
      )}
      <h1>{t.title}</h1>
      <OutcomeBox outcome={outcome} part="top" />
    </>
  );
}
