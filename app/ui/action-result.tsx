import type { ReactNode } from "react";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

type ActionResultProps = {
  /** The action result. Each new value moves the focus again; without one the focus moves once, on mount. */
  result?: unknown;
  children: ReactNode;
};

/** Shows the result of an action. It takes the focus, because it may be far from the button that was clicked. */
export function ActionResult({ result, children }: ActionResultProps) {
  return (
    <div {...useFocusOnMount<HTMLDivElement>(result)} className="action-result">
      {children}
    </div>
  );
}
