// The fields of personal information, in one table: everything that reads, checks, shows, masks or exports an answer
// follows it (docs/guides/add-a-field.md).

/** The parts of personal information, each with its own page and status. */
export const infoParts = ["identity", "passport", "parents"] as const;
export type InfoPart = (typeof infoParts)[number];

/** The adults that a candidate can name. */
export const adults = ["mother", "father", "guardian"] as const;
export type Adult = (typeof adults)[number];

/**
 * How an answer is typed and read. A type needs a case in `parseField` (personal-info.ts), `toFieldValues`
 * (info-form-values.server.ts), `formatAnswer` (record/field-text.ts) and `InfoField` (the form); the compiler names
 * what is missing.
 */
type StoredType =
  | "family-name"
  // `NO_FIRST_NAME` when the candidate declares one name only.
  | "given-name"
  | "full-name"
  | "text"
  // YYYY-MM-DD, or YYYY when the identity document has only the year.
  | "birth-date"
  | "issue-date"
  | "expiry-date"
  | "country"
  | "phone"
  | "email"
  | "passport-number"
  | "count";

/** Stored elsewhere: in the application, as a file, or nowhere because it only asks whether other fields apply. */
type UnstoredType = "campus" | "photo" | "has-passport";

export type FieldDefinition<Type = StoredType | UnstoredType> = {
  part: InfoPart;
  type: Type;
  /** Submission requires it. Without it, an answer is optional. */
  required?: true;
  /** Masked for anybody but the candidate, until an officer reveals it (PRV-06). */
  sensitive?: true;
  /** The draft begins with the value of the account, so an answer alone does not begin the section. */
  prefilled?: true;
  /** The question that removes the answer when it is answered with no. */
  onlyIf?: string;
  /** The adult that it is about. A minor must name one who can be reached. */
  adult?: Adult;
  /** Shown in the row of this field, in the record and beside it in the form. */
  sharesRowWith?: string;
  /** A column of the list that the office exports. */
  exported?: true;
  /** The `autocomplete` token of HTML; off without it. */
  autoComplete?: "family-name" | "given-name" | "bday" | "tel-national" | "address-level2";
};

/** In the order of the pages. */
const fields = {
  campus: { part: "identity", type: "campus", required: true },
  lastName: {
    ...{ part: "identity", type: "family-name", autoComplete: "family-name" },
    ...{ required: true, prefilled: true, exported: true },
  },
  firstName: {
    ...{ part: "identity", type: "given-name", autoComplete: "given-name" },
    ...{ required: true, prefilled: true, exported: true },
  },
  birthOn: {
    ...{ part: "identity", type: "birth-date", autoComplete: "bday" },
    ...{ required: true, exported: true },
  },
  birthPlace: { part: "identity", type: "text" },
  birthCountry: { part: "identity", type: "country", sharesRowWith: "birthPlace" },
  nationality: { part: "identity", type: "country" },
  phone: {
    ...{ part: "identity", type: "phone", autoComplete: "tel-national" },
    ...{ prefilled: true, exported: true },
  },
  residenceCity: {
    ...{ part: "identity", type: "text", autoComplete: "address-level2", exported: true },
  },
  photo: { part: "identity", type: "photo" },
  hasPassport: { part: "passport", type: "has-passport" },
  passportNumber: {
    ...{ part: "passport", type: "passport-number", onlyIf: "hasPassport" },
    ...{ sensitive: true },
  },
  passportIssuedOn: { part: "passport", type: "issue-date", onlyIf: "hasPassport" },
  passportExpiresOn: { part: "passport", type: "expiry-date", onlyIf: "hasPassport" },
  motherName: { part: "parents", type: "full-name", adult: "mother" },
  motherPhone: { part: "parents", type: "phone", adult: "mother", sharesRowWith: "motherName" },
  motherEmail: { part: "parents", type: "email", adult: "mother", sharesRowWith: "motherName" },
  fatherName: { part: "parents", type: "full-name", adult: "father" },
  fatherPhone: { part: "parents", type: "phone", adult: "father", sharesRowWith: "fatherName" },
  fatherEmail: { part: "parents", type: "email", adult: "father", sharesRowWith: "fatherName" },
  guardianName: { part: "parents", type: "full-name", adult: "guardian" },
  guardianPhone: {
    part: "parents",
    type: "phone",
    adult: "guardian",
    sharesRowWith: "guardianName",
  },
  guardianEmail: {
    part: "parents",
    type: "email",
    adult: "guardian",
    sharesRowWith: "guardianName",
  },
  childrenCount: { part: "parents", type: "count" },
} as const satisfies Record<string, FieldDefinition>;

type Fields = typeof fields;
export type FieldName = keyof Fields;

/** The fields whose answer is stored in `personal_infos`. */
export type StoredField = {
  [F in FieldName]: Fields[F]["type"] extends UnstoredType ? never : F;
}[FieldName];

/** The stored answers, by field; null is no answer. */
export type PersonalInfo = {
  [F in StoredField]: (Fields[F]["type"] extends "count" ? number : string) | null;
};

type FieldsWith<Property> = {
  [F in StoredField]: Fields[F] extends Property ? F : never;
}[StoredField];
export type RequiredField = FieldsWith<{ required: true }>;
export type ExportedField = FieldsWith<{ exported: true }>;
/** A field about the candidate; its label does not depend on an adult. */
export type OwnField = {
  [F in FieldName]: Fields[F] extends { adult: Adult } ? never : F;
}[FieldName];

/** Every field, in the order of the pages. */
export const applicationFields: {
  readonly [F in FieldName]: F extends StoredField ? FieldDefinition<StoredType> : FieldDefinition;
} = fields;
export const fieldNames = Object.keys(fields) as FieldName[];

const unstoredTypes: readonly string[] = [
  "campus",
  "photo",
  "has-passport",
] satisfies UnstoredType[];

/** Whether the answer of a field is stored in `personal_infos`. */
export const isStored = (name: FieldName): name is StoredField =>
  !unstoredTypes.includes(applicationFields[name].type);

const dateTypes: readonly string[] = [
  "birth-date",
  "issue-date",
  "expiry-date",
] satisfies StoredType[];

/** Whether the answer is a calendar date (YYYY-MM-DD); a birth date may be a year alone. */
export const isDateField = (name: FieldName) => dateTypes.includes(applicationFields[name].type);

export const storedFields = fieldNames.filter(isStored);

/** All fields of a part, in the order of its page. */
export function listFields(part: InfoPart): FieldName[] {
  return fieldNames.filter((name) => applicationFields[name].part === part);
}

/** The stored fields of each part, in the order of its page. */
export const fieldsByPart: Readonly<Record<InfoPart, readonly StoredField[]>> = {
  identity: listFields("identity").filter(isStored),
  passport: listFields("passport").filter(isStored),
  parents: listFields("parents").filter(isStored),
};

export const requiredFields = storedFields.filter(
  (name): name is RequiredField => applicationFields[name].required === true,
);

export const exportedFields = storedFields.filter(
  (name): name is ExportedField => applicationFields[name].exported === true,
);

/** Whether the row of a record or of a change must be masked; false for a row that is no field. */
export function isSensitive(name: string): boolean {
  return findField(name)?.sensitive === true;
}

/** The definition of a field; undefined for another name. */
export function findField(name: string): FieldDefinition | undefined {
  return Object.hasOwn(fields, name) ? applicationFields[name as FieldName] : undefined;
}

/**
 * The inputs of a field in its form: a date has three, a phone two, a first name and a birth date an extra checkbox.
 * The name of each begins with that of the field.
 */
export function listInputNames(name: FieldName): string[] {
  const toInputs = (...suffixes: string[]) => suffixes.map((suffix) => `${name}.${suffix}`);
  switch (applicationFields[name].type) {
    case "birth-date":
      return toInputs("day", "month", "year", "yearAlone");
    case "issue-date":
    case "expiry-date":
      return toInputs("day", "month", "year");
    case "phone":
      return toInputs("country", "number");
    case "given-name":
      return [name, `${name}.none`];
    // A file.
    case "photo":
      return [];
    case "family-name":
    case "full-name":
    case "text":
    case "country":
    case "email":
    case "passport-number":
    case "count":
    case "campus":
    case "has-passport":
      return [name];
  }
}

/** No answer at all. */
export const emptyInfo = Object.fromEntries(
  storedFields.map((name) => [name, null]),
) as PersonalInfo;
