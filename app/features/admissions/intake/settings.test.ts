import { expect, test } from "vitest";
import {
  findSetting,
  formatSetting,
  parseSetting,
  type SettingName,
  settings,
} from "./settings.ts";

const bounds = Object.entries(settings).filter(([, { kind }]) => kind === "count");

test.for(bounds)("%s is a whole number within its bounds", ([name, { min: least, max: most }]) => {
  const read = (text?: string) => parseSetting(name as SettingName, text);
  for (const value of [least, most]) expect(read(String(value))).toEqual({ ok: true, value });
  for (const wrong of [String(least - 1), String(most + 1), "1,5", "dix"])
    expect(read(wrong)).toEqual({ ok: false, reason: `count:${least},${most}` });
  expect(read(" ")).toEqual({ ok: false, reason: "required" });
});

test("a switch is yes or no, and is written as it is read", () => {
  for (const value of [true, false])
    expect(parseSetting("secondReader", formatSetting(value))).toEqual({ ok: true, value });
  expect(parseSetting("secondReader", "maybe")).toEqual({ ok: false, reason: "not-in-list" });
  expect(parseSetting("secondReader", undefined)).toEqual({ ok: false, reason: "required" });
  expect(parseSetting("graceHours", formatSetting(12))).toEqual({ ok: true, value: 12 });
});

test("a setting is of a campus or of the school, never of the other", () => {
  expect(findSetting("consentAge", "senegal")).toEqual({ name: "consentAge", campus: "senegal" });
  expect(findSetting("consentAge", null)).toBeNull();
  expect(findSetting("graceHours", "senegal")).toBeNull();
  expect(findSetting("toString", null)).toBeNull();
});
