import type { Campus } from "#app/features/identity/actor.ts";
import type { ParseResult } from "../calendar.ts";
import { parseCount, parseOneOf } from "../form-values.ts";

type SettingRow = {
  /** Whether each campus has its own, or the school has one. */
  scope: "campus" | "school";
  /** What it may be: a number between two bounds, or yes and no. */
  kind: "count" | "switch";
  min: number;
  max: number;
};

/** THE TABLE of what an administrator sets. The bounds are those that the database keeps. */
export const settings = {
  consentAge: { scope: "campus", kind: "count", min: 15, max: 21 },
  secondReader: { scope: "campus", kind: "switch", min: 0, max: 1 },
  requestDays: { scope: "school", kind: "count", min: 1, max: 60 },
  graceHours: { scope: "school", kind: "count", min: 0, max: 72 },
  answerDays: { scope: "school", kind: "count", min: 1, max: 90 },
} as const satisfies Record<string, SettingRow>;

export type SettingName = keyof typeof settings;
export type SettingValue = number | boolean;
/** Which value: of one campus, or of the school (null). */
export type SettingKey = { name: SettingName; campus: Campus | null };

/**
 * The setting that a form names; null when there is none such: a campus where the school has one, or none
 * where each has its own.
 */
export function findSetting(name: string, campus: Campus | null): SettingKey | null {
  const settingName = (Object.keys(settings) as SettingName[]).find((one) => one === name);
  if (!settingName || (settings[settingName].scope === "campus") !== (campus !== null)) return null;
  return { name: settingName, campus };
}

/** Reads a value: « yes » or « no » of a switch, or a whole number within the bounds of the setting. */
export function parseSetting(
  name: SettingName,
  text: string | undefined,
): ParseResult<SettingValue> {
  const { kind, min: least, max: most } = settings[name];
  if (kind === "count") return requireValue(parseCount(text, least, most));
  const parsed = requireValue(parseOneOf(text, ["yes", "no"]));
  return parsed.ok ? { ok: true, value: parsed.value === "yes" } : parsed;
}

/** A value as its form writes it: what `readSetting` reads. */
export function formatSetting(value: SettingValue): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** How the history names a setting. */
export function toHistorySubject({ name, campus }: SettingKey): { kind: "setting"; id: string } {
  return { kind: "setting", id: `${name}:${campus ?? "school"}` };
}

function requireValue<T>(parsed: ParseResult<T>): ParseResult<T> {
  return parsed.ok && parsed.value === null ? { ok: false, reason: "required" } : parsed;
}
