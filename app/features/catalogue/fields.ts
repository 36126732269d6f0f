import { type FieldChanges, getFieldChanges } from "#app/features/audit/field-changes.ts";

export type CatalogueKind = "university" | "course";

/** What a field accepts. `maxLength` is in characters. */
export type CatalogueField = {
  type: "line" | "text" | "site" | "link" | "lines" | "choice" | "university";
  maxLength: number;
  isOptional?: true;
  /** The values of a choice. */
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

/** The fields of universities and courses, in the order of forms and files. */
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

/** The values of an item as text: "" for none, one list item per line. */
export type ItemValues = Record<string, string>;

export function listFields(kind: CatalogueKind): [name: FieldName, field: CatalogueField][] {
  return Object.entries(fieldsByKind[kind]) as [FieldName, CatalogueField][];
}

/** The values of a new item. */
export function getBlankValues(kind: CatalogueKind): ItemValues {
  const defaults: ItemValues = { retired: "no", availability: "open" };
  return Object.fromEntries(listFields(kind).map(([name]) => [name, defaults[name] ?? ""]));
}

/** Whether this is a valid id, which is used in addresses: a-z, 0-9 and hyphens, at most 60 characters. */
export function isIdentifier(text: string): boolean {
  return (
    text.length <= 60 &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    !reservedIdentifiers.includes(text)
  );
}

// Paths of the staff pages that create an item; no item may have these ids.
export const NEW_COURSE_SLUG = "nouvelle-formation";
export const NEW_UNIVERSITY_SLUG = "nouvelle-universite";
const reservedIdentifiers: string[] = [NEW_COURSE_SLUG, NEW_UNIVERSITY_SLUG];

/** The changed fields in field order; "" stands for no value. */
export function diffValues(
  kind: CatalogueKind,
  before: ItemValues,
  after: ItemValues,
): FieldChanges {
  const withAllFields = (values: ItemValues): ItemValues =>
    Object.fromEntries(listFields(kind).map(([name]) => [name, values[name] ?? ""]));
  return getFieldChanges(withAllFields(before), withAllFields(after));
}

/** The values before a change. */
export function getPreviousValues(changes: FieldChanges): ItemValues {
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from }]) => [name, String(from ?? "")]),
  );
}
