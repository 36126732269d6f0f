/** The pages of this tab that save themselves, by the name of their answers on this device. */
const open = new Map<string, object>();

/**
 * The event of a document when what waits on this device is to be looked at again: a page that saved itself
 * is gone.
 */
export const LEFT = "answers-left";

/** A page sends its own answers from now on. */
export function openPage(key: string, page: object): void {
  open.set(key, page);
}

/** A page is gone, and its last answers with it or not: whatever waits may leave from another. */
export function leavePage(key: string, page: object): void {
  // The same page may have been opened again meanwhile.
  if (open.get(key) !== page) return;
  open.delete(key);
  lookAgain();
}

/** What waits on this device is not as it was. */
export const lookAgain = (): void => void document.dispatchEvent(new Event(LEFT));

/** Is the page of these answers open in this tab? */
export const isOpen = (key: string): boolean => open.has(key);
