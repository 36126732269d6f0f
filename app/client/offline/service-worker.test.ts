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

/** Starts the service worker of a user; `site` has the responses of the server, and is empty without a network. */
function startWorker(site: Record<string, () => Response>) {
  const stored = new Map<string, Map<string, Response>>();
  const getUrl = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).href;
  const openCache = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (request: string) => entries.get(getUrl(request))?.clone(),
      put: async (request: string, response: Response) => entries.set(getUrl(request), response),
      delete: async (request: string) => entries.delete(getUrl(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  const handlers: Record<string, Handler> = {};
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
      delete: async (name: string) => stored.delete(name),
      keys: async () => [...stored.keys()],
    },
    fetch: async (request: string | { url: string }) => {
      const answer = site[getUrl(request)];
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    },
    registration: { unregister },
    indexedDB: { deleteDatabase: () => {} },
  });
  /** Dispatches an event; resolves to its response, after all of its work. */
  const dispatch = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    handlers[name]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    await Promise.all([...work, response]);
    return response;
  };
  const listCached = () =>
    [...(stored.get(CACHE)?.keys() ?? [])].map((url) => url.replace(ORIGIN, ""));
  return {
    listCached,
    listCaches: () => [...stored.keys()],
    /** The page asks to cache these addresses. */
    keep: (urls: string[]) =>
      dispatch("message", { data: { keep: urls, noNetwork: "offline", whole: true } }),
    clear: () => dispatch("message", { data: { forget: true } }),
    navigate: (preloadResponse: Promise<Response | undefined>) =>
      dispatch("fetch", {
        request: { url: PAGE, method: "GET", mode: "navigate" },
        preloadResponse,
      }),
    load: (path: string) =>
      dispatch("fetch", { request: { url: ORIGIN + path, method: "GET", mode: "cors" } }),
  };
}

const DOCUMENT = `<script src="/assets/form.js"></script>`;
const site = () => ({
  [PAGE]: () => respond(DOCUMENT),
  [`${ORIGIN}/assets/form.js`]: () => respond("form()", "text/javascript"),
});

test("service worker: opens the cached page when the preload is an error response, as in Firefox", async () => {
  const worker = startWorker(site());
  await worker.keep([PAGE]);
  const response = await worker.navigate(Promise.resolve(Response.error()));
  expect(await response?.text()).toBe(DOCUMENT);
});

test("service worker: caches a document with its files", async () => {
  const worker = startWorker(site());
  await worker.keep([PAGE]);
  expect(worker.listCached()).toEqual(
    expect.arrayContaining(["/espace-etudiant/candidate/cursus", "/assets/form.js"]),
  );
});

test("service worker: does not cache a document whose files did not arrive", async () => {
  const worker = startWorker({ [PAGE]: () => respond(DOCUMENT) });
  await worker.keep([PAGE]);
  expect(worker.listCached()).toEqual(["/no-network", "/answered"]);
  const response = await worker.navigate(Promise.reject(new TypeError("Failed to fetch")));
  expect(await response?.text()).toBe("offline");
});

test("service worker: creates no cache again after the device was cleared", async () => {
  const worker = startWorker(site());
  await worker.keep([PAGE]);
  expect(worker.listCaches()).toEqual([CACHE]);
  await worker.clear();
  expect(worker.listCaches()).toEqual([]);
  expect(await worker.load("/assets/form.js")).toBeUndefined();
  expect(await worker.navigate(Promise.resolve(undefined))).toBeUndefined();
  await worker.keep([PAGE]);
  expect(worker.listCaches()).toEqual([]);
});
