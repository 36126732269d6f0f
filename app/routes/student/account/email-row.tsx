import { accountWords } from "#app/i18n/account.ts";
import { useWords } from "#app/ui/use-words.ts";

/** The address the person signs in with. */
export function EmailRow({ email }: { email: string }) {
  const words = useWords(accountWords);
  return (
    <div className="field">
      <p className="field-label">{words.email}</p>
      <p className="hint">{words.emailText}</p>
      <p className="account-email">{email}</p>
    </div>
  );
}
