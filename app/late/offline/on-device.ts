import { clear, createStore, del, get, set, type UseStore } from "idb-keyval";
import { isShared } from "../shared-device.ts";
import { forgetPages } from "./own-pages.ts";

/** The service worker's address: its file is made by tools/bundle/inline-scripts.ts. */
const WORKER = "/service-worker.js";

let opened: UseStore | undefined;

/** The small database of the browser that holds answers the server may not have yet. */
export function answersStore(): UseStore {
  opened ??= lentStore(createStore("erabao", "answers"));
  return opened;
}

/** Whoever deletes it would wait for this page, and whoever opens it next for them: this page lets it go, and opens it again. */
function lentStore(store: UseStore): UseStore {
  return (mode, use) =>
    store(mode, (objects) => {
      const { db } = objects.transaction;
      db.onversionchange = () => {
        db.close();
        opened = undefined;
      };
      return use(objects);
    });
}

/** Its person has signed out, here or in another tab: what it had still to keep would be found by whoever comes next. */
let isLeft = false;

/** The event of a document whose person is back. */
export const BACK = "device-back";

let tabs: BroadcastChannel | undefined;

/** The other tabs, where this page hears that its person has signed out. */
function otherTabs(): BroadcastChannel {
  if (!tabs) {
    tabs = new BroadcastChannel("device");
    tabs.onmessage = () => {
      isLeft = true;
      // What this page was keeping meanwhile goes too.
      void clear(answersStore()).catch(() => {});
    };
  }
  return tabs;
}

/** Keeps a value on this device under a key; false where it cannot, the device is shared, or its person has left. */
export async function keepHere(key: string, value: unknown): Promise<boolean> {
  otherTabs();
  if (isLeft || isShared()) return false;
  return set(key, value, answersStore()).then(
    () => true,
    () => false, // a private window, a full disk: nothing is promised then
  );
}

/** What this device keeps under a key. */
export async function keptHere<T>(key: string): Promise<T | undefined> {
  return get<T>(key, answersStore()).catch(() => undefined);
}

/** Nothing stays under that key. */
export async function letGoHere(key: string): Promise<void> {
  await del(key, answersStore()).catch(() => {});
}

type Offline = {
  /** Where the worker serves: the student area, in one language. */
  scope: string;
  person: string;
  /** The addresses of the pages to make ready, with this one; none: this one is not to be kept either. */
  pages: string[];
  /** The page that is shown in place of one that is not there. */
  noNetwork: string;
};

/**
 * Lets the pages of an application open without a network, for this person, and any other page of the area say that
 * there is none. A browser without service workers, a private window and a shared device go on as before.
 */
export async function openOffline({ scope, person, pages, noNetwork }: Offline): Promise<void> {
  const workers = navigator.serviceWorker;
  // Before anything is waited for: whoever goes on to their messages meanwhile does not have them kept.
  const whole = pages.length > 0;
  const here = whole ? [location.href] : [];
  if (isShared()) await forgetDevice();
  if (isShared() || !workers) return;
  try {
    // The scripts it keeps are those that the import map of a page names (one-language.ts).
    const words = HTMLScriptElement.supports?.("importmap") ? document.documentElement.lang : "";
    const about = new URLSearchParams({ person, words });
    await workers.register(`${WORKER}?${about}`, { scope });
    const worker = await inCharge(workers);
    const keep = [...here, ...pages.map(dataOf), ...filesOfPage()];
    worker?.postMessage({ keep, noNetwork, whole });
  } catch {
    // Nothing was promised.
  }
}

/** The worker once this page goes through it: what is fetched before is not kept. */
async function inCharge(workers: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  if (!workers.controller)
    await new Promise((done) => {
      workers.addEventListener("controllerchange", done, { once: true });
    });
  return workers.controller;
}

/** What the router asks for when it goes to a page (React Router, "single fetch"). */
const dataOf = (page: string) => page.replace(/(\?|$)/, ".data$1");

function filesOfPage(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return files.filter((name) => /\/(assets|fonts)\//.test(name));
}

/** The person signs out: nothing stays of them, and no open page keeps anything more until they are back on it. */
export async function leaveDevice(): Promise<void> {
  isLeft = true;
  otherTabs().postMessage("left");
  await forgetDevice();
}

/** The person of this page is back, and it is as they left it: it keeps what it holds again. */
export function returnToDevice(): void {
  isLeft = false;
  document.dispatchEvent(new Event(BACK));
}

/** Nothing of anybody stays on this device: answers, pages, and the script that keeps them. */
export async function forgetDevice(): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage({ forget: true });
  forgetPages();
  await clear(answersStore()).catch(() => {});
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  if (!("caches" in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith("application-"));
  await Promise.all(names.map((name) => caches.delete(name)));
}
