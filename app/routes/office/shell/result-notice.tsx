import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { useFocusOnMount } from "#app/ui/use-focus-on-mount.ts";

type ResultNoticeProps = { tone?: "ok" | "error"; children: ReactNode };

/** What a page answers to an act, done or refused, far below it: read first, and in view, each time. */
export function ResultNotice({ tone = "ok", children }: ResultNoticeProps) {
  // Each answer is another entry of the history; a page that is only made again leaves the focus where it is.
  const focusProps = useFocusOnMount<HTMLDivElement>(useLocation());
  return (
    <div {...focusProps} className="told">
      <Notice tone={tone} role={tone === "ok" ? "status" : "alert"}>
        {children}
      </Notice>
    </div>
  );
}
