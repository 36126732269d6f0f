import type { MouseEvent } from "react";
import { UnbrokenNumbers } from "./unbroken.tsx";

/** The id of a field and the sentence about it. */
export type FieldLink = { id: string; message: string };

/** Sentences about the fields of a form, each of which leads to its own. */
export function FieldLinks({ fields }: { fields: FieldLink[] }) {
  return (
    <ul>
      {fields.map(({ id, message }) => (
        <li key={id + message}>
          <a href={`#${id}`} onClick={goToField}>
            <UnbrokenNumbers text={message} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The router takes a link inside the page for a new one, and would forget what was refused. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (!place) return;
  event.preventDefault();
  const field = "input, select, textarea, button, [tabindex]";
  const target = place.matches(field) ? place : place.querySelector<HTMLElement>(field);
  place.scrollIntoView({ block: "center" });
  (target ?? place).focus({ preventScroll: true });
}
