import type { ReactNode } from "react";
import { Tag } from "#app/ui/tag.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

type TaskCardProps = { before?: string; title: string; children: ReactNode };

/** Something that is awaited of the candidate, and until when. */
export function TaskCard({ before, title, children }: TaskCardProps) {
  return (
    <li className="card card-leaf">
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
