import type { KeyboardEvent, TextareaHTMLAttributes } from "react";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";

type TextAreaProps = FieldBaseProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldBaseProps | "value">;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [fieldProps, { rows = 4, ...input }] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(wiredProps) => (
        <textarea
          className="input"
          rows={rows}
          onKeyUp={scrollFieldIntoView}
          {...wiredProps}
          {...input}
        />
      )}
    </Field>
  );
}

/**
 * A browser that goes to a large field by the Tab key brings the line one writes in, and leaves the rest under the
 * bar of a phone (WCAG 2.4.11). A press moves nothing.
 */
function scrollFieldIntoView({ key, currentTarget }: KeyboardEvent): void {
  if (key === "Tab") currentTarget.scrollIntoView({ block: "nearest" });
}
