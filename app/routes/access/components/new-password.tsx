import { accessWords } from "#app/i18n/access.ts";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useWords } from "#app/ui/use-words.ts";

type NewPasswordProps = { label: string; hint: string; error?: string };

/** A password being chosen, with its rule always in sight. */
export function NewPassword({ label, hint, error }: NewPasswordProps) {
  const { showPassword } = useWords(accessWords);
  return (
    <div data-wake="click" className="sign-in-password">
      <PasswordField
        name="password"
        label={label}
        hint={hint}
        error={error}
        autoComplete="new-password"
        toggle={showPassword}
        maxLength={256}
      />
    </div>
  );
}
