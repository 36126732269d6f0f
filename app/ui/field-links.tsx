import type { MouseEvent } from "react";
import { NoWrapNumbers } from "./no-wrap.tsx";

/** The id of a field and the sentence about it. */
export type FieldLink = { id: string; message: string };

/** Sentences about the fields of a form, each of which leads to its own. */
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

/** The router takes a link inside the page for a new one, and would forget what was refused. */
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
