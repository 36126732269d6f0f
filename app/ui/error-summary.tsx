import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type FieldLink, FieldLinks } from "./field-links.tsx";
import { Icon } from "./icon.tsx";

type ErrorSummaryProps = {
  /** "Il y a un problème". */
  title: string;
  /** The id of each field and its sentence: label, colon, the words beside the field. */
  errors: FieldLink[];
};

/** Stands above the title of a page with errors, takes the focus and leads to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // Each answer is another entry of the history; a page that is only made again leaves the focus where it is.
  const answer = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus again
  useEffect(() => {
    const box = summary.current;
    // In a page of the server the browser gave it the focus; React wakes later, when it may be elsewhere.
    if (!box) return;
    if (box.autofocus) box.autofocus = false;
    else box.focus();
  }, [answer]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      className="error-summary measure-form"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what was refused is read first, without a script too
      autoFocus
      aria-labelledby="error-summary-title"
    >
      <h2 id="error-summary-title">
        <Icon name="warning-circle" />
        {title}
      </h2>
      <FieldLinks fields={errors} />
    </div>
  );
}
