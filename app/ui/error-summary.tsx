import { useLocation } from "react-router";
import { type FieldLink, FieldLinks } from "./field-links.tsx";
import { Icon } from "./icon.tsx";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

type ErrorSummaryProps = {
  /** Heading, for example "Il y a un problème". */
  title: string;
  /** Field ids with a message each: label, colon, and the error shown at the field. */
  errors: FieldLink[];
};

/** Error summary of a form: it takes the focus and links to each field. Renders nothing without errors. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  // Each submission adds a history entry, so its location takes the focus again; a mere re-render does not.
  const focusProps = useFocusOnMount<HTMLDivElement>(useLocation());
  if (errors.length === 0) return null;
  return (
    <div
      {...focusProps}
      className="error-summary measure-form"
      role="alert"
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
