import type { Campus } from "#app/features/identity/actor.ts";
import type { Read } from "../calendar.ts";
import { readChoice, readCount } from "../text.ts";

type Row = {
  /** Whether each campus has its own, or the school has one. */
  of: "campus" | "school";
  /** What it may be: a number between two bounds, or yes and no. */
  kind: "count" | "switch";
  least: number;
  most: number;
};

/** THE TABLE of what an administrator sets. The bounds are those that the database keeps. */
export const settings = {
  consentAge: { of: "campus", kind: "count", least: 15, most: 21 },
  secondReader: { of: "campus", kind: "switch", least: 0, most: 1 },
  requestDays: { of: "school", kind: "count", least: 1, most: 60 },
  graceHours: { of: "school", kind: "count", least: 0, most: 72 },
  answerDays: { of: "school", kind: "count", least: 1, most: 90 },
} as const satisfies Record<string, Row>;

export type SettingName = keyof typeof settings;
export type SettingValue = number | boolean;
/** Which value: of one campus, or of the school (null). */
export type Which = { name: SettingName; campus: Campus | null };

/**
 * The setting that a form names; null when there is none such: a campus where the school has one, or none
 * where each has its own.
 */
export function settingOf(name: string, campus: Campus | null): Which | null {
  const known = (Object.keys(settings) as SettingName[]).find((one) => one === name);
  if (!known || (settings[known].of === "campus") !== (campus !== null)) return null;
  return { name: known, campus };
}

/** Reads a value: « yes » or « no » of a switch, or a whole number within the bounds of the setting. */
export function readSetting(name: SettingName, text: string | undefined): Read<SettingValue> {
  const { kind, least, most } = settings[name];
  if (kind === "count") return must(readCount(text, least, most));
  const read = must(readChoice(text, ["yes", "no"]));
  return read.ok ? { ok: true, value: read.value === "yes" } : read;
}

/** A value as its form writes it: what `readSetting` reads. */
export function writeSetting(value: SettingValue): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** How the history names a setting. */
export function subjectOf({ name, campus }: Which): { kind: "setting"; id: string } {
  return { kind: "setting", id: `${name}:${campus ?? "school"}` };
}

function must<T>(read: Read<T>): Read<T> {
  return read.ok && read.value === null ? { ok: false, reason: "required" } : read;
}
