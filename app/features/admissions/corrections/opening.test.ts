import { expect, test } from "vitest";
import { type Opening, openSections, openUntil, wasOpened } from "./opening.ts";

const day = (text: string) => new Date(`2026-12-${text}T23:59:59.999Z`);
const opening = (overrides: Partial<Opening>): Opening => ({
  sections: ["passport"],
  endsAt: day("10"),
  closedAt: null,
  ...overrides,
});
const at = new Date("2026-12-05T12:00:00Z");

test("a section named twice stays open until the later of the two ends", () => {
  const both = [opening({}), opening({ sections: ["cursus", "passport"], endsAt: day("20") })];
  expect(openSections(both, at)).toEqual(["passport", "cursus"]);
  expect(openUntil(both, "passport", at)).toEqual(day("20"));
  expect(openSections(both, new Date("2026-12-15T12:00:00Z"))).toEqual(["passport", "cursus"]);
  const [first, second] = both;
  if (!first || !second) throw new Error("two openings");
  expect(openUntil([first, { ...second, closedAt: at }], "passport", at)).toEqual(day("10"));
});

test("it is open to the last moment of its day, and shut after it", () => {
  expect(openSections([opening({})], day("10"))).toEqual(["passport"]);
  expect(openSections([opening({})], new Date(day("10").getTime() + 1))).toEqual([]);
  expect(openUntil([opening({})], "passport", day("11"))).toBeNull();
});

test("what is closed is shut whatever its day, and it is still known that it was open", () => {
  const closed = [opening({ closedAt: at })];
  expect(openSections(closed, at)).toEqual([]);
  expect(wasOpened(closed, "passport")).toBe(true);
  expect(wasOpened(closed, "cursus")).toBe(false);
});
