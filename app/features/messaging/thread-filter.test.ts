import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import {
  DEFAULT_MESSAGE_COUNT,
  formatEarlierQuery,
  formatQueryAfterAction,
  formatThreadFilter,
  parseMessageCount,
  parseThreadFilter,
} from "./thread-filter.ts";

const parse = (query: string) => parseThreadFilter(new Query(query));

test("formatThreadFilter: writes back what parseThreadFilter read", () => {
  for (const query of [
    "",
    "?q=bulletin+page",
    "?q=a&vue=sans-reponse&avant=0190a5d2-7c3e-7b1a-9f00-0123456789ab",
    "?vue=sans-reponse",
  ])
    expect(formatThreadFilter(parse(query))).toBe(query);
});

test("formatQueryAfterAction: keeps the filter and adds the sent message", () => {
  const after = (query: string, sent?: string) => formatQueryAfterAction(new Query(query), sent);
  expect(after("?q=bulletin&vue=sans-reponse&sent=1")).toBe("?q=bulletin&vue=sans-reponse");
  expect(after("?vue=sans-reponse&sent=1&messages=100", "2")).toBe("?vue=sans-reponse&sent=2");
  expect(after("", "2")).toBe("?sent=2");
  expect(after("?sent=1")).toBe("");
});

test("parseThreadFilter: ignores unknown values", () => {
  expect(formatThreadFilter(parse("?vue=autre&q=%20%20&x=1"))).toBe("");
  expect(parse(`?q=${"a".repeat(900)}`).search).toHaveLength(200);
});

test("parseMessageCount: defaults to 50 and grows with formatEarlierQuery", () => {
  const getCount = (query: string) => parseMessageCount(new Query(query));
  for (const query of ["", "?messages=", "?messages=7", "?messages=-1", "?messages=1.5"])
    expect(getCount(query)).toBe(DEFAULT_MESSAGE_COUNT);
  expect(getCount("?messages=1e99")).toBeLessThanOrEqual(5_000);
  const more = formatEarlierQuery(new Query("?q=bulletin&sent=7"));
  expect(more).toBe(`?q=bulletin&messages=${2 * DEFAULT_MESSAGE_COUNT}`);
  expect(getCount(formatEarlierQuery(new Query(more)))).toBe(3 * DEFAULT_MESSAGE_COUNT);
});
