import type { KeyboardEvent, TextareaHTMLAttributes } from "react";
import { Field, type FieldWords, wordsOf } from "./field.tsx";

type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldWords | "value">;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [words, { rows = 4, ...input }] = wordsOf(props);
  return (
    <Field {...words}>
      {(wiring) => (
        <textarea className="input" rows={rows} onKeyUp={bringWhole} {...wiring} {...input} />
      )}
    </Field>
  );
}

/**
 * A browser that goes to a large field by the Tab key brings the line one writes in, and leaves the rest under the
 * bar of a phone (WCAG 2.4.11). A press moves nothing.
 */
function bringWhole({ key, currentTarget }: KeyboardEvent): void {
  if (key === "Tab") currentTarget.scrollIntoView({ block: "nearest" });
}
