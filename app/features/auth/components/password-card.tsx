import { useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { accessMessages } from "../messages/access.ts";
import { HiddenUsernameField } from "./hidden-username-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

type PasswordCardProps = {
  /** For password managers. */
  email: string;
  /** Without a password the card offers to add one. */
  hasPassword: boolean;
  /** The page that confirms the user's identity, if that is needed before adding a password. */
  reauthenticationPath?: string;
  errors: Record<string, string>;
};

/** The section 'Sécurité du Compte': change or add a password. */
export function PasswordCard({
  email,
  hasPassword,
  reauthenticationPath,
  errors,
}: PasswordCardProps) {
  const t = useMessages(accountMessages);
  const path = usePath();
  return (
    <SettingsGroup id="security" title={t.security} text={t.securityText}>
      {!hasPassword && <p>{t.addPasswordText}</p>}
      {!hasPassword && reauthenticationPath ? (
        <p className="actions">
          <Link className="btn btn-secondary" to={path(reauthenticationPath)}>
            {t.addPassword}
          </Link>
        </p>
      ) : (
        <PasswordForm email={email} hasPassword={hasPassword} errors={errors} />
      )}
    </SettingsGroup>
  );
}

function PasswordForm({ email, hasPassword, errors }: PasswordCardProps) {
  const t = useMessages(accountMessages);
  const { showPassword: toggle } = useMessages(accessMessages);
  const form = useClearedPasswords();
  return (
    <Form method="post" noValidate ref={form}>
      <input type="hidden" name="intent" value={hasPassword ? "change-password" : "add-password"} />
      <HiddenUsernameField email={email} />
      {hasPassword && (
        <PasswordField
          name="currentPassword"
          label={t.currentPassword}
          error={errors.currentPassword}
          autoComplete="current-password"
          toggle={toggle}
          maxLength={256}
        />
      )}
      <NewPasswordField
        name="newPassword"
        label={t.newPassword}
        hint={t.newPasswordHint}
        error={errors.newPassword}
      />
      <div className="actions">
        <Button type="submit" variant="secondary">
          {hasPassword ? t.changePassword : t.addPassword}
        </Button>
      </div>
      <p className="small-text muted above">{t.changePasswordAfter}</p>
    </Form>
  );
}

/** Resets the form after a change of password, because the page stays mounted with its fields. */
function useClearedPasswords() {
  const form = useRef<HTMLFormElement>(null);
  const { key, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has its own key
  useEffect(() => {
    if (/[?&]done=password-/.test(search)) form.current?.reset();
  }, [key, search]);
  return form;
}
