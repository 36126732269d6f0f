import { isShared } from "#app/late/shared-device.ts";

/**
 * A phone that puts a tab away for another program, or a reload, brings a page back without what was being written in
 * it. That is held in the memory of its tab, which ends with the tab, until it is sent; on a shared device, never.
 */
export function keepWords(field: HTMLTextAreaElement): void {
  const key = `words ${location.pathname}`;
  if (isShared()) {
    sessionStorage.removeItem(key);
    return;
  }
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The same address again, as a reload, brings what was begun after the sending that it tells of.
  if (field.dataset.keptWords === "sent" && arrival?.type === "navigate")
    sessionStorage.removeItem(key);
  field.value ||= sessionStorage.getItem(key) ?? "";
  field.addEventListener("input", () => sessionStorage.setItem(key, field.value));
}
