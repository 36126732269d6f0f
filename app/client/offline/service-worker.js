// Service worker of the student area. It caches the opened pages of an application, so that they open offline until
// the user signs out or the session ends, and shows a “no connection” page for all others. The address of this script
// contains the user key, so another user gets another worker.
const { searchParams } = new URL(location.href);
/**
 * Created when this worker is installed, and deleted at sign-out. A worker without it caches nothing: the browser
 * restarts a worker for tabs that it controlled before the sign-out, and the worker has no other memory of it.
 */
const CACHE = `application-${searchParams.get("person")}`;
/** Of the files that no cached document names, those beyond this number belong to former builds. */
const MAX_OTHER_FILES = 120;

const isFile = ({ pathname }) => /^\/(assets|fonts)\//.test(pathname);
/** A document, or the data of a page for a navigation without a document (React Router). */
const isPage = ({ pathname }, mode) => mode === "navigate" || pathname.endsWith(".data");
/** Only pages of an application are cached, never messages or the account. */
const isCacheable = ({ pathname }) => pathname.includes("/candidate");
/** Cache key of the page that is shown offline. */
const OFFLINE_PAGE = "/no-network";
/**
 * Script of the offline page: it reloads the page once there is a network, unless the user has clicked a link,
 * because the reload would cancel that navigation.
 */
const RELOAD_SCRIPT = "/no-network.js";
const reloadScript =
  'let left;onclick=e=>left=e.target.closest("a");addEventListener("online",()=>left||location.reload())';

/**
 * Cache key of the time at which the server last answered a page of this user. Cached pages are readable for as long
 * as an idle session lasts (`self.IDLE_MS`, set by tools/bundle/inline-scripts.ts), because the device may be lent.
 */
const ANSWERED_AT = "/answered";

/** Aborted at sign-out: a page requested before it would set the session cookies again. */
const signOutController = new AbortController();

const openCache = async () => ((await caches.has(CACHE)) ? caches.open(CACHE) : undefined);

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(CACHE));
});

addEventListener("activate", (event) => {
  const run = async () => {
    const others = (await caches.keys()).filter((name) => name !== CACHE);
    await Promise.all(others.map((name) => caches.delete(name)));
    // The browser requests the page while this worker starts.
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(run());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  // A tab of before the sign-out is still controlled.
  if (signOutController.signal.aborted) return;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname === RELOAD_SCRIPT)
    event.respondWith(
      new Response(reloadScript, { headers: { "Content-Type": "text/javascript" } }),
    );
  else if (isFile(url)) event.respondWith(cacheFirst(request));
  else if (isPage(url, request.mode)) event.respondWith(networkFirst(event));
});

// Caches what the page loaded before this worker controlled it, and the documents of an application's pages (`whole`),
// for which a user who only reads messages need not pay.
addEventListener("message", (event) => {
  const { keep, noNetwork, whole, forget } = event.data ?? {};
  if (forget) event.waitUntil(clearAll());
  if (!Array.isArray(keep)) return;
  const run = async () => {
    const cache = await openCache();
    // The next page that registers this worker installs it again, with its cache.
    if (!cache) return registration.unregister();
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    // An existing offline page that links to the application is not replaced.
    if (whole || !(await cache.match(OFFLINE_PAGE)))
      await put(cache, OFFLINE_PAGE, new Response(noNetwork, { headers }));
    // A page opened offline posts this message too, which must not extend the lifetime of the cached pages.
    if (whole && !(await cache.match(ANSWERED_AT))) await recordAnswerTime(cache);
    await cacheAll(cache, keep);
    await deleteOldFiles(cache);
  };
  event.waitUntil(runAlone(run));
});

/**
 * Runs after the earlier calls, also those of the worker of the other language: no run deletes a file of a document
 * that another run is about to cache.
 */
const runAlone = (run) =>
  // Safari has locks since version 15.4: before it the page must open all the same.
  navigator.locks ? navigator.locks.request(CACHE, run) : run();

// The page that posts this message is unloading and may not finish such work itself.
async function clearAll() {
  signOutController.abort();
  await caches.delete(CACHE);
  await registration.unregister();
  indexedDB.deleteDatabase("erabao");
}

/** The addresses of the scripts and pictures that a document names: with them it opens offline like online. */
const listFiles = (html) =>
  [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, file]) => file);

/** Caches these addresses with the files that their documents name; resolves to whether all of them are cached. */
async function cacheAll(cache, urls) {
  const areCached = await Promise.all(urls.map((url) => cacheOne(cache, url)));
  return areCached.every(Boolean);
}

/** Deletes the oldest files, but none that a cached document names: it would open without its scripts. */
async function deleteOldFiles(cache) {
  const requests = await cache.keys();
  const files = requests.filter(({ url }) => isFile(new URL(url)));
  if (files.length <= MAX_OTHER_FILES) return;
  const pages = requests.filter(({ url }) => isCacheable(new URL(url)));
  const filesOfPages = await Promise.all(pages.map((request) => listFilesOfPage(cache, request)));
  const namedFiles = new Set(filesOfPages.flat());
  const others = files.filter(({ url }) => !namedFiles.has(new URL(url).pathname));
  await Promise.all(others.slice(0, -MAX_OTHER_FILES).map((request) => cache.delete(request)));
}

async function listFilesOfPage(cache, request) {
  const page = await cache.match(request);
  // The pages of an expired session are deleted at any time.
  return page ? listFiles(await page.text()) : [];
}

async function cacheOne(cache, url) {
  if (await cache.match(url)) return true;
  const response = await fetch(url, { signal: signOutController.signal }).catch(() => undefined);
  return isComplete(response) && cacheAfterFiles(cache, url, response);
}

/** Caches a document after its files: without its scripts a form would open and restore nothing. */
async function cacheAfterFiles(cache, url, response) {
  const isDocument = /^text\/html/.test(response.headers.get("Content-Type"));
  const files = isDocument ? listFiles(await response.clone().text()) : [];
  return (await cacheAll(cache, files)) && put(cache, url, response);
}

/** Resolves to whether it was stored: on a full device a page that has arrived must open all the same. */
const put = (cache, key, response) =>
  cache.put(key, response).then(
    () => true,
    () => false,
  );

/** File names contain a content hash, so a cached file never becomes outdated. */
async function cacheFirst(request) {
  const cache = await openCache();
  const cached = await cache?.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (cache && isComplete(response)) await put(cache, request, response.clone());
  return response;
}

async function networkFirst(event) {
  const { request, preloadResponse } = event;
  const cache = await openCache();
  try {
    const preloaded = await preloadResponse;
    // Without a network, Firefox resolves the preload to an error response, where Chromium rejects it.
    if (preloaded?.type === "error") throw new TypeError("The preload failed");
    const response = preloaded ?? (await fetch(request));
    if (!cache) return response;
    if (isRedirect(response)) event.waitUntil(clearPagesIfSessionEnded(cache));
    const url = new URL(request.url);
    // A page that shows the result of a form is valid only once.
    const isCacheablePage = isCacheable(url) && !url.searchParams.has("answer");
    if (isComplete(response) && (isCacheablePage || (await cache.match(ANSWERED_AT))))
      await recordAnswerTime(cache);
    if (isCacheablePage && isComplete(response)) {
      const copy = response.clone();
      event.waitUntil(runAlone(() => cacheAfterFiles(cache, request.url, copy)));
    }
    return response;
  } catch (error) {
    if (!cache) throw error;
    if (!(await isRecent(cache))) await clearPages(cache);
    const offlinePage = request.mode === "navigate" ? await cache.match(OFFLINE_PAGE) : undefined;
    const cached = (await cache.match(request.url)) ?? offlinePage;
    if (cached) return cached;
    throw error;
  }
}

const recordAnswerTime = (cache) => put(cache, ANSWERED_AT, new Response(`${Date.now()}`));

async function isRecent(cache) {
  const answeredAt = Number(await (await cache.match(ANSWERED_AT))?.text());
  return Date.now() - answeredAt < self.IDLE_MS;
}

/** A redirect has many causes and does not show its target, so the server is asked whether the session is over. */
async function clearPagesIfSessionEnded(cache) {
  const response = await fetch("/presence", { signal: signOutController.signal });
  const { person } = await response.json();
  // After the page that was opened before the session ended, which may still wait for its files.
  if (person !== searchParams.get("person")) await runAlone(() => clearPages(cache));
}

/** Deletes the cached pages. Answers that are not saved on the server yet stay until their user returns. */
async function clearPages(cache) {
  const pages = (await cache.keys()).filter(({ url }) => isCacheable(new URL(url)));
  await Promise.all(pages.map((request) => cache.delete(request)));
}

// A redirected document, or data with a redirect (React Router answers 202).
const isRedirect = (response) =>
  response.type === "opaqueredirect" || response.redirected || response.status === 202;

// A partial file, a sign-in page and an error are not cached.
const isComplete = (response) =>
  response?.status === 200 && response.type === "basic" && !response.redirected;
