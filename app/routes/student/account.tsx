import { useState } from "react";
import { getAccount } from "#app/features/identity/account/account.server.ts";
import { listDevices } from "#app/features/identity/account/devices.server.ts";
import { waitingEmail } from "#app/features/identity/account/email-change.server.ts";
import { emailVerifiedAt } from "#app/features/identity/account/verified-email.server.ts";
import { DevicesCard } from "#app/features/identity/components/devices-card.tsx";
import { PasswordCard } from "#app/features/identity/components/password-card.tsx";
import { isProved } from "#app/features/identity/password/proof.server.ts";
import { signInProviders } from "#app/features/identity/sign-in/provider.server.ts";
import { listWaysIn } from "#app/features/identity/sign-in/ways-in.server.ts";
import { listOwnViews } from "#app/features/identity/support/support-view.server.ts";
import { getOwnSuppression } from "#app/features/notifications/email-reactivation.server.ts";
import { getWhatsappSubscription } from "#app/features/notifications/whatsapp-subscription.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { PROVE } from "#app/http/proved.server.ts";
import { saverOf } from "#app/http/saver-cookie.server.ts";
import { callerIn } from "#app/http/security-form.server.ts";
import { themeOf } from "#app/http/theme-cookie.server.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { sendForm } from "#app/late/drafts/sent-form.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/account";
import { AccountNews } from "./account/account-news.tsx";
import { ACCOUNT } from "./account/addresses.ts";
import { answerAccount } from "./account/answer.server.ts";
import { DataCard } from "./account/data-card.tsx";
import { EmailWaiting } from "./account/email-row.tsx";
import { MarkNotice } from "./account/mark-notice.tsx";
import { SaveForm } from "./account/save-form.tsx";
import { useOutcome } from "./account/use-outcome.ts";
import { useRefusedAccount } from "./account/use-refused-account.ts";
import { VisitsCard } from "./account/visits-card.tsx";
import { WaysCard } from "./account/ways-card.tsx";
import { WhatsappCard } from "./account/whatsapp-card.tsx";

export async function loader(args: Route.LoaderArgs) {
  const actor = args.context.get(actorContext);
  const caller = callerIn(args);
  const account = orNotFound(await getAccount(actor));
  const [ways, devices, waiting, verifiedAt, proved, mark, whatsapp, views] = await Promise.all([
    listWaysIn(actor),
    listDevices(actor, caller),
    waitingEmail(actor),
    emailVerifiedAt(actor),
    isProved(actor, caller),
    getOwnSuppression(actor),
    getWhatsappSubscription(actor),
    listOwnViews(actor),
  ]);
  const prove = proved ? undefined : `${PROVE}?${new URLSearchParams({ next: ACCOUNT })}`;
  const offered = signInProviders();
  const here = { theme: themeOf(args.request), saver: saverOf(args.request) };
  const known = { account, ways, offered, devices, waiting, verifiedAt, mark, whatsapp, views };
  return { ...known, ...here, prove };
}

export async function action(args: Route.ActionArgs) {
  return answerAccount(args);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const formAnswer = useFormAnswer(actionData);
  const { account, ways, devices } = loaderData;
  const t = useMessages(accountMessages);
  const area = useMessages(studentMessages);
  // A form that could not leave is answered by nothing (app/late/signing-in): what was refused before it still is.
  const away = formAnswer === null;
  const [last, keep] = useState(formAnswer);
  if (!away && last !== formAnswer) keep(formAnswer);
  const answer = away ? last : formAnswer;
  const refused = useRefusedAccount(answer);
  const stale = staleOf(answer);
  const told = useOutcome();
  const outcome = refused.wrong || away ? null : told;
  return (
    <>
      <title>{area.titled(refused.wrong ? area.errorTitled(t.title) : t.title)}</title>
      <AccountNews refused={refused} stale={stale?.stale} outcome={outcome} />
      <EmailWaiting waiting={loaderData.waiting} />
      <MarkNotice mark={loaderData.mark} email={account.email} />
      <SaveForm shown={loaderData} answer={answer} away={away} kept={stale?.kept} />
      <WhatsappCard whatsapp={loaderData.whatsapp} />
      <PasswordCard
        email={account.email}
        hasPassword={ways.password}
        prove={loaderData.prove}
        errors={refused.errors}
      />
      <WaysCard ways={ways} offered={loaderData.offered} outcome={outcome} />
      <DevicesCard devices={devices} />
      <VisitsCard views={loaderData.views} />
      <DataCard />
    </>
  );
}

const staleOf = (answer: Route.ComponentProps["actionData"]) =>
  answer && "stale" in answer ? answer : undefined;
