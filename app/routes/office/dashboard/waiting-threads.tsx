import { Link } from "react-router";
import type { ThreadSummary } from "#app/features/messaging/thread.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";

/** The latest threads that wait for an answer of the school. */
export function WaitingThreads({ threads }: { threads: ThreadSummary[] }) {
  const { dashboard: t } = useMessages(officeMessages);
  const clock = useClock();
  const path = usePath();
  return (
    <section className="panel" aria-labelledby="waiting-threads">
      <h2 id="waiting-threads">{t.waitingThreads}</h2>
      <ul className="link-list">
        {threads.map((thread) => (
          <li key={thread.id}>
            <div>
              <Link to={path(`/administration/messages/${thread.id}`)}>{thread.subject}</Link>
              <p className="tiny-text muted">{thread.personName}</p>
            </div>
            <time className="tiny-text muted" dateTime={thread.lastMessageAt.toISOString()}>
              {clock.shortDate(thread.lastMessageAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
