import { type Campus, campuses } from "#app/features/access/actor.ts";
import { toLatinDigits } from "#app/lib/digits.ts";
import { parseLine } from "#app/lib/parse-line.ts";
import { getRequiredNameErrors, parsePersonName, parsePersonNames } from "#app/lib/person-name.ts";
import {
  type Adult,
  adults,
  applicationFields,
  emptyInfo,
  fieldsByPart,
  type InfoPart,
  listFields,
  type PersonalInfo,
  type StoredField,
} from "../application-fields.ts";
import {
  type DateParts,
  monthsBetween,
  type ParseResult,
  parseDate,
  parseYear,
} from "../calendar.ts";
import { type FormInput, parseCount, parseEmailField, parseOption } from "../form-values.ts";

/** What the parser needs besides the form. */
export type ParseContext = {
  today: string;
  /** Stored dates of other parts, for cross-checks. */
  birthOn: string | null;
  passportIssuedOn: string | null;
  /** A minor needs one reachable adult. */
  isMinor: boolean;
  /** No campus is stored yet. */
  needsCampus: boolean;
  countries: readonly string[];
  /** Parses a phone number. Injected because the phone library is on the server only. */
  parsePhone: (number: string, country: string, field: StoredField) => ParseResult<string>;
};

type ParsedInfo = {
  values: Partial<PersonalInfo>;
  campus?: Campus;
  errors: Record<string, string>;
};

/** Parses one part of the form: the valid values, and an error code for each other field. */
export function parseInfoPart(part: InfoPart, input: FormInput, context: ParseContext): ParsedInfo {
  const parsed: ParsedInfo = { values: {}, errors: {} };
  for (const field of fieldsByPart[part]) {
    const { onlyIf } = applicationFields[field];
    const answer: ParseResult<string | number> =
      onlyIf && input[onlyIf] === "no"
        ? { ok: true, value: null }
        : parseField(field, input, context);
    if (answer.ok) Object.assign(parsed.values, { [field]: answer.value });
    else parsed.errors[field] = answer.reason;
  }
  if (part === "identity") parseCampus(input, parsed);
  if (part === "identity") checkBirthDate(parsed, context);
  if (part === "passport") checkPassportDates(parsed, context);
  if (input.finished !== "no") addRequiredErrors(part, input, parsed, context);
  return { ...parsed, errors: sortErrors(part, parsed.errors) };
}

/** Sorts errors in the order of the page, which the error summary follows. */
function sortErrors(part: InfoPart, errors: Record<string, string>): Record<string, string> {
  const order: readonly string[] = listFields(part);
  const sorted = Object.entries(errors).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(sorted);
}

/** Requires the answers that the part needs: « Ce champ est requis » (APP-10). */
function addRequiredErrors(
  part: InfoPart,
  input: FormInput,
  parsed: ParsedInfo,
  context: ParseContext,
) {
  const { values, errors } = parsed;
  const { isMinor } = context;
  if (part === "identity" && !parsed.campus && context.needsCampus)
    errors.campus = "campus-missing";
  if (part === "identity") {
    const { lastName, firstName } = values;
    Object.assign(errors, getRequiredNameErrors({ values: { lastName, firstName }, errors }));
    if (values.birthOn === null) errors.birthOn ??= "required";
  }
  if (part === "passport" && input.hasPassport === "yes" && values.passportNumber === null)
    errors.passportNumber ??= "passport-number-missing";
  if (
    part === "parents" &&
    isMinor &&
    listReachableAdults({ ...emptyInfo, ...values }).length === 0
  ) {
    const named = adults.find((adult) => values[`${adult}Name`]);
    if (named) errors[`${named}Phone`] ??= "adult-contact-missing";
    else errors.motherName ??= "adult-unreachable";
  }
}

function parseField(
  field: StoredField,
  input: FormInput,
  context: ParseContext,
): ParseResult<string | number> {
  const text = input[field];
  switch (applicationFields[field].type) {
    case "family-name":
      return parseOwnName("lastName", input);
    case "given-name":
      return parseOwnName("firstName", input);
    case "full-name":
      return parsePersonName(text);
    case "text":
      return parseLine(text, 100);
    case "birth-date":
      return parseBirthDate(field, input, context.today);
    case "issue-date":
      return parseIssueDate(field, input, context.today);
    case "expiry-date":
      return parseDate(readDateParts(field, input));
    case "country":
      return parseOption(text, context.countries);
    case "phone":
      return context.parsePhone(
        input[`${field}.number`] ?? "",
        input[`${field}.country`] ?? "",
        field,
      );
    case "email":
      return parseEmailField(text);
    case "passport-number":
      return parsePassportNumber(text);
    case "count":
      // At least 1: the form says « Comptez-vous aussi ».
      return parseCount(text, 1, 30);
  }
}

const readDateParts = (field: StoredField, input: FormInput): DateParts => ({
  day: input[`${field}.day`] ?? "",
  month: input[`${field}.month`] ?? "",
  year: input[`${field}.year`] ?? "",
});

/** A date before today, or a year with the checkbox « Mon document n'indique que l'année ». */
function parseBirthDate(field: StoredField, input: FormInput, today: string): ParseResult<string> {
  const parts = readDateParts(field, input);
  const { day, month, year } = parts;
  const isYearAlone = input[`${field}.yearAlone`] === "on";
  const hasOnlyYear = year.trim() !== "" && !day.trim() && !month.trim();
  if (!isYearAlone && hasOnlyYear) return { ok: false, reason: "birth-day-missing" };
  const date = isYearAlone ? parseYear(parts) : parseDate(parts);
  return date.ok && date.value !== null && date.value >= today
    ? { ok: false, reason: "birth-date-not-past" }
    : date;
}

/** A date until today. */
function parseIssueDate(field: StoredField, input: FormInput, today: string): ParseResult<string> {
  const date = parseDate(readDateParts(field, input));
  return date.ok && date.value !== null && date.value > today
    ? { ok: false, reason: "passport-issued-later" }
    : date;
}

/** Prefixes copied from the passport: « N° », « nº », « No. », « numéro : ». */
const NUMBER_PREFIX = /^(?:n[°º]|№|numéro|numero|n(?:um|o)[.:\s])\s*[.:]?\s*/i;

/** A passport number: capitals, no spaces, 6 to 12 letters and digits (APP-12). */
function parsePassportNumber(text: string | undefined): ParseResult<string> {
  const line = parseLine(text && toLatinDigits(text), 60);
  if (!line.ok || line.value === null) return line;
  const number = line.value.replace(NUMBER_PREFIX, "").replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{6,12}$/.test(number)
    ? { ok: true, value: number }
    : { ok: false, reason: "passport-number" };
}

/** No passport is valid longer, in years: a later expiry is a typing error. */
const MAX_PASSPORT_YEARS = 20;

/**
 * Checks the dates of a passport against each other and the birth date; an impossible one is refused and not stored.
 */
function checkPassportDates({ values, errors }: ParsedInfo, { birthOn }: ParseContext) {
  const { passportIssuedOn: issued, passportExpiresOn: expires } = values;
  const refuse = (field: "passportIssuedOn" | "passportExpiresOn", reason: string) => {
    errors[field] = reason;
    delete values[field];
  };
  if (issued && birthOn && issued < birthOn) refuse("passportIssuedOn", "passport-before-birth");
  if (issued && expires && expires <= issued) refuse("passportExpiresOn", "passport-dates");
  else if (expires && birthOn && expires < birthOn)
    refuse("passportExpiresOn", "passport-before-birth");
  else if (issued && expires && monthsBetween(issued, expires) > MAX_PASSPORT_YEARS * 12)
    refuse("passportExpiresOn", "passport-too-long");
}

/** Refuses a birth date after the stored issue date of the passport. */
function checkBirthDate({ values, errors }: ParsedInfo, { passportIssuedOn }: ParseContext) {
  const { birthOn } = values;
  if (!birthOn || !passportIssuedOn || birthOn <= passportIssuedOn) return;
  errors.birthOn = "birth-after-passport";
  delete values.birthOn;
}

/** Both names are parsed together: the checkbox « Je n'ai qu'un seul nom » belongs to the first name. */
function parseOwnName(field: "lastName" | "firstName", input: FormInput): ParseResult<string> {
  const hasOneName = input["firstName.none"] === "on";
  const { lastName, firstName } = input;
  const { values, errors } = parsePersonNames({ lastName, firstName, hasOneName });
  const reason = errors[field];
  return reason ? { ok: false, reason } : { ok: true, value: values[field] ?? null };
}

function parseCampus(input: FormInput, parsed: ParsedInfo) {
  const campus = campuses.find((one) => one === input.campus);
  if (campus) parsed.campus = campus;
}

/** When a passport expires: already, before the start of term, or `months` after it. */
export type PassportExpiry = { ends: "over" | "before" | "soon"; months: number };

/**
 * Warns about a passport that expires less than six months after the start of term; null when it is fine. Never blocks
 * (APP-12). A passport is valid on its last day.
 */
export function getPassportExpiry(
  expiresOn: string | null,
  { intakeYear, today }: { intakeYear: number; today: string },
): PassportExpiry | null {
  if (!expiresOn) return null;
  const months = monthsBetween(`${intakeYear}-09-01`, expiresOn);
  if (months >= 6) return null;
  const ends = expiresOn < today ? "over" : months < 0 ? "before" : "soon";
  return { ends, months };
}

/** Lists the adults named with a phone number or an email address. */
export function listReachableAdults(info: PersonalInfo): Adult[] {
  return adults.filter(
    (adult) => info[`${adult}Name`] && (info[`${adult}Phone`] || info[`${adult}Email`]),
  );
}
