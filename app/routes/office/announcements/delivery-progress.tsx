import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { Meter } from "#app/ui/meter.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { ANNOUNCEMENTS_PATH } from "./announcement-paths.ts";

type DeliveryProgressProps = {
  announcement: { id: string; delivered: number; total: number | null; endedAt: Date | null };
};

/** How many recipients of a sent announcement have received it. */
export function DeliveryProgress({ announcement }: DeliveryProgressProps) {
  const { id, delivered, endedAt } = announcement;
  const total = announcement.total ?? 0;
  const t = useMessages(announcementMessages);
  const locale = useLocale();
  const path = usePath();
  const formatCount = (value: number) => formatNumber(locale, value, 0);
  const panel = useRef<HTMLElement>(null);
  const isRefreshFocused = useRef(false);
  useEffect(() => {
    // When delivery ends, the focused refresh link is removed without a blur event: the panel takes
    // the focus.
    if (endedAt && isRefreshFocused.current) panel.current?.focus();
    isRefreshFocused.current = false;
  }, [endedAt]);
  return (
    <section ref={panel} className="panel" aria-label={t.sentTitle} tabIndex={-1}>
      <p role="status">
        <Meter
          value={delivered}
          max={total}
          valueText={t.progress(formatCount(delivered), formatCount(total))}
        />
      </p>
      {endedAt ? (
        <p className="above-small">{t.ended}</p>
      ) : (
        <Link
          className="link-button"
          to={path(`${ANNOUNCEMENTS_PATH}/${id}`)}
          onFocus={() => {
            isRefreshFocused.current = true;
          }}
          onBlur={() => {
            isRefreshFocused.current = false;
          }}
        >
          {t.refresh}
        </Link>
      )}
      <p className="above-small muted">{t.replies}</p>
    </section>
  );
}
