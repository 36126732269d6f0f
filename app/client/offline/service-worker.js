// In the student area: the pages of an application that were opened once open again without a network, until the
// person signs out or their session ends; any other says that there is none. The address of this script names its
// person, so that another one begins afresh.
const { searchParams } = new URL(location.href);
const CACHE = `application-${searchParams.get("person")}`;
/** The language whose words its pages take, where their browser reads import maps. */
const WORDS = searchParams.get("words");
/** More files than this are those of editions that are gone. */
const MOST = 120;

const isFile = ({ pathname }) => /^\/(assets|fonts)\//.test(pathname);
const isPage = ({ pathname }, mode) => mode === "navigate" || pathname.endsWith(".data");
/** Messages and the account stay on the server alone. */
const isKept = ({ pathname }) => pathname.includes("/candidate");
/** Under this address the cache has the page that is shown without a network. */
const NO_NETWORK = "/no-network";
/**
 * Its script, which nothing else has: the page that was asked for opens once there is a network, unless its
 * reader has pressed the way to another by then, which a reload would take back.
 */
const AGAIN = "/no-network.js";
const again =
  'let left;onclick=e=>left=e.target.closest("a");addEventListener("online",()=>left||location.reload())';

/**
 * Under this address the cache says when the server last answered a page of this person: without it the pages may be
 * read as long as their session would rest (self.IDLE_MS, by worker-file.ts), and no longer on a device that is lent.
 */
const ANSWERED = "/answered";

/** A page asked for before signing out would bring its cookies back after it. */
const leaving = new AbortController();

/** The scripts and sheets of the pages, whose names the server writes before this text (worker-file.ts). */
const files = () =>
  self.FILES.map((file) => (WORDS ? file.replace("/words/", `/words-${WORDS}/`) : file));

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  const begin = async () => {
    const others = (await caches.keys()).filter((name) => name !== CACHE);
    await Promise.all(others.map((name) => caches.delete(name)));
    // The page is asked for while this script starts.
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(begin());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  // Where the router meets a link it does not know (React Router, "lazy route discovery").
  if (url.pathname === "/__manifest")
    event.respondWith(fetch(request).catch(() => Response.json(self.MANIFEST)));
  else if (url.pathname === AGAIN)
    event.respondWith(new Response(again, { headers: { "Content-Type": "text/javascript" } }));
  else if (isFile(url)) event.respondWith(keptFirst(request));
  else if (isPage(url, request.mode)) event.respondWith(networkFirst(event));
});

// What the first page had already brought before this script was there; `whole`: the pages of an application too,
// which cost more than who only reads their messages should pay.
addEventListener("message", (event) => {
  const { keep, noNetwork, whole, forget } = event.data ?? {};
  if (forget) event.waitUntil(forgetAll());
  if (!Array.isArray(keep)) return;
  const begin = async () => {
    const cache = await caches.open(CACHE);
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    // The page that leads back to the application stays.
    if (whole || !(await cache.match(NO_NETWORK)))
      await cache.put(NO_NETWORK, new Response(noNetwork, { headers }));
    // A page that was opened without a network says this too: it must not make the kept pages younger.
    if (whole && !(await cache.match(ANSWERED))) await noteAnswer(cache);
    if (whole) await keepAll(cache, files());
    await keepAll(cache, keep);
  };
  event.waitUntil(begin());
});

// Asked by a page that is leaving: what it begins itself may not end.
async function forgetAll() {
  leaving.abort();
  await registration.unregister();
  await caches.delete(CACHE);
  indexedDB.deleteDatabase("erabao");
}

async function keepAll(cache, addresses) {
  await Promise.all(
    addresses.map(async (address) => {
      if (await cache.match(address)) return;
      const answer = await fetch(address, { signal: leaving.signal }).catch(() => undefined);
      if (isWhole(answer)) await cache.put(address, answer);
    }),
  );
  const kept = await cache.keys();
  const files = kept.filter(({ url }) => isFile(new URL(url)));
  await Promise.all(files.slice(0, -MOST).map((request) => cache.delete(request)));
}

/** The names of our files change with what is in them: a kept one is right for good. */
async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isWhole(answer)) await cache.put(request, answer.clone());
  return answer;
}

async function networkFirst(event) {
  const { request, preloadResponse } = event;
  const cache = await caches.open(CACHE);
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    if (isTurnedAway(answer)) event.waitUntil(forgetIfEnded(cache));
    const url = new URL(request.url);
    // With the answer to a form in it, a page is that of one moment.
    const page = isKept(url) && !url.searchParams.has("answer");
    if (isWhole(answer) && (page || (await cache.match(ANSWERED)))) await noteAnswer(cache);
    if (page && isWhole(answer)) await cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    if (!(await isRecent(cache))) await forgetPages(cache);
    const instead = request.mode === "navigate" ? await cache.match(NO_NETWORK) : undefined;
    const kept = (await cache.match(request.url)) ?? instead;
    if (kept) return kept;
    throw error;
  }
}

const noteAnswer = (cache) => cache.put(ANSWERED, new Response(`${Date.now()}`));

async function isRecent(cache) {
  const answered = Number(await (await cache.match(ANSWERED))?.text());
  return Date.now() - answered < self.IDLE_MS;
}

/** A page leads elsewhere for many reasons, and a redirect does not show where: the server says whether the session is over. */
async function forgetIfEnded(cache) {
  const answer = await fetch("/presence", { signal: leaving.signal });
  const { person } = await answer.json();
  if (person !== searchParams.get("person")) await forgetPages(cache);
}

/** The pages go; the answers that wait for the server stay, until their person is back. */
async function forgetPages(cache) {
  const pages = (await cache.keys()).filter(({ url }) => isKept(new URL(url)));
  await Promise.all(pages.map((request) => cache.delete(request)));
}

// A page leads elsewhere: a document that is redirected, or data that say so (202, React Router).
const isTurnedAway = (answer) =>
  answer.type === "opaqueredirect" || answer.redirected || answer.status === 202;

// A part of a file, a page of signing in or a fault is not what was asked for.
const isWhole = (answer) => answer?.status === 200 && answer.type === "basic" && !answer.redirected;
