import type { Section } from "../sections.ts";

type FormerRow = { label: string };

/** The rows of these sections, in the order in which the former version stored them. */
const fieldsBySection: Partial<Record<Section, readonly string[]>> = {
  identity: [
    ...["lastName", "firstName", "birthOn", "birthPlace", "nationality"],
    ...["photo", "campus"],
  ],
  passport: ["passportNumber", "passportIssuedOn", "passportExpiresOn"],
  parents: ["motherName", "fatherName", "guardianName", "childrenCount", "consent"],
};

/**
 * Names the field of a row that a process of the former version stored without one during an upgrade: by its place, as
 * migration 0067 named the rows before it. Null for a row that the former version did not store.
 */
export function getFormerField(
  section: Section,
  rows: readonly FormerRow[],
  index: number,
): string | null {
  if (section === "basket") return `choice-${index + 1}`;
  if (section !== "cursus") return fieldsBySection[section]?.[index] ?? null;
  const label = rows[index]?.label;
  if (label === undefined) return null;
  if (index === 0) return "activity";
  if (label.startsWith("Date ")) return "occurredOn";
  if (isComment(label)) return "comment";
  if (/^(Niveau|Level)/.test(label)) return "level";
  const answerRows = rows.filter((row) => !isComment(row.label));
  return ["proof", "average"][answerRows.length - 1 - index] ?? null;
}

const isComment = (label: string) => label === "Commentaire" || label === "Comment";
