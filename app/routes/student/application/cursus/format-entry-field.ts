import { countriesMessages } from "#app/i18n/countries.ts";
import { cursusMessages } from "#app/i18n/cursus.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { listsMessages } from "#app/i18n/lists.ts";
import type { FormatField } from "../shell/format-answers.ts";

/** Formats the fields of a year of studies that are not shown as typed. */
export const formatEntryField: FormatField = (locale, field, typed) => {
  const lists = listsMessages[locale];
  const text = typed[field]?.trim() ?? "";
  if (field === "average" && typed.averagePending) return cursusMessages[locale].pending;
  if (text === "") return undefined;
  switch (field) {
    case "country":
      return getLabel(countriesMessages[locale], text) ?? undefined;
    case "activity":
      return getLabel(lists.activities, text) ?? undefined;
    case "level":
      return getLabel(lists.levels, text) ?? undefined;
    case "average":
      return `${text} (${getLabel(lists.scales, typed.averageScale ?? "")})`;
    default:
      return undefined;
  }
};
