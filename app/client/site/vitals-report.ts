import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { getCountryOfTimeZone, parseConnection } from "#app/features/measures/measure.ts";

/** Sends the measures of this page view once, when the page is first hidden or left. */
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
  // Every change is recorded, because a page that is left directly after a click is unloaded before the library
  // reports its last value.
  onINP(recordMetric, { reportAllChanges: true });

  let isSent = false;
  // `pagehide` would come before the library's last report. The library listens on the window in the capture phase, so
  // a listener of the document runs after it.
  document.addEventListener("visibilitychange", () => {
    if (isSent || document.visibilityState !== "hidden" || !form.has("ttfb")) return;
    isSent = true;
    navigator.sendBeacon("/mesures", form);
  });
}
