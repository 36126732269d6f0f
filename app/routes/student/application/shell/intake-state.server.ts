import type { Application } from "#app/features/admissions/application.server.ts";
import { findUpcomingIntake, type Intake } from "#app/features/admissions/intake/intake.server.ts";
import { getGraceEnd, getTimeliness } from "#app/features/admissions/intake/intake.ts";
import { findNextIntake } from "#app/features/admissions/start-next-application.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type IntakeState = Awaited<ReturnType<typeof getIntakeState>>;

/** What the dates of the intakes mean for this person now; null when there is nothing to tell. */
export async function getIntakeState(
  actor: Actor,
  application: Application | null,
  locale: Locale,
) {
  const next = await findNextIntake(actor);
  const comingIntakeFound = application || next ? null : await findUpcomingIntake();
  return {
    next: next && { name: getIntakeName(next, locale), closesAt: next.closesAt },
    coming: comingIntakeFound && {
      name: getIntakeName(comingIntakeFound, locale),
      opensAt: comingIntakeFound.opensAt,
    },
    own: application && !application.submittedAt ? getOwnIntakeState(application) : null,
  };
}

/** Null while there is time. */
function getOwnIntakeState({ intake, campus, startedAt: begunAt, readAt }: Application) {
  const timing = getTimeliness(intake, begunAt, readAt);
  if (timing === "in-time") return null;
  const { name, closesAt } = intake;
  return timing === "late"
    ? { kind: "late" as const, campus, until: getGraceEnd(intake) }
    : { kind: "closed" as const, name, closesAt };
}

function getIntakeName(intake: Intake, locale: Locale): string {
  return locale === "fr" ? intake.nameFr : intake.nameEn;
}
