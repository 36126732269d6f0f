import { Link } from "react-router";
import { groupParts } from "#app/features/admissions/group.server.ts";
import {
  type Announcement,
  listAnnouncements,
} from "#app/features/announcements/announcement.server.ts";
import { filledFor, isOnItsWay, lettersOf } from "#app/features/announcements/announcement.ts";
import { actorContext } from "#app/http/context.ts";
import { announcementMessages } from "#app/i18n/announcement.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import type { LiveHandle } from "#app/late/live/live-updates.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { Route } from "./+types/announcements";
import { ANNOUNCEMENTS, WRITE } from "./announcements/addresses.ts";
import { AnnouncementState } from "./announcements/announcement-state.tsx";
import { type GroupNames, useGroupName } from "./announcements/use-group-name.ts";
import { requirePermission } from "./frame/permission.server.ts";
import { useClock } from "./frame/use-clock.ts";
import { MessageViews } from "./messages/message-views.tsx";

/** Those that are on their way say so until they are at their end. */
export const handle: LiveHandle = {
  live: (shown) => (shown as Route.ComponentProps["loaderData"]).announcements.some(isOnItsWay),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "send:announcement");
  const locale = localeOf(new URL(request.url).pathname);
  const [announcements, parts] = await Promise.all([listAnnouncements(actor), groupParts(locale)]);
  return { announcements, parts };
}

export default function Announcements({ loaderData }: Route.ComponentProps) {
  const t = useMessages(announcementMessages);
  const { titled } = useMessages(officeMessages);
  const path = usePath();
  const { announcements, parts } = loaderData;
  const isRemoved = useQuery().text("fait", 40) === "removed";
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{t.text}</p>
        </div>
        <ButtonLink to={path(WRITE)}>{t.write}</ButtonLink>
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
        <AnnouncementTable rows={announcements} parts={parts} />
      )}
    </>
  );
}

function AnnouncementTable({ rows, parts }: { rows: Announcement[]; parts: GroupNames }) {
  const t = useMessages(announcementMessages);
  const { columns } = t;
  const locale = useLocale();
  const clock = useClock();
  const path = usePath();
  const groupName = useGroupName(parts);
  return (
    <DataTable
      caption={t.title}
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          id: "subject",
          label: columns.subject,
          isHead: true,
          cell: (row) => (
            <Link to={path(`${ANNOUNCEMENTS}/${row.id}`)}>
              <Subject of={row} />
            </Link>
          ),
        },
        { id: "group", label: columns.group, cell: groupName },
        { id: "state", label: columns.state, cell: (row) => <AnnouncementState of={row} /> },
        {
          id: "sent",
          label: columns.sent,
          cell: (row) => (
            <span className="figures">{row.sentAt ? clock.date(row.sentAt) : "–"}</span>
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

function Subject({ of }: { of: Announcement }) {
  const { places } = useMessages(announcementMessages);
  const { locale, subject } = filledFor(lettersOf(of)[useLocale()], places);
  return <span lang={locale}>{subject}</span>;
}
