import type { KeyboardEvent, TextareaHTMLAttributes } from "react";
import { Field, type FieldBaseProps, splitFieldProps } from "./field.tsx";

type TextAreaProps = FieldBaseProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldBaseProps | "value">;

/** A multi-line text input. */
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
 * Scrolls the whole field into view after Tab: browsers scroll only to the line of the caret, so a fixed bar could
 * cover the rest on a phone (WCAG 2.4.11). A click does not scroll.
 */
function scrollFieldIntoView({ key, currentTarget }: KeyboardEvent): void {
  if (key === "Tab") currentTarget.scrollIntoView({ block: "nearest" });
}
