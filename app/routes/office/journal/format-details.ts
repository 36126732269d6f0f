import { formatCampusTime } from "#app/features/access/campus-clock.ts";
import { getInfoLabels } from "#app/features/admissions/field-labels.ts";
import { answerSummaryMessages } from "#app/features/admissions/messages/answer-summary.ts";
import { consentMessages } from "#app/features/admissions/messages/consent.ts";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import { parseFieldChanges } from "#app/features/audit/field-changes.ts";
import {
  changedFieldTypes,
  type DetailType,
  detailTypes,
  internalDetails,
} from "#app/features/audit/history-details.ts";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { contentFieldsMessages } from "#app/features/content/messages/content-fields.ts";
import { conditionMessages } from "#app/features/decisions/messages/condition.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { reopenDecisionMessages } from "#app/features/decisions/messages/reopen-decision.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { settingsMessages } from "#app/i18n/settings.ts";
import { isCalendarDate, isIsoTimestamp } from "#app/lib/calendar-date.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { optionLabel } from "../catalogue/catalogue-labels.ts";

const hiddenDetails = new Set<string>(internalDetails);

/**
 * Returns a function that formats the details of a history line. Internal details are
 * left out.
 */
export function createDetailsFormatter(
  locale: Locale,
): (details: Record<string, unknown>) => string {
  const detailNames: Record<string, string> = {
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
  const codeLabels = getCodeLabels(locale);
  const formatCode = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(formatCode).join(", ");
    // A role of the team, and its campus if it has one.
    if (typeof value === "object" && value !== null)
      return Object.values(value)
        .filter((one) => one !== null)
        .map(formatCode)
        .join(", ");
    return getOwnValue(codeLabels, String(value)) ?? String(value);
  };
  const formatTyped = (type: DetailType | undefined, value: unknown): string => {
    const text = String(value);
    if (type === "text") return text;
    const isMoment = type === "moment" && isIsoTimestamp(text);
    if (isMoment) return formatMoment(text, locale);
    const isDay = type === "day" && isCalendarDate(text);
    return isDay ? formatDate(locale, text) : formatCode(value);
  };
  return (details) =>
    Object.entries(details)
      .filter(([name, value]) => value !== null && value !== "" && !hiddenDetails.has(name))
      // The database does not preserve the order: `from` comes before `to`.
      .toSorted(([one], [other]) => Number(other === "from") - Number(one === "from"))
      .map(([name, value]) =>
        name === "changes"
          ? formatChanges(details)
          : `${getOwnValue(detailNames, name) ?? name}${colon} ${formatTyped(getOwnValue(detailTypes, name), value)}`,
      )
      .join(" · ");

  function formatChanges(changedDetails: Record<string, unknown>): string {
    const changes = Object.entries(parseFieldChanges(changedDetails)).map(
      ([field, { from, to }]) =>
        `${getOwnValue(fields, field) ?? getOwnValue(fields, field.replace(/At$/, "On")) ?? field}${colon} ${formatShort(field, from)} → ${formatShort(field, to)}`,
    );
    return changes.join(" · ");
  }

  /**
   * A value of a change, cut to 40 characters: the page of the object shows all of it. A yes/no
   * value has the same label in every line.
   */
  function formatShort(field: string, value: unknown): string {
    if (value === null) return "–";
    const code = String(value);
    const optionText = optionLabel(officeCatalogueMessages[locale], field, code);
    const type = getOwnValue(changedFieldTypes, field);
    const isCode = isSwitchChange(field, value) || field === "condition";
    const text = isCode
      ? formatCode(value)
      : optionText === code
        ? formatTyped(type ?? "text", value)
        : optionText;
    return text.length > 40 ? `${text.slice(0, 40)}…` : text;
  }
}

/**
 * Whether the change is of a yes/no value. The catalogue stores `retired` as "yes" or "no",
 * settings as booleans.
 */
const isSwitchChange = (field: string, value: unknown) =>
  typeof value === "boolean" || (field === "retired" && (value === "yes" || value === "no"));

/**
 * A time in Dakar's time zone; the first and the last moment of a day are formatted as that day.
 */
function formatMoment(text: string, locale: Locale): string {
  const date = formatDate(locale, text.slice(0, 10));
  const isWholeDay = /T(00:00:00\.000|23:59:59\.999)Z$/.test(text);
  return isWholeDay ? date : `${date}, ${formatCampusTime(locale, new Date(text), "senegal")}`;
}

/** The labels of stored codes. */
function getCodeLabels(locale: Locale): Record<string, string> {
  const summary = answerSummaryMessages[locale];
  const { city, states } = officeMessages[locale];
  return {
    ...consentMessages[locale].purposes,
    ...journalMessages[locale].subjects,
    ...reviewMessages[locale].checklist.themes,
    ...reviewMessages[locale].checklist.states,
    ...getInfoLabels(locale),
    ...summary.blocks,
    ...contentFieldsMessages[locale].kinds,
    ...postSubmissionMessages[locale].refused.reasons,
    ...reopenDecisionMessages[locale].reasons,
    ...conditionMessages[locale].states,
    ...city,
    ...states,
    ...journalMessages[locale].answers,
  };
}
