import type { ReactNode } from "react";
import { useReadFirst } from "#app/ui/use-read-first.ts";

/** What answers a press, or an address that asks something: it has the focus, with or without scripts. */
export function ReadFirst({ children }: { children: ReactNode }) {
  return <div {...useReadFirst<HTMLDivElement>(null)}>{children}</div>;
}
