import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { useReadFirst } from "#app/ui/use-read-first.ts";

type ToldProps = { tone?: "ok" | "error"; children: ReactNode };

/** What a page answers to an act, done or refused, far below it: read first, and in view, each time. */
export function Told({ tone = "ok", children }: ToldProps) {
  // Each answer is another entry of the history; a page that is only made again leaves the focus where it is.
  const first = useReadFirst<HTMLDivElement>(useLocation());
  return (
    <div {...first} className="told">
      <Notice tone={tone} role={tone === "ok" ? "status" : "alert"}>
        {children}
      </Notice>
    </div>
  );
}
