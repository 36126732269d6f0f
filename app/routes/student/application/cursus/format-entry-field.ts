import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { listsMessages } from "#app/i18n/lists.ts";
import { type FormatField, formatSubmittedDate } from "../shell/format-answers.ts";

/** Formats the fields of a year of studies that are not shown as typed. */
export const formatEntryField: FormatField = (locale, field, submitted) => {
  const lists = listsMessages[locale];
  const text = submitted[field]?.trim() ?? "";
  if (field === "occurredOn") return formatSubmittedDate(locale, field, submitted);
  if (field === "average" && submitted.averagePending) return cursusMessages[locale].pending;
  if (text === "") return undefined;
  switch (field) {
    case "country":
      return getLabel(countriesMessages[locale], text) ?? undefined;
    case "activity":
      return getLabel(lists.activities, text) ?? undefined;
    case "level":
      return getLabel(lists.levels, text) ?? undefined;
    case "average":
      return `${text} (${getLabel(lists.scales, submitted.averageScale ?? "")})`;
    default:
      return undefined;
  }
};
