import { type InputHTMLAttributes, useState } from "react";
import { Field, type FieldWords, wordsOf } from "./field.tsx";

type PasswordFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords | "type" | "value"> & {
    autoComplete: "current-password" | "new-password";
    /** The words on the button: "Afficher", "Masquer"; and what it shows, for screen readers. */
    toggle: { show: string; hide: string; what: string };
  };

/** A password that can be shown. Pasting and password managers are welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const [words, { toggle, ...input }] = wordsOf(props);
  const [shown, show] = useState(false);
  return (
    <Field {...words}>
      {(wiring) => (
        <div className="password-input">
          <input
            className="input"
            type={shown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            {...wiring}
            {...input}
          />
          <button
            type="button"
            className="link-button"
            data-other={toggle.hide}
            onClick={() => show(!shown)}
          >
            {shown ? toggle.hide : toggle.show}
            <span className="vh"> {toggle.what}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
