import { Form } from "react-router";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import type { ProviderId } from "#app/features/auth/sign-in/provider.ts";
import {
  isLastSignInMethod,
  type SignInMethods,
} from "#app/features/auth/sign-in/sign-in-methods.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import type { Outcome } from "./use-outcome.ts";

type LinkedAccountsCardProps = {
  signInMethods: SignInMethods;
  providers: ProviderId[];
  outcome: Outcome | null;
};

const icons = { google: "google-logo", facebook: "facebook-logo-fill" } as const;

/** “Comptes liés”: the providers that are linked to this account, and those that can be. */
export function LinkedAccountsCard({ signInMethods, providers, outcome }: LinkedAccountsCardProps) {
  const t = useMessages(accountMessages);
  if (providers.length === 0) return null;
  return (
    <SettingsGroup id="linked-accounts" title={t.linkedAccounts} text={t.linkedAccountsText}>
      <OutcomeNotice outcome={outcome} placement="linked-accounts" />
      <ul className="linked-rows">
        {providers.map((provider) => (
          <LinkedAccountRow key={provider} provider={provider} signInMethods={signInMethods} />
        ))}
      </ul>
    </SettingsGroup>
  );
}

function LinkedAccountRow({
  provider,
  signInMethods,
}: {
  provider: ProviderId;
  signInMethods: SignInMethods;
}) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const linkedAccount = signInMethods.providers[provider];
  return (
    <li>
      <Icon name={icons[provider]} />
      <div>
        <p className="strong">{t.providers[provider]}</p>
        <p className="small-text muted">
          {linkedAccount
            ? t.linkedOn(formatCampusDate(locale, linkedAccount.since, null))
            : t.notLinked}
        </p>
      </div>
      {linkedAccount ? (
        <UnlinkButton provider={provider} signInMethods={signInMethods} />
      ) : (
        <LinkButton provider={provider} />
      )}
    </li>
  );
}

/** The provider is another site, so the browser submits this form itself. */
function LinkButton({ provider }: { provider: ProviderId }) {
  const t = useMessages(accountMessages);
  return (
    <Form method="post" reloadDocument>
      <input type="hidden" name="intent" value="link" />
      <input type="hidden" name="provider" value={provider} />
      <Button type="submit" variant="secondary" size="small">
        {t.link}
        <span className="vh"> {t.providers[provider]}</span>
      </Button>
    </Form>
  );
}

function UnlinkButton({
  provider,
  signInMethods,
}: {
  provider: ProviderId;
  signInMethods: SignInMethods;
}) {
  const t = useMessages(accountMessages);
  const sentences = useMessages(errorsMessages);
  if (isLastSignInMethod(signInMethods, provider))
    return <p className="small-text muted">{sentences["last-sign-in-method"]}</p>;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="unlink" />
      <input type="hidden" name="provider" value={provider} />
      <Button type="submit" variant="link-danger">
        {t.unlink}
        <span className="vh"> {t.providers[provider]}</span>
      </Button>
    </Form>
  );
}
