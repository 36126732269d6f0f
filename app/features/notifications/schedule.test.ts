import { describe, expect, test } from "vitest";
import {
  defaultNotificationPreferences,
  notificationKinds,
  preferenceFields,
} from "#app/features/accounts/notification-preferences.ts";
import {
  type DeliveryContext,
  type PendingNotification,
  planDelivery,
  simulateDeliveries,
  skipNight,
} from "./schedule.ts";

/** A time in November 2026, in UTC, which is the time of Dakar. */
const at = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00Z`);
const usual: DeliveryContext = {
  preferences: defaultNotificationPreferences,
  campus: "senegal",
  lastSentAt: null,
};
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
const preferences = (more: Partial<typeof defaultNotificationPreferences>) => ({
  preferences: { ...defaultNotificationPreferences, ...more },
});

test("planDelivery: returns no delivery for an empty queue", () => {
  expect(planDelivery([], usual)).toEqual({ deliveries: [], unwanted: [] });
});

test.each(notificationKinds)("planDelivery: sends the first notification (%s) at once", (kind) => {
  expect(deliveryTimes([buildPending(kind, at("10:00"))])).toEqual([["20 10:00", 1]]);
});

test("planDelivery: batches what follows within three hours of an email", () => {
  const following = [buildPending("state", at("10:05")), buildPending("message", at("11:40"))];
  expect(deliveryTimes(following, { lastSentAt: at("10:00") })).toEqual([["20 13:00", 2]]);
});

test("planDelivery: sends late notifications outside quiet hours only", () => {
  const late = [buildPending("state", at("19:00"))];
  expect(deliveryTimes(late, { now: at("20:30") })).toEqual([["20 20:30", 1]]);
  expect(deliveryTimes(late, { now: at("22:00") })).toEqual([["21 07:00", 1]]);
  const daily = [...late, buildPending("message", at("09:00"))];
  const situation = { ...preferences({ noticeMessage: "daily" }), now: at("22:00") };
  expect(deliveryTimes(daily, situation)).toEqual([["21 07:00", 2]]);
});

describe("planDelivery with an immediate notification", () => {
  test("sends it at once, however recent the last email, with the grouped ones", () => {
    const waiting = [buildPending("consent", at("10:05")), buildImmediate("state", at("11:40"))];
    expect(deliveryTimes(waiting, { lastSentAt: at("10:00") })).toEqual([["20 11:40", 2]]);
  });

  test("sends it at once when a grouped one would wait until tomorrow", () => {
    const waiting = [buildPending("consent", at("20:10")), buildImmediate("state", at("20:20"))];
    expect(deliveryTimes(waiting, { lastSentAt: at("20:00") })).toEqual([["20 20:20", 2]]);
  });

  test("respects quiet hours", () => {
    expect(
      deliveryTimes([buildImmediate("state", at("21:30"))], { lastSentAt: at("20:50") }),
    ).toEqual([["21 07:00", 1]]);
  });

  test("respects the daily preference", () => {
    const daily = preferences({ noticeState: "daily" });
    expect(deliveryTimes([buildImmediate("state", at("10:00"))], daily)).toEqual([["20 18:00", 1]]);
  });

  test("makes the grouped ones after it wait three hours", () => {
    expect(
      deliveryTimes([buildPending("consent", at("12:00"))], { lastSentAt: at("11:40") }),
    ).toEqual([["20 14:40", 1]]);
  });
});

test("planDelivery: sends at once three hours after the last email", () => {
  expect(deliveryTimes([buildPending("state", at("13:00"))], { lastSentAt: at("10:00") })).toEqual([
    ["20 13:00", 1],
  ]);
  expect(deliveryTimes([buildPending("state", at("12:59"))], { lastSentAt: at("10:00") })).toEqual([
    ["20 13:00", 1],
  ]);
  expect(deliveryTimes([buildPending("state", at("18:00"))], { lastSentAt: at("10:00") })).toEqual([
    ["20 18:00", 1],
  ]);
});

test.each([
  ["20:59", "20 20:59"],
  ["21:00", "21 07:00"],
  ["23:30", "21 07:00"],
])("planDelivery: sends at %s in Dakar on the %s", (time, expected) => {
  expect(deliveryTimes([buildPending("state", at(time))])).toEqual([[expected, 1]]);
});

test.each([
  ["00:00", "20 07:00"],
  ["06:59", "20 07:00"],
  ["07:00", "20 07:00"],
])("planDelivery: sends at %s in Dakar on the %s", (time, expected) => {
  expect(deliveryTimes([buildPending("state", at(time))])).toEqual([[expected, 1]]);
});

test.each([
  ["19:59", "20 19:59"],
  ["20:00", "21 06:00"],
  ["05:59", "20 06:00"],
  ["06:00", "20 06:00"],
])("planDelivery: sends at %s UTC on the %s for Yaoundé, one hour ahead", (time, expected) => {
  expect(deliveryTimes([buildPending("state", at(time))], { campus: "cameroon" })).toEqual([
    [expected, 1],
  ]);
});

test("campusTime: the UTC offsets of both campuses hold all year", () => {
  for (const [zone, ahead] of [
    ["Africa/Dakar", 0],
    ["Africa/Douala", 1],
  ] as const)
    for (let month = 0; month < 12; month++) {
      const noon = new Date(Date.UTC(2027, month, 15, 12));
      const formattedHour = new Intl.DateTimeFormat("fr", {
        hour: "2-digit",
        timeZone: zone,
      }).format(noon);
      expect(Number.parseInt(formattedHour, 10)).toBe(12 + ahead);
    }
});

test("planDelivery: without a campus respects quiet hours in Dakar and in Yaoundé", () => {
  expect(deliveryTimes([buildPending("state", at("20:30"))], { campus: null })).toEqual([
    ["21 07:00", 1],
  ]);
  expect(deliveryTimes([buildPending("state", at("12:00"))], { campus: null })).toEqual([
    ["20 12:00", 1],
  ]);
});

test("planDelivery: moves the end of a batch out of quiet hours", () => {
  expect(deliveryTimes([buildPending("state", at("20:10"))], { lastSentAt: at("20:00") })).toEqual([
    ["21 07:00", 1],
  ]);
});

test("simulateDeliveries: assigns future notifications to the email of their time", () => {
  const simulatedTimes = (
    pending: PendingNotification[],
    situation: Partial<DeliveryContext> = {},
  ) =>
    simulateDeliveries(pending, { ...usual, ...situation }).map(({ at: moment, ids }) => [
      moment.toISOString().slice(8, 16).replace("T", " "),
      ids.length,
    ]);
  const future = ["10:00", "11:00", "12:30", "16:20", "22:10"].map((time) =>
    buildPending("state", at(time)),
  );
  const expectedEmails = [
    ["20 10:00", 1],
    ["20 13:00", 2],
    ["20 16:20", 1],
    ["21 07:00", 1],
  ];
  expect(simulatedTimes(future)).toEqual(expectedEmails);
  expect(simulatedTimes(future, preferences({ noticeState: "never" }))).toEqual([]);
  const daily = preferences({ noticeDeadline: "daily" });
  const deadline = buildPending("deadline", at("09:00"));
  expect(simulatedTimes([...future, deadline], daily)).toEqual(
    expectedEmails.toSpliced(3, 0, ["20 18:00", 1]),
  );
});

test("skipNight: moves a time out of the default quiet hours of the campus", () => {
  const moments = [at("20:59"), at("21:00"), at("06:30", 21)];
  const sendTimes = (campus: "senegal" | "cameroon") =>
    moments.map((moment) => skipNight(moment, campus).toISOString().slice(8, 16));
  expect(sendTimes("senegal")).toEqual(["20T20:59", "21T07:00", "21T07:00"]);
  expect(sendTimes("cameroon")).toEqual(["21T06:00", "21T06:00", "21T06:30"]);
});

test("planDelivery: accepts quiet hours switched off, in the day, or empty", () => {
  const night = [buildPending("state", at("23:30"))];
  expect(deliveryTimes(night, preferences({ quiet: false }))).toEqual([["20 23:30", 1]]);
  expect(deliveryTimes(night, preferences({ quietFrom: 8, quietTo: 8 }))).toEqual([
    ["20 23:30", 1],
  ]);
  const day = preferences({ quietFrom: 8, quietTo: 14 });
  expect(deliveryTimes([buildPending("state", at("07:59"))], day)).toEqual([["20 07:59", 1]]);
  expect(deliveryTimes([buildPending("state", at("08:00"))], day)).toEqual([["20 14:00", 1]]);
  expect(deliveryTimes([buildPending("state", at("14:00"))], day)).toEqual([["20 14:00", 1]]);
});

test("planDelivery: groups the daily kind at 18:00 local time", () => {
  const daily = preferences({ noticeMessage: "daily" });
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

test("planDelivery: moves the daily email out of quiet hours", () => {
  const evening = preferences({ noticeMessage: "daily", quietFrom: 17, quietTo: 20 });
  expect(deliveryTimes([buildPending("message", at("09:00"))], evening)).toEqual([["20 20:00", 1]]);
});

test("planDelivery: does not hold an at-once kind for the daily email", () => {
  const daily = preferences({ noticeMessage: "daily" });
  const pending = [buildPending("message", at("09:00")), buildPending("state", at("09:30"))];
  expect(deliveryTimes(pending, daily)).toEqual([
    ["20 09:30", 1],
    ["20 18:00", 1],
  ]);
});

test("planDelivery: the daily email includes what else waits", () => {
  const daily = { ...preferences({ noticeMessage: "daily" }), lastSentAt: at("17:30") };
  const pending = [buildPending("message", at("09:00")), buildPending("state", at("17:40"))];
  expect(deliveryTimes(pending, daily)).toEqual([["20 18:00", 2]]);
});

test("planDelivery: returns a switched-off kind as unwanted", () => {
  for (const kind of notificationKinds) {
    const never = preferences({ [preferenceFields[kind]]: "never" });
    const pending = buildPending(kind, at("10:00"), "x");
    expect(planDelivery([pending], { ...usual, ...never })).toEqual({
      deliveries: [],
      unwanted: ["x"],
    });
  }
});

test("planDelivery: lists the oldest notification first", () => {
  const unordered = [
    buildPending("state", at("10:30"), "second"),
    buildPending("message", at("10:10"), "first"),
  ];
  expect(planDelivery(unordered, { ...usual, lastSentAt: at("10:00") }).deliveries[0]?.ids).toEqual(
    ["first", "second"],
  );
});
