import { Link } from "react-router";
import { toCalendarDate } from "#app/features/admissions/calendar.ts";
import { formatCampusDate, formatNamedTime } from "#app/features/identity/campus-clock.ts";
import { formatDate } from "#app/i18n/format.ts";
import { intakeMessages } from "#app/i18n/intake.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { NEXT } from "./addresses.ts";
import type { IntakeNews } from "./intake-news.server.ts";

/** The dates that matter now: closed, still possible for a few hours, to come, or another one open. */
export function IntakeNotice({ news, empty }: { news: IntakeNews; empty?: boolean }) {
  return (
    <>
      <OwnIntake own={news.own} />
      {empty && <NoIntake coming={news.coming} />}
      {news.next && <NextIntake next={news.next} />}
    </>
  );
}

function OwnIntake({ own }: { own: IntakeNews["own"] }) {
  const t = useMessages(intakeMessages);
  const locale = useLocale();
  if (!own) return null;
  if (own.kind === "late")
    return (
      <Notice tone="warn" className="above intake-notice">
        {t.grace(
          formatCampusDate(locale, own.until, own.campus),
          formatNamedTime(locale, own.until, own.campus),
        )}
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={t.closed(own.name, formatDate(locale, toCalendarDate(own.closesAt)))}
      className="above intake-notice"
    >
      {t.closedText}
    </Notice>
  );
}

function NoIntake({ coming }: { coming: IntakeNews["coming"] }) {
  const t = useMessages(intakeMessages);
  const locale = useLocale();
  return (
    <Notice title={t.none} className="above intake-notice">
      {coming
        ? t.opens(coming.name, formatDate(locale, toCalendarDate(coming.opensAt)))
        : t.noneText}
    </Notice>
  );
}

function NextIntake({ next }: { next: NonNullable<IntakeNews["next"]> }) {
  const t = useMessages(intakeMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <Notice className="above intake-notice">
      <p>{t.nextOpen(next.name, formatDate(locale, toCalendarDate(next.closesAt)))}</p>
      <p>
        <Link to={path(NEXT)}>{t.next(next.name)}</Link>
      </p>
    </Notice>
  );
}
