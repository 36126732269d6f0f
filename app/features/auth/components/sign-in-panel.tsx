import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { accessMessages } from "../messages/access.ts";
import type { ProviderId } from "../sign-in/provider.ts";
import { withNext } from "../sign-in/with-next.ts";
import { ProviderSignIn } from "./provider-sign-in.tsx";
import { TermsAgreement } from "./terms-agreement.tsx";

type SignInPanelProps = {
  providers: ProviderId[];
  /** The page to open after signing in; "" for the default one. */
  next: string;
  /** The message of each field. */
  errors?: { email?: string; password?: string };
  initialValues?: { email?: string; password?: string };
  /** A prefix of the field ids, for a page that has other fields with the same names. */
  idPrefix?: string;
};

/** The content of 'Connexion', for the page and the dialog: providers, email form, links and terms. */
export function SignInPanel({
  providers,
  next,
  errors = {},
  initialValues = {},
  idPrefix = "",
}: SignInPanelProps) {
  const t = useMessages(accessMessages);
  const { signIn } = t;
  const path = usePath();
  return (
    <>
      <ProviderSignIn providers={providers} next={next} />
      <form
        className="sign-in-form"
        method="post"
        action={withNext(path("/connexion"), next)}
        noValidate
      >
        <EmailField
          id={`${idPrefix}email`}
          label={signIn.email}
          error={errors.email}
          defaultValue={initialValues.email}
          autoComplete="username"
          autoFocus={Boolean(errors.email)}
        />
        <div className="sign-in-password">
          <PasswordField
            name="password"
            id={`${idPrefix}password`}
            label={signIn.password}
            error={errors.password}
            defaultValue={initialValues.password}
            autoComplete="current-password"
            toggle={t.showPassword}
            maxLength={256}
            autoFocus={Boolean(errors.password && !errors.email)}
          />
        </div>
        <Button type="submit">{signIn.submit}</Button>
      </form>
      <p className="sign-in-links">
        <a href={withNext(path("/mot-de-passe-oublie"), next)}>{signIn.forgotten}</a>
        <a href={withNext(path("/inscription"), next)}>{signIn.create}</a>
      </p>
      <TermsAgreement />
    </>
  );
}
