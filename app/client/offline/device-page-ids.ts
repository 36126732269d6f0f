import { isSharedDevice } from "../shared-device.ts";

/** The names that the last pages of this device gave themselves: they tell nothing of anybody. */
const STORAGE_KEY = "own-pages";
/** More than anybody opens in the days an answer waits. */
const MAX_PAGE_IDS = 100;

/** The tab alone remembers on a shared device. */
const getStorage = () => (isSharedDevice() ? sessionStorage : localStorage);

function readPageIds(): string[] {
  try {
    return (getStorage().getItem(STORAGE_KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    // Storage is shut: no page is known then.
    return [];
  }
}

/** A page that saves itself will be known again by the pages of this device that follow it. */
export function rememberPageId(pageId: string): void {
  try {
    const pageIds = readPageIds().filter((id) => id !== pageId);
    getStorage().setItem(STORAGE_KEY, [...pageIds, pageId].slice(-MAX_PAGE_IDS).join(" "));
  } catch {
    // Storage is shut.
  }
}

/** Was this a page of this very device? */
export function isPageOfDevice(pageId: string): boolean {
  return pageId !== "" && readPageIds().includes(pageId);
}

/** With all that this device keeps of a person. */
export function clearPageIds(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is shut.
  }
}
