import { type ParseLineResult, parseLine } from "./parse-line.ts";

export const MAX_PERSON_NAME_CHARACTERS = 100;

/**
 * The first name stored for a user with one name only; that name is stored as the family name, as IRCC requires.
 * Where a first name is nullable, null means that it was not given yet.
 */
export const NO_FIRST_NAME = "";

/** In the order of the fields on the page, so that the error summary follows the page. */
const nameFields = ["firstName", "lastName"] as const;
type NameField = (typeof nameFields)[number];

/** The submitted names. `hasOneName` is the checkbox « Je n'ai qu'un seul nom ». */
export type NamesInput = {
  lastName: string | undefined;
  firstName: string | undefined;
  hasOneName: boolean;
};

/** The names to store (null for an empty field) and an error code for each refused field. */
export type ParsedNames = {
  values: Partial<Record<NameField, string | null>>;
  errors: Partial<Record<NameField, string>>;
};

/** Parses a name in any script. Refuses with `name-letters` (only digits or signs) or an error of `parseLine`. */
export function parsePersonName(text: string | undefined): ParseLineResult {
  const name = parseLine(text, MAX_PERSON_NAME_CHARACTERS);
  if (name.ok && name.value && !/\p{L}/u.test(name.value))
    return { ok: false, reason: "name-letters" };
  return name;
}

/**
 * Parses a family name and a first name. With `hasOneName` the first name is `NO_FIRST_NAME`, and a typed first name
 * is refused (`one-name-typed`). A dash in place of a name is refused (`name-placeholder`). Empty fields are accepted
 * here: see `getRequiredNameErrors`.
 */
export function parsePersonNames(input: NamesInput): ParsedNames {
  const parsed: ParsedNames = { values: {}, errors: {} };
  for (const field of nameFields) {
    const name = parsePersonName(input[field]);
    if (name.ok) parsed.values[field] = name.value;
    else parsed.errors[field] = name.reason === "name-letters" ? "name-placeholder" : name.reason;
  }
  if (!input.hasOneName) return parsed;
  const { firstName, ...values } = parsed.values;
  const { firstName: firstNameError, ...errors } = parsed.errors;
  const isEmpty = firstName === null || firstNameError === "name-placeholder";
  return isEmpty
    ? { values: { ...values, firstName: NO_FIRST_NAME }, errors }
    : { values, errors: { ...errors, firstName: firstNameError ?? "one-name-typed" } };
}

/** The errors of `parsePersonNames`, plus `required` for each empty field. */
export function getRequiredNameErrors({ values, errors }: ParsedNames): ParsedNames["errors"] {
  const getError = (field: NameField) =>
    errors[field] ?? (values[field] === null ? "required" : undefined);
  const entries = nameFields.map((field) => [field, getError(field)] as const);
  return Object.fromEntries(entries.filter(([, reason]) => reason !== undefined));
}

type Names = { firstName: string | null; lastName: string | null };

/** Whether an account has one name only. False for an account without any name. */
export function hasOneName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): boolean {
  return firstName === NO_FIRST_NAME && lastName !== "";
}

/** « Aïssatou Ndèye Fall »: first names, then family names; or the only name. */
export function formatFullName({ firstName, lastName }: Names): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}

/** « Fall Aïssatou Ndèye »: family names first, for sorted lists. */
export function formatListedName({ firstName, lastName }: Names): string {
  return [lastName, firstName].filter(Boolean).join(" ");
}

/** The name by which an email or a page addresses a user: the first name, else the family name, else "". */
export function formatShortName({ firstName, lastName }: Names): string {
  return firstName || lastName || "";
}
