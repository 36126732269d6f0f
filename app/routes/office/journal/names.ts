import { changesIn } from "#app/features/identity/changes.ts";
import { accountWords } from "#app/i18n/account.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { catalogueImportWords } from "#app/i18n/catalogue-import.ts";
import { conditionWords } from "#app/i18n/condition.ts";
import { correctionWords } from "#app/i18n/correction.ts";
import { doubleWords } from "#app/i18n/double.ts";
import { enquiryWords } from "#app/i18n/enquiry.ts";
import { intakeWords } from "#app/i18n/intake.ts";
import { interviewWords } from "#app/i18n/interview.ts";
import { journalWords } from "#app/i18n/journal.ts";
import { listingWords } from "#app/i18n/listing.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { mediaWords } from "#app/i18n/media.ts";
import { officeWords } from "#app/i18n/office.ts";
import { officeCatalogueWords } from "#app/i18n/office-catalogue.ts";
import { reviewWords } from "#app/i18n/review.ts";
import { settingsWords } from "#app/i18n/settings.ts";
import { teamWords } from "#app/i18n/team.ts";

/** What each action of the history is called, in the words of the pages that tell it. */
export function actionNames(locale: Locale): Record<string, string> {
  return {
    ...accountWords[locale].archive.acts,
    ...intakeWords[locale].office.history,
    ...mediaWords[locale].historyOf,
    ...enquiryWords[locale].office.actions,
    ...teamWords[locale].member.history,
    ...officeCatalogueWords[locale].acts,
    ...catalogueImportWords[locale].acts,
    ...officeWords[locale].file.actions,
    ...settingsWords[locale].acts,
    ...reviewWords[locale].actions,
    ...doubleWords[locale].actions,
    ...listingWords[locale].acts,
    ...interviewWords[locale].acts,
    ...conditionWords[locale].acts,
    ...correctionWords[locale].office.acts,
    ...journalWords[locale].acts,
  };
}

/** What a thing of the history is called; a kind that is no more keeps its own word. */
export function subjectName(kind: string, locale: Locale): string {
  const names: Record<string, string> = journalWords[locale].subjects;
  return names[kind] ?? kind;
}

/** The page of the office where a thing is seen; null where it has none. */
export function placeOf(kind: string, id: string): string | null {
  if (kind === "application") return `/administration/candidatures/${id}`;
  if (kind === "thread") return `/administration/messages/${id}`;
  if (kind === "enquiry") return `/administration/demandes/${id}`;
  if (kind === "course") return `/administration/catalogue/formations/${id}`;
  if (kind === "university") return `/administration/catalogue/universites/${id}`;
  if (kind === "catalogue-import") return `/administration/catalogue/fichiers/${id}`;
  if (kind === "intake") return `/administration/rentrees/${id}`;
  if (kind === "entry") return `/administration/contenus/${id}/versions`;
  if (kind === "medium") return `/administration/medias/${id}`;
  if (kind === "setting") return "/administration/reglages";
  return null;
}

/** What says nothing to whoever reads: identifiers. */
const hidden = new Set(
  ["choice", "fileId", "officer", "import", "version", "basedOn", "entryId", "courseId"].concat(
    "threadId",
    "adult",
    "slug",
  ),
);

/** The details of a line: what changed, in words where there are; never a person's data. */
export function detailsOf(details: Record<string, unknown>, locale: Locale): string {
  const states: Record<string, string> = applicationWords[locale].states;
  const named: Record<string, string> = {
    ...catalogueImportWords[locale].details,
    ...journalWords[locale].detailed,
  };
  const fields: Record<string, string | unknown> = {
    ...intakeWords[locale].office,
    ...settingsWords[locale].names,
    ...officeCatalogueWords[locale].fields,
  };
  const colon = locale === "fr" ? "\u00A0:" : ":";
  const answers: Record<string, string> = journalWords[locale].answers;
  const worded = (value: unknown) =>
    typeof value === "string" ? (states[value] ?? answers[value] ?? value) : JSON.stringify(value);
  return (
    Object.entries(details)
      .filter(([name, value]) => value !== null && value !== "" && !hidden.has(name))
      // The database keeps them in an order of its own: where from comes before where to.
      .toSorted(([one], [other]) => Number(other === "from") - Number(one === "from"))
      .map(([name, value]) =>
        name === "changes" ? replaced(details) : `${named[name] ?? name}${colon} ${worded(value)}`,
      )
      .join(" · ")
  );

  function replaced(told: Record<string, unknown>): string {
    const changes = Object.entries(changesIn(told)).map(
      ([field, { from, to }]) =>
        `${fields[field] ?? fields[field.replace(/At$/, "On")] ?? field}${colon} ${short(from)} → ${short(to)}`,
    );
    return changes.join(" · ");
  }
}

/** What a field held, cut: the page of the thing shows all of it. */
function short(value: unknown): string {
  const text = value === null ? "–" : String(value).replace(/T00:00:00.000Z$|T23:59:59.999Z$/, "");
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
