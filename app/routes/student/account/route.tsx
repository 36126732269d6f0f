import { useState } from "react";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitForm } from "#app/client/drafts/submit-form.ts";
import { getAccount } from "#app/features/accounts/account.server.ts";
import { getPendingEmailChange } from "#app/features/accounts/email-change.server.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { getEmailVerifiedAt } from "#app/features/accounts/verified-email.server.ts";
import { DevicesCard } from "#app/features/auth/components/devices-card.tsx";
import { PasswordCard } from "#app/features/auth/components/password-card.tsx";
import { listDevices } from "#app/features/auth/devices.server.ts";
import { isRecentlyAuthenticated } from "#app/features/auth/password/reauthentication.server.ts";
import { listSignInProviders } from "#app/features/auth/sign-in/provider.server.ts";
import { getSignInMethods } from "#app/features/auth/sign-in/sign-in-methods.server.ts";
import { getOwnSuppression } from "#app/features/notifications/email-reactivation.server.ts";
import { getWhatsappSubscription } from "#app/features/notifications/whatsapp-subscription.server.ts";
import { listOwnImpersonations } from "#app/features/staff/support/impersonate.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getCaller } from "#app/http/handle-security-form.server.ts";
import { wantsReducedData } from "#app/http/reduced-data-cookie.server.ts";
import { REAUTHENTICATION_PATH } from "#app/http/require-reauthentication.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getTheme } from "#app/http/theme-cookie.server.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/route";
import { AccountAlerts } from "./account-alerts.tsx";
import { handleAccountForm } from "./account-forms.server.ts";
import { ACCOUNT_PATH } from "./account-paths.ts";
import { DataCard } from "./data-card.tsx";
import { PendingEmailNotice } from "./email-row.tsx";
import { LinkedAccountsCard } from "./linked-accounts-card.tsx";
import { SaveForm } from "./save-form.tsx";
import { SupportVisitsCard } from "./support-visits-card.tsx";
import { SuppressionNotice } from "./suppression-notice.tsx";
import { useOutcome } from "./use-outcome.ts";
import { useRefusedAccount } from "./use-refused-account.ts";
import { WhatsappCard } from "./whatsapp-card.tsx";

/** The account of the candidate. */
export async function loader(args: Route.LoaderArgs) {
  const actor = args.context.get(actorContext);
  const caller = getCaller(args);
  const account = requireFound(await getAccount(actor));
  const [
    signInMethods,
    devices,
    pendingEmail,
    verifiedAt,
    isReauthenticated,
    suppression,
    whatsapp,
    supportVisits,
  ] = await Promise.all([
    getSignInMethods(actor),
    listDevices(actor, caller),
    getPendingEmailChange(actor),
    getEmailVerifiedAt(actor),
    isRecentlyAuthenticated(actor, caller),
    getOwnSuppression(actor),
    getWhatsappSubscription(actor),
    listOwnImpersonations(actor),
  ]);
  const reauthenticationPath = isReauthenticated
    ? undefined
    : `${REAUTHENTICATION_PATH}?${new URLSearchParams({ next: ACCOUNT_PATH })}`;
  const providers = listSignInProviders();
  const devicePreferences = {
    theme: getTheme(args.request),
    isDataSaverOn: wantsReducedData(args.request),
  };
  const accountData = {
    account,
    signInMethods,
    providers,
    devices,
    pendingEmail,
    verifiedAt,
    suppression,
    whatsapp,
    supportVisits,
  };
  return { ...accountData, ...devicePreferences, reauthenticationPath };
}

/** Changes the account. Sensitive changes need a recent authentication (`handleAccountForm`). */
export async function action(args: Route.ActionArgs) {
  return handleAccountForm(args);
}

export const clientAction = (args: Route.ClientActionArgs) => submitForm(args);

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const formAnswer = useActionResult(actionData);
  const { account, signInMethods, devices } = loaderData;
  const t = useMessages(accountMessages);
  const area = useMessages(studentMessages);
  // A form that could not be sent has no result (app/client/signing-in), so the last result stays on the page.
  const isUnsent = formAnswer === null;
  const [lastResult, setLastResult] = useState(formAnswer);
  if (!isUnsent && lastResult !== formAnswer) setLastResult(formAnswer);
  const result = isUnsent ? lastResult : formAnswer;
  const refused = useRefusedAccount(result);
  const conflictResult = findConflictResult(result);
  const addressOutcome = useOutcome();
  const outcome = refused.hasErrors || isUnsent ? null : addressOutcome;
  return (
    <>
      <title>{area.titled(refused.hasErrors ? area.errorTitled(t.title) : t.title)}</title>
      <AccountAlerts refused={refused} conflict={conflictResult?.conflict} outcome={outcome} />
      <PendingEmailNotice pendingEmail={loaderData.pendingEmail} />
      <SuppressionNotice suppression={loaderData.suppression} email={account.email} />
      <SaveForm
        pageData={loaderData}
        result={result}
        isUnsent={isUnsent}
        savedAccount={conflictResult?.savedAccount}
      />
      <WhatsappCard whatsapp={loaderData.whatsapp} />
      <PasswordCard
        email={account.email}
        hasPassword={signInMethods.hasPassword}
        reauthenticationPath={loaderData.reauthenticationPath}
        errors={refused.errors}
      />
      <LinkedAccountsCard
        signInMethods={signInMethods}
        providers={loaderData.providers}
        outcome={outcome}
      />
      <DevicesCard devices={devices} />
      <SupportVisitsCard visits={loaderData.supportVisits} />
      <DataCard />
    </>
  );
}

const findConflictResult = (answer: Route.ComponentProps["actionData"]) =>
  answer && "conflict" in answer ? answer : undefined;
