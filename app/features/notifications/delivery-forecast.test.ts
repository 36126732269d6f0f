import { expect, test } from "vitest";
import { defaultNotificationPreferences } from "#app/features/accounts/notification-preferences.ts";
import { forecastDelivery, formatForecast } from "./delivery-forecast.ts";

/** A time in November 2026, in UTC, which is the time of Dakar. */
const at = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00Z`);
const usual = {
  preferences: defaultNotificationPreferences,
  campus: "senegal" as const,
  lastSentAt: null,
  suppression: null,
  waiting: [],
};
type ForecastContext = Parameters<typeof forecastDelivery>[2];
const message = { kind: "message", urgency: "grouped" } as const;
const forecastAt = (time: string, more: Partial<ForecastContext> = {}) =>
  forecastDelivery(message, at(time), { ...usual, ...more });
const preferences = (more: Partial<typeof defaultNotificationPreferences>) => ({
  preferences: { ...defaultNotificationPreferences, ...more },
});
const forecastText = (locale: "fr" | "en", time: string, more: Partial<ForecastContext> = {}) =>
  formatForecast(locale, forecastAt(time, more), at(time)).replaceAll("\u00A0", " ");

test("forecastDelivery: sends now outside quiet hours", () => {
  expect(forecastAt("10:00")).toEqual({ sends: "now" });
  expect(forecastText("fr", "10:00")).toBe("Un e-mail préviendra la personne tout de suite.");
});

test("forecastDelivery: waits for the end of quiet hours", () => {
  const why = { sends: "later", campus: "senegal", why: "quiet" };
  expect(forecastAt("21:30")).toEqual({ ...why, at: at("07:00", 21) });
  expect(forecastAt("01:30")).toEqual({ ...why, at: at("07:00") });
  expect(forecastText("fr", "21:30")).toBe(
    "Un e-mail préviendra la personne demain à 7 h 00 (heure de Dakar), à la fin de ses heures de repos.",
  );
  expect(forecastText("en", "01:30")).toBe(
    "The candidate will be notified by email at 07:00 (Dakar time), at the end of their quiet hours.",
  );
});

test("forecastDelivery: computes quiet hours on the clock of the user's campus", () => {
  const yaounde = { campus: "cameroon" as const };
  expect(forecastAt("20:30", yaounde)).toMatchObject({ at: at("06:00", 21), why: "quiet" });
  expect(forecastText("fr", "20:30", yaounde)).toContain("demain à 7 h 00 (heure de Yaoundé)");
  // In Yaoundé the next day has already begun.
  expect(forecastText("fr", "23:30", yaounde)).toContain("personne à 7 h 00 (heure de Yaoundé)");
});

test("forecastDelivery: batches within three hours of the last email", () => {
  const lately = { lastSentAt: at("09:00") };
  expect(forecastAt("10:00", lately)).toMatchObject({ at: at("12:00"), why: "grouped" });
  expect(forecastText("fr", "10:00", lately)).toContain(
    "à 12 h 00 (heure de Dakar), regroupé avec les suivants",
  );
  expect(forecastAt("12:00", lately)).toEqual({ sends: "now" });
  expect(forecastAt("20:00", { lastSentAt: at("19:00") })).toMatchObject({ why: "quiet" });
});

test("forecastDelivery: sends an immediate notification now within three hours of the last email", () => {
  const lately = { ...usual, lastSentAt: at("09:00") };
  const immediate = { kind: "state", urgency: "immediate" } as const;
  expect(forecastDelivery(immediate, at("10:00"), lately)).toEqual({ sends: "now" });
  expect(forecastDelivery(immediate, at("21:30"), lately)).toMatchObject({ why: "quiet" });
});

test("forecastDelivery: waits for 18:00 with the daily preference", () => {
  const daily = preferences({ noticeMessage: "daily" });
  expect(forecastAt("10:00", daily)).toMatchObject({ at: at("18:00"), why: "daily" });
  expect(forecastText("fr", "18:30", daily)).toContain("demain à 18 h 00 (heure de Dakar)");
  const rested = preferences({ noticeMessage: "daily", quietFrom: 17, quietTo: 9 });
  expect(forecastText("fr", "18:30", rested)).toContain(
    "le 22 novembre 2026 à 9 h 00 (heure de Dakar)",
  );
});

test("forecastDelivery: joins the daily email when it is sent before the batch", () => {
  const known = {
    ...preferences({ noticeState: "daily" }),
    lastSentAt: at("17:00"),
    waiting: [
      { id: "another", kind: "state" as const, urgency: "grouped" as const, at: at("09:00") },
    ],
  };
  expect(forecastAt("17:30", known)).toMatchObject({ at: at("18:00"), why: "grouped" });
});

test("forecastDelivery: returns never for an unwanted kind or a suppressed address", () => {
  const never = preferences({ noticeMessage: "never" });
  expect(forecastAt("10:00", never)).toEqual({ sends: "never", why: "unwanted" });
  expect(
    forecastDelivery({ ...message, kind: "state" }, at("10:00"), { ...usual, ...never }),
  ).toEqual({
    sends: "now",
  });
  for (const kind of ["bounce", "complaint"] as const)
    expect(forecastAt("10:00", { ...never, suppression: kind })).toEqual({
      sends: "never",
      why: kind,
    });
  expect(forecastText("fr", "10:00", { suppression: "bounce" })).toBe(
    "Aucun e-mail ne préviendra la personne : son adresse refuse nos e-mails.",
  );
});
