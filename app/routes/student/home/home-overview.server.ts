import type { Actor } from "#app/features/access/actor.ts";
import {
  type Application,
  loadLastApplication,
} from "#app/features/admissions/application.server.ts";
import { findCurrentIntake } from "#app/features/admissions/intake/intake.server.ts";
import { countDaysToClosing } from "#app/features/admissions/intake/intake.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { getReadiness } from "#app/features/admissions/sections.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { isUpcoming } from "#app/features/decisions/interview/interview.ts";
import { formatInterviewTime } from "#app/features/decisions/interview/interview-notification.server.ts";
import { countPendingConditions } from "#app/features/decisions/offer/condition.ts";
import { getApplicationEnd, getApplicationStatus } from "#app/features/decisions/withdrawal.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getIntakeState } from "../application/shell/intake-state.server.ts";
import { buildStatusPage } from "../application/status/status-page.server.ts";
import { listAwaitedTasks } from "./awaited-tasks.ts";

export type HomeOverview = Awaited<ReturnType<typeof getHomeOverview>>;
export type HomeDraft = Extract<HomeOverview["application"], { kind: "draft" }>;
export type HomeSentApplication = Extract<HomeOverview["application"], { kind: "sent" }>;

/**
 * Loads the last application of the user, its tasks or remaining steps, and the next closing date. The features check
 * permission.
 */
export async function getHomeOverview(actor: Actor, locale: Locale, now: Date) {
  const [application, intake] = await Promise.all([
    loadLastApplication(actor, locale),
    findCurrentIntake(),
  ]);
  // A draft has the closing date of its own intake; without an application it is that of the open intake.
  const closesAt = application?.submittedAt
    ? null
    : (application?.intake.closesAt ?? intake?.closesAt ?? null);
  const news = await getIntakeState(actor, application ?? null, locale);
  return {
    news,
    about: application && { intake: application.intake.name, campus: application.campus },
    application: application ? await buildApplicationView(application, locale) : null,
    closes: closesAt &&
      !news.ownIntake && { at: closesAt, days: countDaysToClosing(closesAt, now) },
  };
}

async function buildApplicationView(application: Application, locale: Locale) {
  const { number, submittedAt, basket } = application;
  if (number && submittedAt) {
    const choices = basket.length;
    const timeline = await getChoiceTimeline(application.id);
    const { withdrawals } = timeline;
    const together = choices > 1 ? getApplicationEnd(basket, withdrawals) : null;
    // A declined offer does not change that the application was withdrawn.
    const status = together === "allLeft" ? "withdrawn" : getApplicationStatus(basket, withdrawals);
    const [interview] = timeline.interviews
      .filter((one) => isUpcoming(one, application.readAt))
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const sentApplication = { ...application, number, submittedAt };
    const page = buildStatusPage({
      application: sentApplication,
      timeline,
      locale,
      corrections: [],
      others: [],
    });
    return {
      awaited: listAwaitedTasks(page, locale),
      campus: page.campus,
      ...{ kind: "sent" as const, number, submittedAt, status, choices, together },
      // Only an accepted choice has conditions on the status page.
      conditionsLeft: countPendingConditions(page.choices.flatMap(({ conditions }) => conditions)),
      interview: interview
        ? formatInterviewTime(locale, requireCampus(application), interview.startsAt)
        : null,
    };
  }
  return { kind: "draft" as const, steps: getReadiness(application).steps };
}
