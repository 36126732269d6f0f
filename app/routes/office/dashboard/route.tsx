import { can } from "#app/features/access/permissions.ts";
import { listEditableEntries } from "#app/features/content/editing/entry-list.server.ts";
import { countWaitingEnquiries } from "#app/features/enquiries/enquiry-review.server.ts";
import { getHealth } from "#app/features/measures/health.server.ts";
import {
  countOverdueThreads,
  countWaitingThreads,
  listThreads,
} from "#app/features/messaging/thread.server.ts";
import { countUndeliveredEmails } from "#app/features/notifications/undelivered-emails.server.ts";
import { getIntakeProgress } from "#app/features/review/intake-progress.server.ts";
import { countByState } from "#app/features/review/list/list-applications.server.ts";
import { countWorkQueues } from "#app/features/review/work-queues.server.ts";
import { MAX_QUEUE_COUNT } from "#app/features/review/work-queues.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { formatUpTo } from "#app/i18n/format.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { countByContentFilter } from "../content/content-filter.ts";
import { countByMediaFilter as countMedia } from "../media/media-filter.ts";
import { listMediaWithUses } from "../media/media-list.server.ts";
import { useClock } from "../shell/use-clock.ts";
import type { Route } from "./+types/route";
import { ContentTodo } from "./content-todo.tsx";
import { Funnel } from "./funnel.tsx";
import { HealthCard } from "./health-card.tsx";
import { PublicSite } from "./public-site.tsx";
import { StateTable } from "./state-table.tsx";
import { WaitingThreads } from "./waiting-threads.tsx";
import { WeeklyChart } from "./weekly-chart.tsx";
import { WorkQueue } from "./work-queue.tsx";

export const handle = { live: true };

/** The start page of the office, for all staff; each panel needs its own permission. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const { pathname } = new URL(request.url);
  const canWrite = can(actor, "write:message");
  const [counts, waitingThreads, enquiries, undelivered, threads] = await Promise.all([
    can(actor, "see:application") ? countByState(actor) : null,
    canWrite ? countWaitingThreads(actor) : null,
    countWaitingEnquiries(actor),
    countUndeliveredEmails(actor),
    canWrite ? listThreads(actor, { isWaitingOnly: true, limit: 5 }) : [],
  ]);
  const [contents, media, health, waiting, oldThreads, progress] = await Promise.all([
    listEditableEntries(actor),
    listMediaWithUses(actor),
    getHealth(actor),
    countWorkQueues(actor),
    canWrite ? countOverdueThreads(actor) : 0,
    getIntakeProgress(actor, getQuery(request).id("rentree"), getLocale(pathname)),
  ]);
  return {
    content: contents && countByContentFilter(contents),
    counts,
    waitingThreads,
    enquiries,
    undelivered,
    threads,
    media: media && countMedia(media),
    health,
    applications: waiting,
    oldThreads,
    progress,
    now: new Date(),
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { content, counts, waitingThreads, enquiries, undelivered, threads, now } = loaderData;
  const { applications, oldThreads, progress, media, health } = loaderData;
  const { dashboard, titled } = useMessages(officeMessages);
  const locale = useLocale();
  const clock = useClock();
  const path = usePath();
  const newCount = counts?.submitted ?? 0;
  return (
    <>
      <title>{titled(dashboard.title)}</title>
      <div className="page-head">
        <div>
          <h1>{dashboard.title}</h1>
          <p className="page-subtitle">{clock.date(now)}</p>
        </div>
        {newCount > 0 && (
          <div className="row page-actions">
            <ButtonLink size="small" to={path("/administration/candidatures?etat=submitted")}>
              {dashboard.open(formatUpTo(locale, newCount, MAX_QUEUE_COUNT))}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="dashboard">
        {counts && applications && (
          <div className="stack">
            <WorkQueue
              counts={counts}
              applications={applications}
              waiting={{ waitingThreads: waitingThreads ?? 0, oldThreads, enquiries, undelivered }}
            />
            {threads.length > 0 && <WaitingThreads threads={threads} />}
          </div>
        )}
        <div className="stack">
          {progress && <Funnel progress={progress} />}
          {content && media && <ContentTodo counts={content} media={media} />}
          {health && <HealthCard verdicts={health.verdicts} />}
        </div>
        {progress && <WeeklyChart progress={progress} />}
        {counts && <StateTable counts={counts} />}
        {!counts && <PublicSite />}
      </div>
    </>
  );
}
