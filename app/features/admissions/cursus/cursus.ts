import { toLatinDigits } from "#app/lib/digits.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { parseLine } from "#app/lib/parse-line.ts";
import { type ParseResult, parseDate } from "../calendar.ts";
import { type FormInput, parseMultilineText, parseOption } from "../form-values.ts";

/** The kinds of an entry (APP-16). */
export const activities = [
  "studies",
  "internship",
  "employment",
  "break",
  "language-stay",
  "volunteering",
  "vocational-training",
  "other",
] as const;

/** School levels by system; the messages give their equivalents (APP-13). */
export const levelGroups = {
  primary: ["primary"],
  french: ["6e", "5e", "4e", "3e", "2de", "1re", "terminale"],
  technical: ["technical-1", "technical-2", "technical-3", "technical-final"],
  english: ["form-1", "form-2", "form-3", "form-4", "form-5", "lower-sixth", "upper-sixth"],
  ontario: ["grade-6", "grade-7", "grade-8", "grade-9", "grade-10", "grade-11", "grade-12"],
  quebec: ["secondary-1", "secondary-2", "secondary-3", "secondary-4", "secondary-5", "cegep"],
  higher: [
    ...["bts", "cpge-1", "cpge-2", "licence-1", "licence-2", "licence-3"],
    ...["bachelor-1", "bachelor-2", "bachelor-3", "bachelor-4", "master-1", "master-2"],
    "doctorate",
  ],
  otherLevels: ["vocational", "other"],
} as const;
/** The systems listed first for the countries of most candidates (APP-13). */
const systemsByCountry: Record<string, readonly string[]> = {
  SN: ["french", "technical"],
  CM: ["french", "english", "technical"],
  FR: ["french"],
  CA: ["ontario", "quebec"],
};

/** The groups of levels, those of the country first. */
export function listLevelGroups(country: string): [group: string, levels: readonly string[]][] {
  const ownGroups = getOwnValue(systemsByCountry, country) ?? [];
  const isOwn = ([group]: [string, readonly string[]]) => ownGroups.includes(group);
  const allGroups = Object.entries<readonly string[]>(levelGroups);
  const compareOwn = (one: [string, unknown], other: [string, unknown]) =>
    ownGroups.indexOf(one[0]) - ownGroups.indexOf(other[0]);
  return [...allGroups.filter(isOwn).sort(compareOwn), ...allGroups.filter((one) => !isOwn(one))];
}

export const levels: readonly string[] = Object.values(levelGroups).flat();

/** The scale of an average, which is never converted (APP-14). `pending`: the result is not known yet. */
export const averageScales = [
  "20",
  "100",
  "4",
  "4.3",
  "4.33",
  "10",
  "letter",
  "gce",
  "mention",
] as const;
export const PENDING_SCALE = "pending";

export type CursusEntry = {
  id: string;
  activity: string;
  occurredOn: string | null;
  schoolYear: string;
  country: string;
  province: string | null;
  city: string | null;
  level: string | null;
  school: string | null;
  field: string | null;
  average: string | null;
  averageScale: string | null;
  comment: string | null;
};

export type CursusValues = Omit<CursusEntry, "id">;

/** Returns the answers of an entry, and no other column of its row. */
export function toCursusValues(entry: CursusValues): CursusValues {
  return {
    activity: entry.activity,
    occurredOn: entry.occurredOn,
    schoolYear: entry.schoolYear,
    country: entry.country,
    province: entry.province,
    city: entry.city,
    level: entry.level,
    school: entry.school,
    field: entry.field,
    average: entry.average,
    averageScale: entry.averageScale,
    comment: entry.comment,
  };
}
type ParseEntryResult =
  | { ok: true; values: CursusValues }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/** More than any real history; limits what one candidate can store. */
export const MAX_CURSUS_ENTRIES = 40;

export const MAX_COMMENT_CHARACTERS = 500;

/** Parses the dialog « Ajouter un nouveau Cursus ». Activity, year and country are required. */
export function parseEntry(
  input: FormInput,
  countries: readonly string[],
  today: string,
): ParseEntryResult {
  const date = parseDate({
    day: input["occurredOn.day"] ?? "",
    month: input["occurredOn.month"] ?? "",
    year: input["occurredOn.year"] ?? "",
  });
  const average = parseAverage(input);
  const fields = {
    activity: requireValue(parseOption(input.activity, activities), "required"),
    schoolYear: requireValue(parseSchoolYear(input.schoolYear, today), "year-not-started"),
    occurredOn: date,
    school: parseLine(input.school, 150),
    country: requireValue(parseOption(input.country, countries), "country-missing"),
    province: parseLine(input.province, 100),
    city: parseLine(input.city, 100),
    level: parseOption(input.level, levels),
    field: parseLine(input.field, 100),
    average: average.ok ? { ok: true as const, value: average.value?.average ?? null } : average,
    comment: parseMultilineText(input.comment, MAX_COMMENT_CHARACTERS),
  };
  const errors = Object.entries(fields).flatMap(([field, one]) =>
    one.ok ? [] : [[field, one.reason] as const],
  );
  if (errors.length > 0 || !average.ok)
    return { ok: false, reason: "invalid", errors: Object.fromEntries(errors) };
  const values = Object.fromEntries(
    Object.entries(fields).map(([field, one]) => [field, one.ok ? one.value : null]),
  );
  const averageScale = average.value?.scale ?? null;
  return { ok: true, values: { ...values, averageScale } as CursusValues };
}

function requireValue<T>(parsed: ParseResult<T>, reason: string): ParseResult<T> {
  return parsed.ok && parsed.value === null ? { ok: false, reason } : parsed;
}

/**
 * Parses `YYYY-YYYY`, where the second year follows the first (APP-15). Refuses with `year-not-started` a year that has
 * not begun.
 */
export function parseSchoolYear(text: string | undefined, today: string): ParseResult<string> {
  if (!text?.trim()) return { ok: true, value: null };
  const match = /^(\d{4})\s*[-–/]\s*(\d{4})$/.exec(toLatinDigits(text.trim()));
  const startYear = Number(match?.[1]);
  if (!match || Number(match[2]) !== startYear + 1) return { ok: false, reason: "not-in-list" };
  const lastYear = getLastStartedYear(today);
  if (startYear < lastYear - MAX_YEARS_BACK) return { ok: false, reason: "not-in-list" };
  if (startYear > lastYear) return { ok: false, reason: "year-not-started" };
  return { ok: true, value: `${startYear}-${startYear + 1}` };
}

/** A candidate who left school long ago gives the last year they attended. */
const MAX_YEARS_BACK = 60;

/** The school years that the form offers, latest first: from the last one begun to sixty years before. */
export function listSchoolYears(today: string): string[] {
  const lastYear = getLastStartedYear(today);
  return Array.from(
    { length: MAX_YEARS_BACK + 1 },
    (_, index) => `${lastYear - index}-${lastYear + 1 - index}`,
  );
}

/** Groups years by decade, latest first: 61 rows are too many for one list. */
export function groupByDecade(years: readonly string[]): { decade: number; years: string[] }[] {
  const getDecade = (year: string) => Math.floor(Number(year.slice(0, 4)) / 10) * 10;
  const decades = [...new Set(years.map(getDecade))];
  return decades.map((decade) => ({
    decade,
    years: years.filter((year) => getDecade(year) === decade),
  }));
}

/** The first year of the latest school year that has begun. The first schools open in August. */
function getLastStartedYear(today: string): number {
  return Number(today.slice(0, 4)) - (today.slice(5, 7) < "08" ? 1 : 0);
}

/**
 * The school years without an entry between the first entry and the last, or the latest that has begun. Empty when
 * more than twelve, because the form then asks nothing.
 */
export function listMissingYears(
  entries: readonly { schoolYear: string }[],
  today: string,
): string[] {
  const givenYears = new Set(entries.map(({ schoolYear }) => Number(schoolYear.slice(0, 4))));
  if (givenYears.size === 0) return [];
  const last = Math.max(...givenYears, getLastStartedYear(today));
  const missing: string[] = [];
  for (let year = Math.min(...givenYears) + 1; year < last; year += 1)
    if (!givenYears.has(year)) missing.push(`${year}-${year + 1}`);
  return missing.length > 12 ? [] : missing;
}

/** The keypad of the average: digits only, or letters too when the scale has them or is not chosen yet. */
export function getKeypad(scale: string): "decimal" | "text" {
  return /^\d/.test(scale) ? "decimal" : "text";
}

type Average = { average: string | null; scale: string };

/**
 * Parses an average and its scale as printed on the report, with comma or point. Reports a wrong scale before a wrong
 * number.
 */
export function parseAverage(input: FormInput): ParseResult<Average> {
  if (input.averagePending) return { ok: true, value: { average: null, scale: PENDING_SCALE } };
  const line = parseLine(input.average && toLatinDigits(input.average), 40);
  if (!line.ok || line.value === null) return line.ok ? { ok: true, value: null } : line;
  const written = detectScale(line.value);
  // No default scale: the chosen one, or the one written after the average.
  const scale = parseOption(input.averageScale || written || "", averageScales);
  if (!scale.ok || scale.value === null) return { ok: false, reason: "average-scale" };
  if (written && written !== scale.value)
    return { ok: false, reason: `average-scale-written:${written}` };
  const average = parseOnScale(line.value, scale.value);
  if (!average.ok || average.value === null) return average as ParseResult<Average>;
  return { ok: true, value: { average: average.value, scale: scale.value } };
}

/** The scale written after the average (« 14,5/20 », « 82 % »), if it is a known one. */
function detectScale(text: string): string | null {
  const [, denominator, percent] = /(?:\/\s*([\d.,]+)|(%))$/.exec(text) ?? [];
  const written = percent ? "100" : denominator?.replace(",", ".");
  return averageScales.find((scale) => scale === written) ?? null;
}

function parseOnScale(text: string, scale: string): ParseResult<string> {
  if (scale === "mention") return { ok: true, value: text };
  if (scale === "letter" || scale === "gce") return parseLetterGrade(text);
  const number = text.replace(",", ".").replace(/\s*(\/\s*[\d.,]+|%)$/, "");
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(number)) return { ok: false, reason: "average-number" };
  if (Number(number) > Number(scale)) return { ok: false, reason: `average-range:${scale}` };
  return { ok: true, value: number };
}

function parseLetterGrade(text: string): ParseResult<string> {
  const letter = text.replace(/\s/g, "").replace("−", "-").toUpperCase();
  return /^[A-FU][+-]?$|^A\*$/.test(letter)
    ? { ok: true, value: letter }
    : { ok: false, reason: "average-letter" };
}
