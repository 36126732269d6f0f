/** The pages with autosave that are open in this tab, by the storage key of their answers. */
const openPages = new Map<string, object>();

/** Event of a document when the pending answers of this device may have changed. */
export const PENDING_ANSWERS_EVENT = "pending-answers-changed";

/** Registers a page, which then sends its own answers. */
export function registerOpenPage(key: string, page: object): void {
  openPages.set(key, page);
}

/** Unregisters a page: from now on the offline queue sends its pending answers. */
export function unregisterOpenPage(key: string, page: object): void {
  // The page may have been opened again meanwhile.
  if (openPages.get(key) !== page) return;
  openPages.delete(key);
  announcePendingAnswers();
}

/** Announces that the pending answers may have changed. */
export const announcePendingAnswers = (): void =>
  void document.dispatchEvent(new Event(PENDING_ANSWERS_EVENT));

/** Whether the page of these answers is open in this tab. */
export const isPageOpen = (key: string): boolean => openPages.has(key);
