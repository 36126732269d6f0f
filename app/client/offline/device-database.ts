import { createStore, type UseStore } from "idb-keyval";

let database: UseStore | undefined;

/**
 * Returns the IndexedDB store for answers that the server may not have yet, for callbacks that make all their requests
 * at once.
 */
export const getDeviceDatabase = (): UseStore => commitAtOnce(getMultiStepDatabase());

/** Returns the same store, for callbacks that make a request after the result of another. */
export function getMultiStepDatabase(): UseStore {
  database ??= closeOnVersionChange(createStore("erabao", "answers"));
  return database;
}

/**
 * Commits each transaction without waiting for its results. WebKit suspends a page that the user leaves, also in the
 * middle of a transaction, which then locks the store for every page until that page is discarded.
 */
function commitAtOnce(store: UseStore): UseStore {
  return (mode, callback) =>
    store(mode, (objectStore) => {
      const result = callback(objectStore);
      // Safari has it since version 15.
      objectStore.transaction.commit?.();
      return result;
    });
}

/**
 * Closes the database when another page deletes or upgrades it, which would otherwise wait for this page. The next
 * call opens it again.
 */
function closeOnVersionChange(store: UseStore): UseStore {
  return (mode, callback) =>
    store(mode, (objectStore) => {
      const { db } = objectStore.transaction;
      db.onversionchange = () => {
        db.close();
        database = undefined;
      };
      return callback(objectStore);
    });
}
