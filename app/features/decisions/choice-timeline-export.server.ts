import type { Campus } from "#app/features/access/actor.ts";
import {
  type ExportRecord,
  formatExportTime,
} from "#app/features/accounts/export/export-format.ts";
import type { Application } from "#app/features/admissions/application.server.ts";
import { applicationDataMessages } from "#app/features/admissions/messages/application-data.ts";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { antivirusMessages } from "#app/features/documents/messages/antivirus.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import {
  type ChoiceTimeline,
  getChoiceTimeline,
  getFileRefusal,
  isFileRefused,
} from "./choice-timeline.server.ts";
import { formatInterviewTime } from "./interview/interview-notification.server.ts";
import { choiceStatesMessages } from "./messages/choice-states.ts";
import { conditionMessages } from "./messages/condition.ts";
import { interviewMessages } from "./messages/interview.ts";
import { postSubmissionMessages } from "./messages/post-submission.ts";
import { reopenDecisionMessages } from "./messages/reopen-decision.ts";
import { getChoiceStatus } from "./withdrawal.ts";

/**
 * Builds the export of the choices of an application and of what happened after submission: offers, refusals,
 * withdrawals, interviews, requests and file verdicts. A refusal that waits for its second reader is left out, because
 * it is not a decision yet. The caller checks permission.
 */
export async function exportChoiceTimeline(
  application: Application,
  locale: Locale,
): Promise<ExportRecord> {
  const timeline = await getChoiceTimeline(application.id);
  const decisions = application.basket.map((choice) => ({
    ...exportDecision(timeline, choice.id, application.campus, locale),
    ...exportWithdrawal(timeline, choice.id, locale),
  }));
  const details = [
    ...application.basket.flatMap(({ name }, place) => {
      const decision = decisions[place] ?? {};
      return Object.keys(decision).length > 0 ? [{ [name]: decision }] : [];
    }),
    ...exportInterviews(timeline, application, locale),
    ...timeline.reversals.map((one) => ({
      [reopenDecisionMessages[locale].data.reversal]: one.words,
      [reopenDecisionMessages[locale].reason]: reopenDecisionMessages[locale].reasons[one.reason],
    })),
    ...exportRequests(timeline, application, locale),
    ...exportVerdicts(timeline, application, locale),
  ];
  return {
    [applicationDataMessages[locale].choices]: exportChoices(application, timeline, locale),
    [postSubmissionMessages[locale].data.title]: details,
  };
}

function exportChoices(
  { basket, campus }: Application,
  { withdrawals }: ChoiceTimeline,
  locale: Locale,
): ExportRecord[] {
  const t = applicationDataMessages[locale];
  const { states } = choiceStatesMessages[locale];
  return basket.map((choice) => ({
    [t.choice]: `${choice.position}. ${[choice.name, choice.universityName].filter(Boolean).join(" · ")}`,
    [t.state]: states[getChoiceStatus(choice, withdrawals)],
    [t.since]: formatExportTime(locale, choice.stateSince, campus),
  }));
}

function exportDecision(
  { offers, refusals, conditions }: ChoiceTimeline,
  choiceId: string,
  campus: Campus | null,
  locale: Locale,
) {
  const { data: t, refused } = postSubmissionMessages[locale];
  const offer = offers.find((one) => one.choiceId === choiceId);
  const refusal = refusals.find((one) => one.choiceId === choiceId && one.confirmedAt);
  const sentences: Record<string, string> = refused.reasons;
  return {
    ...(offer && {
      [t.conditions]: formatConditions(
        conditions.filter((one) => one.choiceId === choiceId),
        locale,
      ),
      [t.answerBy]: formatExportTime(locale, offer.answerBy, campus),
    }),
    ...(refusal && {
      [t.refusal]: refusal.reasons
        .map((reason) => getOwnValue(sentences, reason) ?? reason)
        .join(" "),
      [t.refusalText]: refusal.words,
      [t.advice]: refusal.advice,
    }),
  };
}

function formatConditions(all: ChoiceTimeline["conditions"], locale: Locale): string | null {
  const { states, colon } = conditionMessages[locale];
  const lines = all.map(({ words, state, because }) =>
    [`${words}${colon} ${states[state]}`, because].filter(Boolean).join(". "),
  );
  return lines.join("\n") || null;
}

function exportWithdrawal({ withdrawals }: ChoiceTimeline, choiceId: string, locale: Locale) {
  const { data: t, withdraw: withdrawalText } = postSubmissionMessages[locale];
  const withdrawal = withdrawals.find((one) => one.choiceId === choiceId);
  if (!withdrawal) return {};
  const sentences: Record<string, string> = {
    ...withdrawalText.reasons,
    ...withdrawalText.closed,
  };
  return {
    [t.withdrawal]:
      withdrawal.reason && (getOwnValue(sentences, withdrawal.reason) ?? withdrawal.reason),
    [t.withdrawalText]: withdrawal.words,
  };
}

function exportInterviews(
  { interviews }: ChoiceTimeline,
  { campus }: Application,
  locale: Locale,
): ExportRecord[] {
  const { data: t, states } = interviewMessages[locale];
  return interviews.map((one) => ({
    [t.interview]: formatInterviewTime(locale, requireCampus({ campus }), one.startsAt),
    [t.state]: states[one.state],
    [t.where]: one.place ?? one.link,
    [t.message]: one.words,
    [t.otherTime]: one.otherTime,
    [t.because]: one.because,
  }));
}

function exportRequests(
  { requests }: ChoiceTimeline,
  { campus }: Application,
  locale: Locale,
): ExportRecord[] {
  const { data: t } = postSubmissionMessages[locale];
  return requests.map((one) => ({
    [t.requested]: one.words,
    [t.requestedOn]: formatExportTime(locale, one.createdAt, campus),
    [postSubmissionMessages[locale].offer.deadline]: formatDate(locale, one.dueOn),
    [t.answeredOn]: one.answeredAt && formatExportTime(locale, one.answeredAt, campus),
    [t.answer]: one.answer,
    [t.cancelledOn]: one.cancelledAt && formatExportTime(locale, one.cancelledAt, campus),
    [t.why]: one.cancelledBecause,
    [t.file]: one.file?.name ?? null,
  }));
}

function exportVerdicts(
  timeline: ChoiceTimeline,
  { entries, photo }: Application,
  locale: Locale,
): ExportRecord[] {
  const { data: t } = postSubmissionMessages[locale];
  const namedFiles = [
    ...entries.flatMap(({ proof }) => proof ?? []),
    ...timeline.requests.flatMap(({ file }) => file ?? []),
    ...(photo ? [{ ...photo, name: photoMessages[locale].inRecord }] : []),
  ];
  return namedFiles.flatMap((file) => {
    const verdictOfOfficer = timeline.verdicts[file.id]?.verdict;
    const verdict = isFileRefused(timeline, file) ? "refused" : verdictOfOfficer;
    if (!verdict) return [];
    const { reason, isInfected } = getFileRefusal(timeline, file);
    const refusalReason = isInfected ? antivirusMessages[locale].states.infected : reason;
    return [{ [t.file]: file.name, [t.verdict]: t.verdicts[verdict], [t.why]: refusalReason }];
  });
}
