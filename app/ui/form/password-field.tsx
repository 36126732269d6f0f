import type { InputHTMLAttributes } from "react";
import { CharacterCounter, type LengthRule } from "./character-counter.tsx";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";
import { togglePassword } from "./toggle-password.ts";

type PasswordFieldProps = FieldBaseProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldBaseProps | "type" | "value"> & {
    autoComplete: "current-password" | "new-password";
    /** Button labels, for example "Afficher" and "Masquer", and what it shows, for screen readers. */
    toggle: { show: string; hide: string; what: string };
    /** Set for a new password: minimum length, counted while typing. */
    rule?: LengthRule;
  };

/** A password input with a button that shows the password. It allows pasting and password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const [fieldProps, { toggle, rule, ...input }] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(wiredProps) => (
        <>
          <div className="password-input">
            <input
              className="input"
              type="password"
              spellCheck={false}
              autoCapitalize="none"
              {...wiredProps}
              {...input}
            />
            <button
              type="button"
              className="link-button"
              data-other={toggle.hide}
              suppressHydrationWarning
              onClick={(event) => togglePassword(event.currentTarget)}
            >
              {toggle.show}
              <span className="vh"> {toggle.what}</span>
            </button>
          </div>
          {rule && <CharacterCounter {...rule} />}
        </>
      )}
    </Field>
  );
}
