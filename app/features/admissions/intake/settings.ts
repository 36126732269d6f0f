import type { Campus } from "#app/features/access/actor.ts";
import type { ParseResult } from "../calendar.ts";
import { parseCount, parseOption } from "../form-values.ts";

type SettingRow = {
  /** Whether each campus has its own value, or the school has one. */
  scope: "campus" | "school";
  /** A number between two bounds, or yes and no. */
  kind: "count" | "switch";
  min: number;
  max: number;
};

/** The settings that an administrator can change. Constraints of the database have the same bounds. */
export const settings = {
  consentAge: { scope: "campus", kind: "count", min: 15, max: 21 },
  secondReader: { scope: "campus", kind: "switch", min: 0, max: 1 },
  requestDays: { scope: "school", kind: "count", min: 1, max: 60 },
  graceHours: { scope: "school", kind: "count", min: 0, max: 72 },
  answerDays: { scope: "school", kind: "count", min: 1, max: 90 },
} as const satisfies Record<string, SettingRow>;

export type SettingName = keyof typeof settings;
export type SettingValue = number | boolean;
/** The value of one campus, or of the school (null). */
export type SettingKey = { name: SettingName; campus: Campus | null };

/**
 * Finds the setting of a form. Null for an unknown name, a campus given for a setting of the school, or none given for
 * one of the campuses.
 */
export function findSetting(name: string, campus: Campus | null): SettingKey | null {
  const settingName = (Object.keys(settings) as SettingName[]).find((one) => one === name);
  if (!settingName || (settings[settingName].scope === "campus") !== (campus !== null)) return null;
  return { name: settingName, campus };
}

/** Parses a value: `yes` or `no` for a switch, else a whole number within the bounds. */
export function parseSetting(
  name: SettingName,
  text: string | undefined,
): ParseResult<SettingValue> {
  const { kind, min, max } = settings[name];
  if (kind === "count") return requireValue(parseCount(text, min, max));
  const parsed = requireValue(parseOption(text, ["yes", "no"]));
  return parsed.ok ? { ok: true, value: parsed.value === "yes" } : parsed;
}

/** A value as the form submits it and `parseSetting` reads it. */
export function formatSetting(value: SettingValue): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** The subject of a setting in the history. */
export function toHistorySubject({ name, campus }: SettingKey): { kind: "setting"; id: string } {
  return { kind: "setting", id: `${name}:${campus ?? "school"}` };
}

function requireValue<T>(parsed: ParseResult<T>): ParseResult<T> {
  return parsed.ok && parsed.value === null ? { ok: false, reason: "required" } : parsed;
}
