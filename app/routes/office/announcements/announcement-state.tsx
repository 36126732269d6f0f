import { announcementWords } from "#app/i18n/announcement.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";

type Dated = { sentAt: Date | null; endedAt: Date | null };

/** A draft, on its way, or received by everybody. */
export function AnnouncementState({ of: { sentAt, endedAt } }: { of: Dated }) {
  const words = useWords(announcementWords);
  if (!sentAt) return <Tag tone="neutral">{words.draft}</Tag>;
  return endedAt ? <Tag tone="ok">{words.done}</Tag> : <Tag tone="line">{words.sending}</Tag>;
}
