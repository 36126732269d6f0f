import { expect, test } from "vitest";
import { usualWishes } from "#app/features/identity/notice-wishes.ts";
import { forecastDelivery, formatForecast } from "./delivery-forecast.ts";

/** A moment of one week, in UTC, which is the time of Dakar. */
const at = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00Z`);
const usual = {
  wishes: usualWishes,
  campus: "senegal" as const,
  lastAt: null,
  suppression: null,
  waiting: [],
};
type ForecastContext = Parameters<typeof forecastDelivery>[2];
const message = { kind: "message", urgency: "grouped" } as const;
const forecastAt = (time: string, more: Partial<ForecastContext> = {}) =>
  forecastDelivery(message, at(time), { ...usual, ...more });
const wishes = (more: Partial<typeof usualWishes>) => ({ wishes: { ...usualWishes, ...more } });
const forecastText = (locale: "fr" | "en", time: string, more: Partial<ForecastContext> = {}) =>
  formatForecast(locale, forecastAt(time, more), at(time)).replaceAll("\u00A0", " ");

test("by day, the letter leaves at once", () => {
  expect(forecastAt("10:00")).toEqual({ sends: "now" });
  expect(forecastText("fr", "10:00")).toBe("Un e-mail préviendra la personne tout de suite.");
});

test("in the quiet hours, it waits for the morning", () => {
  const why = { sends: "later", campus: "senegal", why: "quiet" };
  expect(forecastAt("21:30")).toEqual({ ...why, at: at("07:00", 21) });
  expect(forecastAt("01:30")).toEqual({ ...why, at: at("07:00") });
  expect(forecastText("fr", "21:30")).toBe(
    "Un e-mail préviendra la personne demain à 7 h 00 (heure de Dakar), à la fin de ses heures de repos.",
  );
  expect(forecastText("en", "01:30")).toBe(
    "The candidate will be notified by e-mail at 07:00 (Dakar time), at the end of their quiet hours.",
  );
});

test("the morning is that of the person's campus, by its clock", () => {
  const yaounde = { campus: "cameroon" as const };
  expect(forecastAt("20:30", yaounde)).toMatchObject({ at: at("06:00", 21), why: "quiet" });
  expect(forecastText("fr", "20:30", yaounde)).toContain("demain à 7 h 00 (heure de Yaoundé)");
  // In Yaoundé the day has already begun.
  expect(forecastText("fr", "23:30", yaounde)).toContain("personne à 7 h 00 (heure de Yaoundé)");
});

test("within three hours of a letter, it leaves with what comes until then", () => {
  const lately = { lastAt: at("09:00") };
  expect(forecastAt("10:00", lately)).toMatchObject({ at: at("12:00"), why: "together" });
  expect(forecastText("fr", "10:00", lately)).toContain(
    "à 12 h 00 (heure de Dakar), avec ce qui arrivera d’ici là",
  );
  expect(forecastAt("12:00", lately)).toEqual({ sends: "now" });
  expect(forecastAt("20:00", { lastAt: at("19:00") })).toMatchObject({ why: "quiet" });
});

test("departureOf says at once for an immediate notice, within three hours of an e-mail too", () => {
  const lately = { ...usual, lastAt: at("09:00") };
  const immediate = { kind: "state", urgency: "immediate" } as const;
  expect(forecastDelivery(immediate, at("10:00"), lately)).toEqual({ sends: "now" });
  expect(forecastDelivery(immediate, at("21:30"), lately)).toMatchObject({ why: "quiet" });
});

test("who has one letter a day has it at 18:00", () => {
  const daily = wishes({ noticeMessage: "daily" });
  expect(forecastAt("10:00", daily)).toMatchObject({ at: at("18:00"), why: "daily" });
  expect(forecastText("fr", "18:30", daily)).toContain("demain à 18 h 00 (heure de Dakar)");
  const rested = wishes({ noticeMessage: "daily", quietFrom: 17, quietTo: 9 });
  expect(forecastText("fr", "18:30", rested)).toContain(
    "le 22 novembre 2026 à 9 h 00 (heure de Dakar)",
  );
});

test("it goes with the letter of the day when this one leaves before", () => {
  const known = {
    ...wishes({ noticeState: "daily" }),
    lastAt: at("17:00"),
    waiting: [
      { id: "another", kind: "state" as const, urgency: "grouped" as const, at: at("09:00") },
    ],
  };
  expect(forecastAt("17:30", known)).toMatchObject({ at: at("18:00"), why: "together" });
});

test("none leaves for a kind that is not wanted, nor to an address that refuses us", () => {
  const never = wishes({ noticeMessage: "never" });
  expect(forecastAt("10:00", never)).toEqual({ sends: "never", why: "unwanted" });
  expect(
    forecastDelivery({ ...message, kind: "state" }, at("10:00"), { ...usual, ...never }),
  ).toEqual({
    sends: "now",
  });
  for (const mark of ["bounce", "complaint"] as const)
    expect(forecastAt("10:00", { ...never, suppression: mark })).toEqual({
      sends: "never",
      why: mark,
    });
  expect(forecastText("fr", "10:00", { suppression: "bounce" })).toBe(
    "Aucun e-mail ne préviendra la personne : son adresse refuse nos e-mails.",
  );
});
