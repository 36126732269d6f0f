import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import {
  formatJournalFilter,
  formatJournalKey,
  parseJournalFilter,
  parseJournalKey,
} from "./journal.ts";

test("an address says what is wanted, and what is not understood is left out", () => {
  const address = "qui=fall&par=staff&sujet=application&objet=abc&du=2026-11-01&au=2026-11-20";
  const wanted = parseJournalFilter(new Query(address));
  expect(wanted).toEqual({
    who: "fall",
    party: "staff",
    subject: "application",
    subjectId: "abc",
    from: "2026-11-01",
    until: "2026-11-20",
  });
  expect(formatJournalFilter(wanted).toString()).toBe(address);
  const odd = parseJournalFilter(new Query("par=god&sujet=x&du=hier&au=2026-99-99"));
  expect(formatJournalFilter(odd).toString()).toBe("");
});

test("a page goes on from a word of its address; any other word is no place", () => {
  const key = {
    at: new Date("2026-11-22T07:00:00.123Z"),
    id: "019a0000-0000-7000-8000-000000000000",
  };
  expect(parseJournalKey(formatJournalKey(key))).toEqual(key);
  for (const odd of [
    "",
    "x",
    "abc.def",
    `${formatJournalKey(key)}'--`,
    `zzzzzzzzz.${key.id}`,
    `a.${"-".repeat(36)}`,
  ])
    expect(parseJournalKey(odd)).toBeNull();
});
