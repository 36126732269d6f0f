import { expect, test } from "vitest";
import {
  getOpenUntil,
  listOpenSections,
  type Reopening,
  wasReopened,
} from "./reopened-sections.ts";

const day = (text: string) => new Date(`2026-12-${text}T23:59:59.999Z`);
const buildReopening = (overrides: Partial<Reopening>): Reopening => ({
  sections: ["passport"],
  endsAt: day("10"),
  closedAt: null,
  ...overrides,
});
const at = new Date("2026-12-05T12:00:00Z");

test("getOpenUntil: a section named twice stays open until the later end", () => {
  const both = [
    buildReopening({}),
    buildReopening({ sections: ["cursus", "passport"], endsAt: day("20") }),
  ];
  expect(listOpenSections(both, at)).toEqual(["passport", "cursus"]);
  expect(getOpenUntil(both, "passport", at)).toEqual(day("20"));
  expect(listOpenSections(both, new Date("2026-12-15T12:00:00Z"))).toEqual(["passport", "cursus"]);
  const [first, second] = both;
  if (!first || !second) throw new Error("two openings");
  expect(getOpenUntil([first, { ...second, closedAt: at }], "passport", at)).toEqual(day("10"));
});

test("listOpenSections: is open until the last moment of the day", () => {
  expect(listOpenSections([buildReopening({})], day("10"))).toEqual(["passport"]);
  expect(listOpenSections([buildReopening({})], new Date(day("10").getTime() + 1))).toEqual([]);
  expect(getOpenUntil([buildReopening({})], "passport", day("11"))).toBeNull();
});

test("listOpenSections: a closed reopening opens nothing, but wasReopened remembers it", () => {
  const closed = [buildReopening({ closedAt: at })];
  expect(listOpenSections(closed, at)).toEqual([]);
  expect(wasReopened(closed, "passport")).toBe(true);
  expect(wasReopened(closed, "cursus")).toBe(false);
});
