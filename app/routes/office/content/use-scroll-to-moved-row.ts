import { useEffect } from "react";

/** Scrolls to the row whose button moved it: the button has the focus and moves with its row. */
export function useScrollToMovedRow(answer: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have moved a row
  useEffect(() => {
    document.activeElement?.closest("#main tr")?.scrollIntoView({ block: "nearest" });
  }, [answer]);
}
