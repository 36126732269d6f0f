import type { Campus } from "#app/features/access/actor.ts";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import type { State } from "#app/features/admissions/application-state.ts";
import type { ReopenableSection } from "#app/features/admissions/corrections/reopened-sections.ts";
import { applicationOverviewMessages } from "#app/features/admissions/messages/application-overview.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { choiceStatesMessages } from "./messages/choice-states.ts";
import { interviewMessages } from "./messages/interview.ts";
import { postSubmissionMessages } from "./messages/post-submission.ts";
import { reopenDecisionMessages } from "./messages/reopen-decision.ts";
import { getRequestTitle } from "./request-title.ts";

/** One block of the candidate's page: a title, an optional tag, and lines of text. */
export type PageBlock = { title: string; tag?: string; lines: string[] };

/** A choice in its current state, with the data that this state shows. */
export type ChoiceOutcome = {
  /** The name of its programme and its position among the choices. */
  name: string;
  place: number;
  state: State;
  offer?: { answerBy: Date; campus: Campus };
  conditions: { words: string }[];
  refusal?: { reasons: string[]; words: string; advice: string };
  withdrawal?: { words: string | null };
  request?: RequestOutcome;
  reversal?: { words: string };
  interview?: {
    moment: string;
    minutes: number;
    place: string | null;
    link: string | null;
    words: string | null;
  };
};

type RequestOutcome = {
  kind: string;
  /** The year whose proof is requested; "" for other kinds. */
  title: string;
  words: string;
  dueOn: string;
  askedBy: string | null;
  sections: readonly ReopenableSection[];
};

/**
 * Builds the blocks that the candidate's page shows for a choice: its status and the details, what they have to do
 * first.
 */
export function buildPageBlocks(locale: Locale, outcome: ChoiceOutcome): PageBlock[] {
  const { states, whatNext } = choiceStatesMessages[locale];
  const { state, name: title } = outcome;
  const statusBlock = { title, tag: states[state], lines: [whatNext[state]] };
  const detailBlocks = buildDetailBlocks(locale, outcome);
  return awaitedStates.has(state) ? [...detailBlocks, statusBlock] : [statusBlock, ...detailBlocks];
}

/** In these states the candidate has something to do, so the details come first. */
const awaitedStates = new Set<State>([
  "offer",
  "conditional-offer",
  "more-information-asked",
  "interview",
]);

/** The deadline of an offer as day and time, on the clock of the campus. */
const formatDeadline = (
  locale: Locale,
  { answerBy, campus }: NonNullable<ChoiceOutcome["offer"]>,
) =>
  [
    formatCampusDate(locale, answerBy, campus),
    formatTimeWithZone(locale, answerBy, campus),
  ] as const;

function buildDetailBlocks(locale: Locale, outcome: ChoiceOutcome): PageBlock[] {
  const t = postSubmissionMessages[locale];
  const { state, offer, conditions, refusal, withdrawal, request, interview, reversal } = outcome;
  switch (state) {
    case "offer":
    case "conditional-offer": {
      const open = state === "offer" ? [] : conditions;
      const until = offer ? [t.offer.until(...formatDeadline(locale, offer))] : [];
      const lines = [...open.map((one) => one.words), ...until];
      return [{ title: t.offer.title(open.length), lines }];
    }
    case "refused": {
      if (!refusal) return [];
      const sentences: Record<string, string> = t.refused.reasons;
      const reasonText = refusal.reasons
        .flatMap((reason) => getOwnValue(sentences, reason) ?? [])
        .join(" ");
      return [
        { title: t.refused.why, lines: [reasonText, refusal.words] },
        { title: t.refused.next, lines: [refusal.advice] },
      ];
    }
    case "more-information-asked":
      return request ? [buildRequestBlock(locale, request, outcome.place)] : [];
    case "interview": {
      if (!interview) return [];
      return [buildInterviewBlock(locale, interview, outcome.place)];
    }
    case "offer-withdrawn":
      return withdrawal?.words ? [{ title: t.offerWithdrawn, lines: [withdrawal.words] }] : [];
    case "under-review":
      return reversal
        ? [{ title: reopenDecisionMessages[locale].mine, lines: [reversal.words] }]
        : [];
    default:
      return [];
  }
}

function buildInterviewBlock(
  locale: Locale,
  { moment, minutes, place, link, words }: NonNullable<ChoiceOutcome["interview"]>,
  choice: number,
): PageBlock {
  const { task, states, minutes: formatDuration } = interviewMessages[locale];
  const about = `${formatDuration(minutes)} · ${task.about(choice)}`;
  const lines = [moment, about, place ?? link, words].flatMap((line) => line ?? []);
  return { title: task.title, tag: states.proposed, lines };
}

/** The block of a request: its text, who made it, the deadline, and the names of the reopened sections. */
function buildRequestBlock(locale: Locale, request: RequestOutcome, place: number): PageBlock {
  const { words, dueOn, askedBy, sections } = request;
  const day = formatDate(locale, dueOn);
  const { request: requestMessages, before } = postSubmissionMessages[locale];
  const { task } = correctionMessages[locale];
  const hasSections = sections.length > 0;
  const sectionLines = hasSections
    ? [`${task.until(day)} ${formatSectionNames(sections, locale)}`]
    : [];
  const askedByLines = askedBy ? [requestMessages.by(askedBy)] : [];
  return {
    title: getRequestTitle(locale, request),
    tag: hasSections ? task.last(day) : before(day),
    lines: [...askedByLines, words, ...sectionLines, requestMessages.paused(place)],
  };
}

/** Names sections inside a sentence: « votre passeport, vos années d'études ». */
export function formatSectionNames(sections: readonly ReopenableSection[], locale: Locale): string {
  return sections
    .map((one) => applicationOverviewMessages[locale].sectionsInSentence[one])
    .join(", ");
}
