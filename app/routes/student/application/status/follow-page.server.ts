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
import type { OwnSent } from "../frame/own-sent.server.ts";

type Sent = Omit<OwnSent, "actor">;
export type FollowPage = ReturnType<typeof followPageOf>;
export type FollowedChoice = FollowPage["choices"][number];
export type AskedTask = FollowPage["requests"][number];
export type RefusedFile = FollowPage["refused"][number];
export type FollowedInterview = FollowPage["interviews"][number];
export type ShownProof = FollowPage["proofs"][number];

/** What the page that follows an application shows: nothing of a proposal, nothing of another's. */
export function followPageOf(own: Sent) {
  const { application, following, locale, others } = own;
  const { basket, entries, number, submittedAt, campus, readAt } = application;
  const open = getStage(application, basket) === "sent";
  const years = entries.map((entry) => ({
    title: formatEntryTitle(locale, entry),
    asked: null,
    ...shownProof(following, entry),
  }));
  const answers = following.requests.flatMap(({ id, file, words }) =>
    file ? [{ title: null, asked: words, ...shownProof(following, { id, proof: file }) }] : [],
  );
  const requests = requestsOf(own, years);
  const refused = open ? refusedFiles(own) : [];
  return {
    number,
    submittedAt,
    campus: requireCampus({ campus }),
    others,
    proofs: [...years, ...answers].map((proof) => ({
      ...proof,
      task: taskOf(proof, refused, requests),
    })),
    choices: basket.map((choice) => ({ ...choice, ...afterwards(own, choice) })),
    mayLeave: basket.some(({ state }) => !stateTable[state].isTerminal),
    offers: basket.flatMap((choice) => {
      const offer = following.offers.find(({ choiceId }) => choiceId === choice.id);
      if (!offer || !getNextState(choice.state, "accept", "candidate")) return [];
      const { answerBy, offeredAt } = offer;
      const all = following.conditions.filter(({ choiceId }) => choiceId === choice.id);
      const conditions = offer.liftedAt ? 0 : all.length;
      const days = getWholeDaysLeft(answerBy, readAt);
      const { id, universityName } = choice;
      return [{ id, universityName, conditions, answerBy, offeredAt, days }];
    }),
    requests,
    interviews: interviewsOf(own),
    cancelledInterviews: basket.flatMap(({ id: choiceId, state, position: place }) => {
      const last = following.interviews.findLast((one) => one.choiceId === choiceId);
      if (stateTable[state].isTerminal || last?.state !== "cancelled" || !last.because) return [];
      return [{ id: last.id, place, because: last.because }];
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

type Year = { id: string; title: string };

/** What the school asked for and still waits for, with the year whose proof it is. */
function requestsOf({ application, following, corrections }: Sent, years: Year[]) {
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
function taskOf(
  { id, file }: { id: string; file: { id: string } | null },
  refused: { id: string }[],
  requests: { id: string; entryId: string | null }[],
): string | null {
  const asked = requests.find(({ entryId }) => entryId === id);
  return asked?.id ?? refused.find((one) => one.id === file?.id)?.id ?? null;
}

type Given = { id: string; proof: ChoiceTimeline["requests"][number]["file"] };

/** A file that was given for a year or a request, and what the school said of it. */
function shownProof(following: ChoiceTimeline, given: Given) {
  const { id, proof } = given;
  const file = proof && { id: proof.id, name: proof.name, opens: isReadable(proof.scan) };
  return { id, file, ...getProofStatus(following, given) };
}

/** The interviews to come, on the clocks of the campus. */
export function interviewsOf({
  application: { basket, campus, readAt },
  following,
  locale,
}: Pick<OwnSent, "application" | "following" | "locale">) {
  return following.interviews
    .filter((one) => isUpcoming(one, readAt))
    .map(({ id, choiceId, state, minutes, place, link, words, otherTime, startsAt }) => ({
      ...{ id, state, minutes, place, link, words, otherTime },
      position: basket.find((choice) => choice.id === choiceId)?.position ?? 1,
      moment: formatInterviewTime(locale, requireCampus({ campus }), startsAt),
    }));
}

/** The conditions of the offer of a choice, as its candidate sees them. */
export function conditionsShown({ conditions }: OwnSent["following"], choice: string) {
  return conditions
    .filter(({ choiceId }) => choiceId === choice)
    .map(({ id, words, state, because }) => ({ id, words, state, because }));
}

/** How a choice ended, in the words of who ended it. */
function afterwards({ following }: Sent, choice: OwnSent["application"]["basket"][0]) {
  const { id, state } = choice;
  const refusal = following.refusals.find((one) => one.choiceId === id && one.confirmedAt);
  const departure = following.withdrawals.find((one) => one.choiceId === id);
  return {
    standing: getChoiceStatus(choice, following.withdrawals),
    refusal:
      refusal && state === "refused"
        ? { reasons: refusal.reasons, words: refusal.words, advice: refusal.advice }
        : null,
    taken: state === "offer-withdrawn" ? (departure?.words ?? null) : null,
    // Accepted before they were met: what is left is followed here.
    conditions: state === "accepted" ? conditionsShown(following, id) : [],
    reversal:
      state === "under-review"
        ? (following.reversals.findLast((one) => one.choiceId === id)?.words ?? null)
        : null,
    closed: findClosingReason(departure?.reason),
    mayWithdraw: getNextState(state, "withdraw", "candidate") !== null,
  };
}

/**
 * The files that wait for another one: the photograph, proofs of years, and what was sent for a request. A year whose
 * proof is asked again by a request is one task, not two.
 */
function refusedFiles({ application, following }: Sent) {
  const asked = following.requests.flatMap((one) => (isAwaited(one) ? (one.entryId ?? []) : []));
  const files = [
    ...application.entries.flatMap(({ id, proof }) => (asked.includes(id) ? [] : (proof ?? []))),
    ...following.requests.flatMap(({ file }) => file ?? []),
  ];
  const refused = files.flatMap((file) => {
    const { id, name } = file;
    return isFileRefused(following, file) ? [{ id, name, ...getFileRefusal(following, file) }] : [];
  });
  const { photo } = application;
  if (!photo || !isFileRefused(following, photo)) return refused;
  // A photograph has no name that says anything.
  return [{ id: photo.id, name: null, ...getFileRefusal(following, photo) }, ...refused];
}
