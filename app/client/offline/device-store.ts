import { clear, createStore, del, get, set, type UseStore } from "idb-keyval";
import { isSharedDevice } from "../shared-device.ts";
import { clearPageIds } from "./device-page-ids.ts";

/** The service worker's address: its file is made by tools/bundle/inline-scripts.ts. */
const SERVICE_WORKER_URL = "/service-worker.js";

let deviceStore: UseStore | undefined;

/** The small database of the browser that holds answers the server may not have yet. */
export function getDeviceStore(): UseStore {
  deviceStore ??= closeOnVersionChange(createStore("erabao", "answers"));
  return deviceStore;
}

/** Whoever deletes it would wait for this page, and whoever opens it next for them: this page lets it go, and opens it again. */
function closeOnVersionChange(store: UseStore): UseStore {
  return (mode, callback) =>
    store(mode, (objectStore) => {
      const { db } = objectStore.transaction;
      db.onversionchange = () => {
        db.close();
        deviceStore = undefined;
      };
      return callback(objectStore);
    });
}

/** Its person has signed out, here or in another tab: what it had still to keep would be found by whoever comes next. */
let isSignedOut = false;

/** The event of a document whose person is back. */
export const DEVICE_RESUMED_EVENT = "device-back";

let tabsChannel: BroadcastChannel | undefined;

/** The other tabs, where this page hears that its person has signed out. */
function getTabsChannel(): BroadcastChannel {
  if (!tabsChannel) {
    tabsChannel = new BroadcastChannel("device");
    tabsChannel.onmessage = () => {
      isSignedOut = true;
      // What this page was keeping meanwhile goes too.
      void clear(getDeviceStore()).catch(() => {});
    };
  }
  return tabsChannel;
}

/** Keeps a value on this device under a key; false where it cannot, the device is shared, or its person has left. */
export async function storeOnDevice(key: string, value: unknown): Promise<boolean> {
  getTabsChannel();
  if (isSignedOut || isSharedDevice()) return false;
  return set(key, value, getDeviceStore()).then(
    () => true,
    () => false, // a private window, a full disk: nothing is promised then
  );
}

/** What this device keeps under a key. */
export async function readFromDevice<T>(key: string): Promise<T | undefined> {
  return get<T>(key, getDeviceStore()).catch(() => undefined);
}

/** Nothing stays under that key. */
export async function deleteFromDevice(key: string): Promise<void> {
  await del(key, getDeviceStore()).catch(() => {});
}

type OfflineOptions = {
  /** Where the worker serves: the student area, in one language. */
  scope: string;
  userKey: string;
  /** The addresses of the pages to make ready, with this one; none: this one is not to be kept either. */
  pages: string[];
  /** The page that is shown in place of one that is not there. */
  offlinePage: string;
};

/**
 * Lets the pages of an application open without a network, for this person, and any other page of the area say that
 * there is none. A browser without service workers, a private window and a shared device go on as before.
 */
export async function enableOffline({
  scope,
  userKey,
  pages,
  offlinePage,
}: OfflineOptions): Promise<void> {
  const workers = navigator.serviceWorker;
  // Before anything is waited for: whoever goes on to their messages meanwhile does not have them kept.
  const hasPages = pages.length > 0;
  const currentPage = hasPages ? [location.href] : [];
  if (isSharedDevice()) await clearDevice();
  if (isSharedDevice() || !workers) return;
  try {
    // The scripts it keeps are those that the import map of a page names (one-language.ts).
    const messagesLocale = HTMLScriptElement.supports?.("importmap")
      ? document.documentElement.lang
      : "";
    const query = new URLSearchParams({ person: userKey, words: messagesLocale });
    await workers.register(`${SERVICE_WORKER_URL}?${query}`, { scope });
    const worker = await waitForController(workers);
    const urls = [...currentPage, ...pages.map(getDataUrl), ...listLoadedFiles()];
    worker?.postMessage({ keep: urls, noNetwork: offlinePage, whole: hasPages });
  } catch {
    // Nothing was promised.
  }
}

/** The worker once this page goes through it: what is fetched before is not kept. */
async function waitForController(workers: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  if (!workers.controller)
    await new Promise((resolve) => {
      workers.addEventListener("controllerchange", resolve, { once: true });
    });
  return workers.controller;
}

/** What the router asks for when it goes to a page (React Router, "single fetch"). */
const getDataUrl = (page: string) => page.replace(/(\?|$)/, ".data$1");

function listLoadedFiles(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return files.filter((name) => /\/(assets|fonts)\//.test(name));
}

/** The person signs out: nothing stays of them, and no open page keeps anything more until they are back on it. */
export async function signOutOfDevice(): Promise<void> {
  isSignedOut = true;
  getTabsChannel().postMessage("left");
  await clearDevice();
}

/** The person of this page is back, and it is as they left it: it keeps what it holds again. */
export function resumeDevice(): void {
  isSignedOut = false;
  document.dispatchEvent(new Event(DEVICE_RESUMED_EVENT));
}

/** Nothing of anybody stays on this device: answers, pages, and the script that keeps them. */
export async function clearDevice(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ forget: true });
  clearPageIds();
  await clear(getDeviceStore()).catch(() => {});
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  if (!("caches" in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith("application-"));
  await Promise.all(names.map((name) => caches.delete(name)));
}
