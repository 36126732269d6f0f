import { expect, test } from "vitest";
import {
  isUpcoming,
  parseMeetingLink,
  parsePlan,
  parseTime,
  toPlanFormValues,
} from "./interview.ts";

const at = new Date("2026-11-22T10:00:00Z");
const day = { "startsOn.day": "5", "startsOn.month": "janvier", "startsOn.year": "2027" };
const plan = { ...day, time: "14 h 30", where: "place", place: " Bureau 12 ", minutes: "45" };

test("parsePlan: reads the time on the clock of the campus", () => {
  expect(parsePlan(plan, { campus: "senegal", at })).toEqual({
    ok: true,
    values: {
      startsAt: new Date("2027-01-05T14:30:00Z"),
      minutes: 45,
      place: "Bureau 12",
      link: null,
      words: null,
    },
  });
  const online = { ...plan, where: "link", link: "https://meet.example/a", minutes: "" };
  expect(parsePlan(online, { campus: "cameroon", at })).toMatchObject({
    values: {
      startsAt: new Date("2027-01-05T13:30:00Z"),
      minutes: 30,
      place: null,
      link: "https://meet.example/a",
    },
  });
});

test("parsePlan: returns an error code for each missing or invalid field", () => {
  expect(parsePlan({}, { campus: "senegal", at })).toMatchObject({
    errors: { startsOn: "required", time: "required", where: "required" },
  });
  const parseWith = (overrides: object) =>
    parsePlan({ ...plan, ...overrides }, { campus: "senegal", at });
  expect(parseWith({ minutes: "5" })).toMatchObject({ errors: { minutes: "count:10,240" } });
  expect(parseWith({ place: " " })).toMatchObject({ errors: { place: "required" } });
  expect(parseWith({ where: "link" })).toMatchObject({ errors: { link: "required" } });
  const today = { "startsOn.day": "22", "startsOn.month": "11", "startsOn.year": "2026" };
  expect(parseWith({ ...today, time: "9:59" })).toMatchObject({
    errors: { startsOn: "time-not-in-future" },
  });
  expect(parseWith({ ...today, time: "10:01" })).toMatchObject({ ok: true });
  expect(parseWith({ "startsOn.year": "2028" })).toMatchObject({
    errors: { startsOn: "date-too-far" },
  });
});

test("toPlanFormValues: returns values that parsePlan reads back to the same plan", () => {
  const online = { where: "link", link: "https://meet.example/a", interviewMessage: "À bientôt." };
  for (const formValues of [plan, { ...plan, ...online }])
    for (const campus of ["senegal", "cameroon"] as const) {
      const parsed = parsePlan(formValues, { campus, at });
      if (!parsed.ok) throw new Error("not read");
      expect(toPlanFormValues(parsed.values, campus).time).toBe("14:30");
      expect(parsePlan(toPlanFormValues(parsed.values, campus), { campus, at })).toEqual(parsed);
    }
});

test("parseTime: reads the usual spellings of a time and refuses the others", () => {
  for (const text of [
    "14:30",
    "14h30",
    "14 h 30",
    "14.30",
    "14\u00A0h\u00A030",
    "١٤:٣٠",
    "１４：３０",
  ])
    expect(parseTime(text), text).toEqual({ ok: true, value: "14:30" });
  expect(parseTime("9 h")).toEqual({ ok: true, value: "09:00" });
  for (const text of ["24:00", "12:60", "midi", "1430", "14:3"])
    expect(parseTime(text), text).toEqual({ ok: false, reason: "time-invalid" });
});

test("parseMeetingLink: refuses what is not a full https address", () => {
  expect(parseMeetingLink("https://meet.example/a b")).toMatchObject({ ok: false });
  for (const text of [
    "http://meet.example",
    "javascript:alert(1)",
    "meet.example",
    "https://a:b@c.d",
  ])
    expect(parseMeetingLink(text), text).toEqual({ ok: false, reason: "link-https" });
});

test("isUpcoming: is false for an interview that is past or ended", () => {
  const upcoming = { endedAt: null, startsAt: new Date(at.getTime() + 1) };
  expect(isUpcoming(upcoming, at)).toBe(true);
  expect(isUpcoming({ ...upcoming, endedAt: at }, at)).toBe(false);
  expect(isUpcoming({ ...upcoming, startsAt: at }, at)).toBe(false);
});
