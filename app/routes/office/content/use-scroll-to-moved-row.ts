import { useEffect } from "react";

/** A row that its own button moved is in view with the focus, which goes where it goes. */
export function useScrollToMovedRow(answer: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have moved a row
  useEffect(() => {
    document.activeElement?.closest("#main tr")?.scrollIntoView({ block: "nearest" });
  }, [answer]);
}
