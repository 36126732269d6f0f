import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export type TagTone = "info" | "warn" | "ok" | "error" | "neutral" | "line";

type TagProps = { tone?: TagTone; icon?: IconName; children: ReactNode };

/** A status label. "neutral": no action needed; "line": new; "error" is the only red one. */
export function Tag({ tone = "info", icon, children }: TagProps) {
  return (
    <span className={`tag tag-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** A finished task: a tick and plain text, less prominent than the open ones. */
export function DoneLabel({ children }: { children: ReactNode }) {
  return (
    <span className="done-label">
      <Icon name="check" />
      {children}
    </span>
  );
}
