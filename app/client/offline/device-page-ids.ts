import { isSharedDevice } from "../shared-device.ts";

/** The random ids of the last pages of this device; they contain no personal data. */
const STORAGE_KEY = "own-pages";
/** More pages than a user opens before a stored answer is sent. */
const MAX_PAGE_IDS = 100;

/** On a shared device the ids end with the tab. */
const getStorage = () => (isSharedDevice() ? sessionStorage : localStorage);

function readPageIds(): string[] {
  try {
    return (getStorage().getItem(STORAGE_KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    // Storage is unavailable, so no page is known.
    return [];
  }
}

/** Remembers the id of a page with autosave, so that later pages of this device recognise its saves. */
export function rememberPageId(pageId: string): void {
  try {
    const pageIds = readPageIds().filter((id) => id !== pageId);
    getStorage().setItem(STORAGE_KEY, [...pageIds, pageId].slice(-MAX_PAGE_IDS).join(" "));
  } catch {
    // Storage is unavailable.
  }
}

/** Whether a page of this device had this id. */
export function isPageOfDevice(pageId: string): boolean {
  return pageId !== "" && readPageIds().includes(pageId);
}

/** Deletes the ids; part of clearing the device. */
export function clearPageIds(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is unavailable.
  }
}
