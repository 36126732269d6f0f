import { describe, expect, test } from "vitest";
import {
  getOfferingStatus,
  getPlacesLeft,
  getProgrammeAvailability,
  listWishOptions,
  type Offering,
  resolveOffering,
  type Wish,
} from "./offering.ts";

const at = new Date("2027-05-01T10:00:00Z");
const offering: Offering = {
  id: "dakar-6",
  programmeId: "curriculum",
  intakeId: "2027-09",
  site: "senegal",
  rhythm: "day",
  format: "class",
  level: "grade-6",
  window: {
    opensAt: new Date("2026-11-02T00:00:00Z"),
    closesAt: new Date("2027-06-30T23:59:59Z"),
    graceHours: 6,
  },
  places: 24,
  takenPlaces: 3,
  whenFull: "waiting-list",
  isClosed: false,
};
const noWish: Wish = {
  site: null,
  programmeId: null,
  level: null,
  rhythm: null,
  format: null,
  intakeId: null,
};
const offerings: Offering[] = [
  offering,
  { ...offering, id: "dakar-7", level: "grade-7" },
  { ...offering, id: "yaounde-6", site: "cameroon" },
  { ...offering, id: "prep-day", programmeId: "prep", level: null },
  { ...offering, id: "prep-evening", programmeId: "prep", level: null, rhythm: "evening" },
];

test("getPlacesLeft: is null without a limit, and never negative", () => {
  expect([getPlacesLeft(null, 40), getPlacesLeft(24, 3), getPlacesLeft(0, 0)]).toEqual([
    null,
    21,
    0,
  ]);
  expect(getPlacesLeft(2, 3), "the staff lowered the number").toBe(0);
});

describe("getOfferingStatus", () => {
  const full = { ...offering, takenPlaces: 24 };
  const inGrace = new Date("2027-07-01T05:00:00Z");
  test.each([
    ["before the opening", offering, "2026-11-01T23:59:59Z", "not-yet"],
    ["in the last second", offering, "2027-06-30T23:59:59Z", "open"],
    ["after the grace hours", offering, "2027-07-01T06:00:00Z", "closed"],
    ["full with a waiting list", full, "2027-05-01T10:00:00Z", "open"],
    ["full without one", { ...full, whenFull: "closed" as const }, "2027-05-01T10:00:00Z", "full"],
    ["closed by the staff", { ...offering, isClosed: true }, "2027-05-01T10:00:00Z", "closed"],
    ["without places", { ...offering, places: null }, "2027-05-01T10:00:00Z", "open"],
  ])("%s", (_, one, moment, status) => {
    const now = new Date(moment);
    expect(getOfferingStatus(one, now < offering.window.closesAt ? now : at, now)).toBe(status);
  });

  test("in the grace hours it is open only to what was added before the closing", () => {
    expect(getOfferingStatus(offering, at, inGrace)).toBe("open");
    expect(getOfferingStatus(offering, inGrace, inGrace)).toBe("closed");
  });
});

test("getProgrammeAvailability: is full only when every open offering is", () => {
  const full = { ...offering, takenPlaces: 24, whenFull: "closed" as const };
  const closed = { ...offering, isClosed: true };
  expect(getProgrammeAvailability([full, offering], at)).toBe("open");
  expect(getProgrammeAvailability([full, closed], at)).toBe("full");
  expect(getProgrammeAvailability([closed], at)).toBe("closed");
  expect(getProgrammeAvailability([], at)).toBe("closed");
});

test("listWishOptions: lists what the answers before it leave, with what is closed", () => {
  const closed = { ...offering, id: "dakar-8", level: "grade-8" as const, isClosed: true };
  const wish = { ...noWish, site: "senegal" as const, programmeId: "curriculum" };
  expect(listWishOptions("level", wish, [...offerings, closed], at)).toEqual([
    { value: "grade-6", status: "open" },
    { value: "grade-7", status: "open" },
    { value: "grade-8", status: "closed" },
  ]);
  expect(listWishOptions("programmeId", wish, offerings, at).map(({ value }) => value)).toEqual([
    "curriculum",
    "prep",
  ]);
  expect(listWishOptions("level", { ...wish, programmeId: "prep" }, offerings, at)).toEqual([
    { value: null, status: "open" },
  ]);
});

describe("resolveOffering", () => {
  const times = { addedAt: at, at };
  const resolve = (wish: Partial<Wish>, among = offerings) =>
    resolveOffering({ ...noWish, ...wish }, among, times);

  test("asks the questions in order, and none that has a single answer", () => {
    expect(resolve({})).toEqual({ ok: false, reason: "incomplete", next: "site" });
    expect(resolve({ site: "senegal" })).toMatchObject({ next: "programmeId" });
    const prep = { site: "senegal", programmeId: "prep" } as const;
    expect(resolve(prep)).toMatchObject({ next: "rhythm" });
    expect(resolve({ ...prep, rhythm: "evening" })).toMatchObject({
      ok: true,
      offering: { id: "prep-evening" },
    });
  });

  test("says what does not fit", () => {
    expect(resolve({ site: "online" })).toEqual({ ok: false, reason: "offering-missing" });
    const sixth = { site: "senegal", programmeId: "curriculum", level: "grade-6" } as const;
    expect(resolve({ ...sixth, intakeId: "2028-01" })).toEqual({
      ok: false,
      reason: "other-intake",
    });
    expect(resolve(sixth, [{ ...offering, isClosed: true }])).toMatchObject({
      reason: "offering-closed",
    });
    expect(resolve({}, [])).toEqual({ ok: false, reason: "offering-missing" });
  });
});
