/** Dates outside these years are refused as typing errors. PostgreSQL has no year 0. */
export const MIN_YEAR = 1900;
export const MAX_YEAR = 2100;

/**
 * Whether the text is an existing calendar day in ISO form (`2027-08-31`), from 1900 to 2100. `2027-02-30` is
 * refused.
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  if (year < MIN_YEAR || year > MAX_YEAR) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The UTC day of a moment in ISO form (`2027-08-31`). Dakar is on UTC all year. */
export function toCalendarDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Whether the text is a UTC timestamp as `Date.toISOString` writes it (`2027-08-31T22:00:00.000Z`), from 1900 to
 * 2100.
 */
export function isIsoTimestamp(text: string): boolean {
  const date = new Date(text);
  return (
    isCalendarDate(text.slice(0, 10)) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString() === text
  );
}
