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

test("a section named twice stays open until the later of the two ends", () => {
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

test("it is open to the last moment of its day, and shut after it", () => {
  expect(listOpenSections([buildReopening({})], day("10"))).toEqual(["passport"]);
  expect(listOpenSections([buildReopening({})], new Date(day("10").getTime() + 1))).toEqual([]);
  expect(getOpenUntil([buildReopening({})], "passport", day("11"))).toBeNull();
});

test("what is closed is shut whatever its day, and it is still known that it was open", () => {
  const closed = [buildReopening({ closedAt: at })];
  expect(listOpenSections(closed, at)).toEqual([]);
  expect(wasReopened(closed, "passport")).toBe(true);
  expect(wasReopened(closed, "cursus")).toBe(false);
});
