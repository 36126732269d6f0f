import { expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getNewIntakeDefaults } from "./intake.server.ts";
import { getCampusRules, getConsentAge } from "./school-rules.server.ts";
import { changeSetting, listSettings } from "./settings.server.ts";

await createTestDatabase();
const administrator = await buildStaff({ role: "administrator" });
// The database allows no such account, but the command checks the campus anyway.
const campusAdministrator = { ...administrator, campus: "senegal" as const };
const others = [await buildStaff(), await buildStaff({ role: "editor" }), await buildStudent()];

const age = { name: "consentAge", campus: "senegal" } as const;
const grace = { name: "graceHours", campus: null } as const;

test("changeSetting: changes the value of one campus, and records both values in the history", async () => {
  expect(await changeSetting(administrator, age, { value: "21", expectedValue: "18" })).toEqual({
    ok: true,
  });
  expect(await getConsentAge("senegal")).toBe(21);
  expect(await getConsentAge("cameroon")).toBe(18);
  const line = (await listSettings(administrator))?.find(
    ({ name, campus }) => name === "consentAge" && campus === "senegal",
  );
  expect(line).toMatchObject({
    value: 21,
    history: [{ name: administrator.name, changes: { consentAge: { from: 18, to: 21 } } }],
  });
  // Undone by the same command with the former value.
  expect(await changeSetting(administrator, age, { value: "18", expectedValue: "21" })).toEqual({
    ok: true,
  });
  expect(await getConsentAge("senegal")).toBe(18);
});

test("changeSetting: refuses everybody else, and another campus or the school to an administrator of one campus", async () => {
  for (const other of others) {
    expect(await listSettings(other)).toBeNull();
    expect(await changeSetting(other, age, { value: "20", expectedValue: "18" })).toBeNull();
  }
  const settingNames = (await listSettings(campusAdministrator))?.map(
    ({ name, campus }) => `${name} ${campus}`,
  );
  expect(settingNames).toEqual(["consentAge senegal", "secondReader senegal"]);
  const otherCampus = { name: "secondReader", campus: "cameroon" } as const;
  expect(
    await changeSetting(campusAdministrator, otherCampus, { value: "no", expectedValue: "yes" }),
  ).toBeNull();
  expect(
    await changeSetting(campusAdministrator, grace, { value: "12", expectedValue: "6" }),
  ).toBeNull();
  expect(
    await changeSetting(
      campusAdministrator,
      { ...otherCampus, campus: "senegal" },
      { value: "no", expectedValue: "yes" },
    ),
  ).toEqual({ ok: true });
  expect((await getCampusRules("senegal")).secondReader).toBe(false);
  expect((await getCampusRules("cameroon")).secondReader).toBe(true);
});

test("changeSetting: refuses a value out of bounds, a value changed since and an unknown setting", async () => {
  expect(await changeSetting(administrator, age, { value: "14", expectedValue: "18" })).toEqual({
    ok: false,
    reason: "invalid",
    errors: { value: "count:15,21" },
  });
  const both = await Promise.all([
    changeSetting(administrator, grace, { value: "12", expectedValue: "6" }),
    changeSetting(administrator, grace, { value: "24", expectedValue: "6" }),
  ]);
  expect(both.filter((one) => one?.ok)).toHaveLength(1);
  expect(both.find((one) => !one?.ok)).toEqual({ ok: false, reason: "setting-changed" });
  expect(await changeSetting(administrator, { name: "logo", campus: null }, {})).toBeNull();
  const hours = both[0]?.ok ? 12 : 24;
  expect(await getNewIntakeDefaults(administrator)).toEqual({ graceHours: hours, answerDays: 15 });
  // The same value again records nothing.
  await changeSetting(administrator, grace, { value: String(hours), expectedValue: String(hours) });
  const line = (await listSettings(administrator))?.find(({ name }) => name === "graceHours");
  expect(line?.history).toHaveLength(1);
});
