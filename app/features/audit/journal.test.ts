import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import {
  formatJournalFilter,
  formatJournalKey,
  parseJournalFilter,
  parseJournalKey,
} from "./journal.ts";

test("parseJournalFilter: reads back formatJournalFilter and ignores invalid values", () => {
  const address = "qui=fall&par=staff&sujet=application&objet=abc&du=2026-11-01&au=2026-11-20";
  const filter = parseJournalFilter(new Query(address));
  expect(filter).toEqual({
    who: "fall",
    party: "staff",
    subject: "application",
    subjectId: "abc",
    from: "2026-11-01",
    until: "2026-11-20",
  });
  expect(formatJournalFilter(filter).toString()).toBe(address);
  const invalid = parseJournalFilter(new Query("par=god&sujet=x&du=hier&au=2026-99-99"));
  expect(formatJournalFilter(invalid).toString()).toBe("");
});

test("parseJournalKey: reads back formatJournalKey and returns null for anything else", () => {
  const key = {
    at: new Date("2026-11-22T07:00:00.123Z"),
    id: "019a0000-0000-7000-8000-000000000000",
  };
  expect(parseJournalKey(formatJournalKey(key))).toEqual(key);
  for (const invalid of [
    "",
    "x",
    "abc.def",
    `${formatJournalKey(key)}'--`,
    `zzzzzzzzz.${key.id}`,
    `a.${"-".repeat(36)}`,
  ])
    expect(parseJournalKey(invalid)).toBeNull();
});
