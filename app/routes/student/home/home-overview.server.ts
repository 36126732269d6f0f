import {
  type Application,
  loadLastApplication,
} from "#app/features/admissions/application.server.ts";
import { findCurrentIntake } from "#app/features/admissions/intake/intake.server.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { getReadiness } from "#app/features/admissions/sections.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { isUpcoming } from "#app/features/decisions/interview/interview.ts";
import { formatInterviewTime } from "#app/features/decisions/interview/interview-notification.server.ts";
import { countPendingConditions } from "#app/features/decisions/offer/condition.ts";
import { getApplicationEnd, getApplicationStatus } from "#app/features/decisions/withdrawal.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getIntakeState } from "../application/shell/intake-state.server.ts";
import { buildStatusPage } from "../application/status/status-page.server.ts";
import { listAwaitedTasks } from "./awaited-tasks.ts";

export type HomeOverview = Awaited<ReturnType<typeof getHomeOverview>>;
export type HomeDraft = Extract<HomeOverview["application"], { kind: "draft" }>;
export type HomeSentApplication = Extract<HomeOverview["application"], { kind: "sent" }>;

/** What the home page says of the person's application, and of the next date. */
export async function getHomeOverview(actor: Actor, locale: Locale, now: Date) {
  const [application, intake] = await Promise.all([
    loadLastApplication(actor, locale),
    findCurrentIntake(),
  ]);
  // What matters to a draft is its own intake; to who has none, the one that is open.
  const closesAt = application?.submittedAt
    ? null
    : (application?.intake.closesAt ?? intake?.closesAt ?? null);
  const news = await getIntakeState(actor, application ?? null, locale);
  return {
    news,
    about: application && { intake: application.intake.name, campus: application.campus },
    application: application ? await buildApplicationView(application, locale) : null,
    closes: closesAt && !news.own && { at: closesAt, days: daysBetween(now, closesAt) },
  };
}

async function buildApplicationView(application: Application, locale: Locale) {
  const { number, submittedAt, basket } = application;
  if (number && submittedAt) {
    const choices = basket.length;
    const following = await getChoiceTimeline(application.id);
    const { withdrawals: departures } = following;
    const together = choices > 1 ? getApplicationEnd(basket, departures) : null;
    // An offer is declined with the rest: the application is withdrawn all the same.
    const standing =
      together === "allLeft" ? "withdrawn" : getApplicationStatus(basket, departures);
    const [interview] = following.interviews
      .filter((one) => isUpcoming(one, application.readAt))
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const sentApplication = { ...application, number, submittedAt };
    const page = buildStatusPage({
      application: sentApplication,
      following,
      locale,
      corrections: [],
      others: [],
    });
    return {
      awaited: listAwaitedTasks(page, locale),
      campus: page.campus,
      ...{ kind: "sent" as const, number, submittedAt, standing, choices, together },
      // Of what was accepted: the page to follow has them for no other choice.
      conditionsLeft: countPendingConditions(page.choices.flatMap(({ conditions }) => conditions)),
      interview: interview
        ? formatInterviewTime(locale, requireCampus(application), interview.startsAt)
        : null,
    };
  }
  return { kind: "draft" as const, steps: getReadiness(application).steps };
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 86_400_000));
}
