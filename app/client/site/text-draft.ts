import { isSharedDevice } from "#app/client/shared-device.ts";

/**
 * Restores the text of a message after a reload, or after a phone has discarded the tab. It is stored in the session
 * storage of the tab until it is sent; never on a shared device.
 */
export function keepDraft(field: HTMLTextAreaElement): void {
  const key = `words ${location.pathname}`;
  if (isSharedDevice()) {
    sessionStorage.removeItem(key);
    return;
  }
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A reload shows the same confirmation again, and must keep text that was typed after it.
  if (field.dataset.textDraft === "sent" && navigation?.type === "navigate")
    sessionStorage.removeItem(key);
  field.value ||= sessionStorage.getItem(key) ?? "";
  field.addEventListener("input", () => sessionStorage.setItem(key, field.value));
}
