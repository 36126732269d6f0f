import { NewPasswordField } from "#app/features/identity/components/new-password-field.tsx";
import { errorsMessages } from "#app/i18n/errors.ts";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type NewPasswordProps = { label: string; hint: string; formState: FormRefusal };

/** A password being chosen. It is the one thing that a refused form does not give back: that is said. */
export function NewPassword({ formState, ...words }: NewPasswordProps) {
  const { "password-again": typeAgain } = useMessages(errorsMessages);
  const error = formState.errors.password ?? (formState.hasErrors ? typeAgain : undefined);
  return (
    <div className="sign-in-password">
      <NewPasswordField name="password" {...words} error={error} />
    </div>
  );
}
