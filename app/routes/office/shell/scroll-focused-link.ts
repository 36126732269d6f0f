import type { FocusEvent } from "react";

/** A row of links can be wider than a phone: scrolls the focused link into view. */
export function scrollFocusedLinkIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.closest(".views")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
