import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import { keyOf, paramsOf, wantedOf, wordOf } from "./journal.ts";

test("an address says what is wanted, and what is not understood is left out", () => {
  const address = "qui=fall&par=staff&sujet=application&objet=abc&du=2026-11-01&au=2026-11-20";
  const wanted = wantedOf(new Query(address));
  expect(wanted).toEqual({
    who: "fall",
    party: "staff",
    subject: "application",
    subjectId: "abc",
    from: "2026-11-01",
    until: "2026-11-20",
  });
  expect(paramsOf(wanted).toString()).toBe(address);
  const odd = wantedOf(new Query("par=god&sujet=x&du=hier&au=2026-99-99"));
  expect(paramsOf(odd).toString()).toBe("");
});

test("a page goes on from a word of its address; any other word is no place", () => {
  const key = {
    at: new Date("2026-11-22T07:00:00.123Z"),
    id: "019a0000-0000-7000-8000-000000000000",
  };
  expect(keyOf(wordOf(key))).toEqual(key);
  for (const odd of [
    "",
    "x",
    "abc.def",
    `${wordOf(key)}'--`,
    `zzzzzzzzz.${key.id}`,
    `a.${"-".repeat(36)}`,
  ])
    expect(keyOf(odd)).toBeNull();
});
