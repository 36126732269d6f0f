import { getNextState, stateTable } from "#app/features/admissions/application-state.ts";
import { getWholeDaysLeft } from "#app/features/admissions/calendar.ts";
import { getStage } from "#app/features/admissions/policy.ts";
import { formatEntryTitle } from "#app/features/admissions/record.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
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

/** What the page that follows an application shows: nothing of a proposal, nothing of another's. */
export function buildStatusPage(input: StatusPageInput) {
  const { application, following, locale, others } = input;
  const { basket, entries, number, submittedAt, campus, readAt } = application;
  const isOpen = getStage(application, basket) === "sent";
  const yearProofs = entries.map((entry) => ({
    title: formatEntryTitle(locale, entry),
    asked: null,
    ...buildProofView(following, entry),
  }));
  const answeredProofs = following.requests.flatMap(({ id, file, words }) =>
    file ? [{ title: null, asked: words, ...buildProofView(following, { id, proof: file }) }] : [],
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
    mayLeave: basket.some(({ state }) => !stateTable[state].isTerminal),
    offers: basket.flatMap((choice) => {
      const offer = following.offers.find(({ choiceId }) => choiceId === choice.id);
      if (!offer || !getNextState(choice.state, "accept", "candidate")) return [];
      const { answerBy, offeredAt } = offer;
      const conditionsOfChoice = following.conditions.filter(
        ({ choiceId }) => choiceId === choice.id,
      );
      const conditions = offer.liftedAt ? 0 : conditionsOfChoice.length;
      const days = getWholeDaysLeft(answerBy, readAt);
      const { id, universityName } = choice;
      return [{ id, universityName, conditions, answerBy, offeredAt, days }];
    }),
    requests,
    interviews: listUpcomingInterviews(input),
    cancelledInterviews: basket.flatMap(({ id: choiceId, state, position: place }) => {
      const lastInterview = following.interviews.findLast((one) => one.choiceId === choiceId);
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
      return following.requests
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

/** What the school asked for and still waits for, with the year whose proof it is. */
function listOpenRequests(
  { application, following, corrections }: StatusPageInput,
  years: YearTitle[],
) {
  const { basket, today } = application;
  return basket.flatMap((choice) => {
    if (choice.state !== "more-information-asked") return [];
    return following.requests
      .filter((one) => one.choiceId === choice.id && isAwaited(one))
      .map(({ id, kind, words, dueOn, askedBy, entryId, openingId }) => {
        const title = years.find((one) => one.id === entryId)?.title ?? "";
        const late = dueOn < today;
        const opening = corrections.find((one) => one.id === openingId) ?? null;
        const place = choice.position;
        return { id, kind, words, dueOn, late, askedBy, entryId, title, place, opening };
      });
  });
}

/** The task of the page where another file is given for this one, or the first; null where nothing is awaited. */
function findTaskId(
  { id, file }: { id: string; file: { id: string } | null },
  refused: { id: string }[],
  requests: { id: string; entryId: string | null }[],
): string | null {
  const openRequest = requests.find(({ entryId }) => entryId === id);
  return openRequest?.id ?? refused.find((one) => one.id === file?.id)?.id ?? null;
}

type ProofSource = { id: string; proof: ChoiceTimeline["requests"][number]["file"] };

/** A file that was given for a year or a request, and what the school said of it. */
function buildProofView(following: ChoiceTimeline, source: ProofSource) {
  const { id, proof } = source;
  const file = proof && { id: proof.id, name: proof.name, opens: isReadable(proof.scan) };
  return { id, file, ...getProofStatus(following, source) };
}

/** The interviews to come, on the clocks of the campus. */
export function listUpcomingInterviews({
  application: { basket, campus, readAt },
  following,
  locale,
}: Pick<OwnSentApplication, "application" | "following" | "locale">) {
  return following.interviews
    .filter((one) => isUpcoming(one, readAt))
    .map(({ id, choiceId, state, minutes, place, link, words, otherTime, startsAt }) => ({
      ...{ id, state, minutes, place, link, words, otherTime },
      position: basket.find((choice) => choice.id === choiceId)?.position ?? 1,
      moment: formatInterviewTime(locale, requireCampus({ campus }), startsAt),
    }));
}

/** The conditions of the offer of a choice, as its candidate sees them. */
export function listConditionViews(
  { conditions }: OwnSentApplication["following"],
  choice: string,
) {
  return conditions
    .filter(({ choiceId }) => choiceId === choice)
    .map(({ id, words, state, because }) => ({ id, words, state, because }));
}

/** How a choice ended, in the words of who ended it. */
function buildOutcome(
  { following }: StatusPageInput,
  choice: OwnSentApplication["application"]["basket"][0],
) {
  const { id, state } = choice;
  const refusal = following.refusals.find((one) => one.choiceId === id && one.confirmedAt);
  const withdrawal = following.withdrawals.find((one) => one.choiceId === id);
  return {
    standing: getChoiceStatus(choice, following.withdrawals),
    refusal:
      refusal && state === "refused"
        ? { reasons: refusal.reasons, words: refusal.words, advice: refusal.advice }
        : null,
    taken: state === "offer-withdrawn" ? (withdrawal?.words ?? null) : null,
    // Accepted before they were met: what is left is followed here.
    conditions: state === "accepted" ? listConditionViews(following, id) : [],
    reversal:
      state === "under-review"
        ? (following.reversals.findLast((one) => one.choiceId === id)?.words ?? null)
        : null,
    closed: findClosingReason(withdrawal?.reason),
    mayWithdraw: getNextState(state, "withdraw", "candidate") !== null,
  };
}

/**
 * The files that wait for another one: the photograph, proofs of years, and what was sent for a request. A year whose
 * proof is asked again by a request is one task, not two.
 */
function listRefusedFiles({ application, following }: StatusPageInput) {
  const requestedEntryIds = following.requests.flatMap((one) =>
    isAwaited(one) ? (one.entryId ?? []) : [],
  );
  const returnedFiles = [
    ...application.entries.flatMap(({ id, proof }) =>
      requestedEntryIds.includes(id) ? [] : (proof ?? []),
    ),
    ...following.requests.flatMap(({ file }) => file ?? []),
  ];
  const refused = returnedFiles.flatMap((file) => {
    const { id, name } = file;
    return isFileRefused(following, file) ? [{ id, name, ...getFileRefusal(following, file) }] : [];
  });
  const { photo } = application;
  if (!photo || !isFileRefused(following, photo)) return refused;
  // A photograph has no name that says anything.
  return [{ id: photo.id, name: null, ...getFileRefusal(following, photo) }, ...refused];
}
