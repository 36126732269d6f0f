type Connection = { saveData?: boolean; effectiveType?: string };

/** What the browser tells of the network; nothing in Firefox and Safari. */
export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether the person asked that things keep still. */
export function wantsCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the person, or the browser where they did not say, saves data (late/early.js). */
export function savesData(): boolean {
  return document.documentElement.dataset.saver === "on";
}

/** Whether data are to be spared: they are saved, or the network is slow and nobody said "off". */
export function sparesData(): boolean {
  return document.documentElement.dataset.saver !== undefined;
}
