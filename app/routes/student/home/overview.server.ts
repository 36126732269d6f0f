import { type Application, loadLast } from "#app/features/admissions/application.server.ts";
import { currentIntake } from "#app/features/admissions/intake/intake.server.ts";
import { readinessOf } from "#app/features/admissions/sections.ts";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import { endOfAll, standingOfAll } from "#app/features/decisions/departure.ts";
import { followingOf } from "#app/features/decisions/following.server.ts";
import { isAhead } from "#app/features/decisions/interview/interview.ts";
import { wordedMoment } from "#app/features/decisions/interview/interview-notice.server.ts";
import { leftToMeet } from "#app/features/decisions/offer/condition.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { intakeNewsOf } from "../application/frame/intake-news.server.ts";
import { followPageOf } from "../application/status/follow-page.server.ts";
import { awaitedOf } from "./awaited.ts";

export type Overview = Awaited<ReturnType<typeof overviewOf>>;
export type Draft = Extract<Overview["application"], { kind: "draft" }>;
export type Sent = Extract<Overview["application"], { kind: "sent" }>;

/** What the home page says of the person's application, and of the next date. */
export async function overviewOf(actor: Actor, locale: Locale, now: Date) {
  const [application, intake] = await Promise.all([loadLast(actor, locale), currentIntake()]);
  // What matters to a draft is its own intake; to who has none, the one that is open.
  const closesAt = application?.submittedAt
    ? null
    : (application?.intake.closesAt ?? intake?.closesAt ?? null);
  const news = await intakeNewsOf(actor, application ?? null, locale);
  return {
    news,
    about: application && { intake: application.intake.name, campus: application.campus },
    application: application ? await shown(application, locale) : null,
    closes: closesAt && !news.own && { at: closesAt, days: daysBetween(now, closesAt) },
  };
}

async function shown(application: Application, locale: Locale) {
  const { number, submittedAt, basket } = application;
  if (number && submittedAt) {
    const choices = basket.length;
    const following = await followingOf(application.id);
    const { departures } = following;
    const together = choices > 1 ? endOfAll(basket, departures) : null;
    // An offer is declined with the rest: the application is withdrawn all the same.
    const standing = together === "allLeft" ? "withdrawn" : standingOfAll(basket, departures);
    const [interview] = following.interviews
      .filter((one) => isAhead(one, application.readAt))
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const sent = { ...application, number, submittedAt };
    const page = followPageOf({
      application: sent,
      following,
      locale,
      corrections: [],
      others: [],
    });
    return {
      awaited: awaitedOf(page, locale),
      campus: page.campus,
      ...{ kind: "sent" as const, number, submittedAt, standing, choices, together },
      // Of what was accepted: the page to follow has them for no other choice.
      conditionsLeft: leftToMeet(page.choices.flatMap(({ conditions }) => conditions)),
      interview: interview
        ? wordedMoment(locale, sentCampus(application), interview.startsAt)
        : null,
    };
  }
  return { kind: "draft" as const, steps: readinessOf(application).steps };
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 86_400_000));
}
