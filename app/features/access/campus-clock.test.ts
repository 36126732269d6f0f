import { expect, test } from "vitest";
import { formatCampusDate, formatCampusTime, formatTimeWithZone } from "./campus-clock.ts";

const at = new Date("2026-11-26T18:52:00Z");
const normalizeSpaces = (text: string) => text.replaceAll("\u00A0", " ");

test("formatCampusTime: uses the clock of the campus, and both clocks without a campus", () => {
  expect(normalizeSpaces(formatCampusTime("fr", at, "senegal"))).toBe("18 h 52");
  expect(normalizeSpaces(formatCampusTime("fr", at, "cameroon"))).toBe("19 h 52");
  expect(normalizeSpaces(formatCampusTime("fr", at, null))).toBe(
    "18 h 52 à Dakar, 19 h 52 à Yaoundé",
  );
  expect(normalizeSpaces(formatCampusTime("en", at, null))).toBe(
    "18:52 in Dakar, 19:52 in Yaoundé",
  );
});

test("formatTimeWithZone: names the clock", () => {
  expect(normalizeSpaces(formatTimeWithZone("fr", at, "cameroon"))).toBe(
    "19 h 52 (heure de Yaoundé)",
  );
  expect(normalizeSpaces(formatTimeWithZone("en", at, "senegal"))).toBe("18:52 (Dakar time)");
  expect(normalizeSpaces(formatTimeWithZone("fr", at, null))).toBe(
    "18 h 52 à Dakar, 19 h 52 à Yaoundé",
  );
});

test("formatCampusDate: before midnight in Dakar it is already the next day in Yaoundé", () => {
  const lateEvening = new Date("2026-11-26T23:30:00Z");
  expect(normalizeSpaces(formatCampusDate("fr", lateEvening, "senegal"))).toBe("26 novembre 2026");
  expect(normalizeSpaces(formatCampusDate("fr", lateEvening, "cameroon"))).toBe("27 novembre 2026");
});
