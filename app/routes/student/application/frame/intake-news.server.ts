import type { Application } from "#app/features/admissions/application.server.ts";
import { findUpcomingIntake, type Intake } from "#app/features/admissions/intake/intake.server.ts";
import { getGraceEnd, getTimeliness } from "#app/features/admissions/intake/intake.ts";
import { findNextIntake } from "#app/features/admissions/start-next-application.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type IntakeNews = Awaited<ReturnType<typeof intakeNewsOf>>;

/** What the dates of the intakes mean for this person now; null when there is nothing to tell. */
export async function intakeNewsOf(actor: Actor, application: Application | null, locale: Locale) {
  const next = await findNextIntake(actor);
  const coming = application || next ? null : await findUpcomingIntake();
  return {
    next: next && { name: nameIn(next, locale), closesAt: next.closesAt },
    coming: coming && { name: nameIn(coming, locale), opensAt: coming.opensAt },
    own: application && !application.submittedAt ? stateOf(application) : null,
  };
}

/** Null while there is time. */
function stateOf({ intake, campus, startedAt: begunAt, readAt }: Application) {
  const time = getTimeliness(intake, begunAt, readAt);
  if (time === "in-time") return null;
  const { name, closesAt } = intake;
  return time === "late"
    ? { kind: "late" as const, campus, until: getGraceEnd(intake) }
    : { kind: "closed" as const, name, closesAt };
}

function nameIn(intake: Intake, locale: Locale): string {
  return locale === "fr" ? intake.nameFr : intake.nameEn;
}
