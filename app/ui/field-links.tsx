import type { MouseEvent } from "react";
import { NoWrapNumbers } from "./no-wrap.tsx";

/** A message about a field, with the id of the field. */
export type FieldLink = { id: string; message: string };

/** Lists messages about form fields, each as a link to its field. */
export function FieldLinks({ fields }: { fields: FieldLink[] }) {
  return (
    <ul>
      {fields.map(({ id, message }) => (
        <li key={id + message}>
          <a href={`#${id}`} onClick={focusField}>
            <NoWrapNumbers text={message} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Scrolls to the field and focuses it without changing the hash: for the router a new hash is a navigation, which would
 * drop the errors of the action.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const container = document.getElementById(event.currentTarget.hash.slice(1));
  if (!container) return;
  event.preventDefault();
  const focusable = "input, select, textarea, button, [tabindex]";
  const target = container.matches(focusable)
    ? container
    : container.querySelector<HTMLElement>(focusable);
  container.scrollIntoView({ block: "center" });
  (target ?? container).focus({ preventScroll: true });
}
