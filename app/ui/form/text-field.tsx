import type { InputHTMLAttributes } from "react";
import { Field, type FieldWords, wordsOf } from "./field.tsx";

export type InputWidth = "2" | "4" | "10" | "20";

type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords | "value" | "size"> & {
    /** About how many characters it expects: the width is a hint. */
    size?: InputWidth;
  };

/** One line of text: name, e-mail, number… Say type, inputMode and autoComplete. */
export function TextField(props: TextFieldProps) {
  const [words, { size, type = "text", ...input }] = wordsOf(props);
  return (
    <Field {...words}>
      {(wiring) => (
        <input
          className={size ? `input input-${size}` : "input"}
          type={type}
          {...wiring}
          {...input}
        />
      )}
    </Field>
  );
}
