import type { InputHTMLAttributes } from "react";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";

export type InputWidth = "2" | "4" | "10" | "20";

type TextFieldProps = FieldBaseProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldBaseProps | "value" | "size"> & {
    /** Expected number of characters, which sets the width of the input. */
    size?: InputWidth;
  };

/** A single-line text input. Pass `type`, `inputMode` and `autoComplete`. */
export function TextField(props: TextFieldProps) {
  const [fieldProps, { size, type = "text", ...input }] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(wiredProps) => (
        <input
          className={size ? `input input-${size}` : "input"}
          type={type}
          {...wiredProps}
          {...input}
        />
      )}
    </Field>
  );
}
