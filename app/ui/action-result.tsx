import type { ReactNode } from "react";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

type ActionResultProps = {
  /** What the server answered: each new answer takes the focus again. A document answers once. */
  result?: unknown;
  children: ReactNode;
};

/** News that answers a press, which may stand far from it: it is brought into view and read. */
export function ActionResult({ result, children }: ActionResultProps) {
  return (
    <div {...useFocusOnMount<HTMLDivElement>(result)} className="answer-box">
      {children}
    </div>
  );
}
