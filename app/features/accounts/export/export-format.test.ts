import { expect, it } from "vitest";
import { formatExportTime } from "./export-format.ts";

// Before midnight in Dakar it is already the next day in Yaoundé.
const at = new Date("2026-11-26T23:30:00Z");
const normalizeSpaces = (text: string) => text.replaceAll("\u00A0", " ");

it("formatExportTime: names the clock of the campus, and gives both times without a campus", () => {
  expect(normalizeSpaces(formatExportTime("fr", at, "cameroon"))).toBe(
    "27 novembre 2026, 0 h 30 (heure de Yaoundé)",
  );
  expect(normalizeSpaces(formatExportTime("en", at, "senegal"))).toBe(
    "26 November 2026, 23:30 (Dakar time)",
  );
  expect(normalizeSpaces(formatExportTime("en", at, null))).toBe(
    "26 November 2026, 23:30 in Dakar, 00:30 in Yaoundé",
  );
});
