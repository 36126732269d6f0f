import { useLocation } from "react-router";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import { Button } from "#app/ui/button.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useAddressWithoutHash } from "#app/ui/use-address-without-hash.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { AccountFields } from "./account-fields.tsx";
import { NewPassword } from "./new-password.tsx";

type AcceptInvitationFormProps = {
  /** Null for the first administrator, who enters one. */
  email: string | null;
  /** True when setting up two-step verification comes next. */
  requiresSecondFactor: boolean;
  formState: FormRefusal;
};

/** Accepts an invitation with a new account: names and a password. */
export function AcceptInvitationForm({
  email,
  requiresSecondFactor,
  formState,
}: AcceptInvitationFormProps) {
  const { answer: t } = useMessages(teamMessages);
  const address = useAddressWithoutHash();
  return (
    <form className="access-form" method="post" action={address} noValidate>
      <AccountFields labels={t} formState={formState} email={email} />
      <NewPassword label={t.password} hint={t.passwordHint} formState={formState} />
      {requiresSecondFactor && <p className="access-intro">{t.afterwards}</p>}
      <Button type="submit">{t.submit}</Button>
    </form>
  );
}

type ExistingAccountPromptProps = {
  email: string;
  isOwnAccount: boolean;
  signedInEmail: string | null;
};

/** The invited address has an account: its owner accepts while signed in; other readers see how to sign in. */
export function ExistingAccountPrompt({
  email,
  isOwnAccount,
  signedInEmail,
}: ExistingAccountPromptProps) {
  const { answer: t } = useMessages(teamMessages);
  const path = usePath();
  const { pathname } = useLocation();
  if (isOwnAccount)
    return (
      <form className="access-form" method="post">
        <p>{t.accountConversion(email)}</p>
        <Button type="submit" name="intent" value="accept">
          {t.accept}
        </Button>
      </form>
    );
  return (
    <>
      <p className="access-intro">{t.other(email)}</p>
      {signedInEmail ? (
        <form className="access-form" method="post" action={path("/deconnexion")}>
          <p>{t.signedInAs(signedInEmail)}</p>
          <Button type="submit" variant="secondary">
            {t.signOut}
          </Button>
        </form>
      ) : (
        <p className="access-actions">
          <a className="btn btn-primary" href={withNext(path("/connexion"), pathname)}>
            {t.signIn}
          </a>
        </p>
      )}
    </>
  );
}
