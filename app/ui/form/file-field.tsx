import type { InputHTMLAttributes, Ref } from "react";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";

type FileFieldProps = FieldBaseProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldBaseProps | "type" | "value"> & {
    ref?: Ref<HTMLInputElement>;
  };

/** The browser's own choice of a file. The hint says the kinds and the limit. */
export function FileField(props: FileFieldProps) {
  const [fieldProps, input] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(wiredProps) => <input className="file-input" type="file" {...wiredProps} {...input} />}
    </Field>
  );
}
