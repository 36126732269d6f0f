import { countriesWords } from "#app/i18n/countries.ts";
import { cursusWords } from "#app/i18n/cursus.ts";
import { labelIn } from "#app/i18n/label-in.ts";
import { listsWords } from "#app/i18n/lists.ts";
import type { TellField } from "../frame/told-answers.ts";

/** The answers of a year of studies that are not told as they were typed. */
export const tellEntry: TellField = (locale, field, typed) => {
  const lists = listsWords[locale];
  const text = typed[field]?.trim() ?? "";
  if (field === "average" && typed.averagePending) return cursusWords[locale].pending;
  if (text === "") return undefined;
  switch (field) {
    case "country":
      return labelIn(countriesWords[locale], text) ?? undefined;
    case "activity":
      return labelIn(lists.activities, text) ?? undefined;
    case "level":
      return labelIn(lists.levels, text) ?? undefined;
    case "average":
      return `${text} (${labelIn(lists.scales, typed.averageScale ?? "")})`;
    default:
      return undefined;
  }
};
