import { whenQuiet } from "./quiet.ts";
import { connection, savesData } from "./sparing.ts";

/**
 * One visit in ten is measured: enough for a figure of each page within days, and nine families in ten
 * pay nothing for it. A visit is what one tab opens: its pages are measured all or none.
 */
const SHARE = 0.1;
/** How long a quiet moment is waited for, in milliseconds. */
const PATIENCE = 3_000;
/** In the session storage of the tab: "1" when its visit is measured, "0" when not. */
const KEY = "measured";

/**
 * Brings, once the page is read and idle, the script that tells how fast it was. Only on pages that are
 * the same for everybody, and never where data are counted.
 */
export function measureSpeed(): void {
  const { saveData, effectiveType = "" } = connection();
  // The browser's own saver counts here, whatever the switch of the page says.
  const counted = saveData || savesData() || effectiveType.endsWith("2g");
  if (counted || !isForEverybody() || !isChosen()) return;
  const bring = () =>
    import("./vitals-report.ts").then(
      ({ reportSpeed }) => reportSpeed(effectiveType),
      () => {}, // a view that is not measured is no loss to anybody
    );
  // Some browsers find no quiet moment at all.
  const later = () => whenQuiet(bring, PATIENCE);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

/** A page made for one person, whose address may tell of them, is given to no search engine: it names none as its own. */
function isForEverybody(): boolean {
  return document.querySelector("link[rel=canonical]") !== null;
}

function isChosen(): boolean {
  try {
    const chosen = sessionStorage.getItem(KEY) ?? (Math.random() < SHARE ? "1" : "0");
    sessionStorage.setItem(KEY, chosen);
    return chosen === "1";
  } catch {
    return false; // whoever lets nothing be stored is not measured
  }
}
