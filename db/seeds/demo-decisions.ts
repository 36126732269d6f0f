import { v5 } from "uuid";
import { fromCampusTime, getEndOfCampusDay } from "#app/features/access/campus-time.ts";
import {
  type getNextState,
  type State,
  stateTable,
} from "#app/features/admissions/application-state.ts";
import { addDays, getEndOfDay } from "#app/features/admissions/calendar.ts";
import {
  type ComparedApplication,
  getSectionContents,
} from "#app/features/admissions/corrections/compare-sections.ts";
import type { ReopenableSection } from "#app/features/admissions/corrections/reopened-sections.ts";
import { frenchTypography } from "#app/i18n/typography.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/duration.ts";
import type { Applicant } from "./demo-applicants.ts";
import type { DemoRows, Officers } from "./demo-rows.ts";

type ChoiceRow = DemoRows["choices"][number] & { id: string; state: string; stateSince: Date };
type DecisionInput = {
  rows: DemoRows;
  applicant: Applicant;
  choice: ChoiceRow;
  accountId: string;
  officers: Officers;
  at: Date;
  /** The newest school year, and the proof of the year before. */
  entryId: string | undefined;
  proofId: string | undefined;
  /** The application as it was submitted. */
  submitted: ComparedApplication;
};

/** Adds the rows that belong to the state of a choice, so that every page about it has consistent data. */
export function addDecision(input: DecisionInput) {
  const { rows, choice } = input;
  const state = choice.state as State;
  for (const line of decisionHistory(input)) rows.history.push(line);
  if (["offer", "conditional-offer", "accepted", "enrolled", "declined"].includes(state))
    addOffer(input);
  if (state === "interview") addInterview(input);
  if (state === "refused") addRefusal(input);
  if (state === "more-information-asked") addRequest(input);
  if (state === "withdrawn" || state === "declined")
    rows.withdrawals.push({ choiceId: choice.id, reason: "another-school", words: null });
}

const texts = {
  fr: {
    conditions: [
      "Obtenir le diplôme de fin d’études secondaires",
      "Envoyer le relevé de notes final",
    ],
    place: "Bureau des admissions, premier étage",
    bring: "Venez avec un parent ou un tuteur si vous le souhaitez.",
    reason: "Le programme demande des mathématiques avancées, que vos relevés ne montrent pas.",
    advice: "Suivez ce cours cette année, puis déposez un nouveau choix à la prochaine rentrée.",
    request: frenchTypography(
      "On ne voit pas les notes du troisième trimestre : envoyez la page entière.",
    ),
    correction: frenchTypography(
      "La date de naissance n’est pas celle de votre relevé de notes : vérifiez-la.",
    ),
    unreadable: frenchTypography("La photo est floue : on ne lit pas les notes."),
  },
  en: {
    conditions: ["Obtain the secondary school diploma", "Send the final transcript"],
    place: "Admissions office, first floor",
    bring: "Come with a parent or guardian if you wish.",
    reason: "The programme asks for advanced mathematics, which your transcripts do not show.",
    advice: "Take this course this year, then apply again for the next intake.",
    request: "The marks of the third term cannot be seen: send the whole page.",
    correction: "The date of birth is not the one on your transcript: check it.",
    unreadable: "The photo is blurred: the marks cannot be read.",
  },
};

function addOffer({ rows, applicant: one, choice, officers, at }: DecisionInput) {
  const conditional = choice.state === "conditional-offer";
  const offeredAt = stateTable[choice.state as State].isTerminal
    ? new Date(choice.stateSince.getTime() - DAY_MS)
    : choice.stateSince;
  rows.offers.push({
    choiceId: choice.id,
    // Still open whenever the demonstration starts.
    answerBy: getEndOfDay(addDays(toCalendarDate(at), 12)),
    offeredAt,
  });
  if (!conditional) return;
  for (const [place, text] of texts[one.locale ?? "fr"].conditions.entries())
    rows.conditions.push({
      id: v5(`condition-${place}`, choice.id),
      choiceId: choice.id,
      position: place + 1,
      words: text,
      ...(place === 0
        ? { state: "met", judgedById: officers.first, judgedAt: new Date(at.getTime() - DAY_MS) }
        : {}),
    });
}

/** In Dakar or Yaoundé, one week after the start of the demonstration. */
function addInterview({ rows, applicant: one, choice, officers, at }: DecisionInput) {
  const { campus } = one;
  rows.interviews.push({
    id: v5("interview", choice.id),
    choiceId: choice.id,
    uid: v5("event", choice.id),
    startsAt: fromCampusTime(campus, addDays(toCalendarDate(at), 7), "14:30"),
    minutes: 30,
    place: texts[one.locale ?? "fr"].place,
    words: texts[one.locale ?? "fr"].bring,
    proposedById: officers.first,
    createdAt: choice.stateSince,
  });
}

function addRefusal({ rows, applicant: one, choice, officers }: DecisionInput) {
  const { reason, advice } = texts[one.locale ?? "fr"];
  rows.refusals.push({
    choiceId: choice.id,
    reasons: ["prerequisites"],
    words: reason,
    advice,
    proposedById: officers.first,
    proposedAt: new Date(choice.stateSince.getTime() - DAY_MS),
    confirmedById: officers.second,
    confirmedAt: choice.stateSince,
  });
}

/** Requests a year's proof again, or a correction of sections. The proof of the year before, if any, was rejected. */
function addRequest(decided: DecisionInput) {
  const { rows, applicant: one, choice, officers, at, entryId, proofId } = decided;
  const { request, correction, unreadable } = texts[one.locale ?? "fr"];
  const dueOn = addDays(toCalendarDate(at), 9);
  const openingId = one.reopened ? addReopenedSection(decided, one.reopened, dueOn) : null;
  const proof = !openingId && entryId;
  rows.requests.push({
    id: v5("request", choice.id),
    choiceId: choice.id,
    kind: openingId ? "sections" : proof ? "proof" : "document",
    entryId: proof || null,
    openingId,
    words: openingId ? correction : request,
    dueOn,
    askedById: officers.first,
    createdAt: choice.stateSince,
  });
  if (proofId)
    rows.verdicts.push({
      fileId: proofId,
      verdict: "refused",
      reason: unreadable,
      readById: officers.first,
      createdAt: choice.stateSince,
    });
}

/** Reopens sections until after the start of the demonstration, whenever that is. */
function addReopenedSection(
  { rows, applicant: one, choice, officers, submitted }: DecisionInput,
  sections: ReopenableSection[],
  day: string,
) {
  const id = v5("opening", choice.id);
  rows.reopenedSections.push({
    id,
    applicationId: choice.applicationId,
    sections,
    endsAt: getEndOfCampusDay(one.campus, day),
    before: getSectionContents(submitted, sections),
    openedById: officers.first,
    createdAt: choice.stateSince,
  });
  return id;
}

/** The transitions that lead to each state, as the history records them. */
const transitionsTo: Partial<Record<State, Parameters<typeof getNextState>[1][]>> = {
  "under-review": ["start-review"],
  "more-information-asked": ["start-review", "ask-more"],
  interview: ["start-review", "invite"],
  "waiting-list": ["start-review", "wait-list"],
  "conditional-offer": ["start-review", "offer-with-conditions"],
  offer: ["start-review", "offer"],
  accepted: ["start-review", "offer", "accept"],
  enrolled: ["start-review", "offer", "accept", "enrol"],
  refused: ["start-review", "refuse"],
  declined: ["start-review", "offer", "decline"],
  withdrawn: ["withdraw"],
};

function decisionHistory({ choice, accountId, officers }: DecisionInput) {
  const moves = transitionsTo[choice.state as State] ?? [];
  let from: State = "submitted";
  return moves.map((move, index) => {
    const transition = stateTable[from].transitions[move];
    if (!transition) throw new Error(`the demonstration cannot ${move} from ${from}`);
    const isByCandidate = transition.by === "candidate";
    const line = {
      id: v5(`move-${index}`, choice.id),
      at: new Date(choice.stateSince.getTime() - (moves.length - 1 - index) * HOUR_MS),
      actorId: isByCandidate ? accountId : officers.first,
      actorKind: isByCandidate ? ("student" as const) : ("staff" as const),
      action: `choice.${move}`,
      subjectKind: "application",
      subjectId: choice.applicationId,
      details: { choice: choice.id, from, to: transition.to },
    };
    from = transition.to;
    return line;
  });
}
