import type { Campus } from "#app/features/access/actor.ts";

/** The first part of every number (APP-03: ER-27-DKR-0418). */
const SCHOOL_PREFIX = "ER";
const campusCodes: Record<Campus, string> = { senegal: "DKR", cameroon: "YDE" };

/** Formats an application number: prefix, year of the intake, campus, and sequence in that year. */
export function formatApplicationNumber(year: number, campus: Campus, sequence: number): string {
  const shortYear = String(year % 100).padStart(2, "0");
  return `${SCHOOL_PREFIX}-${shortYear}-${campusCodes[campus]}-${String(sequence).padStart(4, "0")}`;
}
