import { expect, test } from "vitest";
import { formatCampusDate, formatCampusTime, formatTimeWithZone } from "./campus-clock.ts";

const at = new Date("2026-11-26T18:52:00Z");
const plain = (text: string) => text.replaceAll("\u00A0", " ");

test("formatCampusTime: each campus has its own clock, and both are said without a campus", () => {
  expect(plain(formatCampusTime("fr", at, "senegal"))).toBe("18 h 52");
  expect(plain(formatCampusTime("fr", at, "cameroon"))).toBe("19 h 52");
  expect(plain(formatCampusTime("fr", at, null))).toBe("18 h 52 à Dakar, 19 h 52 à Yaoundé");
  expect(plain(formatCampusTime("en", at, null))).toBe("18:52 in Dakar, 19:52 in Yaoundé");
});

test("formatTimeWithZone: the clock that was read is named", () => {
  expect(plain(formatTimeWithZone("fr", at, "cameroon"))).toBe("19 h 52 (heure de Yaoundé)");
  expect(plain(formatTimeWithZone("en", at, "senegal"))).toBe("18:52 (Dakar time)");
  expect(plain(formatTimeWithZone("fr", at, null))).toBe("18 h 52 à Dakar, 19 h 52 à Yaoundé");
});

test("formatCampusDate: before midnight in Dakar it is already the next day in Yaoundé", () => {
  const late = new Date("2026-11-26T23:30:00Z");
  expect(plain(formatCampusDate("fr", late, "senegal"))).toBe("26 novembre 2026");
  expect(plain(formatCampusDate("fr", late, "cameroon"))).toBe("27 novembre 2026");
});
