import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { accessMessages } from "../messages/access.ts";
import { MIN_PASSWORD_CHARACTERS } from "../password/password.ts";

type NewPasswordFieldProps = { name: string; label: string; hint: string; error?: string };

/** A field for a new password, with its rule and a character count. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { showPassword, passwordLength: characterCount } = useMessages(accessMessages);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      toggle={showPassword}
      rule={{ minLength: MIN_PASSWORD_CHARACTERS, templates: characterCount }}
      maxLength={256}
    />
  );
}
