import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { toLatinDigits } from "#app/lib/digits.ts";
import { parseLine } from "#app/lib/parse-line.ts";
import { getRequiredNameErrors, parsePersonName, parsePersonNames } from "#app/lib/person-name.ts";
import {
  type DateParts,
  monthsBetween,
  type ParseResult,
  parseDate,
  parseYear,
} from "../calendar.ts";
import { type FormInput, parseCount, parseEmailField, parseOneOf } from "../form-values.ts";

/** The three parts of Info personnel, each a page with its own state. */
export const infoParts = ["identity", "passport", "parents"] as const;
export type InfoPart = (typeof infoParts)[number];

/** The adults a candidate can name. The mother is asked once, and a guardian is added (decisions). */
export const adults = ["mother", "father", "guardian"] as const;
export type Adult = (typeof adults)[number];

export type PersonalInfo = {
  lastName: string | null;
  /** `NO_FIRST_NAME` once a person who has one name only said so. */
  firstName: string | null;
  /** AAAA-MM-JJ, or AAAA where the identity document gives the year alone. */
  birthOn: string | null;
  birthPlace: string | null;
  birthCountry: string | null;
  nationality: string | null;
  passportNumber: string | null;
  passportIssuedOn: string | null;
  passportExpiresOn: string | null;
  fatherName: string | null;
  fatherPhone: string | null;
  fatherEmail: string | null;
  motherName: string | null;
  motherPhone: string | null;
  motherEmail: string | null;
  guardianName: string | null;
  guardianPhone: string | null;
  guardianEmail: string | null;
  childrenCount: number | null;
};

export const emptyInfo: PersonalInfo = {
  lastName: null,
  firstName: null,
  birthOn: null,
  birthPlace: null,
  birthCountry: null,
  nationality: null,
  passportNumber: null,
  passportIssuedOn: null,
  passportExpiresOn: null,
  fatherName: null,
  fatherPhone: null,
  fatherEmail: null,
  motherName: null,
  motherPhone: null,
  motherEmail: null,
  guardianName: null,
  guardianPhone: null,
  guardianEmail: null,
  childrenCount: null,
};

/** The fields of each part, in the order of the page. */
export const fieldsByPart: Record<InfoPart, readonly (keyof PersonalInfo)[]> = {
  identity: ["lastName", "firstName", "birthOn", "birthPlace", "birthCountry", "nationality"],
  passport: ["passportNumber", "passportIssuedOn", "passportExpiresOn"],
  parents: [
    "motherName",
    "motherPhone",
    "motherEmail",
    "fatherName",
    "fatherPhone",
    "fatherEmail",
    "guardianName",
    "guardianPhone",
    "guardianEmail",
    "childrenCount",
  ],
};

/** What a reader needs to know that is not on the page. */
export type ParseContext = {
  today: string;
  /** The dates of the other parts, as they are stored. */
  birthOn: string | null;
  passportIssuedOn: string | null;
  /** Under 18: one adult who can be reached is asked for. */
  isMinor: boolean;
  /** No campus was chosen before. */
  needsCampus: boolean;
  countries: readonly string[];
  /** Reads a telephone number; the library that knows the countries' plans is only on the server. */
  parsePhone: (number: string, country: string, field: keyof PersonalInfo) => ParseResult<string>;
};

type ParsedInfo = {
  values: Partial<PersonalInfo>;
  campus?: Campus;
  errors: Record<string, string>;
};

/** Reads one part of the form: the values that can be kept, and a reason word beside each other field. */
export function parseInfoPart(part: InfoPart, input: FormInput, context: ParseContext): ParsedInfo {
  const parsed: ParsedInfo = { values: {}, errors: {} };
  const noPassport = part === "passport" && input.hasPassport === "no";
  for (const field of fieldsByPart[part]) {
    if (isNameField(field)) continue;
    const answer: ParseResult<string | number> = noPassport
      ? { ok: true, value: null }
      : parseField(field, input, context);
    if (answer.ok) Object.assign(parsed.values, { [field]: answer.value });
    else parsed.errors[field] = answer.reason;
  }
  if (part === "identity") parseNames(input, parsed);
  if (part === "identity") parseCampus(input, parsed);
  if (part === "identity") checkBirthDate(parsed, context);
  if (part === "passport") checkPassportDates(parsed, context);
  if (input.finished !== "no") addRequiredErrors(part, input, parsed, context);
  return { ...parsed, errors: sortErrors(part, parsed.errors) };
}

/** Errors in the order of the page, so that the summary leads down it. */
function sortErrors(part: InfoPart, errors: Record<string, string>): Record<string, string> {
  const order: readonly string[] = ["campus", ...fieldsByPart[part]];
  const sorted = Object.entries(errors).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(sorted);
}

/** Nom, prénom and date de naissance: "Ce champ est requis" (APP-10). */
export const requiredFields = ["lastName", "firstName", "birthOn"] as const;

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
  )
    errors.motherName ??= "adult-unreachable";
}

function parseField(
  field: keyof PersonalInfo,
  input: FormInput,
  context: ParseContext,
): ParseResult<string | number> {
  const text = input[field];
  if (/Name$/.test(field)) return parsePersonName(text);
  if (/Email$/.test(field)) return parseEmailField(text);
  if (/Phone$/.test(field))
    return context.parsePhone(
      input[`${field}.number`] ?? "",
      input[`${field}.country`] ?? "",
      field,
    );
  if (/On$/.test(field)) return parseDateField(field, input, context.today);
  if (field === "passportNumber") return parsePassportNumber(text);
  if (field === "birthCountry" || field === "nationality")
    return parseOneOf(text, context.countries);
  // "Comptez-vous aussi": at least the candidate.
  if (field === "childrenCount") return parseCount(text, 1, 30);
  return parseLine(text, 100);
}

function parseDateField(
  field: keyof PersonalInfo,
  input: FormInput,
  today: string,
): ParseResult<string> {
  const parts = {
    day: input[`${field}.day`] ?? "",
    month: input[`${field}.month`] ?? "",
    year: input[`${field}.year`] ?? "",
  };
  const date = field === "birthOn" ? parseBirthDate(parts, input) : parseDate(parts);
  if (!date.ok || date.value === null) return date;
  if (field === "birthOn" && date.value >= today) return { ok: false, reason: "birth-not-past" };
  if (field === "passportIssuedOn" && date.value > today)
    return { ok: false, reason: "passport-issued-later" };
  return date;
}

/** The tick « Mon document n'indique que l'année » is an input of the date of birth: both are one answer. */
function parseBirthDate(parts: DateParts, input: FormInput): ParseResult<string> {
  if (input["birthOn.yearAlone"] === "on") return parseYear(parts);
  const { day, month, year } = parts;
  const hasOnlyYear = year.trim() !== "" && !day.trim() && !month.trim();
  return hasOnlyYear ? { ok: false, reason: "birth-day-missing" } : parseDate(parts);
}

/** « N° », « nº », « No. », « numéro : » before the number, as it is copied from the passport. */
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

/** No passport is issued for longer, in years: an expiry beyond is a slip in one of the two dates. */
const MAX_PASSPORT_YEARS = 20;

/** Holds the dates of a passport against each other and against the birth: what cannot be is said, and not kept. */
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

/** A birth after the passport was issued: one of the two dates is wrong. */
function checkBirthDate({ values, errors }: ParsedInfo, { passportIssuedOn }: ParseContext) {
  const { birthOn } = values;
  if (!birthOn || !passportIssuedOn || birthOn <= passportIssuedOn) return;
  errors.birthOn = "birth-after-passport";
  delete values.birthOn;
}

const isNameField = (field: keyof PersonalInfo) => field === "lastName" || field === "firstName";

/** The tick of a person who has one name only is an input of the first name: both are one answer. */
function parseNames(input: FormInput, parsed: ParsedInfo) {
  const hasOneName = input["firstName.none"] === "on";
  const { lastName, firstName } = input;
  const names = parsePersonNames({ lastName, firstName, hasOneName });
  Object.assign(parsed.values, names.values);
  Object.assign(parsed.errors, names.errors);
}

function parseCampus(input: FormInput, parsed: ParsedInfo) {
  const campus = campuses.find((one) => one === input.campus);
  if (campus) parsed.campus = campus;
}

/** When a passport ends too soon: it is over already, before the start of term, or `months` after it. */
export type PassportExpiry = { ends: "over" | "before" | "soon"; months: number };

/**
 * A passport that is not good for six months after the start of term: it is said, and never blocks
 * (APP-12). On its last day it is still good.
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

/** The adults named with a way to reach them. */
export function listReachableAdults(info: PersonalInfo): Adult[] {
  return adults.filter(
    (adult) => info[`${adult}Name`] && (info[`${adult}Phone`] || info[`${adult}Email`]),
  );
}
