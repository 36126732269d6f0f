type Connection = { effectiveType?: string };

/** Whether the person asked that things keep still. */
export function wantsCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether data are to be spared: the person or the browser says so (late/early.js), or the network is slow. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const slow = /2g|3g/.test(connection?.effectiveType ?? "");
  return slow || document.documentElement.dataset.saver === "on";
}
