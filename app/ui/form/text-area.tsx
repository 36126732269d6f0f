import type { TextareaHTMLAttributes } from "react";
import { Field, type FieldWords, wordsOf } from "./field.tsx";

type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldWords | "value">;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [words, { rows = 4, ...input }] = wordsOf(props);
  return (
    <Field {...words}>
      {(wiring) => <textarea className="input" rows={rows} {...wiring} {...input} />}
    </Field>
  );
}
