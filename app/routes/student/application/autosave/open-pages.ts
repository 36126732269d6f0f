/** The pages of this tab that save themselves, by the name of their answers on this device. */
const openPages = new Map<string, object>();

/**
 * The event of a document when what waits on this device is to be looked at again: a page that saved itself
 * is gone.
 */
export const PENDING_ANSWERS_EVENT = "answers-left";

/** A page sends its own answers from now on. */
export function registerOpenPage(key: string, page: object): void {
  openPages.set(key, page);
}

/** A page is gone, and its last answers with it or not: whatever waits may leave from another. */
export function unregisterOpenPage(key: string, page: object): void {
  // The same page may have been opened again meanwhile.
  if (openPages.get(key) !== page) return;
  openPages.delete(key);
  announcePendingAnswers();
}

/** What waits on this device is not as it was. */
export const announcePendingAnswers = (): void =>
  void document.dispatchEvent(new Event(PENDING_ANSWERS_EVENT));

/** Is the page of these answers open in this tab? */
export const isPageOpen = (key: string): boolean => openPages.has(key);
