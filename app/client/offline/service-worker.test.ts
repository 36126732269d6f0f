import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const ORIGIN = "https://school.test";
const PAGE = `${ORIGIN}/espace-etudiant/candidate/cursus`;
const CACHE = "application-awa";
const script = readFileSync("app/client/offline/service-worker.js", "utf8");

type Handler = (event: object) => void;

/** A complete response of this site. */
const respond = (body: string, type = "text/html") =>
  Object.defineProperty(new Response(body, { headers: { "Content-Type": type } }), "type", {
    value: "basic",
  });

type Site = Record<string, () => Response | Promise<Response>>;
type Caches = Map<string, Map<string, Response>>;

/** Installs and starts the service worker of a user. */
async function installWorker(site: Site) {
  const worker = startWorker(site, new Map());
  await worker.install();
  return worker;
}

/**
 * Starts an installed service worker, as a browser does for an event after it stopped it; `site` has the responses of
 * the server, and is empty without a network.
 */
function startWorker(site: Site, stored: Caches, hasLocks = true) {
  const getUrl = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).href;
  const openCache = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (request: string | { url: string }) => entries.get(getUrl(request))?.clone(),
      put: async (request: string | { url: string }, response: Response) => {
        if (isFull) throw new DOMException("", "QuotaExceededError");
        entries.set(getUrl(request), response);
      },
      delete: async (request: string | { url: string }) => entries.delete(getUrl(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  const handlers: Record<string, Handler> = {};
  let isFull = false;
  let lastRun: Promise<unknown> = Promise.resolve();
  const unregister = vi.fn(async () => true);
  runInNewContext(script, {
    ...{ AbortController, Response, TypeError, URL, URLSearchParams },
    self: { IDLE_MS: 1_000_000 },
    location: new URL(`/service-worker.js?person=awa`, ORIGIN),
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler;
    },
    caches: {
      open: async (name: string) => openCache(name),
      has: async (name: string) => stored.has(name),
      delete: async (name: string) => stored.delete(name),
      keys: async () => [...stored.keys()],
    },
    fetch: async (request: string | { url: string }) => {
      const answer = site[getUrl(request)];
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    },
    navigator: hasLocks
      ? {
          locks: {
            request: (_name: string, run: () => Promise<unknown>) => {
              lastRun = lastRun.then(run, run);
              return lastRun;
            },
          },
        }
      : {},
    registration: { unregister },
    skipWaiting: () => {},
    indexedDB: { deleteDatabase: () => {} },
  });
  /** Dispatches an event; returns its response, and what resolves after all of its work. */
  const start = (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    handlers[name]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    const finish = async () => {
      await response;
      await Promise.all(work);
    };
    return { response, finished: finish() };
  };
  /** Dispatches an event; resolves to its response, after all of its work. */
  const dispatch = async (name: string, event: object) => {
    const { response, finished } = start(name, event);
    await finished;
    return response;
  };
  const getNavigation = (preloadResponse: Promise<Response | undefined>) => ({
    request: { url: PAGE, method: "GET", mode: "navigate" },
    preloadResponse,
  });
  const listCached = () =>
    [...(stored.get(CACHE)?.keys() ?? [])].map((url) => url.replace(ORIGIN, ""));
  return {
    listCached,
    listCaches: () => [...stored.keys()],
    /** From now on nothing can be stored. */
    fill: () => {
      isFull = true;
    },
    /** The same worker after the browser stopped it. */
    restart: () => startWorker(site, stored),
    unregister,
    install: () => dispatch("install", {}),
    /** The page asks to cache these addresses. */
    keep: (urls: string[]) =>
      dispatch("message", { data: { keep: urls, noNetwork: "offline", whole: true } }),
    clear: () => dispatch("message", { data: { forget: true } }),
    navigate: (preloadResponse: Promise<Response | undefined>) =>
      dispatch("fetch", getNavigation(preloadResponse)),
    open: (preloadResponse: Promise<Response | undefined>) =>
      start("fetch", getNavigation(preloadResponse)),
    load: (path: string) =>
      dispatch("fetch", { request: { url: ORIGIN + path, method: "GET", mode: "cors" } }),
  };
}

const DOCUMENT = `<script src="/assets/form.js"></script>`;
const site = () => ({
  [PAGE]: () => respond(DOCUMENT),
  [`${ORIGIN}/assets/form.js`]: () => respond("form()", "text/javascript"),
  [`${ORIGIN}/assets/other.js`]: () => respond("other()", "text/javascript"),
});

test("service worker: opens the cached page when the preload is an error response, as in Firefox", async () => {
  const worker = await installWorker(site());
  await worker.keep([PAGE]);
  const response = await worker.navigate(Promise.resolve(Response.error()));
  expect(await response?.text()).toBe(DOCUMENT);
});

test("service worker: caches a document with its files", async () => {
  const worker = await installWorker(site());
  await worker.keep([PAGE]);
  expect(worker.listCached()).toEqual(
    expect.arrayContaining(["/espace-etudiant/candidate/cursus", "/assets/form.js"]),
  );
});

test("service worker: does not cache a document whose files did not arrive", async () => {
  const worker = await installWorker({ [PAGE]: () => respond(DOCUMENT) });
  await worker.keep([PAGE]);
  expect(worker.listCached()).toEqual(["/no-network", "/answered"]);
  const response = await worker.navigate(Promise.reject(new TypeError("Failed to fetch")));
  expect(await response?.text()).toBe("offline");
});

test("service worker: creates no cache again after the device was cleared", async () => {
  const worker = await installWorker(site());
  await worker.keep([PAGE]);
  expect(worker.listCaches()).toEqual([CACHE]);
  await worker.clear();
  expect(worker.listCaches()).toEqual([]);
  expect(await worker.load("/assets/form.js")).toBeUndefined();
  expect(await worker.navigate(Promise.resolve(undefined))).toBeUndefined();
  await worker.keep([PAGE]);
  expect(worker.listCaches()).toEqual([]);
});

/** A site whose page names this number of files, of this build. */
function createSite(build: string, count: number, page: string): Site {
  const files = Array.from({ length: count }, (_, i) => `/assets/${build}-${i}.js`);
  const document = files.map((file) => `<script src="${file}"></script>`).join("");
  const scripts = files.map((file) => [`${ORIGIN}${file}`, () => respond("", "text/javascript")]);
  return { [page]: () => respond(document), ...Object.fromEntries(scripts) };
}

test("service worker: deletes no file that a document in the cache names, however many these are", async () => {
  const other = `${ORIGIN}/espace-etudiant/candidate`;
  const worker = await installWorker({
    ...createSite("a", 80, PAGE),
    ...createSite("b", 70, other),
  });
  await worker.keep([PAGE]);
  await worker.keep([other]);
  const cached = worker.listCached();
  expect(cached).toEqual(expect.arrayContaining([PAGE, other].map((url) => new URL(url).pathname)));
  expect(cached.filter((path) => path.startsWith("/assets/"))).toHaveLength(150);
});

test("service worker: deletes the oldest files that no cached document names", async () => {
  const worker = await installWorker({ ...site(), ...createSite("old", 130, `${ORIGIN}/old`) });
  const files = Array.from({ length: 130 }, (_, i) => `${ORIGIN}/assets/old-${i}.js`);
  await worker.keep([PAGE]);
  await worker.keep(files);
  const cached = worker.listCached();
  expect(cached).toContain("/assets/form.js");
  expect(cached).not.toContain("/assets/old-9.js");
  expect(cached).toContain("/assets/old-10.js");
});

test("service worker: does not cache an opened document whose files did not arrive", async () => {
  const worker = await installWorker({});
  const response = await worker.navigate(Promise.resolve(respond(DOCUMENT)));
  expect(await response?.text()).toBe(DOCUMENT);
  expect(worker.listCached()).not.toContain("/espace-etudiant/candidate/cursus");
});

test("service worker: shows the former document until the files of the new one have arrived", async () => {
  const worker = await installWorker(site());
  await worker.keep([PAGE]);
  const next = `<script src="/assets/next.js"></script>`;
  await worker.navigate(Promise.resolve(respond(next)));
  const response = await worker.navigate(Promise.reject(new TypeError("Failed to fetch")));
  expect(await response?.text()).toBe(DOCUMENT);
});

test("service worker: caches an opened document after its files, and answers before", async () => {
  const file = Promise.withResolvers<Response>();
  const worker = await installWorker({ [`${ORIGIN}/assets/form.js`]: () => file.promise });
  const opened = worker.open(Promise.resolve(respond(DOCUMENT)));
  expect(await (await opened.response)?.text()).toBe(DOCUMENT);
  expect(worker.listCached()).not.toContain("/espace-etudiant/candidate/cursus");
  file.resolve(respond("form()", "text/javascript"));
  await opened.finished;
  expect(worker.listCached()).toEqual(
    expect.arrayContaining(["/espace-etudiant/candidate/cursus", "/assets/form.js"]),
  );
});

test("service worker: deletes a document of an ended session that still waits for its files", async () => {
  const file = Promise.withResolvers<Response>();
  const worker = await installWorker({
    [`${ORIGIN}/assets/form.js`]: () => file.promise,
    [`${ORIGIN}/presence`]: () => Response.json({ person: null }),
  });
  const opened = worker.open(Promise.resolve(respond(DOCUMENT)));
  await opened.response;
  const redirected = worker.open(Promise.resolve(new Response(null, { status: 202 })));
  await redirected.response;
  file.resolve(respond("form()", "text/javascript"));
  await Promise.all([opened.finished, redirected.finished]);
  expect(worker.listCached()).not.toContain("/espace-etudiant/candidate/cursus");
});

test("service worker: caches nothing after the device was cleared and the browser restarted it", async () => {
  const worker = await installWorker(site());
  await worker.keep([PAGE]);
  await worker.clear();
  const restarted = worker.restart();
  expect(await (await restarted.load("/assets/form.js"))?.text()).toBe("form()");
  const response = await restarted.navigate(Promise.resolve(respond(DOCUMENT)));
  expect(await response?.text()).toBe(DOCUMENT);
  await restarted.keep([PAGE]);
  expect(restarted.listCaches()).toEqual([]);
});

test("service worker: caches nothing after the worker of the other language cleared the device", async () => {
  const worker = await installWorker(site());
  const other = worker.restart();
  await worker.keep([PAGE]);
  await other.clear();
  await worker.load("/assets/form.js");
  await worker.keep([PAGE]);
  expect(worker.listCaches()).toEqual([]);
});

test("service worker: unregisters itself without a cache, so that the next page installs it again", async () => {
  const worker = await installWorker(site());
  await worker.clear();
  const restarted = worker.restart();
  await restarted.keep([PAGE]);
  expect(restarted.unregister).toHaveBeenCalledOnce();
});

test("service worker: passes pages and files on when the storage is full", async () => {
  const worker = await installWorker(site());
  await worker.keep([PAGE]);
  worker.fill();
  const response = await worker.open(Promise.resolve(respond("new"))).response;
  expect(await response?.text()).toBe("new");
  expect(await (await worker.load("/assets/other.js"))?.text()).toBe("other()");
});

test("service worker: opens and caches pages in a browser without locks", async () => {
  const worker = startWorker(site(), new Map(), false);
  await worker.install();
  await worker.keep([PAGE]);
  expect(worker.listCached()).toContain("/assets/form.js");
  const response = await worker.navigate(Promise.resolve(respond("new")));
  expect(await response?.text()).toBe("new");
});
