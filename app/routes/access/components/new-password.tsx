import { NewPasswordField } from "#app/features/auth/components/new-password-field.tsx";
import { errorsMessages } from "#app/i18n/errors.ts";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type NewPasswordProps = { label: string; hint: string; formState: FormRefusal };

/**
 * Field of a new password. After a refusal it says to enter the password again, because a submitted password is never
 * sent back.
 */
export function NewPassword({ formState, ...labels }: NewPasswordProps) {
  const { "password-again": typeAgain } = useMessages(errorsMessages);
  const error = formState.errors.password ?? (formState.hasErrors ? typeAgain : undefined);
  return (
    <div className="sign-in-password">
      <NewPasswordField name="password" {...labels} error={error} />
    </div>
  );
}
