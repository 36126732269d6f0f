import { type DateParts, partsOf, readDate } from "#app/features/admissions/calendar.ts";
import type { TypedFields } from "#app/features/content/editing/form-fields.ts";
import { isCalendarDate } from "#app/lib/calendar-date.ts";

/**
 * The fields of a form whose dates are typed in three inputs (`fr.claim.expiresOn.day`, `.month`, `.year`),
 * with each date as one answer: AAAA-MM-JJ, or the three as they were typed when they make no day.
 */
export function withDates(typed: TypedFields): TypedFields {
  const whole = { ...typed };
  for (const key of Object.keys(typed)) {
    const path = key.replace(/\.month$/, "");
    const parts = { day: `${path}.day`, month: `${path}.month`, year: `${path}.year` };
    if (path === key || typed[parts.day] === undefined || typed[parts.year] === undefined) continue;
    const [day = "", month = "", year = ""] = Object.values(parts).map((part) => typed[part]);
    for (const part of Object.values(parts)) delete whole[part];
    whole[path] = writtenDate({ day, month, year });
  }
  return whole;
}

function writtenDate({ day, month, year }: DateParts): string {
  const read = readDate({ day, month, year });
  return read.ok ? (read.value ?? "") : [year, month, day].join("-");
}

/** The three inputs of a date that was read so; what is no date stands as it was typed. */
export function datePartsIn(text: string): DateParts {
  if (isCalendarDate(text)) return partsOf(text);
  const [year = "", month, ...day] = text.split("-");
  if (month === undefined) return { day: text, month: "", year: "" };
  return { day: day.join("-"), month, year };
}
