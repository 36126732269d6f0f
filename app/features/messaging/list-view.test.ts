import { expect, test } from "vitest";
import { queryOf, viewOf } from "./list-view.ts";

const read = (query: string) => viewOf(new URLSearchParams(query));

test("an address says what is asked of the list, and is written again the same", () => {
  for (const query of ["", "?q=bulletin+page", "?q=a&vue=non-lus&avant=7", "?vue=non-lus"])
    expect(queryOf(read(query))).toBe(query);
});

test("what is not known asks for the whole list", () => {
  expect(queryOf(read("?vue=autre&q=%20%20&x=1"))).toBe("");
  expect(read(`?q=${"a".repeat(900)}`).search).toHaveLength(200);
});
