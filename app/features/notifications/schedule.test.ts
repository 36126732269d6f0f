import { describe, expect, test } from "vitest";
import { noticeKinds, usualWishes, wishFields } from "#app/features/identity/notice-wishes.ts";
import {
  type DeliveryContext,
  type PendingNotification,
  planDelivery,
  simulateDeliveries,
  skipNight,
} from "./schedule.ts";

/** A moment of one week, in UTC, which is the time of Dakar. */
const at = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00Z`);
const usual: DeliveryContext = { wishes: usualWishes, campus: "senegal", lastAt: null };
const buildPending = (
  kind: PendingNotification["kind"],
  moment: Date,
  id = `${kind} ${moment.toISOString()}`,
): PendingNotification => ({ id, kind, urgency: "grouped", at: moment });
const buildImmediate = (kind: PendingNotification["kind"], moment: Date): PendingNotification => ({
  ...buildPending(kind, moment),
  urgency: "immediate",
});
const deliveryTimes = (waiting: PendingNotification[], situation: Partial<DeliveryContext> = {}) =>
  planDelivery(waiting, { ...usual, ...situation }).deliveries.map(({ at: moment, ids }) => [
    moment.toISOString().slice(8, 16).replace("T", " "),
    ids.length,
  ]);
const wishes = (more: Partial<typeof usualWishes>) => ({ wishes: { ...usualWishes, ...more } });

test("nothing waits, nothing leaves", () => {
  expect(planDelivery([], usual)).toEqual({ deliveries: [], unwanted: [] });
});

test.each(noticeKinds)("the first notice (%s) leaves at once", (kind) => {
  expect(deliveryTimes([buildPending(kind, at("10:00"))])).toEqual([["20 10:00", 1]]);
});

test("those that follow within three hours of a letter wait, and leave together", () => {
  const following = [buildPending("state", at("10:05")), buildPending("message", at("11:40"))];
  expect(deliveryTimes(following, { lastAt: at("10:00") })).toEqual([["20 13:00", 2]]);
});

test("what is late leaves as soon as it can, and not in quiet hours either", () => {
  const late = [buildPending("state", at("19:00"))];
  expect(deliveryTimes(late, { now: at("20:30") })).toEqual([["20 20:30", 1]]);
  expect(deliveryTimes(late, { now: at("22:00") })).toEqual([["21 07:00", 1]]);
  const daily = [...late, buildPending("message", at("09:00"))];
  const situation = { ...wishes({ noticeMessage: "daily" }), now: at("22:00") };
  expect(deliveryTimes(daily, situation)).toEqual([["21 07:00", 2]]);
});

describe("plan, of an immediate notice", () => {
  test("sends it at once, however recent the last e-mail, with the grouped ones that wait", () => {
    const waiting = [buildPending("consent", at("10:05")), buildImmediate("state", at("11:40"))];
    expect(deliveryTimes(waiting, { lastAt: at("10:00") })).toEqual([["20 11:40", 2]]);
  });

  test("sends it at once when a grouped one would wait until tomorrow", () => {
    const waiting = [buildPending("consent", at("20:10")), buildImmediate("state", at("20:20"))];
    expect(deliveryTimes(waiting, { lastAt: at("20:00") })).toEqual([["20 20:20", 2]]);
  });

  test("keeps the quiet hours of the person", () => {
    expect(deliveryTimes([buildImmediate("state", at("21:30"))], { lastAt: at("20:50") })).toEqual([
      ["21 07:00", 1],
    ]);
  });

  test("keeps the wish for one e-mail a day", () => {
    const daily = wishes({ noticeState: "daily" });
    expect(deliveryTimes([buildImmediate("state", at("10:00"))], daily)).toEqual([["20 18:00", 1]]);
  });

  test("makes the grouped ones after it wait three hours", () => {
    expect(deliveryTimes([buildPending("consent", at("12:00"))], { lastAt: at("11:40") })).toEqual([
      ["20 14:40", 1],
    ]);
  });
});

test("three hours after a letter, the next leaves at once again", () => {
  expect(deliveryTimes([buildPending("state", at("13:00"))], { lastAt: at("10:00") })).toEqual([
    ["20 13:00", 1],
  ]);
  expect(deliveryTimes([buildPending("state", at("12:59"))], { lastAt: at("10:00") })).toEqual([
    ["20 13:00", 1],
  ]);
  expect(deliveryTimes([buildPending("state", at("18:00"))], { lastAt: at("10:00") })).toEqual([
    ["20 18:00", 1],
  ]);
});

test.each([
  ["20:59", "20 20:59"],
  ["21:00", "21 07:00"],
  ["23:30", "21 07:00"],
])("at %s in Dakar, a notice leaves on the %s", (time, expected) => {
  expect(deliveryTimes([buildPending("state", at(time))])).toEqual([[expected, 1]]);
});

test.each([
  ["00:00", "20 07:00"],
  ["06:59", "20 07:00"],
  ["07:00", "20 07:00"],
])("at %s in Dakar, a notice leaves on the %s", (time, expected) => {
  expect(deliveryTimes([buildPending("state", at(time))])).toEqual([[expected, 1]]);
});

test.each([
  ["19:59", "20 19:59"],
  ["20:00", "21 06:00"],
  ["05:59", "20 06:00"],
  ["06:00", "20 06:00"],
])("Yaoundé is an hour ahead: at %s UTC, a notice leaves on the %s", (time, expected) => {
  expect(deliveryTimes([buildPending("state", at(time))], { campus: "cameroon" })).toEqual([
    [expected, 1],
  ]);
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
  expect(deliveryTimes([buildPending("state", at("20:30"))], { campus: null })).toEqual([
    ["21 07:00", 1],
  ]);
  expect(deliveryTimes([buildPending("state", at("12:00"))], { campus: null })).toEqual([
    ["20 12:00", 1],
  ]);
});

test("three hours that end in the night end in the morning", () => {
  expect(deliveryTimes([buildPending("state", at("20:10"))], { lastAt: at("20:00") })).toEqual([
    ["21 07:00", 1],
  ]);
});

test("what is still to be told leaves with the letters of its time, not with the next one", () => {
  const foreseen = (told: PendingNotification[], situation: Partial<DeliveryContext> = {}) =>
    simulateDeliveries(told, { ...usual, ...situation }).map(({ at: moment, ids }) => [
      moment.toISOString().slice(8, 16).replace("T", " "),
      ids.length,
    ]);
  const told = ["10:00", "11:00", "12:30", "16:20", "22:10"].map((time) =>
    buildPending("state", at(time)),
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
  const deadline = buildPending("deadline", at("09:00"));
  expect(foreseen([...told, deadline], daily)).toEqual(letters.toSpliced(3, 0, ["20 18:00", 1]));
});

test("an adult without an account is written to by day, at the campus", () => {
  const moments = [at("20:59"), at("21:00"), at("06:30", 21)];
  const written = (campus: "senegal" | "cameroon") =>
    moments.map((moment) => skipNight(moment, campus).toISOString().slice(8, 16));
  expect(written("senegal")).toEqual(["20T20:59", "21T07:00", "21T07:00"]);
  expect(written("cameroon")).toEqual(["21T06:00", "21T06:00", "21T06:30"]);
});

test("quiet hours can be switched off, be in the day, or be none", () => {
  const night = [buildPending("state", at("23:30"))];
  expect(deliveryTimes(night, wishes({ quiet: false }))).toEqual([["20 23:30", 1]]);
  expect(deliveryTimes(night, wishes({ quietFrom: 8, quietTo: 8 }))).toEqual([["20 23:30", 1]]);
  const day = wishes({ quietFrom: 8, quietTo: 14 });
  expect(deliveryTimes([buildPending("state", at("07:59"))], day)).toEqual([["20 07:59", 1]]);
  expect(deliveryTimes([buildPending("state", at("08:00"))], day)).toEqual([["20 14:00", 1]]);
  expect(deliveryTimes([buildPending("state", at("14:00"))], day)).toEqual([["20 14:00", 1]]);
});

test("a kind wanted once a day leaves at six in the evening, with the others of the day", () => {
  const daily = wishes({ noticeMessage: "daily" });
  expect(
    deliveryTimes(
      [buildPending("message", at("09:00")), buildPending("message", at("17:59"))],
      daily,
    ),
  ).toEqual([["20 18:00", 2]]);
  expect(deliveryTimes([buildPending("message", at("18:00"))], daily)).toEqual([["20 18:00", 1]]);
  expect(deliveryTimes([buildPending("message", at("18:01"))], daily)).toEqual([["21 18:00", 1]]);
  expect(
    deliveryTimes([buildPending("message", at("16:59"))], { ...daily, campus: "cameroon" }),
  ).toEqual([["20 17:00", 1]]);
  expect(
    deliveryTimes([buildPending("message", at("17:01"))], { ...daily, campus: "cameroon" }),
  ).toEqual([["21 17:00", 1]]);
});

test("six in the evening in quiet hours waits for their end", () => {
  const evening = wishes({ noticeMessage: "daily", quietFrom: 17, quietTo: 20 });
  expect(deliveryTimes([buildPending("message", at("09:00"))], evening)).toEqual([["20 20:00", 1]]);
});

test("what is wanted at once does not wait for the letter of the day", () => {
  const daily = wishes({ noticeMessage: "daily" });
  const both = [buildPending("message", at("09:00")), buildPending("state", at("09:30"))];
  expect(deliveryTimes(both, daily)).toEqual([
    ["20 09:30", 1],
    ["20 18:00", 1],
  ]);
});

test("the letter of the day takes with it what else waits", () => {
  const daily = { ...wishes({ noticeMessage: "daily" }), lastAt: at("17:30") };
  const both = [buildPending("message", at("09:00")), buildPending("state", at("17:40"))];
  expect(deliveryTimes(both, daily)).toEqual([["20 18:00", 2]]);
});

test("a kind that is never wanted never leaves, and says so", () => {
  for (const kind of noticeKinds) {
    const never = wishes({ [wishFields[kind]]: "never" });
    const one = buildPending(kind, at("10:00"), "x");
    expect(planDelivery([one], { ...usual, ...never })).toEqual({
      deliveries: [],
      unwanted: ["x"],
    });
  }
});

test("in a letter the oldest comes first, however they were found", () => {
  const found = [
    buildPending("state", at("10:30"), "second"),
    buildPending("message", at("10:10"), "first"),
  ];
  expect(planDelivery(found, { ...usual, lastAt: at("10:00") }).deliveries[0]?.ids).toEqual([
    "first",
    "second",
  ]);
});
