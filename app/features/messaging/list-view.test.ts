import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import { earlierQuery, queryAfter, SHOWN, shownOf, viewOf, writeQuery } from "./list-view.ts";

const read = (query: string) => viewOf(new Query(query));

test("an address says what is asked of the list, and is written again the same", () => {
  for (const query of [
    "",
    "?q=bulletin+page",
    "?q=a&vue=sans-reponse&avant=0190a5d2-7c3e-7b1a-9f00-0123456789ab",
    "?vue=sans-reponse",
  ])
    expect(writeQuery(read(query))).toBe(query);
});

test("after an act in a conversation its list is as it was, and what was sent is said", () => {
  const after = (query: string, sent?: string) => queryAfter(new Query(query), sent);
  expect(after("?q=bulletin&vue=sans-reponse&sent=1")).toBe("?q=bulletin&vue=sans-reponse");
  expect(after("?vue=sans-reponse&sent=1&messages=100", "2")).toBe("?vue=sans-reponse&sent=2");
  expect(after("", "2")).toBe("?sent=2");
  expect(after("?sent=1")).toBe("");
});

test("what is not known asks for the whole list", () => {
  expect(writeQuery(read("?vue=autre&q=%20%20&x=1"))).toBe("");
  expect(read(`?q=${"a".repeat(900)}`).search).toHaveLength(200);
});

test("a conversation shows its last messages, and so many more each time they are asked for", () => {
  const shown = (query: string) => shownOf(new Query(query));
  for (const query of ["", "?messages=", "?messages=7", "?messages=-1", "?messages=1.5"])
    expect(shown(query)).toBe(SHOWN);
  expect(shown("?messages=1e99")).toBeLessThanOrEqual(5_000);
  const more = earlierQuery(new Query("?q=bulletin&sent=7"));
  expect(more).toBe(`?q=bulletin&messages=${2 * SHOWN}`);
  expect(shown(earlierQuery(new Query(more)))).toBe(3 * SHOWN);
});
