import type { FocusEvent } from "react";

/** A strip of links may go past the edge of a phone: the one that has the focus is then shown whole. */
export function scrollFocusedLinkIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.closest(".views")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
