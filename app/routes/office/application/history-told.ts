import { infoLabels } from "#app/features/admissions/info-labels.ts";
import { changesIn } from "#app/features/identity/changes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeWords } from "#app/i18n/office.ts";
import { reviewWords } from "#app/i18n/review.ts";

type Details = Record<string, unknown>;

/** What a line of the history of a file was about, in words: which choice or theme, what it was and became. */
export function toldOf(
  details: Details,
  choices: readonly { id: string; name: string }[],
  locale: Locale,
): string[] {
  const about = choices.find(({ id }) => id === details.choice)?.name ?? themeOf(details, locale);
  return [about, movedIn(details, locale), answersIn(details, locale), numberIn(details)].filter(
    (part): part is string => part !== null,
  );
}

function themeOf({ theme }: Details, locale: Locale): string | null {
  const themes: Record<string, string> = reviewWords[locale].checklist.themes;
  return typeof theme === "string" ? (themes[theme] ?? null) : null;
}

/** « En examen → Entretien »; nothing when it stayed as it was. */
function movedIn({ from, to }: Details, locale: Locale): string | null {
  const states: Record<string, string> = {
    ...officeWords[locale].states,
    ...reviewWords[locale].checklist.states,
  };
  const [before, after] = [states[`${from}`], states[`${to}`]];
  return before && after && before !== after ? `${before} → ${after}` : null;
}

/** Which answers a save changed, by their labels; never what was answered. */
function answersIn(details: Details, locale: Locale): string | null {
  const labels = infoLabels(locale);
  const given = Array.isArray(details.answers) ? details.answers : [];
  const named = [...given, ...Object.keys(changesIn(details))].flatMap((one) =>
    Object.hasOwn(labels, `${one}`) ? [labels[`${one}`]] : [],
  );
  return named.length > 0 ? named.join(", ") : null;
}

function numberIn({ number }: Details): string | null {
  return typeof number === "string" ? number : null;
}
