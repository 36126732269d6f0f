import { Link } from "react-router";
import type { State } from "#app/features/admissions/application-state.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import {
  getQueueFilter,
  MAX_QUEUE_COUNT,
  type WorkQueueCounts,
} from "#app/features/review/work-queues.ts";
import { dashboardMessages } from "#app/i18n/dashboard.ts";
import { formatUpTo } from "#app/i18n/format.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { buildListUrl } from "../applications/application-list-url.ts";

type WorkQueueProps = {
  counts: Partial<Record<State, number>>;
  applications: WorkQueueCounts;
  /** Numbers of waiting threads, old ones among them, enquiries and undelivered emails. */
  waiting: { waitingThreads: number; oldThreads: number; enquiries: number; undelivered: number };
};

/** What waits for the school, with counts and links. */
export function WorkQueue({ counts, applications, waiting }: WorkQueueProps) {
  const { waitingThreads, oldThreads, enquiries, undelivered } = waiting;
  const { queue } = useMessages(dashboardMessages);
  const { dashboard: t } = useMessages(officeMessages);
  const { office: enquiryTexts } = useMessages(enquiryMessages);
  const { office: emailTexts } = useMessages(notificationsMessages);
  const list = "/administration/candidatures?etat=";
  const rows = [
    {
      count: counts.submitted ?? 0,
      name: t.newApplications,
      text: t.newText,
      to: `${list}submitted`,
    },
    {
      count: applications.mine,
      name: queue.mine,
      text: queue.mineText,
      to: buildListUrl(getQueueFilter("mine")),
    },
    {
      count: applications.answered,
      name: queue.answered,
      text: queue.answeredText,
      to: buildListUrl(getQueueFilter("answered")),
    },
    {
      count: applications.overdue,
      name: queue.overdue,
      text: queue.overdueText,
      to: buildListUrl(getQueueFilter("overdue")),
    },
    {
      count: applications.otherTimes,
      name: queue.otherTimes,
      text: queue.otherTimesText,
      to: buildListUrl(getQueueFilter("otherTimes")),
    },
    {
      count: applications.secondReviews,
      name: queue.secondReviews,
      text: queue.secondReviewsText,
      to: buildListUrl(getQueueFilter("secondReviews")),
    },
    {
      count: applications.toTakeOver,
      name: queue.toTakeOver,
      text: queue.toTakeOverText,
      to: buildListUrl(getQueueFilter("toTakeOver")),
    },
    {
      count: counts["under-review"] ?? 0,
      name: t.underReview,
      text: t.underReviewText,
      to: `${list}under-review`,
    },
    {
      count: waitingThreads,
      name: t.waitingThreads,
      text: oldThreads > 0 ? queue.oldMessages(oldThreads) : t.waitingThreadsText,
      to: "/administration/messages?vue=sans-reponse",
    },
    {
      count: enquiries,
      name: enquiryTexts.waitingQueue,
      text: enquiryTexts.waitingQueueText,
      to: "/administration/demandes?vue=a-traiter",
    },
    {
      count: undelivered,
      name: emailTexts.waitingQueue,
      text: emailTexts.waitingQueueText,
      to: "/administration/courriers",
    },
  ].filter((row) => row.count > 0);
  return (
    <section className="panel" aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting}</h2>
      {rows.length === 0 && <p className="muted">{t.nothing}</p>}
      <ul className="work-queue">
        {rows.map((row) => (
          <QueueRow key={row.to} {...row} />
        ))}
      </ul>
    </section>
  );
}

type QueueRowProps = { count: number; name: string; text: string; to: string };

function QueueRow({ count, name, text, to }: QueueRowProps) {
  const path = usePath();
  const locale = useLocale();
  return (
    <li>
      <span className="queue-count numbers">{formatUpTo(locale, count, MAX_QUEUE_COUNT)}</span>
      <div>
        <Link className="stretched-link" to={path(to)}>
          {name}
        </Link>
        <p className="muted tiny-text">{text}</p>
      </div>
      <Icon name="caret-right" className="row-caret" />
    </li>
  );
}
