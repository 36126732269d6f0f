import type { InputHTMLAttributes, Ref } from "react";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";

type FileFieldProps = FieldBaseProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldBaseProps | "type" | "value"> & {
    ref?: Ref<HTMLInputElement>;
  };

/** A native file input. The hint must state the accepted types and the size limit. */
export function FileField(props: FileFieldProps) {
  const [fieldProps, input] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(wiredProps) => <input className="file-input" type="file" {...wiredProps} {...input} />}
    </Field>
  );
}
