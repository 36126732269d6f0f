import type { Actor } from "#app/features/access/actor.ts";
import { getNextState, stateTable } from "#app/features/admissions/application-state.ts";
import { canShareWithUniversities } from "#app/features/admissions/consent/university-sharing.ts";
import type { ReopeningView } from "#app/features/admissions/corrections/list-corrections.server.ts";
import { formatEntryTitle } from "#app/features/admissions/record/record.ts";
import type { ChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { toPlanFormValues } from "#app/features/decisions/interview/interview.ts";
import { formatInterviewTime } from "#app/features/decisions/interview/interview-notification.server.ts";
import { getUpcomingVersion } from "#app/features/decisions/interview/plan-interview.server.ts";
import {
  canReviewConditions,
  countPendingConditions,
  hasOpenConditions,
  isOfferInForce,
  listSchoolTransitions,
} from "#app/features/decisions/offer/condition.ts";
import { getProposalVersion } from "#app/features/decisions/refusal.server.ts";
import { findClosingReason } from "#app/features/decisions/withdrawal.ts";
import type { ReviewedApplication } from "#app/features/review/get-application-for-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatListedName, formatShortName } from "#app/lib/person-name.ts";

export type ChoiceView = NonNullable<ReturnType<typeof toChoiceView>>;

/** The data of a choice page; null when the application has no such choice. */
export function toChoiceView(
  actor: Actor,
  application: ReviewedApplication,
  timeline: ChoiceTimeline & { corrections: ReopeningView[] },
  choiceId: string,
  locale: Locale,
  rules: { requestDays: number; secondReader: boolean },
) {
  const choice = application.basket.find(({ id }) => id === choiceId);
  if (!choice) return null;
  const storedOffer = timeline.offers.find((one) => one.choiceId === choiceId) ?? null;
  const offer = isOfferInForce(choice.state) ? storedOffer : null;
  const refusals = timeline.refusals.filter((one) => one.choiceId === choiceId);
  const refusal = refusals.find((one) => !one.confirmedAt);
  const confirmedRefusal =
    choice.state === "refused" ? refusals.find((one) => one.confirmedAt) : null;
  const withdrawal = stateTable[choice.state].isTerminal
    ? timeline.withdrawals.find((one) => one.choiceId === choiceId)
    : null;
  const files = listProofFiles(application, timeline);
  const years = application.entries.map((entry) => ({
    id: entry.id,
    title: formatEntryTitle(locale, entry),
  }));
  // An open request can be cancelled or extended while the choice waits for it.
  const isAwaited = getNextState(choice.state, "cancel-request", "school") !== null;
  const conditions = timeline.conditions.filter((one) => one.choiceId === choiceId);
  const areConditionsOpen = hasOpenConditions(offer, conditions.length);
  return {
    id: choiceId,
    applicationId: application.id,
    accountId: application.accountId,
    number: application.number,
    campus: application.campus,
    canShareWithUniversities: canShareWithUniversities(application),
    interviews: listInterviews(timeline, application, choiceId, locale),
    firstName: formatShortName(application.info),
    /** The language of the candidate's emails; officers write to them in it. */
    preferredLocale: application.personLocale,
    person: formatListedName(application.info),
    name: choice.name,
    universityName: choice.universityName,
    position: choice.position,
    state: choice.state,
    answerDays: application.intake.answerDays,
    ...rules,
    allowedTransitions: application.canDecide
      ? listSchoolTransitions(choice.state, areConditionsOpen)
      : [],
    /** The choice waits for a request, so other decisions are not possible. */
    isPaused: application.canDecide && isAwaited,
    entries: years,
    files,
    offer: offer && {
      conditions: conditions.map(({ id, words, state, because, proofId, judgedAt, judgedBy }) => ({
        ...{ id, words, state, because, judgedAt, judgedBy },
        proof: files.find((file) => file.id === proofId) ?? null,
      })),
      canAssess:
        application.canDecide && areConditionsOpen && canReviewConditions(choice.state, offer),
      pendingConditions: areConditionsOpen ? countPendingConditions(conditions) : null,
      answerBy: offer.answerBy,
      areConditionsMet: offer.liftedAt !== null,
    },
    proposal: refusal
      ? {
          reasons: refusal.reasons,
          words: refusal.words,
          advice: refusal.advice,
          at: refusal.proposedAt,
          by: refusal.proposedBy ?? "",
          version: getProposalVersion(refusal),
          isOwn: "id" in actor && actor.id === refusal.proposedById,
        }
      : null,
    refused: confirmedRefusal
      ? {
          reasons: confirmedRefusal.reasons,
          words: confirmedRefusal.words,
          advice: confirmedRefusal.advice,
        }
      : null,
    withdrawal: withdrawal
      ? {
          reason: findClosingReason(withdrawal.reason) ? null : withdrawal.reason,
          words: withdrawal.words,
        }
      : null,
    requests: timeline.requests
      .filter((one) => one.choiceId === choiceId)
      .map(
        ({
          id,
          kind,
          words,
          dueOn,
          answeredAt,
          answer,
          cancelledAt,
          cancelledBecause,
          ...one
        }) => ({
          ...{ id, kind, words, dueOn, answeredAt, answer, cancelledAt, cancelledBecause },
          year: years.find((year) => year.id === one.entryId)?.title ?? "",
          isAwaited: application.canDecide && !answeredAt && !cancelledAt && isAwaited,
          file: one.file && { ...one.file, verdict: timeline.verdicts[one.file.id] ?? null },
          reopening: timeline.corrections.find(({ id }) => id === one.openingId) ?? null,
        }),
      ),
  };
}

/** The interviews of a choice, oldest first, and the version token of the upcoming one. */
function listInterviews(
  { interviews }: ChoiceTimeline,
  { campus }: ReviewedApplication,
  choiceId: string,
  locale: Locale,
) {
  const choiceInterviews = interviews.filter((one) => one.choiceId === choiceId);
  const openInterview = choiceInterviews.find(({ endedAt }) => endedAt === null);
  const version = getUpcomingVersion(openInterview);
  return {
    version,
    upcoming: version && openInterview ? toPlanFormValues(openInterview, campus) : null,
    all: choiceInterviews.map((one) => ({
      ...{ id: one.id, state: one.state, minutes: one.minutes, place: one.place, link: one.link },
      ...{ words: one.words, otherTime: one.otherTime, because: one.because },
      moment: formatInterviewTime(locale, campus, one.startsAt),
    })),
  };
}

/** The files of the application that can prove a condition. */
function listProofFiles({ entries }: ReviewedApplication, { requests }: ChoiceTimeline) {
  const all = [...entries.map(({ proof }) => proof), ...requests.map(({ file }) => file)];
  return all.flatMap((file) => (file ? [{ id: file.id, name: file.name }] : []));
}
