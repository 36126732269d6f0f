import { expect, test } from "vitest";
import { saysRefused } from "./refused.ts";

test("a refusal stays on the page while news arrive, what went well does not hold them back", () => {
  expect(saysRefused({ "fr/office-choice": { ok: false, errors: { words: "required" } } })).toBe(
    true,
  );
  expect(saysRefused({ "fr/messagerie": { ok: true, sent: "1" } })).toBe(false);
  for (const none of [null, undefined, {}, { "fr/reponses": null }, { "fr/x": "text" }])
    expect(saysRefused(none as never)).toBe(false);
});
