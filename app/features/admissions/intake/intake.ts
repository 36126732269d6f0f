import { readLine } from "#app/lib/read-line.ts";
import { type DateParts, endOf, type Read, readDate } from "../calendar.ts";
import { readCount, type Typed } from "../text.ts";

const HOUR = 3_600_000;

/** The dates of an intake that decide what may be begun and sent. */
export type Dates = { opensAt: Date; closesAt: Date; graceHours: number };

/** Until when what was begun before the closing may still be sent. */
export function graceEnd({ closesAt, graceHours }: Omit<Dates, "opensAt">): Date {
  return new Date(closesAt.getTime() + graceHours * HOUR);
}

/**
 * Does an application come in time? `late`: after the closing, within the hours of grace, which are for
 * what was begun before it and was slowed by the network (product decisions, "Application").
 */
export function timeliness(
  intake: Omit<Dates, "opensAt">,
  begunAt: Date,
  at: Date,
): "in-time" | "late" | "closed" {
  if (at <= intake.closesAt) return "in-time";
  return begunAt <= intake.closesAt && at <= graceEnd(intake) ? "late" : "closed";
}

export type IntakeValues = Dates & {
  year: number;
  nameFr: string;
  nameEn: string;
  answerDays: number;
};
type Found =
  | { ok: true; values: IntakeValues }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Reads the form of an intake: names in both languages, its year, the first and the last day to apply
 * (whole days in Dakar), the hours of grace (0 to 72) and the days to answer an offer (1 to 90).
 */
export function readIntake(typed: Typed): Found {
  const read = {
    nameFr: must(readLine(typed.nameFr, 100)),
    nameEn: must(readLine(typed.nameEn, 100)),
    year: must(readCount(typed.year, 2020, 2100)),
    opensOn: must(readDate(partsIn(typed, "opensOn"))),
    closesOn: must(readDate(partsIn(typed, "closesOn"))),
    graceHours: must(readCount(typed.graceHours, 0, 72)),
    answerDays: must(readCount(typed.answerDays, 1, 90)),
  };
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(read).flatMap(([field, one]) => (one.ok ? [] : [[field, one.reason]])),
  );
  const [opensOn, closesOn] = [given(read.opensOn), given(read.closesOn)];
  if (opensOn && closesOn && closesOn < opensOn) errors.closesOn = "closes-before-opening";
  if (Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  return {
    ok: true,
    values: {
      nameFr: given(read.nameFr) ?? "",
      nameEn: given(read.nameEn) ?? "",
      year: given(read.year) ?? 0,
      opensAt: new Date(`${opensOn}T00:00:00Z`),
      closesAt: endOf(closesOn ?? ""),
      graceHours: given(read.graceHours) ?? 0,
      answerDays: given(read.answerDays) ?? 0,
    },
  };
}

function partsIn(typed: Typed, field: string): DateParts {
  const part = (name: string) => typed[`${field}.${name}`] ?? "";
  return { day: part("day"), month: part("month"), year: part("year") };
}

function must<T>(read: Read<T>): Read<T> {
  return read.ok && read.value === null ? { ok: false, reason: "required" } : read;
}

function given<T>(read: Read<T>): T | null {
  return read.ok ? read.value : null;
}
