import { expect, test } from "vitest";
import { mustKeepActionResult } from "./keep-action-result.ts";

test("a refusal and what stays to be read are on the page while news arrive, what went well does not hold them back", () => {
  expect(
    mustKeepActionResult({ "fr/office-choice": { ok: false, errors: { words: "required" } } }),
  ).toBe(true);
  expect(mustKeepActionResult({ "fr/office-choice": { ok: true, stays: true, preview: {} } })).toBe(
    true,
  );
  expect(mustKeepActionResult({ "fr/messagerie": { ok: true, sent: "1" } })).toBe(false);
  for (const empty of [null, undefined, {}, { "fr/reponses": null }, { "fr/x": "text" }])
    expect(mustKeepActionResult(empty as never)).toBe(false);
});
