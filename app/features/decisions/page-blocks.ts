import type { State } from "#app/features/admissions/application.ts";
import type { Openable } from "#app/features/admissions/corrections/opening.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { formatCampusDate, formatNamedTime } from "#app/features/identity/campus-clock.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interviewMessages } from "#app/i18n/interview.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { overviewMessages } from "#app/i18n/overview.ts";
import { reversalMessages } from "#app/i18n/reversal.ts";
import { statesMessages } from "#app/i18n/states.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { taskTitle } from "./task-title.ts";

/** A title, the tag that stands over or beside it, and what is under it on the candidate's page. */
export type PageBlock = { title: string; tag?: string; lines: string[] };

/** What goes with a choice as it is now. */
export type Outcome = {
  /** The choice: the name of its formation, its place. */
  name: string;
  place: number;
  state: State;
  offer?: { answerBy: Date; campus: Campus };
  conditions: { words: string }[];
  refusal?: { reasons: string[]; words: string; advice: string };
  departure?: { words: string | null };
  request?: AskedOfThem;
  reversal?: { words: string };
  interview?: {
    moment: string;
    minutes: number;
    place: string | null;
    link: string | null;
    words: string | null;
  };
};

type AskedOfThem = {
  kind: string;
  /** The year whose proof is asked; "" for anything else. */
  title: string;
  words: string;
  dueOn: string;
  askedBy: string | null;
  sections: readonly Openable[];
};

/** What the candidate's page says of a choice: what is awaited, where it stands, and why. */
export function pageBlocks(locale: Locale, outcome: Outcome): PageBlock[] {
  const { states, whatNext } = statesMessages[locale];
  const { state, name: title } = outcome;
  const standing = { title, tag: states[state], lines: [whatNext[state]] };
  const told = toldBlocks(locale, outcome);
  return awaited.has(state) ? [...told, standing] : [standing, ...told];
}

/** The page begins with what is awaited of the candidate. */
const awaited = new Set<State>([
  "offer",
  "conditional-offer",
  "more-information-asked",
  "interview",
]);

/** The last day and hour of an answer, on the clocks of the campus. */
const momentOf = (locale: Locale, { answerBy, campus }: NonNullable<Outcome["offer"]>) =>
  [formatCampusDate(locale, answerBy, campus), formatNamedTime(locale, answerBy, campus)] as const;

function toldBlocks(locale: Locale, outcome: Outcome): PageBlock[] {
  const t = followingMessages[locale];
  const { state, offer, conditions, refusal, departure, request, interview, reversal } = outcome;
  switch (state) {
    case "offer":
    case "conditional-offer": {
      const open = state === "offer" ? [] : conditions;
      const until = offer ? [t.offer.until(...momentOf(locale, offer))] : [];
      const lines = [...open.map((one) => one.words), ...until];
      return [{ title: t.offer.title(open.length), lines }];
    }
    case "refused": {
      if (!refusal) return [];
      const sentences: Record<string, string> = t.refused.reasons;
      const why = refusal.reasons.flatMap((reason) => ownValue(sentences, reason) ?? []).join(" ");
      return [
        { title: t.refused.why, lines: [why, refusal.words] },
        { title: t.refused.next, lines: [refusal.advice] },
      ];
    }
    case "more-information-asked":
      return request ? [askedBlock(locale, request, outcome.place)] : [];
    case "interview": {
      if (!interview) return [];
      return [interviewBlock(locale, interview, outcome.place)];
    }
    case "offer-withdrawn":
      return departure?.words ? [{ title: t.taken, lines: [departure.words] }] : [];
    case "under-review":
      return reversal ? [{ title: reversalMessages[locale].mine, lines: [reversal.words] }] : [];
    default:
      return [];
  }
}

function interviewBlock(
  locale: Locale,
  { moment, minutes, place, link, words }: NonNullable<Outcome["interview"]>,
  choice: number,
): PageBlock {
  const { task, states, minutes: lasting } = interviewMessages[locale];
  const about = `${lasting(minutes)} · ${task.about(choice)}`;
  const lines = [moment, about, place ?? link, words].flatMap((line) => line ?? []);
  return { title: task.title, tag: states.proposed, lines };
}

/** What is asked, by whom, and until when; the sections that are opened for it, by name. */
function askedBlock(locale: Locale, request: AskedOfThem, place: number): PageBlock {
  const { words, dueOn, askedBy, sections } = request;
  const day = formatDate(locale, dueOn);
  const { request: asked, before } = followingMessages[locale];
  const { task } = correctionMessages[locale];
  const opened = sections.length > 0;
  const named = opened ? [`${task.until(day)} ${namedSections(sections, locale)}`] : [];
  const by = askedBy ? [asked.by(askedBy)] : [];
  return {
    title: taskTitle(locale, request),
    tag: opened ? task.last(day) : before(day),
    lines: [...by, words, ...named, asked.paused(place)],
  };
}

/** « votre passeport, vos années d'études »: sections in a sentence. */
export function namedSections(sections: readonly Openable[], locale: Locale): string {
  return sections.map((one) => overviewMessages[locale].sectionsInSentence[one]).join(", ");
}
