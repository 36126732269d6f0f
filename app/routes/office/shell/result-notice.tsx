import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { useFocusOnMount } from "#app/ui/use-focus-on-mount.ts";

type ResultNoticeProps = { tone?: "ok" | "error"; children: ReactNode };

/**
 * The result of an action. It takes the focus and scrolls into view, because the button may be far
 * below.
 */
export function ResultNotice({ tone = "ok", children }: ResultNoticeProps) {
  // Each action result is a new history entry; a live update of the same entry leaves the focus
  // where it is.
  const focusProps = useFocusOnMount<HTMLDivElement>(useLocation());
  return (
    <div {...focusProps} className="result-notice">
      <Notice tone={tone} role={tone === "ok" ? "status" : "alert"}>
        {children}
      </Notice>
    </div>
  );
}
