import { describe, expect, test } from "vitest";
import { noticeKinds, usualWishes, wishFields } from "#app/features/identity/notice-wishes.ts";
import { foresee, outsideNight, plan, type Situation, type Waiting } from "./when.ts";

/** A moment of one week, in UTC, which is the time of Dakar. */
const at = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00Z`);
const usual: Situation = { wishes: usualWishes, campus: "senegal", lastAt: null };
const waits = (
  kind: Waiting["kind"],
  moment: Date,
  id = `${kind} ${moment.toISOString()}`,
): Waiting => ({ id, kind, urgency: "grouped", at: moment });
const urgent = (kind: Waiting["kind"], moment: Date): Waiting => ({
  ...waits(kind, moment),
  urgency: "immediate",
});
const leaves = (waiting: Waiting[], situation: Partial<Situation> = {}) =>
  plan(waiting, { ...usual, ...situation }).departures.map(({ at: moment, ids }) => [
    moment.toISOString().slice(8, 16).replace("T", " "),
    ids.length,
  ]);
const wishes = (more: Partial<typeof usualWishes>) => ({ wishes: { ...usualWishes, ...more } });

test("nothing waits, nothing leaves", () => {
  expect(plan([], usual)).toEqual({ departures: [], unwanted: [] });
});

test.each(noticeKinds)("the first notice (%s) leaves at once", (kind) => {
  expect(leaves([waits(kind, at("10:00"))])).toEqual([["20 10:00", 1]]);
});

test("those that follow within three hours of a letter wait, and leave together", () => {
  const following = [waits("state", at("10:05")), waits("message", at("11:40"))];
  expect(leaves(following, { lastAt: at("10:00") })).toEqual([["20 13:00", 2]]);
});

test("what is late leaves as soon as it can, and not in quiet hours either", () => {
  const late = [waits("state", at("19:00"))];
  expect(leaves(late, { now: at("20:30") })).toEqual([["20 20:30", 1]]);
  expect(leaves(late, { now: at("22:00") })).toEqual([["21 07:00", 1]]);
  const daily = [...late, waits("message", at("09:00"))];
  const situation = { ...wishes({ noticeMessage: "daily" }), now: at("22:00") };
  expect(leaves(daily, situation)).toEqual([["21 07:00", 2]]);
});

describe("plan, of an immediate notice", () => {
  test("sends it at once, however recent the last e-mail, with the grouped ones that wait", () => {
    const waiting = [waits("consent", at("10:05")), urgent("state", at("11:40"))];
    expect(leaves(waiting, { lastAt: at("10:00") })).toEqual([["20 11:40", 2]]);
  });

  test("sends it at once when a grouped one would wait until tomorrow", () => {
    const waiting = [waits("consent", at("20:10")), urgent("state", at("20:20"))];
    expect(leaves(waiting, { lastAt: at("20:00") })).toEqual([["20 20:20", 2]]);
  });

  test("keeps the quiet hours of the person", () => {
    expect(leaves([urgent("state", at("21:30"))], { lastAt: at("20:50") })).toEqual([
      ["21 07:00", 1],
    ]);
  });

  test("keeps the wish for one e-mail a day", () => {
    const daily = wishes({ noticeState: "daily" });
    expect(leaves([urgent("state", at("10:00"))], daily)).toEqual([["20 18:00", 1]]);
  });

  test("makes the grouped ones after it wait three hours", () => {
    expect(leaves([waits("consent", at("12:00"))], { lastAt: at("11:40") })).toEqual([
      ["20 14:40", 1],
    ]);
  });
});

test("three hours after a letter, the next leaves at once again", () => {
  expect(leaves([waits("state", at("13:00"))], { lastAt: at("10:00") })).toEqual([["20 13:00", 1]]);
  expect(leaves([waits("state", at("12:59"))], { lastAt: at("10:00") })).toEqual([["20 13:00", 1]]);
  expect(leaves([waits("state", at("18:00"))], { lastAt: at("10:00") })).toEqual([["20 18:00", 1]]);
});

test.each([
  ["20:59", "20 20:59"],
  ["21:00", "21 07:00"],
  ["23:30", "21 07:00"],
])("at %s in Dakar, a notice leaves on the %s", (time, expected) => {
  expect(leaves([waits("state", at(time))])).toEqual([[expected, 1]]);
});

test.each([
  ["00:00", "20 07:00"],
  ["06:59", "20 07:00"],
  ["07:00", "20 07:00"],
])("at %s in Dakar, a notice leaves on the %s", (time, expected) => {
  expect(leaves([waits("state", at(time))])).toEqual([[expected, 1]]);
});

test.each([
  ["19:59", "20 19:59"],
  ["20:00", "21 06:00"],
  ["05:59", "20 06:00"],
  ["06:00", "20 06:00"],
])("Yaoundé is an hour ahead: at %s UTC, a notice leaves on the %s", (time, expected) => {
  expect(leaves([waits("state", at(time))], { campus: "cameroon" })).toEqual([[expected, 1]]);
});

test("these hours are those of the two places all year round", () => {
  for (const [zone, ahead] of [
    ["Africa/Dakar", 0],
    ["Africa/Douala", 1],
  ] as const)
    for (let month = 0; month < 12; month++) {
      const noon = new Date(Date.UTC(2027, month, 15, 12));
      const told = new Intl.DateTimeFormat("fr", { hour: "2-digit", timeZone: zone }).format(noon);
      expect(Number.parseInt(told, 10)).toBe(12 + ahead);
    }
});

test("plan: a person without a campus is written to when it is day in Dakar and in Yaoundé", () => {
  expect(leaves([waits("state", at("20:30"))], { campus: null })).toEqual([["21 07:00", 1]]);
  expect(leaves([waits("state", at("12:00"))], { campus: null })).toEqual([["20 12:00", 1]]);
});

test("three hours that end in the night end in the morning", () => {
  expect(leaves([waits("state", at("20:10"))], { lastAt: at("20:00") })).toEqual([["21 07:00", 1]]);
});

test("what is still to be told leaves with the letters of its time, not with the next one", () => {
  const foreseen = (told: Waiting[], situation: Partial<Situation> = {}) =>
    foresee(told, { ...usual, ...situation }).map(({ at: moment, ids }) => [
      moment.toISOString().slice(8, 16).replace("T", " "),
      ids.length,
    ]);
  const told = ["10:00", "11:00", "12:30", "16:20", "22:10"].map((time) =>
    waits("state", at(time)),
  );
  const letters = [
    ["20 10:00", 1],
    ["20 13:00", 2],
    ["20 16:20", 1],
    ["21 07:00", 1],
  ];
  expect(foreseen(told)).toEqual(letters);
  expect(foreseen(told, wishes({ noticeState: "never" }))).toEqual([]);
  const daily = wishes({ noticeDeadline: "daily" });
  const deadline = waits("deadline", at("09:00"));
  expect(foreseen([...told, deadline], daily)).toEqual(letters.toSpliced(3, 0, ["20 18:00", 1]));
});

test("an adult without an account is written to by day, at the campus", () => {
  const moments = [at("20:59"), at("21:00"), at("06:30", 21)];
  const written = (campus: "senegal" | "cameroon") =>
    moments.map((moment) => outsideNight(moment, campus).toISOString().slice(8, 16));
  expect(written("senegal")).toEqual(["20T20:59", "21T07:00", "21T07:00"]);
  expect(written("cameroon")).toEqual(["21T06:00", "21T06:00", "21T06:30"]);
});

test("quiet hours can be switched off, be in the day, or be none", () => {
  const night = [waits("state", at("23:30"))];
  expect(leaves(night, wishes({ quiet: false }))).toEqual([["20 23:30", 1]]);
  expect(leaves(night, wishes({ quietFrom: 8, quietTo: 8 }))).toEqual([["20 23:30", 1]]);
  const day = wishes({ quietFrom: 8, quietTo: 14 });
  expect(leaves([waits("state", at("07:59"))], day)).toEqual([["20 07:59", 1]]);
  expect(leaves([waits("state", at("08:00"))], day)).toEqual([["20 14:00", 1]]);
  expect(leaves([waits("state", at("14:00"))], day)).toEqual([["20 14:00", 1]]);
});

test("a kind wanted once a day leaves at six in the evening, with the others of the day", () => {
  const daily = wishes({ noticeMessage: "daily" });
  expect(leaves([waits("message", at("09:00")), waits("message", at("17:59"))], daily)).toEqual([
    ["20 18:00", 2],
  ]);
  expect(leaves([waits("message", at("18:00"))], daily)).toEqual([["20 18:00", 1]]);
  expect(leaves([waits("message", at("18:01"))], daily)).toEqual([["21 18:00", 1]]);
  expect(leaves([waits("message", at("16:59"))], { ...daily, campus: "cameroon" })).toEqual([
    ["20 17:00", 1],
  ]);
  expect(leaves([waits("message", at("17:01"))], { ...daily, campus: "cameroon" })).toEqual([
    ["21 17:00", 1],
  ]);
});

test("six in the evening in quiet hours waits for their end", () => {
  const evening = wishes({ noticeMessage: "daily", quietFrom: 17, quietTo: 20 });
  expect(leaves([waits("message", at("09:00"))], evening)).toEqual([["20 20:00", 1]]);
});

test("what is wanted at once does not wait for the letter of the day", () => {
  const daily = wishes({ noticeMessage: "daily" });
  const both = [waits("message", at("09:00")), waits("state", at("09:30"))];
  expect(leaves(both, daily)).toEqual([
    ["20 09:30", 1],
    ["20 18:00", 1],
  ]);
});

test("the letter of the day takes with it what else waits", () => {
  const daily = { ...wishes({ noticeMessage: "daily" }), lastAt: at("17:30") };
  const both = [waits("message", at("09:00")), waits("state", at("17:40"))];
  expect(leaves(both, daily)).toEqual([["20 18:00", 2]]);
});

test("a kind that is never wanted never leaves, and says so", () => {
  for (const kind of noticeKinds) {
    const never = wishes({ [wishFields[kind]]: "never" });
    const one = waits(kind, at("10:00"), "x");
    expect(plan([one], { ...usual, ...never })).toEqual({ departures: [], unwanted: ["x"] });
  }
});

test("in a letter the oldest comes first, however they were found", () => {
  const found = [waits("state", at("10:30"), "second"), waits("message", at("10:10"), "first")];
  expect(plan(found, { ...usual, lastAt: at("10:00") }).departures[0]?.ids).toEqual([
    "first",
    "second",
  ]);
});
