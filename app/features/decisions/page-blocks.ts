import type { State } from "#app/features/admissions/application.ts";
import type { Openable } from "#app/features/admissions/opening.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { correctionWords } from "#app/i18n/correction.ts";
import { followingWords } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interviewWords } from "#app/i18n/interview.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { reversalWords } from "#app/i18n/reversal.ts";

/** A title and what stands under it on the candidate's page. */
export type PageBlock = { title: string; lines: string[] };

/** What goes with a choice as it is now. */
export type Outcome = {
  state: State;
  offer?: { answerBy: Date };
  conditions: { words: string }[];
  refusal?: { reasons: string[]; words: string; advice: string };
  departure?: { words: string | null };
  request?: { words: string; dueOn: string; sections?: readonly Openable[] };
  reversal?: { words: string };
  interview?: { moment: string; place: string | null; link: string | null; words: string | null };
};

/** What the candidate's page says of the outcome of a choice, by the words of that page. */
export function pageBlocks(locale: Locale, outcome: Outcome): PageBlock[] {
  const words = followingWords[locale];
  const { state, offer, conditions, refusal, departure, request, interview, reversal } = outcome;
  switch (state) {
    case "offer":
    case "conditional-offer": {
      const open = state === "offer" ? [] : conditions;
      const until = offer ? [words.offer.until(formatDate(locale, offer.answerBy))] : [];
      const lines = [...open.map((one) => one.words), ...until];
      return [{ title: words.offer.title(open.length), lines }];
    }
    case "refused": {
      if (!refusal) return [];
      const sentences: Record<string, string> = words.refused.reasons;
      const why = refusal.reasons.map((reason) => sentences[reason] ?? "").join(" ");
      return [
        { title: words.refused.why, lines: [why, refusal.words] },
        { title: words.refused.next, lines: [refusal.advice] },
      ];
    }
    case "more-information-asked":
      return request ? [askedBlock(locale, request)] : [];
    case "interview": {
      if (!interview) return [];
      const { moment, place, link, words: note } = interview;
      const lines = [moment, place ?? link, note].flatMap((line) => line ?? []);
      return [{ title: interviewWords[locale].task.title, lines }];
    }
    case "offer-withdrawn":
      return departure?.words ? [{ title: words.taken, lines: [departure.words] }] : [];
    case "under-review":
      return reversal ? [{ title: reversalWords[locale].mine, lines: [reversal.words] }] : [];
    default:
      return [];
  }
}

/** What is asked and until when; the sections that are opened for it, by name. */
function askedBlock(locale: Locale, request: NonNullable<Outcome["request"]>): PageBlock {
  const { words, dueOn, sections = [] } = request;
  const day = formatDate(locale, dueOn);
  const { task } = correctionWords[locale];
  if (sections.length === 0) return { title: followingWords[locale].before(day), lines: [words] };
  const opened = `${task.until(day)} ${namedSections(sections, locale)}`;
  return { title: task.last(day), lines: [words, opened] };
}

/** « votre passeport, vos années d'études »: sections in a sentence. */
export function namedSections(sections: readonly Openable[], locale: Locale): string {
  return sections.map((one) => applicationWords[locale].sectionsInSentence[one]).join(", ");
}
