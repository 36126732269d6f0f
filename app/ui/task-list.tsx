import type { ReactNode } from "react";
import { Link } from "react-router";

type TaskListProps = {
  tasks: {
    id: string;
    name: ReactNode;
    /** Absent while the task cannot be done yet: then it is no link. */
    to?: string;
    hint?: ReactNode;
    /** <DoneWord>, or a <Tag>. */
    status?: ReactNode;
    /** A sign before the name, such as the dot of an unread message. */
    before?: ReactNode;
    /** An unread or open thing is bold, the others are not. */
    isRead?: boolean;
  }[];
};

/** Rows of at least 64 px, each wholly a link. */
export function TaskList({ tasks }: TaskListProps) {
  return (
    <ul className="task-list">
      {tasks.map((task) => (
        <li key={task.id}>
          {task.before}
          <div className="task-name">
            {task.to ? (
              <Link className={task.isRead ? "whole-link is-read" : "whole-link"} to={task.to}>
                {task.name}
              </Link>
            ) : (
              <span className="muted">{task.name}</span>
            )}
            {task.hint && <small>{task.hint}</small>}
          </div>
          {task.status}
        </li>
      ))}
    </ul>
  );
}
