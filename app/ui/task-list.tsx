import type { ReactNode } from "react";
import { Link } from "react-router";

type TaskListProps = {
  tasks: {
    id: string;
    name: ReactNode;
    /** Omit it while the task is not available: the name is then not a link. */
    to?: string;
    hint?: ReactNode;
    /** A `DoneLabel` or a `Tag`. */
    status?: ReactNode;
    /** Shown before the name, for example the dot of an unread message. */
    before?: ReactNode;
    /** False for unread or open items, which are bold. */
    isRead?: boolean;
  }[];
};

/** A list of tasks in rows of at least 64 px; the whole row is clickable. */
export function TaskList({ tasks }: TaskListProps) {
  return (
    <ul className="task-list">
      {tasks.map((task) => (
        <li key={task.id}>
          {task.before}
          <div className="task-name">
            {task.to ? (
              <Link
                className={task.isRead ? "stretched-link is-read" : "stretched-link"}
                to={task.to}
              >
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
