import type { AccountConflict } from "#app/features/accounts/account-conflict.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import {
  notificationKinds,
  preferenceFields,
} from "#app/features/accounts/notification-preferences.ts";
import { type FormRefusal, FormRefusalSummary } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { AccountConflictNotice } from "./account-conflict-notice.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import type { Outcome } from "./use-outcome.ts";

type AccountAlertsProps = {
  refused: FormRefusal;
  conflict?: AccountConflict;
  outcome: Outcome | null;
};

/** The title of the account page, with the errors above it and the result of the last action below it. */
export function AccountAlerts({ refused, conflict, outcome }: AccountAlertsProps) {
  const t = useMessages(accountMessages);
  const { firstName, lastName, phone, currentPassword, newPassword } = t;
  const notifications = notificationKinds.map((kind) => [
    preferenceFields[kind],
    t.notificationKinds[kind].label,
  ]);
  const labels = {
    ...{ firstName, lastName, phone },
    ...Object.fromEntries(notifications),
    ...{ quietFrom: t.quiet.label, quietTo: t.quiet.label },
    ...{ currentPassword, newPassword },
  };
  return (
    <>
      {conflict ? (
        <AccountConflictNotice conflict={conflict} />
      ) : (
        <FormRefusalSummary refusal={refused} title={t.problem} labels={labels} />
      )}
      <h1>{t.title}</h1>
      <OutcomeNotice outcome={outcome} placement="top" />
    </>
  );
}
