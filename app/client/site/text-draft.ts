import { isSharedDevice } from "#app/client/shared-device.ts";

/**
 * A phone that puts a tab away for another program, or a reload, brings a page back without what was being written in
 * it. That is held in the memory of its tab, which ends with the tab, until it is sent; on a shared device, never.
 */
export function keepDraft(field: HTMLTextAreaElement): void {
  const key = `words ${location.pathname}`;
  if (isSharedDevice()) {
    sessionStorage.removeItem(key);
    return;
  }
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The same address again, as a reload, brings what was begun after the sending that it tells of.
  if (field.dataset.keptWords === "sent" && navigation?.type === "navigate")
    sessionStorage.removeItem(key);
  field.value ||= sessionStorage.getItem(key) ?? "";
  field.addEventListener("input", () => sessionStorage.setItem(key, field.value));
}
