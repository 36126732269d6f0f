import { expect, test } from "vitest";
import { parseIntake } from "./intake.ts";

const input = {
  nameFr: "Rentrée de septembre 2028",
  nameEn: "September 2028 intake",
  year: "2028",
  "opensOn.day": "1",
  "opensOn.month": "octobre",
  "opensOn.year": "2027",
  "closesOn.day": "30",
  "closesOn.month": "6",
  "closesOn.year": "2028",
  graceHours: "12",
  answerDays: "20",
};

test("parseIntake: reads whole days in Dakar", () => {
  expect(parseIntake(input)).toMatchObject({
    ok: true,
    values: {
      opensAt: new Date("2027-10-01T00:00:00Z"),
      closesAt: new Date("2028-06-30T23:59:59.999Z"),
      graceHours: 12,
      answerDays: 20,
    },
  });
});

test("parseIntake: returns an error code per field", () => {
  expect(parseIntake({ ...input, "closesOn.year": "2027" })).toMatchObject({
    errors: { closesOn: "closes-before-opening" },
  });
  expect(parseIntake({ ...input, graceHours: "73", answerDays: "0" })).toMatchObject({
    errors: { graceHours: "count:0,72", answerDays: "count:1,90" },
  });
  const empty = parseIntake({});
  expect(empty).toMatchObject({ ok: false });
  expect(Object.keys(empty.ok ? {} : empty.errors)).toHaveLength(7);
});
