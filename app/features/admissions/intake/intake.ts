import { countDaysLeft } from "#app/features/access/campus-time.ts";
import type { ApplicationWindow } from "#app/features/catalogue/programmes/application-window.ts";
import { parseLine } from "#app/lib/parse-line.ts";
import { type DateParts, getEndOfDay, type ParseResult, parseDate } from "../calendar.ts";
import { type FormInput, parseCount } from "../form-values.ts";

/** The calendar days left until the closing of an intake, which is a day in Dakar; 0 on the last day. */
export function countDaysToClosing(closesAt: Date, at: Date): number {
  return countDaysLeft("senegal", closesAt, at);
}

export type IntakeValues = ApplicationWindow & {
  year: number;
  nameFr: string;
  nameEn: string;
  answerDays: number;
};
type ParseIntakeResult =
  | { ok: true; values: IntakeValues }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Parses the form of an intake: names in both languages, year, first and last day (whole days in Dakar), grace hours
 * (0 to 72) and days to answer an offer (1 to 90).
 */
export function parseIntake(input: FormInput): ParseIntakeResult {
  const fields = {
    nameFr: requireValue(parseLine(input.nameFr, 100)),
    nameEn: requireValue(parseLine(input.nameEn, 100)),
    year: requireValue(parseCount(input.year, 2020, 2100)),
    opensOn: requireValue(parseDate(getDateParts(input, "opensOn"))),
    closesOn: requireValue(parseDate(getDateParts(input, "closesOn"))),
    graceHours: requireValue(parseCount(input.graceHours, 0, 72)),
    answerDays: requireValue(parseCount(input.answerDays, 1, 90)),
  };
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(fields).flatMap(([field, one]) => (one.ok ? [] : [[field, one.reason]])),
  );
  const [opensOn, closesOn] = [getValue(fields.opensOn), getValue(fields.closesOn)];
  if (opensOn && closesOn && closesOn < opensOn) errors.closesOn = "closes-before-opening";
  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  return {
    ok: true,
    values: {
      nameFr: getValue(fields.nameFr) ?? "",
      nameEn: getValue(fields.nameEn) ?? "",
      year: getValue(fields.year) ?? 0,
      opensAt: new Date(`${opensOn}T00:00:00Z`),
      closesAt: getEndOfDay(closesOn ?? ""),
      graceHours: getValue(fields.graceHours) ?? 0,
      answerDays: getValue(fields.answerDays) ?? 0,
    },
  };
}

function getDateParts(input: FormInput, field: string): DateParts {
  const part = (name: string) => input[`${field}.${name}`] ?? "";
  return { day: part("day"), month: part("month"), year: part("year") };
}

function requireValue<T>(parsed: ParseResult<T>): ParseResult<T> {
  return parsed.ok && parsed.value === null ? { ok: false, reason: "required" } : parsed;
}

function getValue<T>(parsed: ParseResult<T>): T | null {
  return parsed.ok ? parsed.value : null;
}
