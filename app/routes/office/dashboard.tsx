import { listForEditing } from "#app/features/content/entry-list.server.ts";
import { countWaitingEnquiries } from "#app/features/enquiries/enquiry-review.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { countUnread, listThreads } from "#app/features/messaging/thread.server.ts";
import { countUndelivered } from "#app/features/notices/dead-letter.server.ts";
import { countByState } from "#app/features/review/list.server.ts";
import { actorContext } from "#app/http/context.ts";
import { formatDate } from "#app/i18n/format.ts";
import { officeWords } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/dashboard";
import { countEach } from "./content/filter.ts";
import { ContentLeft } from "./dashboard/content-left.tsx";
import { PublicSite } from "./dashboard/public-site.tsx";
import { StateTable } from "./dashboard/state-table.tsx";
import { UnreadThreads } from "./dashboard/unread-threads.tsx";
import { WorkQueue } from "./dashboard/work-queue.tsx";

export const handle = { live: true };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const writes = can(actor, "write:message");
  const [counts, unread, enquiries, undelivered, threads] = await Promise.all([
    can(actor, "see:application") ? countByState(actor) : null,
    writes ? countUnread(actor) : null,
    countWaitingEnquiries(actor),
    countUndelivered(actor),
    writes ? listThreads(actor, { unreadOnly: true, limit: 5 }) : [],
  ]);
  const contents = await listForEditing(actor);
  return {
    content: contents && countEach(contents),
    counts,
    unread,
    enquiries,
    undelivered,
    threads,
    now: new Date(),
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { content, counts, unread, enquiries, undelivered, threads, now } = loaderData;
  const { dashboard, titled } = useWords(officeWords);
  const locale = useLocale();
  const path = usePath();
  const waiting = counts?.submitted ?? 0;
  return (
    <>
      <title>{titled(dashboard.title)}</title>
      <div className="page-head">
        <div>
          <h1>{dashboard.title}</h1>
          <p className="page-subtitle">{formatDate(locale, now)}</p>
        </div>
        {waiting > 0 && (
          <div className="row page-actions">
            <ButtonLink small to={path("/administration/candidatures?etat=submitted")}>
              {dashboard.open(waiting)}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="dashboard">
        {counts && (
          <div className="stack">
            <WorkQueue counts={counts} waiting={{ unread: unread ?? 0, enquiries, undelivered }} />
            {threads.length > 0 && <UnreadThreads threads={threads} />}
          </div>
        )}
        {counts && <StateTable counts={counts} />}
        {content && <ContentLeft counts={content} />}
        {!counts && <PublicSite />}
      </div>
    </>
  );
}
