import { infoLabels } from "#app/features/admissions/personal-info/info-labels.ts";
import { changesIn } from "#app/features/identity/changes.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { catalogueImportWords } from "#app/i18n/catalogue-import.ts";
import { conditionWords } from "#app/i18n/condition.ts";
import { contentFieldsWords } from "#app/i18n/content-fields.ts";
import { followingWords } from "#app/i18n/following.ts";
import { intakeWords } from "#app/i18n/intake.ts";
import { journalWords } from "#app/i18n/journal.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeWords } from "#app/i18n/office.ts";
import { officeCatalogueWords } from "#app/i18n/office-catalogue.ts";
import { reversalWords } from "#app/i18n/reversal.ts";
import { settingsWords } from "#app/i18n/settings.ts";

/** What says nothing to whoever reads: identifiers. */
const hidden = new Set([
  "choice",
  "fileId",
  "officer",
  "import",
  "version",
  "basedOn",
  "entryId",
  "courseId",
  "threadId",
  "adult",
  "slug",
  "person",
  "intakeId",
  "subjectId",
]);

/** The details of a line: what changed, in words where there are; never a person's data. */
export function detailsOf(details: Record<string, unknown>, locale: Locale): string {
  const named: Record<string, string> = {
    ...catalogueImportWords[locale].details,
    ...journalWords[locale].detailed,
  };
  const fields: Record<string, unknown> = {
    ...journalWords[locale].detailed,
    ...intakeWords[locale].office,
    ...settingsWords[locale].names,
    ...officeCatalogueWords[locale].fields,
  };
  const colon = locale === "fr" ? "\u00A0:" : ":";
  const answers = answersIn(locale);
  const worded = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(worded).join(", ");
    return typeof value === "object"
      ? JSON.stringify(value)
      : (answers[String(value)] ?? String(value));
  };
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

  /** What a field held, cut: the page of the thing shows all of it. */
  function short(value: unknown): string {
    if (value === null) return "–";
    const text = worded(value).replace(/T00:00:00.000Z$|T23:59:59.999Z$/, "");
    return text.length > 40 ? `${text.slice(0, 40)}…` : text;
  }
}

/** What is kept as a word of the code, in the words of the pages. */
function answersIn(locale: Locale): Record<string, string> {
  const { states, summary } = applicationWords[locale];
  return {
    ...journalWords[locale].subjects,
    ...infoLabels(locale),
    ...summary.blocks,
    ...contentFieldsWords[locale].kinds,
    ...followingWords[locale].refused.reasons,
    ...reversalWords[locale].reasons,
    ...conditionWords[locale].states,
    ...officeWords[locale].city,
    ...states,
    ...journalWords[locale].answers,
  };
}
