import { useEffect, useRef } from "react";

/**
 * Focuses an element on mount and with each new `result`: for the result of an action, which may be far from the
 * button. HTML of the server has `autofocus`, so the browser focuses it without scripts, and hydration does not move
 * the focus again.
 * @param revealsParent also scrolls the parent into view, for a title inside a box
 */
export function useFocusOnMount<Target extends HTMLElement>(
  result: unknown,
  revealsParent = false,
) {
  const ref = useRef<Target>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus again
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
