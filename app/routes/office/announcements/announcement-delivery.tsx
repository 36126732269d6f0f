import type { ForecastSummary } from "#app/features/announcements/forecast-summary.ts";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/**
 * When the notification emails of an announcement are sent: how many now, later (with the formatted
 * time of the first) and never. Null: too many recipients to compute it.
 */
export type DeliveryTimesView =
  | (Omit<ForecastSummary, "later"> & { later: LaterDelivery | null })
  | null;
type LaterDelivery = { count: number; when: string };

/** Says that the message is in each mailbox at once, and when the notification emails are sent. */
export function AnnouncementDelivery({ times }: { times: DeliveryTimesView }) {
  const { delivery: t } = useMessages(announcementMessages);
  const locale = useLocale();
  const formatCount = (value: number) => formatNumber(locale, value, 0);
  if (!times) return <p className="small-text">{`${t.text} ${t.many}`}</p>;
  const { now, later, never } = times;
  return (
    <div className="small-text">
      <p>{t.text}</p>
      <ul>
        {now > 0 && <li>{t.now(formatCount(now), now)}</li>}
        {later && <li>{t.later(formatCount(later.count), later.count, later.when)}</li>}
        {never > 0 && <li>{t.never(formatCount(never), never)}</li>}
      </ul>
    </div>
  );
}
