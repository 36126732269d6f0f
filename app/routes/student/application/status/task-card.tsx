import type { ReactNode } from "react";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { getTaskAnchor } from "./task-anchor.ts";

type TaskCardProps = { id: string; deadlineLabel?: string; title: string; children: ReactNode };

/** A task of the candidate with its deadline; `id` is that of its request, offer or file. */
export function TaskCard({ id, deadlineLabel, title, children }: TaskCardProps) {
  return (
    <li className="card card-leaf" id={getTaskAnchor(id)}>
      {deadlineLabel && (
        <Tag tone="warn" icon="clock">
          {deadlineLabel}
        </Tag>
      )}
      <h3>
        <NoWrap text={title} />
      </h3>
      {children}
    </li>
  );
}
