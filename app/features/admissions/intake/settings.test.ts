import { expect, test } from "vitest";
import { readSetting, type SettingName, settingOf, settings, writeSetting } from "./settings.ts";

const bounds = Object.entries(settings).filter(([, { kind }]) => kind === "count");

test.for(bounds)("%s is a whole number within its bounds", ([name, { least, most }]) => {
  const read = (text?: string) => readSetting(name as SettingName, text);
  for (const value of [least, most]) expect(read(String(value))).toEqual({ ok: true, value });
  for (const wrong of [String(least - 1), String(most + 1), "1,5", "dix"])
    expect(read(wrong)).toEqual({ ok: false, reason: `count:${least},${most}` });
  expect(read(" ")).toEqual({ ok: false, reason: "required" });
});

test("a switch is yes or no, and is written as it is read", () => {
  for (const value of [true, false])
    expect(readSetting("secondReader", writeSetting(value))).toEqual({ ok: true, value });
  expect(readSetting("secondReader", "maybe")).toEqual({ ok: false, reason: "not-in-list" });
  expect(readSetting("secondReader", undefined)).toEqual({ ok: false, reason: "required" });
  expect(readSetting("graceHours", writeSetting(12))).toEqual({ ok: true, value: 12 });
});

test("a setting is of a campus or of the school, never of the other", () => {
  expect(settingOf("consentAge", "senegal")).toEqual({ name: "consentAge", campus: "senegal" });
  expect(settingOf("consentAge", null)).toBeNull();
  expect(settingOf("graceHours", "senegal")).toBeNull();
  expect(settingOf("toString", null)).toBeNull();
});
