import type { Campus } from "#app/features/access/actor.ts";
import type { DeliveryForecast } from "#app/features/notifications/delivery-forecast.ts";

/** How many emails of an announcement are sent now, later, or never. */
export type ForecastSummary = {
  now: number;
  /** `first` is the earliest send time and the campus of its recipient; null when none waits. */
  later: { count: number; first: { at: Date; campus: Campus } } | null;
  never: number;
};

export function summarizeForecasts(forecasts: DeliveryForecast[]): ForecastSummary {
  const later = forecasts.flatMap((one) => (one.sends === "later" ? one : []));
  const [first] = later.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return {
    now: forecasts.filter(({ sends }) => sends === "now").length,
    later: first ? { count: later.length, first: { at: first.at, campus: first.campus } } : null,
    never: forecasts.filter(({ sends }) => sends === "never").length,
  };
}
