import { type DateParts, parseDate, toDateParts } from "#app/features/admissions/calendar.ts";
import type { FieldValues } from "#app/features/content/editing/form-fields.ts";
import { isCalendarDate } from "#app/lib/calendar-date.ts";

/**
 * Joins the three inputs of each date (`fr.claim.expiresOn.day`, `.month`, `.year`) into one value:
 * YYYY-MM-DD, or the three texts in that order when they are no valid date.
 */
export function joinDateFields(fields: FieldValues): FieldValues {
  const joined = { ...fields };
  for (const key of Object.keys(fields)) {
    const path = key.replace(/\.month$/, "");
    const parts = { day: `${path}.day`, month: `${path}.month`, year: `${path}.year` };
    if (path === key || fields[parts.day] === undefined || fields[parts.year] === undefined)
      continue;
    const [day = "", month = "", year = ""] = Object.values(parts).map((part) => fields[part]);
    for (const part of Object.values(parts)) delete joined[part];
    joined[path] = formatDateValue({ day, month, year });
  }
  return joined;
}

function formatDateValue({ day, month, year }: DateParts): string {
  const read = parseDate({ day, month, year });
  return read.ok ? (read.value ?? "") : [year, month, day].join("-");
}

/** The inverse of `joinDateFields` for one value: an invalid date returns as it was submitted. */
export function splitDate(text: string): DateParts {
  if (isCalendarDate(text)) return toDateParts(text);
  const [year = "", month, ...day] = text.split("-");
  if (month === undefined) return { day: text, month: "", year: "" };
  return { day: day.join("-"), month, year };
}
