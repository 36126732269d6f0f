import type { Application } from "#app/features/admissions/application.server.ts";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import { type Told, toldMoment } from "#app/features/identity/account/told.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { applicationDataMessages } from "#app/i18n/application-data.ts";
import { conditionMessages } from "#app/i18n/condition.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interviewMessages } from "#app/i18n/interview.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { reversalMessages } from "#app/i18n/reversal.ts";
import { scanMessages } from "#app/i18n/scan.ts";
import { statesMessages } from "#app/i18n/states.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { standingOf } from "./departure.ts";
import { type Following, followingOf, isRefused, whyRefused } from "./following.server.ts";
import { wordedMoment } from "./interview/interview-notice.server.ts";

/**
 * The choices of an application and what happened to it after it was sent, in words: offers, refusals,
 * withdrawals, requests and what was said of each file. A refusal that waits for its second reader is not a
 * decision yet.
 */
export async function tellFollowing(application: Application, locale: Locale): Promise<Told> {
  const following = await followingOf(application.id);
  const told = application.basket.map((choice) => ({
    ...tellDecision(following, choice.id, application.campus, locale),
    ...tellDeparture(following, choice.id, locale),
  }));
  const all = [
    ...application.basket.flatMap(({ name }, place) => {
      const found = told[place] ?? {};
      return Object.keys(found).length > 0 ? [{ [name]: found }] : [];
    }),
    ...tellInterviews(following, application, locale),
    ...following.reversals.map((one) => ({
      [reversalMessages[locale].data.reversal]: one.words,
      [reversalMessages[locale].reason]: reversalMessages[locale].reasons[one.reason],
    })),
    ...tellRequests(following, application, locale),
    ...tellVerdicts(following, application, locale),
  ];
  return {
    [applicationDataMessages[locale].choices]: tellChoices(application, following, locale),
    [followingMessages[locale].data.title]: all,
  };
}

function tellChoices(
  { basket, campus }: Application,
  { departures }: Following,
  locale: Locale,
): Told[] {
  const t = applicationDataMessages[locale];
  const { states } = statesMessages[locale];
  return basket.map((choice) => ({
    [t.choice]: `${choice.position}. ${[choice.name, choice.universityName].filter(Boolean).join(" · ")}`,
    [t.state]: states[standingOf(choice, departures)],
    [t.since]: toldMoment(locale, choice.stateSince, campus),
  }));
}

function tellDecision(
  { offers, refusals, conditions }: Following,
  choiceId: string,
  campus: Campus | null,
  locale: Locale,
) {
  const { data: t, refused } = followingMessages[locale];
  const offer = offers.find((one) => one.choiceId === choiceId);
  const refusal = refusals.find((one) => one.choiceId === choiceId && one.confirmedAt);
  const sentences: Record<string, string> = refused.reasons;
  return {
    ...(offer && {
      [t.conditions]: tellConditions(
        conditions.filter((one) => one.choiceId === choiceId),
        locale,
      ),
      [t.answerBy]: toldMoment(locale, offer.answerBy, campus),
    }),
    ...(refusal && {
      [t.refusal]: refusal.reasons.map((reason) => ownValue(sentences, reason) ?? reason).join(" "),
      [t.refusalWords]: refusal.words,
      [t.advice]: refusal.advice,
    }),
  };
}

function tellConditions(all: Following["conditions"], locale: Locale): string | null {
  const { states, colon } = conditionMessages[locale];
  const lines = all.map(({ words, state, because }) =>
    [`${words}${colon} ${states[state]}`, because].filter(Boolean).join(". "),
  );
  return lines.join("\n") || null;
}

function tellDeparture({ departures }: Following, choiceId: string, locale: Locale) {
  const { data: t, leave } = followingMessages[locale];
  const found = departures.find((one) => one.choiceId === choiceId);
  if (!found) return {};
  const sentences: Record<string, string> = {
    ...leave.reasons,
    ...leave.closed,
  };
  return {
    [t.leaving]: found.reason && (ownValue(sentences, found.reason) ?? found.reason),
    [t.leavingWords]: found.words,
  };
}

function tellInterviews(
  { interviews }: Following,
  { campus }: Application,
  locale: Locale,
): Told[] {
  const { data: t, states } = interviewMessages[locale];
  return interviews.map((one) => ({
    [t.interview]: wordedMoment(locale, sentCampus({ campus }), one.startsAt),
    [t.state]: states[one.state],
    [t.where]: one.place ?? one.link,
    [t.words]: one.words,
    [t.otherTime]: one.otherTime,
    [t.because]: one.because,
  }));
}

function tellRequests({ requests }: Following, { campus }: Application, locale: Locale): Told[] {
  const { data: t } = followingMessages[locale];
  return requests.map((one) => ({
    [t.asked]: one.words,
    [t.askedOn]: toldMoment(locale, one.createdAt, campus),
    [followingMessages[locale].offer.deadline]: formatDate(locale, one.dueOn),
    [t.answeredOn]: one.answeredAt && toldMoment(locale, one.answeredAt, campus),
    [t.answer]: one.answer,
    [t.cancelledOn]: one.cancelledAt && toldMoment(locale, one.cancelledAt, campus),
    [t.why]: one.cancelledBecause,
    [t.file]: one.file?.name ?? null,
  }));
}

function tellVerdicts(
  following: Following,
  { entries, photo }: Application,
  locale: Locale,
): Told[] {
  const { data: t } = followingMessages[locale];
  const named = [
    ...entries.flatMap(({ proof }) => proof ?? []),
    ...following.requests.flatMap(({ file }) => file ?? []),
    ...(photo ? [{ ...photo, name: photoMessages[locale].inRecord }] : []),
  ];
  return named.flatMap((file) => {
    const said = following.verdicts[file.id]?.verdict;
    const verdict = isRefused(following, file) ? "refused" : said;
    if (!verdict) return [];
    const { reason, infected } = whyRefused(following, file);
    const why = infected ? scanMessages[locale].states.infected : reason;
    return [{ [t.file]: file.name, [t.verdict]: t.verdicts[verdict], [t.why]: why }];
  });
}
