import { Link } from "react-router";
import { calendarDate } from "#app/features/admissions/calendar.ts";
import { formatCampusDate, formatNamedTime } from "#app/features/identity/campus-clock.ts";
import { formatDate } from "#app/i18n/format.ts";
import { intakeWords } from "#app/i18n/intake.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
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
  const words = useWords(intakeWords);
  const locale = useLocale();
  if (!own) return null;
  if (own.kind === "late")
    return (
      <Notice tone="warn" className="above intake-notice">
        {words.grace(
          formatCampusDate(locale, own.until, own.campus),
          formatNamedTime(locale, own.until, own.campus),
        )}
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={words.closed(own.name, formatDate(locale, calendarDate(own.closesAt)))}
      className="above intake-notice"
    >
      {words.closedText}
    </Notice>
  );
}

function NoIntake({ coming }: { coming: IntakeNews["coming"] }) {
  const words = useWords(intakeWords);
  const locale = useLocale();
  return (
    <Notice title={words.none} className="above intake-notice">
      {coming
        ? words.opens(coming.name, formatDate(locale, calendarDate(coming.opensAt)))
        : words.noneText}
    </Notice>
  );
}

function NextIntake({ next }: { next: NonNullable<IntakeNews["next"]> }) {
  const words = useWords(intakeWords);
  const locale = useLocale();
  const path = usePath();
  return (
    <Notice className="above intake-notice">
      <p>{words.nextOpen(next.name, formatDate(locale, calendarDate(next.closesAt)))}</p>
      <p>
        <Link to={path(NEXT)}>{words.next(next.name)}</Link>
      </p>
    </Notice>
  );
}
