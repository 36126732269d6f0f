import { expect, test } from "vitest";
import { speculationRules } from "./speculation.ts";

test.for([
  ["mouse", "moderate"],
  ["finger", "conservative"],
] as const)("speculationRules: with a %s, prefetches with eagerness %s", ([pointer, eagerness]) => {
  const rules = JSON.parse(speculationRules(pointer));
  expect(Object.keys(rules)).toEqual(["prefetch"]);
  expect(rules.prefetch).toMatchObject([{ source: "document", eagerness }]);
});
