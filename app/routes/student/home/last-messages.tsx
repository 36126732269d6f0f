import { Link } from "react-router";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import type { ThreadSummary } from "#app/features/messaging/thread.server.ts";
import { homeMessages } from "#app/i18n/home.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TaskList } from "#app/ui/task-list.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";

/** The three most recent conversations. */
export function LastMessages({ threads }: { threads: ThreadSummary[] }) {
  const home = useMessages(homeMessages);
  const t = useMessages(messagingMessages);
  const locale = useLocale();
  const path = usePath();
  const tasks = threads.map((thread) => ({
    id: thread.id,
    name: thread.subject,
    to: path(`/espace-etudiant/messagerie/${thread.id}`),
    isRead: !thread.isUnread,
    before: (
      <span className={thread.isUnread ? "unread-dot" : "unread-dot is-read"} aria-hidden="true" />
    ),
    hint: (
      <>
        {thread.isUnread && <span className="vh">{t.unread} </span>}
        {thread.campus ? t.office[thread.campus] : t.school}
        {" · "}
        {formatCampusDate(locale, thread.lastMessageAt, thread.campus)}
      </>
    ),
    status: <Icon name="caret-right" className="row-caret" />,
  }));
  return (
    <section className="block" aria-labelledby="last-messages">
      <div className="block-head">
        <h2 id="last-messages">{home.lastMessages}</h2>
        <Link to={path("/espace-etudiant/messagerie")}>{home.allMessages}</Link>
      </div>
      {tasks.length > 0 ? <TaskList tasks={tasks} /> : <p className="muted">{t.empty}</p>}
    </section>
  );
}
