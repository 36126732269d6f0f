import { useEffect, useRef } from "react";

/**
 * For what answers a press, which is read first and may stand far from it: it has the focus, and has it again with each
 * new answer. A document of the server says so itself, for the browser, without a script too: React, which wakes later,
 * then moves nothing under a finger that is down.
 * `opens`: it is the title of what it stands in, which comes into view with it, as much of it as there is room for.
 */
export function useFocusOnMount<Target extends HTMLElement>(
  result: unknown,
  revealsParent = false,
) {
  const ref = useRef<Target>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus again
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (element.autofocus) {
      element.autofocus = false;
      return;
    }
    element.focus();
    if (revealsParent) element.parentElement?.scrollIntoView({ block: "nearest" });
  }, [result]);
  return { ref, tabIndex: -1, autoFocus: true };
}
