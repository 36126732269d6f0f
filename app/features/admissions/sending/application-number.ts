import type { Campus } from "#app/features/identity/actor.ts";

/** The school's mark at the head of every number (APP-03: ER-27-DKR-0418). */
const SCHOOL_PREFIX = "ER";
const campusCodes: Record<Campus, string> = { senegal: "DKR", cameroon: "YDE" };

/** The number of an application: mark, year of the intake, campus, place in that year's sequence. */
export function formatApplicationNumber(year: number, campus: Campus, sequence: number): string {
  const shortYear = String(year % 100).padStart(2, "0");
  return `${SCHOOL_PREFIX}-${shortYear}-${campusCodes[campus]}-${String(sequence).padStart(4, "0")}`;
}
