import { type Changes, changesBetween } from "#app/features/identity/changes.ts";

export type CatalogueKind = "university" | "course";

/** What may be written in a field; `most` is the longest text, in characters. */
export type Field = {
  type: "line" | "text" | "site" | "link" | "lines" | "choice" | "university";
  most: number;
  /** It may stay empty. */
  absent?: true;
  /** The answers of a choice. */
  of?: readonly string[];
};

const line = (most: number): Field => ({ type: "line", most });
const text = (most: number): Field => ({ type: "text", most });
const choice = (...of: string[]): Field => ({ type: "choice", most: 20, of });
const absent = (field: Field): Field => ({ ...field, absent: true });

const teaching = choice("fr", "en", "fr/en");
const retired = choice("no", "yes");

/** THE TABLE of what is known of a university and of a formation, in the order of forms and of files. */
export const fieldsOf = {
  university: {
    nameFr: line(200),
    nameEn: line(200),
    city: line(100),
    provinceFr: line(100),
    provinceEn: line(100),
    website: { type: "site", most: 200 },
    language: teaching,
    noteFr: absent(text(600)),
    noteEn: absent(text(600)),
    retired,
  },
  course: {
    universityId: { type: "university", most: 60 },
    nameFr: line(200),
    nameEn: line(200),
    degree: line(200),
    durationFr: line(100),
    durationEn: line(100),
    language: teaching,
    faculty: absent(line(300)),
    detailsFr: text(3000),
    detailsEn: text(3000),
    source: absent({ type: "link", most: 500 }),
    evidence: absent({ type: "lines", most: 3000 }),
    verification: choice("verified", "partly", "general"),
    availability: choice("open", "full", "closed"),
    note: absent(text(1000)),
    retired,
  },
} as const satisfies Record<CatalogueKind, Record<string, Field>>;

export type FieldName = keyof typeof fieldsOf.university | keyof typeof fieldsOf.course;

/** What a university or a formation says, field by field, as text: "" is nothing, a list is one a line. */
export type Values = Record<string, string>;

/** The fields of a kind with their names, in order. */
export function fieldList(kind: CatalogueKind): [name: FieldName, field: Field][] {
  return Object.entries(fieldsOf[kind]) as [FieldName, Field][];
}

/** What a new one says before anything is written. */
export function blank(kind: CatalogueKind): Values {
  const begun: Values = { retired: "no", availability: "open" };
  return Object.fromEntries(fieldList(kind).map(([name]) => [name, begun[name] ?? ""]));
}

/** The words at the end of the address of a formation: a-z, 0-9 and hyphens, at most 60 signs. */
export function isIdentifier(text: string): boolean {
  return text.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !reserved.includes(text);
}

/** The pages of the office that make a new one are at these names. */
export const NEW_COURSE = "nouvelle-formation";
export const NEW_UNIVERSITY = "nouvelle-universite";
const reserved: string[] = [NEW_COURSE, NEW_UNIVERSITY];

/** The fields that differ, in the order of the table; "" where there was nothing, or is nothing any more. */
export function changedIn(kind: CatalogueKind, before: Values, after: Values): Changes {
  const whole = (values: Values): Values =>
    Object.fromEntries(fieldList(kind).map(([name]) => [name, values[name] ?? ""]));
  return changesBetween(whole(before), whole(after));
}

/** What the fields of a change held before it. */
export function heldBefore(changes: Changes): Values {
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from }]) => [name, String(from ?? "")]),
  );
}
