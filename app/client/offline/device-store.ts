import { clear, del, get, set } from "idb-keyval";
import { isSharedDevice } from "../shared-device.ts";
import { getDeviceDatabase } from "./device-database.ts";
import { clearPageIds } from "./device-page-ids.ts";
import { loadLinkAsDocument } from "./offline-links.ts";

/** The address of the service worker (tools/bundle/inline-scripts.ts). */
const SERVICE_WORKER_URL = "/service-worker.js";

/** True after a sign-out in this or another tab: later writes would be readable by the next user of the device. */
let isSignedOut = false;

/** Event of a document whose user has signed in again. */
export const DEVICE_RESUMED_EVENT = "device-back";

let tabsChannel: BroadcastChannel | undefined;

/** Returns the channel on which tabs announce that the user has signed out. */
function getTabsChannel(): BroadcastChannel {
  if (!tabsChannel) {
    tabsChannel = new BroadcastChannel("device");
    tabsChannel.onmessage = () => {
      isSignedOut = true;
      // A write of this page that was in progress is deleted too.
      void clear(getDeviceDatabase()).catch(() => {});
    };
  }
  return tabsChannel;
}

/**
 * Stores a value on this device; returns false when storage fails, the device is shared, or the user has signed out.
 */
export async function storeOnDevice(key: string, value: unknown): Promise<boolean> {
  getTabsChannel();
  if (isSignedOut || isSharedDevice()) return false;
  return set(key, value, getDeviceDatabase()).then(
    () => true,
    () => false, // a private window or a full disk
  );
}

/** Returns the stored value of a key; undefined when there is none or storage fails. */
export async function readFromDevice<T>(key: string): Promise<T | undefined> {
  return get<T>(key, getDeviceDatabase()).catch(() => undefined);
}

export async function deleteFromDevice(key: string): Promise<void> {
  await del(key, getDeviceDatabase()).catch(() => {});
}

type OfflineOptions = {
  /** The path of the service worker: the student area, in one language. */
  scope: string;
  userKey: string;
  /** Pages to cache besides the current one; with none, the current page is not cached either. */
  pages: string[];
  /** The HTML that is shown for a page that is not cached. */
  offlinePage: string;
};

/**
 * Makes the pages of an application open offline for this user, and other pages of the area show that there is no
 * network. Does nothing in development, in a browser without service workers or in a private window; clears a shared
 * device.
 */
export async function enableOffline({
  scope,
  userKey,
  pages,
  offlinePage,
}: OfflineOptions): Promise<void> {
  const workers = navigator.serviceWorker;
  // Read before the first await: a user who goes on to their messages must not have them cached.
  const hasPages = pages.length > 0;
  const currentPage = hasPages ? [location.href] : [];
  if (isSharedDevice()) await clearDevice();
  // In development the worker would serve modules of before a change.
  if (isSharedDevice() || !workers || import.meta.env.MODE === "development") return;
  try {
    const query = new URLSearchParams({ person: userKey });
    await workers.register(`${SERVICE_WORKER_URL}?${query}`, { scope });
    const worker = await waitForController(workers);
    // Adding it again has no effect.
    addEventListener("click", loadLinkAsDocument, true);
    // The worker requests the pages: React Router's `PrefetchPageLinks` would reload this page, and lose what is
    // typed, when the network fails meanwhile.
    const urls = [...currentPage, ...pages, ...listLoadedFiles()];
    worker?.postMessage({ keep: urls, noNetwork: offlinePage, whole: hasPages });
  } catch {
    // Offline pages are optional.
  }
}

/** Returns the worker once it controls this page: it does not cache earlier requests. */
async function waitForController(workers: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  if (!workers.controller)
    await new Promise((resolve) => {
      workers.addEventListener("controllerchange", resolve, { once: true });
    });
  return workers.controller;
}

function listLoadedFiles(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return files.filter((name) => /\/(assets|fonts)\//.test(name));
}

/** Clears this device at sign-out, and stops every open page from storing until the user signs in again. */
export async function signOutOfDevice(): Promise<void> {
  isSignedOut = true;
  getTabsChannel().postMessage("left");
  await clearDevice();
}

/** Allows storing again after the user of this page has signed in again. */
export function resumeDevice(): void {
  isSignedOut = false;
  document.dispatchEvent(new Event(DEVICE_RESUMED_EVENT));
}

/** Deletes all stored answers and cached pages, and unregisters the service workers. */
export async function clearDevice(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ forget: true });
  clearPageIds();
  await clear(getDeviceDatabase()).catch(() => {});
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  if (!("caches" in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith("application-"));
  await Promise.all(names.map((name) => caches.delete(name)));
}
