import { type ParseLineResult, parseLine } from "./parse-line.ts";

/** Longest name of a person, in characters. */
export const MAX_PERSON_NAME_CHARACTERS = 100;

/**
 * The first name that is stored of a person who has one name only: their name is the family name, as IRCC asks. Where
 * a first name may be null, null is an answer that was not given yet.
 */
export const NO_FIRST_NAME = "";

/** In the order in which pages ask for them, so that a summary of errors leads down the page. */
const nameFields = ["firstName", "lastName"] as const;
type NameField = (typeof nameFields)[number];

/** What was typed of a person's names. `hasOneName` is the tick « Je n'ai qu'un seul nom ». */
export type NamesInput = {
  lastName: string | undefined;
  firstName: string | undefined;
  hasOneName: boolean;
};

/** The names that can be stored, null where none was typed; and an error code for each other field. */
export type ParsedNames = {
  values: Partial<Record<NameField, string | null>>;
  errors: Partial<Record<NameField, string>>;
};

/** Reads a name of a person, in any script. Refuses a name without a letter (`name-letters`) and one too long. */
export function parsePersonName(text: string | undefined): ParseLineResult {
  const name = parseLine(text, MAX_PERSON_NAME_CHARACTERS);
  if (name.ok && name.value && !/\p{L}/u.test(name.value))
    return { ok: false, reason: "name-letters" };
  return name;
}

/**
 * Reads the family name and the first name of a person, wherever both are asked. With `hasOneName` the first name is
 * `NO_FIRST_NAME`, and one that was typed is refused (`one-name-typed`). A dash in place of a name is refused with what
 * to do (`name-placeholder`). An empty field is not refused here: see `getRequiredNameErrors`.
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

/** The errors of names that must be given: those of `read`, and `required` beside each field left empty. */
export function getRequiredNameErrors({ values, errors }: ParsedNames): ParsedNames["errors"] {
  const errorOf = (field: NameField) =>
    errors[field] ?? (values[field] === null ? "required" : undefined);
  const all = nameFields.map((field) => [field, errorOf(field)] as const);
  return Object.fromEntries(all.filter(([, reason]) => reason !== undefined));
}

type Names = { firstName: string | null; lastName: string | null };

/** Does an account say that its person has one name only? An account without any name says nothing. */
export function hasOneName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): boolean {
  return firstName === NO_FIRST_NAME && lastName !== "";
}

/** « Aïssatou Ndèye Fall »: first names, then family names; the only name of a person who has one. */
export function formatFullName({ firstName, lastName }: Names): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}

/** « Fall Aïssatou Ndèye »: family names first, as a list is ordered. */
export function formatListedName({ firstName, lastName }: Names): string {
  return [lastName, firstName].filter(Boolean).join(" ");
}

/** How a letter or a page calls a person: by the first name, else by the only name; "" when none is known. */
export function formatShortName({ firstName, lastName }: Names): string {
  return firstName || lastName || "";
}
