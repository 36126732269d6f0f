import { Link } from "react-router";
import type { LiveHandle } from "#app/client/live/live-updates.tsx";
import { listGroupOptions } from "#app/features/admissions/applicant-group.server.ts";
import {
  type Announcement,
  listAnnouncements,
} from "#app/features/announcements/announcement.server.ts";
import {
  getMessagesByLocale,
  isBeingDelivered,
  personalizeMessage,
} from "#app/features/announcements/announcement.ts";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { actorContext } from "#app/http/context.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { MessageViews } from "../messages/message-views.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import { useClock } from "../shell/use-clock.ts";
import type { Route } from "./+types/route";
import { ANNOUNCEMENTS_PATH, NEW_ANNOUNCEMENT_PATH } from "./announcement-paths.ts";
import { AnnouncementState } from "./announcement-state.tsx";
import { type GroupOptions, useGroupName } from "./use-group-name.ts";

/** The list is refreshed while an announcement is being delivered. */
export const handle: LiveHandle = {
  live: (loaderData) =>
    (loaderData as Route.ComponentProps["loaderData"]).announcements.some(isBeingDelivered),
};

/** The announcements. Needs `send:announcement`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "send:announcement");
  const locale = getLocale(new URL(request.url).pathname);
  const [announcements, groupOptions] = await Promise.all([
    listAnnouncements(actor),
    listGroupOptions(locale),
  ]);
  return { announcements, groupOptions };
}

export default function Announcements({ loaderData }: Route.ComponentProps) {
  const t = useMessages(announcementMessages);
  const { titled } = useMessages(officeMessages);
  const path = usePath();
  const { announcements, groupOptions } = loaderData;
  const isRemoved = useQuery().text("done", 40) === "removed";
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.text}</p>
        </div>
        <ButtonLink to={path(NEW_ANNOUNCEMENT_PATH)}>{t.write}</ButtonLink>
      </div>
      <MessageViews />
      {isRemoved && (
        <Notice tone="ok" role="status" className="above-small">
          {t.removed}
        </Notice>
      )}
      {announcements.length === 0 ? (
        <p className="muted above">{t.empty}</p>
      ) : (
        <AnnouncementTable rows={announcements} groupOptions={groupOptions} />
      )}
    </>
  );
}

function AnnouncementTable({
  rows,
  groupOptions,
}: {
  rows: Announcement[];
  groupOptions: GroupOptions;
}) {
  const t = useMessages(announcementMessages);
  const { columns } = t;
  const locale = useLocale();
  const clock = useClock();
  const path = usePath();
  const groupName = useGroupName(groupOptions);
  return (
    <DataTable
      caption={t.title}
      rows={rows}
      getKey={(row) => row.id}
      columns={[
        {
          id: "subject",
          label: columns.subject,
          isHead: true,
          cell: (row) => (
            <Link to={path(`${ANNOUNCEMENTS_PATH}/${row.id}`)}>
              <SubjectLine announcement={row} />
            </Link>
          ),
        },
        { id: "group", label: columns.group, cell: groupName },
        {
          id: "state",
          label: columns.state,
          cell: (row) => <AnnouncementState announcement={row} />,
        },
        {
          id: "sent",
          label: columns.sent,
          cell: (row) => (
            <span className="numbers">{row.sentAt ? clock.date(row.sentAt) : "–"}</span>
          ),
        },
        { id: "by", label: columns.by, cell: (row) => row.author ?? t.somebody },
        {
          id: "count",
          label: columns.count,
          isNumber: true,
          cell: (row) => (row.total === null ? "–" : formatNumber(locale, row.total, 0)),
        },
      ]}
    />
  );
}

function SubjectLine({ announcement }: { announcement: Announcement }) {
  const { places } = useMessages(announcementMessages);
  const { locale, subject } = personalizeMessage(
    getMessagesByLocale(announcement)[useLocale()],
    places,
  );
  return <span lang={locale}>{subject}</span>;
}
