import { useEffect, useRef } from "react";

/**
 * For what answers a press, which is read first and may stand far from it: it has the focus, and has it again with each
 * new answer. A document of the server says so itself, for the browser, without a script too: React, which wakes later,
 * then moves nothing under a finger that is down.
 * `opens`: it is the title of what it stands in, which comes into view with it, as much of it as there is room for.
 */
export function useReadFirst<Box extends HTMLElement>(answer: unknown, opens = false) {
  const box = useRef<Box>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus again
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    if (place.autofocus) {
      place.autofocus = false;
      return;
    }
    place.focus();
    if (opens) place.parentElement?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  return { ref: box, tabIndex: -1, autoFocus: true };
}
