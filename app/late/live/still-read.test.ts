import { expect, test } from "vitest";
import { isStillRead } from "./still-read.ts";

test("a refusal and what stays to be read are on the page while news arrive, what went well does not hold them back", () => {
  expect(isStillRead({ "fr/office-choice": { ok: false, errors: { words: "required" } } })).toBe(
    true,
  );
  expect(isStillRead({ "fr/office-choice": { ok: true, stays: true, preview: {} } })).toBe(true);
  expect(isStillRead({ "fr/messagerie": { ok: true, sent: "1" } })).toBe(false);
  for (const none of [null, undefined, {}, { "fr/reponses": null }, { "fr/x": "text" }])
    expect(isStillRead(none as never)).toBe(false);
});
