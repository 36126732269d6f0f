import { Link } from "react-router";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import { formatDate } from "#app/i18n/format.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { NEXT_INTAKE_PATH } from "./application-paths.ts";
import type { IntakeState } from "./intake-state.server.ts";

/** Says what the intake dates mean now: closed, in the grace period, opening later, or another intake open. */
export function IntakeNotice({
  intakeState,
  hasNoApplication,
}: {
  intakeState: IntakeState;
  hasNoApplication?: boolean;
}) {
  return (
    <>
      <OwnIntakeNotice ownIntake={intakeState.ownIntake} />
      {hasNoApplication && <NoIntakeNotice coming={intakeState.coming} />}
      {intakeState.next && <NextIntakeNotice next={intakeState.next} />}
    </>
  );
}

function OwnIntakeNotice({ ownIntake }: { ownIntake: IntakeState["ownIntake"] }) {
  const t = useMessages(intakeMessages);
  const locale = useLocale();
  if (!ownIntake) return null;
  if (ownIntake.kind === "late")
    return (
      <Notice tone="warn" className="above intake-notice">
        {t.grace(
          formatCampusDate(locale, ownIntake.until, ownIntake.campus),
          formatTimeWithZone(locale, ownIntake.until, ownIntake.campus),
        )}
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={t.closed(ownIntake.name, formatDate(locale, toCalendarDate(ownIntake.closesAt)))}
      className="above intake-notice"
    >
      {t.closedText}
    </Notice>
  );
}

function NoIntakeNotice({ coming }: { coming: IntakeState["coming"] }) {
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

function NextIntakeNotice({ next }: { next: NonNullable<IntakeState["next"]> }) {
  const t = useMessages(intakeMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <Notice className="above intake-notice">
      <p>{t.nextOpen(next.name, formatDate(locale, toCalendarDate(next.closesAt)))}</p>
      <p>
        <Link to={path(NEXT_INTAKE_PATH)}>{t.next(next.name)}</Link>
      </p>
    </Notice>
  );
}
