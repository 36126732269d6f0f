import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import type { UpcomingNotifications } from "#app/features/notifications/upcoming-notifications.server.ts";
import {
  listSentNotifications,
  listUpcomingNotifications,
} from "#app/features/notifications/upcoming-notifications.server.ts";
import { actorContext } from "#app/http/context.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { timeZonesMessages } from "#app/i18n/time-zones.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import { useClock } from "../shell/use-clock.ts";
import { NotificationViews } from "../undelivered/notification-views.tsx";
import type { Route } from "./+types/route";
import { notificationSources } from "./notification-sources.server.ts";
import { NotificationTable } from "./notification-table.tsx";

/** The notifications of the next days. Needs `see:emails`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "see:emails");
  const locale = getLocale(new URL(request.url).pathname);
  const [plan, sentNotifications] = await Promise.all([
    listUpcomingNotifications(actor, locale, notificationSources),
    listSentNotifications(actor, locale),
  ]);
  return { plan: requireFound(plan), sentNotifications: requireFound(sentNotifications) };
}

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { plan, sentNotifications } = loaderData;
  const { preview: t } = useMessages(notificationsMessages).office;
  const { titled } = useMessages(officeMessages);
  const { zones } = useMessages(timeZonesMessages);
  const { campus } = useClock();
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.subtitle}</p>
        </div>
      </div>
      <NotificationViews current="upcoming" />
      <div className="stack">
        <section aria-labelledby="upcoming" className="stack">
          <h2 id="upcoming">{t.upcoming}</h2>
          <NotificationCounts counts={plan.counts} />
          {plan.lines.length > 0 ? (
            <NotificationTable
              caption={t.upcoming}
              timeLabel={t.when(zones[campus])}
              lines={plan.lines}
            />
          ) : (
            <Notice tone="sand">{t.nothing}</Notice>
          )}
        </section>
        <section aria-labelledby="recent-notifications" className="stack">
          <h2 id="recent-notifications">{t.recent}</h2>
          {sentNotifications.length > 0 ? (
            <NotificationTable caption={t.recent} timeLabel={t.sent} lines={sentNotifications} />
          ) : (
            <Notice tone="sand">{t.noneRecent}</Notice>
          )}
        </section>
        <p className="tiny-text muted">{t.clock(zones[campus])}</p>
      </div>
    </>
  );
}

function NotificationCounts({ counts }: Pick<UpcomingNotifications, "counts">) {
  const { preview: t } = useMessages(notificationsMessages).office;
  if (counts.length === 0) return null;
  return (
    <ul className="row plain-list" aria-label={t.counts}>
      {counts.map(({ kind, count }) => (
        <li key={kind}>
          <Tag tone="line">
            {t.kinds[kind]} <b className="numbers">{count}</b>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
