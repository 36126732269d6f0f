import type { InputHTMLAttributes } from "react";
import { Field, type FieldWords, wordsOf } from "./field.tsx";
import { showPassword } from "./show-password.ts";
import { type LengthRule, TypedLength } from "./typed-length.tsx";

type PasswordFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords | "type" | "value"> & {
    autoComplete: "current-password" | "new-password";
    /** The words on the button: "Afficher", "Masquer"; and what it shows, for screen readers. */
    toggle: { show: string; hide: string; what: string };
    /** Where a password is chosen: how long it must be, counted while it is typed. */
    rule?: LengthRule;
  };

/** A password that can be shown. Pasting and password managers are welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const [words, { toggle, rule, ...input }] = wordsOf(props);
  return (
    <Field {...words}>
      {(wiring) => (
        <>
          <div className="password-input">
            <input
              className="input"
              type="password"
              spellCheck={false}
              autoCapitalize="none"
              {...wiring}
              {...input}
            />
            <button
              type="button"
              className="link-button"
              data-other={toggle.hide}
              suppressHydrationWarning
              onClick={(event) => showPassword(event.currentTarget)}
            >
              {toggle.show}
              <span className="vh"> {toggle.what}</span>
            </button>
          </div>
          {rule && <TypedLength {...rule} />}
        </>
      )}
    </Field>
  );
}
