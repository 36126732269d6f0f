import { infoLabels } from "#app/features/admissions/personal-info/info-labels.ts";
import { formatCampusTime } from "#app/features/identity/campus-clock.ts";
import { changesIn } from "#app/features/identity/changes.ts";
import {
  changedFieldTypes,
  type DetailType,
  detailTypes,
  silentDetails,
} from "#app/features/identity/history-details.ts";
import { catalogueImportMessages } from "#app/i18n/catalogue-import.ts";
import { conditionMessages } from "#app/i18n/condition.ts";
import { consentMessages } from "#app/i18n/consent.ts";
import { contentFieldsMessages } from "#app/i18n/content-fields.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { intakeMessages } from "#app/i18n/intake.ts";
import { journalMessages } from "#app/i18n/journal.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { reversalMessages } from "#app/i18n/reversal.ts";
import { reviewMessages } from "#app/i18n/review.ts";
import { settingsMessages } from "#app/i18n/settings.ts";
import { summaryMessages } from "#app/i18n/summary.ts";
import { isCalendarDate, isIsoMoment } from "#app/lib/calendar-date.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { wordOf } from "../catalogue/wording.ts";

const silent = new Set<string>(silentDetails);

/** Says the details of lines in a language: what changed, in words where there are; never a person's data. */
export function detailsIn(locale: Locale): (details: Record<string, unknown>) => string {
  const named: Record<string, string> = {
    ...catalogueImportMessages[locale].details,
    ...journalMessages[locale].detailed,
  };
  const fields: Record<string, unknown> = {
    ...journalMessages[locale].detailed,
    ...intakeMessages[locale].office,
    ...settingsMessages[locale].names,
    ...officeCatalogueMessages[locale].fields,
  };
  const colon = locale === "fr" ? "\u00A0:" : ":";
  const answers = answersIn(locale);
  const worded = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(worded).join(", ");
    // A part in the team: the role, and the campus where it has one.
    if (typeof value === "object" && value !== null)
      return Object.values(value)
        .filter((one) => one !== null)
        .map(worded)
        .join(", ");
    return ownValue(answers, String(value)) ?? String(value);
  };
  const typed = (type: DetailType | undefined, value: unknown): string => {
    const text = String(value);
    if (type === "text") return text;
    const isMoment = type === "moment" && isIsoMoment(text);
    if (isMoment) return momentIn(text, locale);
    const isDay = type === "day" && isCalendarDate(text);
    return isDay ? formatDate(locale, text) : worded(value);
  };
  return (details) =>
    Object.entries(details)
      .filter(([name, value]) => value !== null && value !== "" && !silent.has(name))
      // The database keeps them in an order of its own: where from comes before where to.
      .toSorted(([one], [other]) => Number(other === "from") - Number(one === "from"))
      .map(([name, value]) =>
        name === "changes"
          ? replaced(details)
          : `${ownValue(named, name) ?? name}${colon} ${typed(ownValue(detailTypes, name), value)}`,
      )
      .join(" · ");

  function replaced(told: Record<string, unknown>): string {
    const changes = Object.entries(changesIn(told)).map(
      ([field, { from, to }]) =>
        `${ownValue(fields, field) ?? ownValue(fields, field.replace(/At$/, "On")) ?? field}${colon} ${short(field, from)} → ${short(field, to)}`,
    );
    return changes.join(" · ");
  }

  /** What a field held, cut: the page of the thing shows all of it. Yes is the same word in every line. */
  function short(field: string, value: unknown): string {
    if (value === null) return "–";
    const code = String(value);
    const chosen = wordOf(officeCatalogueMessages[locale], field, code);
    const type = ownValue(changedFieldTypes, field);
    const isCode = isYesOrNo(field, value) || field === "condition";
    const text = isCode ? worded(value) : chosen === code ? typed(type ?? "text", value) : chosen;
    return text.length > 40 ? `${text.slice(0, 40)}…` : text;
  }
}

/** Is a change one of a switch? The catalogue keeps « retired » as yes or no, settings as true or false. */
const isYesOrNo = (field: string, value: unknown) =>
  typeof value === "boolean" || (field === "retired" && (value === "yes" || value === "no"));

/** A moment in Dakar's time, as the pages say it; the first and the last moment of a day are that day. */
function momentIn(text: string, locale: Locale): string {
  const date = formatDate(locale, text.slice(0, 10));
  const isWholeDay = /T(00:00:00\.000|23:59:59\.999)Z$/.test(text);
  return isWholeDay ? date : `${date}, ${formatCampusTime(locale, new Date(text), "senegal")}`;
}

/** What is kept as a word of the code, in the words of the pages. */
function answersIn(locale: Locale): Record<string, string> {
  const summary = summaryMessages[locale];
  const { city, states } = officeMessages[locale];
  return {
    ...consentMessages[locale].purposes,
    ...journalMessages[locale].subjects,
    ...reviewMessages[locale].checklist.themes,
    ...reviewMessages[locale].checklist.states,
    ...infoLabels(locale),
    ...summary.blocks,
    ...contentFieldsMessages[locale].kinds,
    ...followingMessages[locale].refused.reasons,
    ...reversalMessages[locale].reasons,
    ...conditionMessages[locale].states,
    ...city,
    ...states,
    ...journalMessages[locale].answers,
  };
}
