import type { Page } from "@playwright/test";

/**
 * Returns the keys and values that the pages of this origin have stored in IndexedDB; does not create the database.
 */
export const listDeviceEntries = (page: Page): Promise<[string, unknown][]> =>
  page.evaluate(
    () =>
      new Promise<[string, unknown][]>((resolve, reject) => {
        const request = indexedDB.open("erabao");
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve([]);
        request.onsuccess = () => {
          const store = request.result.transaction("answers").objectStore("answers");
          const keys = store.getAllKeys();
          const values = store.getAll();
          values.onerror = () => reject(values.error);
          values.onsuccess = () => {
            request.result.close();
            resolve(keys.result.map((key, index) => [String(key), values.result[index]]));
          };
        };
      }),
  );

/** Returns the keys that the pages of this origin have stored in IndexedDB. */
export const listDeviceKeys = async (page: Page): Promise<string[]> =>
  (await listDeviceEntries(page)).map(([key]) => key);
