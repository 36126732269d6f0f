import { expect, test } from "vitest";
import type { DeliveryForecast } from "#app/features/notifications/delivery-forecast.ts";
import { summarizeForecasts } from "./forecast-summary.ts";

test("summarizeForecasts: counts now, later and never with the first send time", () => {
  const later = (time: string): DeliveryForecast => {
    const at = new Date(`2026-11-21T${time}:00Z`);
    return { sends: "later", campus: "senegal", why: "quiet", at };
  };
  const [now, never]: DeliveryForecast[] = [{ sends: "now" }, { sends: "never", why: "unwanted" }];
  const all = [now, later("07:00"), later("06:00"), never].flatMap((one) => one ?? []);
  expect(summarizeForecasts(all)).toEqual({
    ...{ now: 1, never: 1 },
    later: { count: 2, first: { at: new Date("2026-11-21T06:00:00Z"), campus: "senegal" } },
  });
  expect(summarizeForecasts([])).toEqual({ now: 0, later: null, never: 0 });
});
