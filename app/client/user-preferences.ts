type Connection = { saveData?: boolean; effectiveType?: string };

/** Returns the Network Information of the browser; empty in Firefox and Safari. */
export function getConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the data saver is on, by choice of the user or else of the browser (client/early.js). */
export function hasDataSaverOn(): boolean {
  return document.documentElement.dataset.saver === "on";
}

/**
 * Whether the page should load less data: the data saver is on, or the network is slow and the user did not choose
 * "off".
 */
export function prefersReducedData(): boolean {
  return document.documentElement.dataset.saver !== undefined;
}
