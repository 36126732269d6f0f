import { v5 } from "uuid";
import type { Applicant } from "./demo-applicants.ts";
import { demoPdf } from "./demo-pdf.ts";
import { fileRow, type Rows } from "./demo-rows.ts";

export const COUNTRY = { senegal: "SN", cameroon: "CM" } as const;

/** The levels before one, in its own system. */
const ladders = [
  ["4e", "3e", "2de", "1re", "terminale", "licence-1", "licence-2", "licence-3"],
  ["form-4", "form-5", "lower-sixth", "upper-sixth"],
  ["2de", "1re", "terminale", "bts"],
];

/** The years of study of an applicant, newest first. */
export function entriesOf(one: Applicant, applicationId: string) {
  const ladder = ladders.find((levels) => levels.includes(one.level)) ?? [];
  const top = ladder.indexOf(one.level);
  return Array.from({ length: one.years }, (_, back) => ({
    id: v5(`entry-${back}`, applicationId),
    applicationId,
    activity: "studies",
    occurredOn: null,
    schoolYear: `${2025 - back}-${2026 - back}`,
    country: COUNTRY[one.campus],
    province: null,
    city: one.city,
    level: ladder[Math.max(0, top - back)] ?? one.level,
    school: one.school,
    field: null,
    average: back === 0 ? one.average : earlier(one, back),
    averageScale: one.scale,
    comment: null,
  }));
}

/** A little less, or a little more, the years before. */
function earlier({ average, scale }: Applicant, back: number): string {
  const value = Number(average);
  if (Number.isNaN(value)) return average;
  const step = (scale === "100" ? 2 : 0.4) * (back % 2 ? -1 : 1) * back;
  return String(Math.round((value + step) * 10) / 10);
}

/** The proofs of the newest years. */
export function proofsOf(one: Applicant, ownerId: string, rows: Rows) {
  return Array.from({ length: one.proofs }, (_, back) => {
    const year = `${2025 - back}-${2026 - back}`;
    const pdf = demoPdf([
      `${one.school} - ${one.city}`,
      `Bulletin de notes ${year}`,
      `${one.last.toUpperCase()} ${one.first}`,
      `Moyenne : ${back === 0 ? one.average : earlier(one, back)} (${one.scale})`,
      "Document de démonstration, sans valeur.",
    ]);
    return fileRow(v5(`proof-${back}`, ownerId), ownerId, `bulletin-${year}.pdf`, pdf, rows);
  });
}
