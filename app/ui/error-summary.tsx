import { useLocation } from "react-router";
import { type FieldLink, FieldLinks } from "./field-links.tsx";
import { Icon } from "./icon.tsx";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

type ErrorSummaryProps = {
  /** "Il y a un problème". */
  title: string;
  /** The id of each field and its sentence: label, colon, the words beside the field. */
  errors: FieldLink[];
};

/** Stands above the title of a page with errors, takes the focus and leads to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  // Each answer is another entry of the history; a page that is only made again leaves the focus where it is.
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
