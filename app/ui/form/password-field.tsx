import type { InputHTMLAttributes } from "react";
import { CharacterCounter, type LengthRule } from "./character-counter.tsx";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";
import { togglePassword } from "./toggle-password.ts";

type PasswordFieldProps = FieldBaseProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldBaseProps | "type" | "value"> & {
    autoComplete: "current-password" | "new-password";
    /** The words on the button: "Afficher", "Masquer"; and what it shows, for screen readers. */
    toggle: { show: string; hide: string; what: string };
    /** Where a password is chosen: how long it must be, counted while it is typed. */
    rule?: LengthRule;
  };

/** A password that can be shown. Pasting and password managers are welcome. */
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
