import { expect, test } from "vitest";
import { keyOf, paramsOf, wantedOf, wordOf } from "./journal.ts";

test("an address says what is wanted, and what is not understood is left out", () => {
  const address = "qui=fall&par=staff&sujet=application&objet=abc&du=2026-11-01&au=2026-11-20";
  const wanted = wantedOf(new URLSearchParams(address));
  expect(wanted).toEqual({
    who: "fall",
    party: "staff",
    subject: "application",
    subjectId: "abc",
    from: "2026-11-01",
    until: "2026-11-20",
  });
  expect(paramsOf(wanted).toString()).toBe(address);
  const odd = wantedOf(new URLSearchParams("par=god&sujet=x&du=hier&au=2026-99-99"));
  expect(paramsOf(odd).toString()).toBe("");
});

test("a page goes on from a word of its address; any other word is no place", () => {
  const key = {
    at: new Date("2026-11-22T07:00:00.123Z"),
    id: "019a0000-0000-7000-8000-000000000000",
  };
  expect(keyOf(wordOf(key))).toEqual(key);
  for (const odd of [null, "", "x", "abc.def", `${wordOf(key)}'--`]) expect(keyOf(odd)).toBeNull();
});
