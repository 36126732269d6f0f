import { type Changes, changesBetween } from "#app/features/identity/changes.ts";

export type CatalogueKind = "university" | "course";

/** What may be written in a field; `most` is the longest text, in characters. */
export type CatalogueField = {
  type: "line" | "text" | "site" | "link" | "lines" | "choice" | "university";
  maxLength: number;
  /** It may stay empty. */
  isOptional?: true;
  /** The answers of a choice. */
  options?: readonly string[];
};

const lineField = (maxLength: number): CatalogueField => ({ type: "line", maxLength });
const textField = (maxLength: number): CatalogueField => ({ type: "text", maxLength });
const choiceField = (...options: string[]): CatalogueField => ({
  type: "choice",
  maxLength: 20,
  options,
});
const optionalField = (field: CatalogueField): CatalogueField => ({ ...field, isOptional: true });

const teachingLanguageField = choiceField("fr", "en", "fr/en");
const retiredField = choiceField("no", "yes");

/** THE TABLE of what is known of a university and of a formation, in the order of forms and of files. */
export const fieldsByKind = {
  university: {
    nameFr: lineField(200),
    nameEn: lineField(200),
    city: lineField(100),
    provinceFr: lineField(100),
    provinceEn: lineField(100),
    website: { type: "site", maxLength: 200 },
    language: teachingLanguageField,
    noteFr: optionalField(textField(600)),
    noteEn: optionalField(textField(600)),
    retired: retiredField,
  },
  course: {
    universityId: { type: "university", maxLength: 60 },
    nameFr: lineField(200),
    nameEn: lineField(200),
    degree: lineField(200),
    durationFr: lineField(100),
    durationEn: lineField(100),
    language: teachingLanguageField,
    faculty: optionalField(lineField(300)),
    detailsFr: textField(3000),
    detailsEn: textField(3000),
    source: optionalField({ type: "link", maxLength: 500 }),
    evidence: optionalField({ type: "lines", maxLength: 3000 }),
    verification: choiceField("verified", "partly", "general"),
    availability: choiceField("open", "full", "closed"),
    note: optionalField(textField(1000)),
    retired: retiredField,
  },
} as const satisfies Record<CatalogueKind, Record<string, CatalogueField>>;

export type FieldName = keyof typeof fieldsByKind.university | keyof typeof fieldsByKind.course;

/** What a university or a formation says, field by field, as text: "" is nothing, a list is one a line. */
export type ItemValues = Record<string, string>;

/** The fields of a kind with their names, in order. */
export function listFields(kind: CatalogueKind): [name: FieldName, field: CatalogueField][] {
  return Object.entries(fieldsByKind[kind]) as [FieldName, CatalogueField][];
}

/** What a new one says before anything is written. */
export function getBlankValues(kind: CatalogueKind): ItemValues {
  const defaults: ItemValues = { retired: "no", availability: "open" };
  return Object.fromEntries(listFields(kind).map(([name]) => [name, defaults[name] ?? ""]));
}

/** The words at the end of the address of a formation: a-z, 0-9 and hyphens, at most 60 signs. */
export function isIdentifier(text: string): boolean {
  return (
    text.length <= 60 &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    !reservedIdentifiers.includes(text)
  );
}

/** The pages of the office that make a new one are at these names. */
export const NEW_COURSE_SLUG = "nouvelle-formation";
export const NEW_UNIVERSITY_SLUG = "nouvelle-universite";
const reservedIdentifiers: string[] = [NEW_COURSE_SLUG, NEW_UNIVERSITY_SLUG];

/** The fields that differ, in the order of the table; "" where there was nothing, or is nothing any more. */
export function diffValues(kind: CatalogueKind, before: ItemValues, after: ItemValues): Changes {
  const withAllFields = (values: ItemValues): ItemValues =>
    Object.fromEntries(listFields(kind).map(([name]) => [name, values[name] ?? ""]));
  return changesBetween(withAllFields(before), withAllFields(after));
}

/** What the fields of a change held before it. */
export function getPreviousValues(changes: Changes): ItemValues {
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from }]) => [name, String(from ?? "")]),
  );
}
