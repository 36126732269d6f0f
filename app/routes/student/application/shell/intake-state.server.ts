import type { Actor } from "#app/features/access/actor.ts";
import type { Application } from "#app/features/admissions/application.server.ts";
import { findUpcomingIntake, type Intake } from "#app/features/admissions/intake/intake.server.ts";
import { findNextIntake } from "#app/features/admissions/start-next-application.server.ts";
import {
  getGraceEnd,
  getTimeliness,
} from "#app/features/catalogue/programmes/application-window.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type IntakeState = Awaited<ReturnType<typeof getIntakeState>>;

/** Returns what the intake dates mean for this user now; a part is null when there is nothing to show. */
export async function getIntakeState(
  actor: Actor,
  application: Application | null,
  locale: Locale,
) {
  const next = await findNextIntake(actor);
  const upcomingIntake = application || next ? null : await findUpcomingIntake();
  return {
    next: next && { name: getIntakeName(next, locale), closesAt: next.closesAt },
    coming: upcomingIntake && {
      name: getIntakeName(upcomingIntake, locale),
      opensAt: upcomingIntake.opensAt,
    },
    ownIntake: application && !application.submittedAt ? getOwnIntakeState(application) : null,
  };
}

/** Returns null before the closing date. */
function getOwnIntakeState({ intake, campus, startedAt, readAt }: Application) {
  const timing = getTimeliness(intake, startedAt, readAt);
  if (timing === "in-time") return null;
  const { name, closesAt } = intake;
  return timing === "late"
    ? { kind: "late" as const, campus, until: getGraceEnd(intake) }
    : { kind: "closed" as const, name, closesAt };
}

function getIntakeName(intake: Intake, locale: Locale): string {
  return locale === "fr" ? intake.nameFr : intake.nameEn;
}
