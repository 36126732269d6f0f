import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { latinDigits } from "#app/lib/digits.ts";
import { readPersonName, readPersonNames, requireNames } from "#app/lib/person-name.ts";
import { readLine } from "#app/lib/read-line.ts";
import { type DateParts, monthsBetween, type Read, readDate, readYear } from "../calendar.ts";
import { readChoice, readCount, readEmail, type Typed } from "../text.ts";

/** The three parts of Info personnel, each a page with its own state. */
export const parts = ["identity", "passport", "parents"] as const;
export type Part = (typeof parts)[number];

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
export const fieldsOf: Record<Part, readonly (keyof PersonalInfo)[]> = {
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
export type Context = {
  today: string;
  /** The dates of the other parts, as they are stored. */
  birthOn: string | null;
  passportIssuedOn: string | null;
  /** Under 18: one adult who can be reached is asked for. */
  minor: boolean;
  /** No campus was chosen before. */
  asksCampus: boolean;
  countries: readonly string[];
  /** Reads a telephone number; the library that knows the countries' plans is only on the server. */
  phone: (number: string, country: string, field: keyof PersonalInfo) => Read<string>;
};

type Found = { values: Partial<PersonalInfo>; campus?: Campus; errors: Record<string, string> };

/** Reads one part of the form: the values that can be kept, and a reason word beside each other field. */
export function readPart(part: Part, typed: Typed, context: Context): Found {
  const found: Found = { values: {}, errors: {} };
  const noPassport = part === "passport" && typed.hasPassport === "no";
  for (const field of fieldsOf[part]) {
    if (isNameField(field)) continue;
    const read: Read<string | number> = noPassport
      ? { ok: true, value: null }
      : readField(field, typed, context);
    if (read.ok) Object.assign(found.values, { [field]: read.value });
    else found.errors[field] = read.reason;
  }
  if (part === "identity") readNames(typed, found);
  if (part === "identity") readCampus(typed, found);
  if (part === "identity") checkBirth(found, context);
  if (part === "passport") checkPassport(found, context);
  if (typed.finished !== "no") requireFields(part, typed, found, context);
  return { ...found, errors: inOrder(part, found.errors) };
}

/** Errors in the order of the page, so that the summary leads down it. */
function inOrder(part: Part, errors: Record<string, string>): Record<string, string> {
  const order: readonly string[] = ["campus", ...fieldsOf[part]];
  const sorted = Object.entries(errors).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(sorted);
}

/** Nom, prénom and date de naissance: "Ce champ est requis" (specification, section 5). */
export const required = ["lastName", "firstName", "birthOn"] as const;

function requireFields(part: Part, typed: Typed, found: Found, context: Context) {
  const { values, errors } = found;
  const { minor } = context;
  if (part === "identity" && !found.campus && context.asksCampus) errors.campus = "campus-missing";
  if (part === "identity") {
    const { lastName, firstName } = values;
    Object.assign(errors, requireNames({ values: { lastName, firstName }, errors }));
    if (values.birthOn === null) errors.birthOn ??= "required";
  }
  if (part === "passport" && typed.hasPassport === "yes" && values.passportNumber === null)
    errors.passportNumber ??= "passport-number-missing";
  if (part === "parents" && minor && reachable({ ...emptyInfo, ...values }).length === 0)
    errors.motherName ??= "adult-unreachable";
}

function readField(
  field: keyof PersonalInfo,
  typed: Typed,
  context: Context,
): Read<string | number> {
  const text = typed[field];
  if (/Name$/.test(field)) return readPersonName(text);
  if (/Email$/.test(field)) return readEmail(text);
  if (/Phone$/.test(field))
    return context.phone(typed[`${field}.number`] ?? "", typed[`${field}.country`] ?? "", field);
  if (/On$/.test(field)) return readDateField(field, typed, context.today);
  if (field === "passportNumber") return readPassport(text);
  if (field === "birthCountry" || field === "nationality")
    return readChoice(text, context.countries);
  // "Comptez-vous aussi": at least the candidate.
  if (field === "childrenCount") return readCount(text, 1, 30);
  return readLine(text, 100);
}

function readDateField(field: keyof PersonalInfo, typed: Typed, today: string): Read<string> {
  const parts = {
    day: typed[`${field}.day`] ?? "",
    month: typed[`${field}.month`] ?? "",
    year: typed[`${field}.year`] ?? "",
  };
  const date = field === "birthOn" ? readBirth(parts, typed) : readDate(parts);
  if (!date.ok || date.value === null) return date;
  if (field === "birthOn" && date.value >= today) return { ok: false, reason: "birth-not-past" };
  if (field === "passportIssuedOn" && date.value > today)
    return { ok: false, reason: "passport-issued-later" };
  return date;
}

/** The tick « Mon document n'indique que l'année » is an input of the date of birth: both are one answer. */
function readBirth(parts: DateParts, typed: Typed): Read<string> {
  if (typed["birthOn.yearAlone"] === "on") return readYear(parts);
  const { day, month, year } = parts;
  const hasYearAlone = year.trim() !== "" && !day.trim() && !month.trim();
  return hasYearAlone ? { ok: false, reason: "birth-day-missing" } : readDate(parts);
}

/** « N° », « nº », « No. », « numéro : » before the number, as it is copied from the passport. */
const numberSign = /^(?:n[°º]|№|numéro|numero|n(?:um|o)[.:\s])\s*[.:]?\s*/i;

/** A passport number: capitals, no spaces, 6 to 12 letters and digits (facts, section 5). */
function readPassport(text: string | undefined): Read<string> {
  const line = readLine(text && latinDigits(text), 60);
  if (!line.ok || line.value === null) return line;
  const number = line.value.replace(numberSign, "").replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{6,12}$/.test(number)
    ? { ok: true, value: number }
    : { ok: false, reason: "passport-number" };
}

/** No passport is issued for longer, in years: an expiry beyond is a slip in one of the two dates. */
const LONGEST_PASSPORT_YEARS = 20;

/** Holds the dates of a passport against each other and against the birth: what cannot be is said, and not kept. */
function checkPassport({ values, errors }: Found, { birthOn }: Context) {
  const { passportIssuedOn: issued, passportExpiresOn: expires } = values;
  const refuse = (field: "passportIssuedOn" | "passportExpiresOn", reason: string) => {
    errors[field] = reason;
    delete values[field];
  };
  if (issued && birthOn && issued < birthOn) refuse("passportIssuedOn", "passport-before-birth");
  if (issued && expires && expires <= issued) refuse("passportExpiresOn", "passport-dates");
  else if (expires && birthOn && expires < birthOn)
    refuse("passportExpiresOn", "passport-before-birth");
  else if (issued && expires && monthsBetween(issued, expires) > LONGEST_PASSPORT_YEARS * 12)
    refuse("passportExpiresOn", "passport-too-long");
}

/** A birth after the passport was issued: one of the two dates is wrong. */
function checkBirth({ values, errors }: Found, { passportIssuedOn }: Context) {
  const { birthOn } = values;
  if (!birthOn || !passportIssuedOn || birthOn <= passportIssuedOn) return;
  errors.birthOn = "birth-after-passport";
  delete values.birthOn;
}

const isNameField = (field: keyof PersonalInfo) => field === "lastName" || field === "firstName";

/** The tick of a person who has one name only is an input of the first name: both are one answer. */
function readNames(typed: Typed, found: Found) {
  const hasOneName = typed["firstName.none"] === "on";
  const { lastName, firstName } = typed;
  const read = readPersonNames({ lastName, firstName, hasOneName });
  Object.assign(found.values, read.values);
  Object.assign(found.errors, read.errors);
}

function readCampus(typed: Typed, found: Found) {
  const campus = campuses.find((one) => one === typed.campus);
  if (campus) found.campus = campus;
}

/** When a passport ends too soon: it is over already, before the start of term, or `months` after it. */
export type Expiry = { ends: "over" | "before" | "soon"; months: number };

/**
 * A passport that is not good for six months after the start of term: it is said, and never blocks
 * (design/interface.md, "Passport"). On its last day it is still good.
 */
export function expiryOf(
  expiresOn: string | null,
  { intakeYear, today }: { intakeYear: number; today: string },
): Expiry | null {
  if (!expiresOn) return null;
  const months = monthsBetween(`${intakeYear}-09-01`, expiresOn);
  if (months >= 6) return null;
  const ends = expiresOn < today ? "over" : months < 0 ? "before" : "soon";
  return { ends, months };
}

/** The adults named with a way to reach them. */
export function reachable(info: PersonalInfo): Adult[] {
  return adults.filter(
    (adult) => info[`${adult}Name`] && (info[`${adult}Phone`] || info[`${adult}Email`]),
  );
}
