import type { ReactNode } from "react";
import { Tag } from "#app/ui/tag.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { taskPlace } from "./task-place.ts";

type TaskCardProps = { id: string; before?: string; title: string; children: ReactNode };

/** Something that is awaited of the candidate, and until when; `id` is that of what it is about. */
export function TaskCard({ id, before, title, children }: TaskCardProps) {
  return (
    <li className="card card-leaf" id={taskPlace(id)}>
      {before && (
        <Tag tone="warn" icon="clock">
          {before}
        </Tag>
      )}
      <h3>
        <Unbroken text={title} />
      </h3>
      {children}
    </li>
  );
}
