import { getConnection, hasDataSaverOn } from "../user-preferences.ts";
import { whenIdle } from "../when-idle.ts";

/**
 * Share of the visits that are measured: enough for a number per page within days, without cost for nine families in
 * ten. A visit is all pages of one tab.
 */
const SAMPLE_RATE = 0.1;
/** The measurement waits at most this long for an idle moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 3_000;
/** Session storage key of the tab: "1" when its visit is measured, "0" when not. */
const SAMPLED_KEY = "measured";

/**
 * Loads the script that measures the speed of the page, once it is idle. Only on public pages, and never on a metered
 * connection.
 */
export function measureVitals(): void {
  const { saveData, effectiveType = "" } = getConnection();
  // The browser's own data saver counts, whatever the switch of the page says.
  const isMetered = saveData || hasDataSaverOn() || effectiveType.endsWith("2g");
  if (isMetered || !isPublicPage() || !isSampled()) return;
  const loadReport = () =>
    import("./vitals-report.ts").then(
      ({ reportVitals }) => reportVitals(effectiveType),
      () => {}, // a view may stay unmeasured
    );
  const scheduleReport = () => whenIdle(loadReport, IDLE_TIMEOUT_MS);
  if (document.readyState === "complete") scheduleReport();
  else addEventListener("load", scheduleReport, { once: true });
}

/** Whether the page is public: a page of one user, whose address may reveal something, has no canonical link. */
function isPublicPage(): boolean {
  return document.querySelector("link[rel=canonical]") !== null;
}

function isSampled(): boolean {
  try {
    const sampled =
      sessionStorage.getItem(SAMPLED_KEY) ?? (Math.random() < SAMPLE_RATE ? "1" : "0");
    sessionStorage.setItem(SAMPLED_KEY, sampled);
    return sampled === "1";
  } catch {
    return false; // without storage the visit is not measured
  }
}
