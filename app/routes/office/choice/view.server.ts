import { type Move, movesOf, next, table } from "#app/features/admissions/application.ts";
import { mayReachUniversities } from "#app/features/admissions/consent/transmission.ts";
import type { ShownOpening } from "#app/features/admissions/corrections/corrections-shown.server.ts";
import { entryTitle } from "#app/features/admissions/record.ts";
import { closingOf } from "#app/features/decisions/departure.ts";
import type { Following } from "#app/features/decisions/following.server.ts";
import { aheadMark } from "#app/features/decisions/interview/interview.server.ts";
import { writePlan } from "#app/features/decisions/interview/interview.ts";
import { wordedMoment } from "#app/features/decisions/interview/interview-notice.server.ts";
import { markOf } from "#app/features/decisions/refusal.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { ReviewedApplication } from "#app/features/review/opened.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { callName, listedName } from "#app/lib/person-name.ts";

export type ChoiceView = NonNullable<ReturnType<typeof viewOf>>;

/** What the page of a choice shows to an officer; null when the application has no such choice. */
export function viewOf(
  actor: Actor,
  application: ReviewedApplication,
  following: Following & { corrections: ShownOpening[] },
  choiceId: string,
  locale: Locale,
  rules: { requestDays: number; secondReader: boolean },
) {
  const choice = application.basket.find(({ id }) => id === choiceId);
  if (!choice) return null;
  // One that was taken back and whose choice is judged again is no offer any more.
  const offer =
    (!judging.includes(choice.state) &&
      following.offers.find((one) => one.choiceId === choiceId)) ||
    null;
  const refusals = following.refusals.filter((one) => one.choiceId === choiceId);
  const refusal = refusals.find((one) => !one.confirmedAt);
  const told = choice.state === "refused" ? refusals.find((one) => one.confirmedAt) : null;
  const departure = table[choice.state].terminal
    ? following.departures.find((one) => one.choiceId === choiceId)
    : null;
  const files = filesOf(application, following);
  const years = application.entries.map((entry) => ({
    id: entry.id,
    title: entryTitle(locale, entry),
  }));
  // What is asked can be cancelled, or given more time, while the choice waits for it.
  const isAwaited = next(choice.state, "cancel-request", "school") !== null;
  const conditions = following.conditions.filter((one) => one.choiceId === choiceId);
  const pending = offer !== null && conditions.length > 0 && offer.liftedAt === null;
  return {
    id: choiceId,
    applicationId: application.id,
    candidateId: application.candidateId,
    number: application.number,
    campus: application.campus,
    mayReachUniversities: mayReachUniversities(application),
    interviews: interviewsOf(following, application, choiceId, locale),
    firstName: callName(application.info),
    /** The language of the letter, which is also that of the words to write in it. */
    reads: application.reads,
    person: listedName(application.info),
    name: choice.name,
    universityName: choice.universityName,
    position: choice.position,
    state: choice.state,
    answerDays: application.intake.answerDays,
    ...rules,
    moves: movesFor(application.mayDecide, choice.state, pending),
    /** What was asked keeps the other decisions away. */
    isPaused: application.mayDecide && isAwaited,
    entries: years,
    files,
    offer: offer && {
      conditions: conditions.map(({ id, words, state, because, proofId, judgedAt, judgedBy }) => ({
        ...{ id, words, state, because, judgedAt, judgedBy },
        proof: files.find((file) => file.id === proofId) ?? null,
      })),
      mayJudge: application.mayDecide && pending && judgedIn.includes(choice.state),
      left: pending ? conditions.filter(({ state }) => state === "pending").length : null,
      answerBy: offer.answerBy,
      lifted: offer.liftedAt !== null,
    },
    proposal: refusal
      ? {
          reasons: refusal.reasons,
          words: refusal.words,
          advice: refusal.advice,
          at: refusal.proposedAt,
          by: refusal.proposedBy ?? "",
          mark: markOf(refusal),
          own: "id" in actor && actor.id === refusal.proposedById,
        }
      : null,
    refused: told ? { reasons: told.reasons, words: told.words, advice: told.advice } : null,
    left: departure
      ? {
          reason: closingOf(departure.reason) ? null : departure.reason,
          words: departure.words,
        }
      : null,
    requests: following.requests
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
          isAwaited: application.mayDecide && !answeredAt && !cancelledAt && isAwaited,
          file: one.file && { ...one.file, verdict: following.verdicts[one.file.id] ?? null },
          opening: following.corrections.find(({ id }) => id === one.openingId) ?? null,
        }),
      ),
  };
}

/** The interviews of a choice, the oldest first; the one that is still to come, and what names it. */
function interviewsOf(
  { interviews }: Following,
  { campus }: ReviewedApplication,
  choiceId: string,
  locale: Locale,
) {
  const own = interviews.filter((one) => one.choiceId === choiceId);
  const open = own.find(({ endedAt }) => endedAt === null);
  const mark = aheadMark(open);
  return {
    mark,
    ahead: mark && open ? writePlan(open, campus) : null,
    all: own.map((one) => ({
      ...{ id: one.id, state: one.state, minutes: one.minutes, place: one.place, link: one.link },
      ...{ words: one.words, otherTime: one.otherTime, because: one.because },
      moment: wordedMoment(locale, campus, one.startsAt),
    })),
  };
}

const judging: readonly string[] = [
  "submitted",
  "under-review",
  "more-information-asked",
  "interview",
  "waiting-list",
];

/** The states in which the conditions of an offer are judged. */
const judgedIn: readonly string[] = ["conditional-offer", "accepted"];

/** The files of the application that can show that a condition is met. */
function filesOf({ entries }: ReviewedApplication, { requests }: Following) {
  const all = [...entries.map(({ proof }) => proof), ...requests.map(({ file }) => file)];
  return all.flatMap((file) => (file ? [{ id: file.id, name: file.name }] : []));
}

/** The moves of the school from this state; conditions are lifted after acceptance too. */
function movesFor(mayDecide: boolean, state: ChoiceState, pending: boolean): Move[] {
  if (!mayDecide) return [];
  const moves = movesOf(state, "school");
  return state === "accepted" && pending ? ["lift-conditions", ...moves] : moves;
}

type ChoiceState = ReviewedApplication["basket"][number]["state"];
