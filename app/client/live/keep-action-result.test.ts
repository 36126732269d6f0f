import { expect, test } from "vitest";
import { mustKeepActionResult } from "./keep-action-result.ts";

test("mustKeepActionResult: returns true for an error and a result with isPersistent, false for a success", () => {
  expect(
    mustKeepActionResult({ "fr/office-choice": { ok: false, errors: { reason: "required" } } }),
  ).toBe(true);
  expect(
    mustKeepActionResult({ "fr/office-choice": { ok: true, isPersistent: true, preview: {} } }),
  ).toBe(true);
  expect(mustKeepActionResult({ "fr/messagerie": { ok: true, sent: "1" } })).toBe(false);
  for (const empty of [null, undefined, {}, { "fr/reponses": null }, { "fr/x": "text" }])
    expect(mustKeepActionResult(empty as never)).toBe(false);
});
