import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { getCountryOfTimeZone, parseConnection } from "#app/features/measures/measure.ts";

/** Sends, once, when the page is first left or hidden, what was measured of this view of it. */
export function reportVitals(effectiveType: string | undefined): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const form = new URLSearchParams({
    page: location.pathname,
    country: getCountryOfTimeZone(timeZone),
    connection: parseConnection(effectiveType),
  });
  const recordMetric = ({ name, value }: Metric) =>
    form.set(name.toLowerCase(), name === "CLS" ? value.toFixed(4) : String(Math.round(value)));
  for (const measure of [onLCP, onCLS, onTTFB]) measure(recordMetric);
  // Each change: when a page is left right after a press, the library's last word comes before it has read it.
  onINP(recordMetric, { reportAllChanges: true });

  let isSent = false;
  // Not `pagehide`, which comes before the library's last word. Below the window, where it listens too:
  // it then has said it.
  document.addEventListener("visibilitychange", () => {
    if (isSent || document.visibilityState !== "hidden" || !form.has("ttfb")) return;
    isSent = true;
    navigator.sendBeacon("/mesures", form);
  });
}
