import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import type { NotificationLine } from "#app/features/notifications/upcoming-notifications.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";

type NotificationTableProps = {
  caption: string;
  /** The header of the time column: when a notification is sent, or when it was sent. */
  timeLabel: string;
  lines: NotificationLine[];
};

export function NotificationTable({ caption, timeLabel, lines }: NotificationTableProps) {
  const { preview: t } = useMessages(notificationsMessages).office;
  const clock = useClock();
  return (
    <DataTable
      caption={caption}
      rows={lines}
      getKey={(row) => row.id}
      className="notice-table"
      columns={[
        {
          id: "person",
          label: t.person,
          isHead: true,
          cell: (row) => <span dir="auto">{row.name}</span>,
        },
        {
          id: "what",
          label: t.what,
          cell: (row) => (
            <div>
              {row.subject}
              <small>{t.kinds[row.kind]}</small>
            </div>
          ),
        },
        {
          id: "when",
          label: timeLabel,
          cell: (row) => (
            <div>
              <time className="numbers" dateTime={row.at.toISOString()}>
                {t.at(clock.shortDate(row.at), clock.time(row.at))}
              </time>
              {row.others > 0 && <small>{t.groupedWith(row.others)}</small>}
              {row.isSuppressed && <Tag tone="warn">{t.suppressed}</Tag>}
            </div>
          ),
        },
      ]}
    />
  );
}
