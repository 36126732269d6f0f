import { reopenableSections } from "#app/features/admissions/corrections/reopened-sections.ts";
import { getInfoLabels } from "#app/features/admissions/field-labels.ts";
import { answerSummaryMessages } from "#app/features/admissions/messages/answer-summary.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { parseFieldChanges } from "#app/features/audit/field-changes.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { isCalendarDate } from "#app/lib/calendar-date.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";

type Details = Record<string, unknown>;

/**
 * What a line of the history was about: choice or theme, states before and after, sections, fields,
 * last day, number. Identifiers and values of answers are left out.
 */
export function describeDetails(
  details: Details,
  choices: readonly { id: string; name: string }[],
  locale: Locale,
): string[] {
  const subject =
    choices.find(({ id }) => id === details.choice)?.name ?? describeTheme(details, locale);
  return [
    subject,
    describeTransition(details, locale),
    describeSections(details, locale),
    describeAnswers(details, locale),
    describeDeadline(details, locale),
    describeNumber(details),
  ].filter((part): part is string => part !== null);
}

function describeTheme({ theme }: Details, locale: Locale): string | null {
  const themes: Record<string, string> = reviewMessages[locale].checklist.themes;
  return typeof theme === "string" ? (getOwnValue(themes, theme) ?? null) : null;
}

/** For example « En examen → Entretien »; null when both are the same. */
function describeTransition({ from, to }: Details, locale: Locale): string | null {
  const states: Record<string, string> = {
    ...officeMessages[locale].states,
    ...reviewMessages[locale].checklist.states,
  };
  const [before, after] = [getOwnValue(states, `${from}`), getOwnValue(states, `${to}`)];
  return before && after && before !== after ? `${before} → ${after}` : null;
}

/** The sections that were reopened, closed or corrected. */
function describeSections({ sections }: Details, locale: Locale): string | null {
  const { blocks } = answerSummaryMessages[locale];
  const sectionNames = reopenableSections.filter(
    (one) => Array.isArray(sections) && sections.includes(one),
  );
  return sectionNames.length > 0 ? sectionNames.map((one) => blocks[one]).join(", ") : null;
}

/** The last day of a request or of reopened sections. */
function describeDeadline({ until }: Details, locale: Locale): string | null {
  if (typeof until !== "string" || !isCalendarDate(until)) return null;
  return correctionMessages[locale].office.day(formatDate(locale, until));
}

/** The labels of the fields that a save changed, never their values. */
function describeAnswers(details: Details, locale: Locale): string | null {
  const labels = getInfoLabels(locale);
  const answerNames = Array.isArray(details.answers) ? details.answers : [];
  const answerLabels = [...answerNames, ...Object.keys(parseFieldChanges(details))].flatMap(
    (one) => (Object.hasOwn(labels, `${one}`) ? [getOwnValue(labels, `${one}`)] : []),
  );
  return answerLabels.length > 0 ? answerLabels.join(", ") : null;
}

function describeNumber({ number }: Details): string | null {
  return typeof number === "string" ? number : null;
}
