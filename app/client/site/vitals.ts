import { getConnection, hasDataSaverOn } from "./user-preferences.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * One visit in ten is measured: enough for a figure of each page within days, and nine families in ten
 * pay nothing for it. A visit is what one tab opens: its pages are measured all or none.
 */
const SAMPLE_RATE = 0.1;
/** How long a quiet moment is waited for, in milliseconds. */
const IDLE_TIMEOUT_MS = 3_000;
/** In the session storage of the tab: "1" when its visit is measured, "0" when not. */
const SAMPLED_KEY = "measured";

/**
 * Brings, once the page is read and idle, the script that tells how fast it was. Only on pages that are
 * the same for everybody, and never where data are counted.
 */
export function measureVitals(): void {
  const { saveData, effectiveType = "" } = getConnection();
  // The browser's own saver counts here, whatever the switch of the page says.
  const isMetered = saveData || hasDataSaverOn() || effectiveType.endsWith("2g");
  if (isMetered || !isPublicPage() || !isSampled()) return;
  const loadReport = () =>
    import("./vitals-report.ts").then(
      ({ reportVitals }) => reportVitals(effectiveType),
      () => {}, // a view that is not measured is no loss to anybody
    );
  // Some browsers find no quiet moment at all.
  const scheduleReport = () => whenIdle(loadReport, IDLE_TIMEOUT_MS);
  if (document.readyState === "complete") scheduleReport();
  else addEventListener("load", scheduleReport, { once: true });
}

/** A page made for one person, whose address may tell of them, is given to no search engine: it names none as its own. */
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
    return false; // whoever lets nothing be stored is not measured
  }
}
