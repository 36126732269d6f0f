import type { InputHTMLAttributes, Ref } from "react";
import { Field, type FieldWords, wordsOf } from "./field.tsx";

type FileFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldWords | "type" | "value"> & {
    ref?: Ref<HTMLInputElement>;
  };

/** The browser's own choice of a file. The hint says the kinds and the limit. */
export function FileField(props: FileFieldProps) {
  const [words, input] = wordsOf(props);
  return (
    <Field {...words}>
      {(wiring) => <input className="file-input" type="file" {...wiring} {...input} />}
    </Field>
  );
}
