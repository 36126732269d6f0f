import { expect, test } from "vitest";
import type { SettingView } from "#app/features/admissions/intake/settings.server.ts";
import { getSettingKey } from "./setting-row.tsx";

test("getSettingKey: changes with each change, also when the loaded history is full", () => {
  const entry = { at: new Date(0), action: "setting.changed", name: null, changes: {} };
  const history = Array.from({ length: 20 }, (_, index) => ({ ...entry, id: `${index}` }));
  const line = { name: "ageOfMajority", campus: null, value: 18, history };
  const toKey = (view: unknown) => getSettingKey(view as SettingView);
  const changed = { ...line, history: [{ ...entry, id: "new" }, ...history.slice(0, 19)] };
  expect(toKey(changed)).not.toBe(toKey(line));
  expect(toKey({ ...line, history: [] })).toBe(toKey({ ...line, history: [] }));
});
