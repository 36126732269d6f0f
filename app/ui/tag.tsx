import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export type TagTone = "info" | "warn" | "ok" | "error" | "neutral" | "line";

type TagProps = { tone?: TagTone; icon?: IconName; children: ReactNode };

/** The word of a state. "neutral" asks for nothing, "line" is new; red only for errors. */
export function Tag({ tone = "info", icon, children }: TagProps) {
  return (
    <span className={`tag tag-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** A thing that is done: a tick and plain words, so that the eye goes to what is left. */
export function DoneLabel({ children }: { children: ReactNode }) {
  return (
    <span className="done-word">
      <Icon name="check" />
      {children}
    </span>
  );
}
