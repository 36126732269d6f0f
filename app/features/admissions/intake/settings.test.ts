import { expect, test } from "vitest";
import {
  findSetting,
  formatSetting,
  parseSetting,
  type SettingName,
  settings,
} from "./settings.ts";

const bounds = Object.entries(settings).filter(([, { kind }]) => kind === "count");

test.for(bounds)(
  "parseSetting: %s requires a whole number within its bounds",
  ([name, { min, max }]) => {
    const parse = (text?: string) => parseSetting(name as SettingName, text);
    for (const value of [min, max]) expect(parse(String(value))).toEqual({ ok: true, value });
    for (const text of [String(min - 1), String(max + 1), "1,5", "dix"])
      expect(parse(text)).toEqual({ ok: false, reason: `count:${min},${max}` });
    expect(parse(" ")).toEqual({ ok: false, reason: "required" });
  },
);

test("formatSetting: parseSetting reads a switch back", () => {
  for (const value of [true, false])
    expect(parseSetting("secondReader", formatSetting(value))).toEqual({ ok: true, value });
  expect(parseSetting("secondReader", "maybe")).toEqual({ ok: false, reason: "not-in-list" });
  expect(parseSetting("secondReader", undefined)).toEqual({ ok: false, reason: "required" });
  expect(parseSetting("graceHours", formatSetting(12))).toEqual({ ok: true, value: 12 });
});

test("findSetting: requires a campus exactly for a setting of the campuses", () => {
  expect(findSetting("consentAge", "senegal")).toEqual({ name: "consentAge", campus: "senegal" });
  expect(findSetting("consentAge", null)).toBeNull();
  expect(findSetting("graceHours", "senegal")).toBeNull();
  expect(findSetting("toString", null)).toBeNull();
});
