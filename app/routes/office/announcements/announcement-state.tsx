import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type AnnouncementDates = { sentAt: Date | null; endedAt: Date | null };

export function AnnouncementState({
  announcement: { sentAt, endedAt },
}: {
  announcement: AnnouncementDates;
}) {
  const t = useMessages(announcementMessages);
  if (!sentAt) return <Tag tone="neutral">{t.draft}</Tag>;
  return endedAt ? <Tag tone="ok">{t.done}</Tag> : <Tag tone="line">{t.sending}</Tag>;
}
