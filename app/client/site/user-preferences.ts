type Connection = { saveData?: boolean; effectiveType?: string };

/** What the browser tells of the network; nothing in Firefox and Safari. */
export function getConnection(): Connection {
  return (navigator as { getConnection?: Connection }).getConnection ?? {};
}

/** Whether the person asked that things keep still. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the person, or the browser where they did not say, saves data (client/early.js). */
export function hasDataSaverOn(): boolean {
  return document.documentElement.dataset.saver === "on";
}

/** Whether data are to be spared: they are saved, or the network is slow and nobody said "off". */
export function prefersReducedData(): boolean {
  return document.documentElement.dataset.saver !== undefined;
}
