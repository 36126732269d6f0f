import { expect, it } from "vitest";
import { toldMoment } from "./told.ts";

// Before midnight in Dakar it is already the next day in Yaoundé.
const at = new Date("2026-11-26T23:30:00Z");
const plain = (text: string) => text.replaceAll("\u00A0", " ");

it("toldMoment names the clock of the campus, and says the hours of both without a campus", () => {
  expect(plain(toldMoment("fr", at, "cameroon"))).toBe(
    "27 novembre 2026, 0 h 30 (heure de Yaoundé)",
  );
  expect(plain(toldMoment("en", at, "senegal"))).toBe("26 November 2026, 23:30 (Dakar time)");
  expect(plain(toldMoment("en", at, null))).toBe(
    "26 November 2026, 23:30 in Dakar, 00:30 in Yaoundé",
  );
});
