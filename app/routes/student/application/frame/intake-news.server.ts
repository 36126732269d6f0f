import type { Application } from "#app/features/admissions/application.server.ts";
import { comingIntake, type Intake } from "#app/features/admissions/intake/intake.server.ts";
import { graceEnd, timeliness } from "#app/features/admissions/intake/intake.ts";
import { nextIntakeOf } from "#app/features/admissions/next-application.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type IntakeNews = Awaited<ReturnType<typeof intakeNewsOf>>;

/** What the dates of the intakes mean for this person now; null when there is nothing to tell. */
export async function intakeNewsOf(actor: Actor, application: Application | null, locale: Locale) {
  const next = await nextIntakeOf(actor);
  const coming = application || next ? null : await comingIntake();
  return {
    next: next && { name: nameIn(next, locale), closesAt: next.closesAt },
    coming: coming && { name: nameIn(coming, locale), opensAt: coming.opensAt },
    own: application && !application.submittedAt ? stateOf(application) : null,
  };
}

/** Null while there is time. */
function stateOf({ intake, campus, begunAt, readAt }: Application) {
  const time = timeliness(intake, begunAt, readAt);
  if (time === "in-time") return null;
  const { name, closesAt } = intake;
  return time === "late"
    ? { kind: "late" as const, campus, until: graceEnd(intake) }
    : { kind: "closed" as const, name, closesAt };
}

function nameIn(intake: Intake, locale: Locale): string {
  return locale === "fr" ? intake.nameFr : intake.nameEn;
}
