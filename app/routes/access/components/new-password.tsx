import { NewPasswordField } from "#app/features/identity/components/new-password-field.tsx";

type NewPasswordProps = { label: string; hint: string; error?: string };

/** A password being chosen, on a page that starts React when it is touched. */
export function NewPassword(words: NewPasswordProps) {
  return (
    <div data-wake="click" className="sign-in-password">
      <NewPasswordField name="password" {...words} />
    </div>
  );
}
