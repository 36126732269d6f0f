import { countDaysLeft } from "#app/features/access/campus-time.ts";
import { stateTable } from "#app/features/admissions/application-state.ts";
import { getStage } from "#app/features/admissions/policy.ts";
import { formatEntryTitle } from "#app/features/admissions/record/record.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import {
  canBeAccepted,
  canBeWithdrawn,
  listOpenChoices,
} from "#app/features/decisions/candidate-choices.ts";
import {
  type ChoiceTimeline,
  getFileRefusal,
  getProofStatus,
  isFileRefused,
} from "#app/features/decisions/choice-timeline.server.ts";
import { isUpcoming } from "#app/features/decisions/interview/interview.ts";
import { formatInterviewTime } from "#app/features/decisions/interview/interview-notification.server.ts";
import { isAwaited } from "#app/features/decisions/request/request.ts";
import { findClosingReason, getChoiceStatus } from "#app/features/decisions/withdrawal.ts";
import { isReadable } from "#app/features/documents/scan-status.ts";
import type { OwnSentApplication } from "../shell/sent-application.server.ts";

type StatusPageInput = Omit<OwnSentApplication, "actor">;
export type StatusPageData = ReturnType<typeof buildStatusPage>;
export type ChoiceView = StatusPageData["choices"][number];
export type RequestView = StatusPageData["requests"][number];
export type RefusedFileView = StatusPageData["refused"][number];
export type CandidateInterview = StatusPageData["interviews"][number];
export type ProofView = StatusPageData["proofs"][number];

/** Builds the data of the status page. It contains no proposed decisions, and nothing of other applicants. */
export function buildStatusPage(input: StatusPageInput) {
  const { application, timeline, locale, others } = input;
  const { basket, entries, number, submittedAt, campus, readAt } = application;
  const isOpen = getStage(application, basket) === "sent";
  const yearProofs = entries.map((entry) => ({
    title: formatEntryTitle(locale, entry),
    requestText: null,
    ...buildProofView(timeline, entry),
  }));
  const answeredProofs = timeline.requests.flatMap(({ id, file, words }) =>
    file
      ? [{ title: null, requestText: words, ...buildProofView(timeline, { id, proof: file }) }]
      : [],
  );
  const requests = listOpenRequests(input, yearProofs);
  const refused = isOpen ? listRefusedFiles(input) : [];
  return {
    number,
    submittedAt,
    campus: requireCampus({ campus }),
    others,
    proofs: [...yearProofs, ...answeredProofs].map((proof) => ({
      ...proof,
      task: findTaskId(proof, refused, requests),
    })),
    choices: basket.map((choice) => ({ ...choice, ...buildOutcome(input, choice) })),
    mayLeave: listOpenChoices(basket).length > 0,
    offers: basket.flatMap((choice) => {
      const offer = timeline.offers.find(({ choiceId }) => choiceId === choice.id);
      if (!offer || !canBeAccepted(choice.state)) return [];
      const { answerBy, offeredAt } = offer;
      const conditionsOfChoice = timeline.conditions.filter(
        ({ choiceId }) => choiceId === choice.id,
      );
      const conditions = offer.liftedAt ? 0 : conditionsOfChoice.length;
      const days = countDaysLeft(requireCampus({ campus }), answerBy, readAt);
      const { id, universityName } = choice;
      return [{ id, universityName, conditions, answerBy, offeredAt, days }];
    }),
    requests,
    interviews: listUpcomingInterviews(input),
    cancelledInterviews: basket.flatMap(({ id: choiceId, state, position: place }) => {
      const lastInterview = timeline.interviews.findLast((one) => one.choiceId === choiceId);
      if (
        stateTable[state].isTerminal ||
        lastInterview?.state !== "cancelled" ||
        !lastInterview.because
      )
        return [];
      return [{ id: lastInterview.id, place, because: lastInterview.because }];
    }),
    cancelled: basket.flatMap(({ id: choiceId, state, position }) => {
      if (stateTable[state].isTerminal) return [];
      return timeline.requests
        .filter((one) => one.choiceId === choiceId && one.cancelledAt)
        .map(({ id, words, cancelledBecause }) => ({
          id,
          words,
          because: cancelledBecause ?? "",
          place: position,
        }));
    }),
    refused,
  };
}

type YearTitle = { id: string; title: string };

/** Returns the open requests of the school, each with the year whose proof it asks for. */
function listOpenRequests(
  { application, timeline, corrections }: StatusPageInput,
  years: YearTitle[],
) {
  const { basket, today } = application;
  return basket.flatMap((choice) => {
    if (choice.state !== "more-information-asked") return [];
    return timeline.requests
      .filter((one) => one.choiceId === choice.id && isAwaited(one))
      .map(({ id, kind, words, dueOn, askedBy, entryId, openingId }) => {
        const title = years.find((one) => one.id === entryId)?.title ?? "";
        const isLate = dueOn < today;
        const opening = corrections.find((one) => one.id === openingId) ?? null;
        const place = choice.position;
        return { id, kind, words, dueOn, isLate, askedBy, entryId, title, place, opening };
      });
  });
}

/** Returns the id of the task in which this file is provided or replaced; null when nothing is requested. */
function findTaskId(
  { id, file }: { id: string; file: { id: string } | null },
  refused: { id: string }[],
  requests: { id: string; entryId: string | null }[],
): string | null {
  const openRequest = requests.find(({ entryId }) => entryId === id);
  return openRequest?.id ?? refused.find((one) => one.id === file?.id)?.id ?? null;
}

type ProofSource = { id: string; proof: ChoiceTimeline["requests"][number]["file"] };

/** Returns the file of a year or a request, with what the school said of it. */
function buildProofView(timeline: ChoiceTimeline, source: ProofSource) {
  const { id, proof } = source;
  const file = proof && { id: proof.id, name: proof.name, isReadable: isReadable(proof.scan) };
  return { id, file, ...getProofStatus(timeline, source) };
}

/** Returns the upcoming interviews, with times in the time zone of the campus. */
export function listUpcomingInterviews({
  application: { basket, campus, readAt },
  timeline,
  locale,
}: Pick<OwnSentApplication, "application" | "timeline" | "locale">) {
  return timeline.interviews
    .filter((one) => isUpcoming(one, readAt))
    .map(({ id, choiceId, state, minutes, place, link, words, otherTime, startsAt }) => ({
      ...{ id, state, minutes, place, link, words, otherTime },
      position: basket.find((choice) => choice.id === choiceId)?.position ?? 1,
      moment: formatInterviewTime(locale, requireCampus({ campus }), startsAt),
    }));
}

/** Returns the conditions of a choice's offer, as its candidate sees them. */
export function listConditionViews({ conditions }: OwnSentApplication["timeline"], choice: string) {
  return conditions
    .filter(({ choiceId }) => choiceId === choice)
    .map(({ id, words, state, because }) => ({ id, words, state, because }));
}

/** Returns how a choice ended, with the text that the candidate or the officer gave. */
function buildOutcome(
  { timeline }: StatusPageInput,
  choice: OwnSentApplication["application"]["basket"][0],
) {
  const { id, state } = choice;
  const refusal = timeline.refusals.find((one) => one.choiceId === id && one.confirmedAt);
  const withdrawal = timeline.withdrawals.find((one) => one.choiceId === id);
  return {
    status: getChoiceStatus(choice, timeline.withdrawals),
    refusal:
      refusal && state === "refused"
        ? { reasons: refusal.reasons, words: refusal.words, advice: refusal.advice }
        : null,
    taken: state === "offer-withdrawn" ? (withdrawal?.words ?? null) : null,
    // An offer that was accepted before its conditions were met shows the remaining ones.
    conditions: state === "accepted" ? listConditionViews(timeline, id) : [],
    reversal:
      state === "under-review"
        ? (timeline.reversals.findLast((one) => one.choiceId === id)?.words ?? null)
        : null,
    closed: findClosingReason(withdrawal?.reason),
    mayWithdraw: canBeWithdrawn(state),
  };
}

/**
 * Returns the files to replace: the photo, proofs of years, and documents for requests. A year whose proof is
 * requested again is one task, not two.
 */
function listRefusedFiles({ application, timeline }: StatusPageInput) {
  const requestedEntryIds = timeline.requests.flatMap((one) =>
    isAwaited(one) ? (one.entryId ?? []) : [],
  );
  const returnedFiles = [
    ...application.entries.flatMap(({ id, proof }) =>
      requestedEntryIds.includes(id) ? [] : (proof ?? []),
    ),
    ...timeline.requests.flatMap(({ file }) => file ?? []),
  ];
  const refused = returnedFiles.flatMap((file) => {
    const { id, name } = file;
    return isFileRefused(timeline, file) ? [{ id, name, ...getFileRefusal(timeline, file) }] : [];
  });
  const { photo } = application;
  if (!photo || !isFileRefused(timeline, photo)) return refused;
  // The file name of a photo says nothing.
  return [{ id: photo.id, name: null, ...getFileRefusal(timeline, photo) }, ...refused];
}
