import type { Application } from "#app/features/admissions/application.server.ts";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import { type Told, toldMoment } from "#app/features/identity/account/told.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { applicationDataWords } from "#app/i18n/application-data.ts";
import { conditionWords } from "#app/i18n/condition.ts";
import { followingWords } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interviewWords } from "#app/i18n/interview.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { photoWords } from "#app/i18n/photo.ts";
import { reversalWords } from "#app/i18n/reversal.ts";
import { scanWords } from "#app/i18n/scan.ts";
import { statesWords } from "#app/i18n/states.ts";
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
      [reversalWords[locale].data.reversal]: one.words,
      [reversalWords[locale].reason]: reversalWords[locale].reasons[one.reason],
    })),
    ...tellRequests(following, application, locale),
    ...tellVerdicts(following, application, locale),
  ];
  return {
    [applicationDataWords[locale].choices]: tellChoices(application, following, locale),
    [followingWords[locale].data.title]: all,
  };
}

function tellChoices(
  { basket, campus }: Application,
  { departures }: Following,
  locale: Locale,
): Told[] {
  const words = applicationDataWords[locale];
  const { states } = statesWords[locale];
  return basket.map((choice) => ({
    [words.choice]: `${choice.position}. ${[choice.name, choice.universityName].filter(Boolean).join(" · ")}`,
    [words.state]: states[standingOf(choice, departures)],
    [words.since]: toldMoment(locale, choice.stateSince, campus),
  }));
}

function tellDecision(
  { offers, refusals, conditions }: Following,
  choiceId: string,
  campus: Campus | null,
  locale: Locale,
) {
  const { data: words, refused } = followingWords[locale];
  const offer = offers.find((one) => one.choiceId === choiceId);
  const refusal = refusals.find((one) => one.choiceId === choiceId && one.confirmedAt);
  const sentences: Record<string, string> = refused.reasons;
  return {
    ...(offer && {
      [words.conditions]: tellConditions(
        conditions.filter((one) => one.choiceId === choiceId),
        locale,
      ),
      [words.answerBy]: toldMoment(locale, offer.answerBy, campus),
    }),
    ...(refusal && {
      [words.refusal]: refusal.reasons
        .map((reason) => ownValue(sentences, reason) ?? reason)
        .join(" "),
      [words.refusalWords]: refusal.words,
      [words.advice]: refusal.advice,
    }),
  };
}

function tellConditions(all: Following["conditions"], locale: Locale): string | null {
  const { states, colon } = conditionWords[locale];
  const lines = all.map(({ words, state, because }) =>
    [`${words}${colon} ${states[state]}`, because].filter(Boolean).join(". "),
  );
  return lines.join("\n") || null;
}

function tellDeparture({ departures }: Following, choiceId: string, locale: Locale) {
  const { data: words, leave } = followingWords[locale];
  const found = departures.find((one) => one.choiceId === choiceId);
  if (!found) return {};
  const sentences: Record<string, string> = {
    ...leave.reasons,
    ...leave.closed,
  };
  return {
    [words.leaving]: found.reason && (ownValue(sentences, found.reason) ?? found.reason),
    [words.leavingWords]: found.words,
  };
}

function tellInterviews(
  { interviews }: Following,
  { campus }: Application,
  locale: Locale,
): Told[] {
  const { data: words, states } = interviewWords[locale];
  return interviews.map((one) => ({
    [words.interview]: wordedMoment(locale, sentCampus({ campus }), one.startsAt),
    [words.state]: states[one.state],
    [words.where]: one.place ?? one.link,
    [words.words]: one.words,
    [words.otherTime]: one.otherTime,
    [words.because]: one.because,
  }));
}

function tellRequests({ requests }: Following, { campus }: Application, locale: Locale): Told[] {
  const { data: words } = followingWords[locale];
  return requests.map((one) => ({
    [words.asked]: one.words,
    [words.askedOn]: toldMoment(locale, one.createdAt, campus),
    [followingWords[locale].offer.deadline]: formatDate(locale, one.dueOn),
    [words.answeredOn]: one.answeredAt && toldMoment(locale, one.answeredAt, campus),
    [words.answer]: one.answer,
    [words.cancelledOn]: one.cancelledAt && toldMoment(locale, one.cancelledAt, campus),
    [words.why]: one.cancelledBecause,
    [words.file]: one.file?.name ?? null,
  }));
}

function tellVerdicts(
  following: Following,
  { entries, photo }: Application,
  locale: Locale,
): Told[] {
  const { data: words } = followingWords[locale];
  const named = [
    ...entries.flatMap(({ proof }) => proof ?? []),
    ...following.requests.flatMap(({ file }) => file ?? []),
    ...(photo ? [{ ...photo, name: photoWords[locale].inRecord }] : []),
  ];
  return named.flatMap((file) => {
    const said = following.verdicts[file.id]?.verdict;
    const verdict = isRefused(following, file) ? "refused" : said;
    if (!verdict) return [];
    const { reason, infected } = whyRefused(following, file);
    const why = infected ? scanWords[locale].states.infected : reason;
    return [
      { [words.file]: file.name, [words.verdict]: words.verdicts[verdict], [words.why]: why },
    ];
  });
}
