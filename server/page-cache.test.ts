import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { PageCache, type PageCacheOptions, type RenderedPage } from "./page-cache.ts";

const buildPage = (text: string, sizeBytes = text.length): RenderedPage => ({
  ...{ stylesheets: ["aaaaaaaa"], sizeBytes },
  version: (name) => ({ html: `${text} ${name}`, headers: { "Content-Type": "text/html" } }),
});

/** A cache with a fake clock that `later` advances. */
function cacheAt(options: PageCacheOptions = {}) {
  let ms = 1_000_000;
  const cache = new PageCache({ now: () => ms, pauseMs: 0, ...options });
  return {
    cache,
    later(by: number) {
      ms += by;
    },
  };
}

const rendering = (text: string) => vi.fn(async () => buildPage(text));
const failing = () =>
  vi.fn(async (): Promise<RenderedPage | undefined> => {
    throw new Error("the database is unreachable");
  });
const plain = { version: "inlineAll", encoding: undefined, ifNoneMatch: undefined } as const;
const readText = async (cache: PageCache, entry: Awaited<ReturnType<PageCache["get"]>>) =>
  entry && `${(await cache.answer(entry, plain)).body}`;

describe("PageCache.get", () => {
  it("renders a page once for concurrent requests", async () => {
    const { cache } = cacheAt();
    const render = rendering("a");
    const entries = await Promise.all([1, 2, 3].map(() => cache.get("/a", render)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(entries).size).toBe(1);
    expect(cache.findFresh("/a")).toBe(entries[0]);
  });

  it("caches nothing for an address without a page", async () => {
    const { cache } = cacheAt();
    expect(await cache.get("/a", async () => undefined)).toBeUndefined();
    expect(cache.paths).toEqual([]);
  });

  it("throws the render's error when there is no previous page", async () => {
    const { cache } = cacheAt();
    await expect(cache.get("/a", failing())).rejects.toThrow("the database is unreachable");
    expect(await readText(cache, await cache.get("/a", rendering("a")))).toBe("a inlineAll");
  });

  it("renders again after a publication and drops the previous page", async () => {
    const { cache } = cacheAt();
    const before = await cache.get("/a", rendering("a"));
    cache.expire();
    expect(cache.findFresh("/a")).toBeUndefined();
    const newer = await cache.get("/a", rendering("b"));
    expect(newer).not.toBe(before);
    expect(await readText(cache, newer)).toBe("b inlineAll");
    expect(cache.findFresh("/a")).toBe(newer);
  });

  it("treats a page as outdated when something was published during its render", async () => {
    const { cache } = cacheAt();
    await cache.get("/a", async () => {
      cache.expire();
      return buildPage("a");
    });
    expect(cache.findFresh("/a")).toBeUndefined();
  });

  it("does not replace a newer page by an older render", async () => {
    const { cache } = cacheAt();
    const slow = Promise.withResolvers<RenderedPage>();
    const first = cache.get("/a", () => slow.promise);
    cache.expire();
    const newer = await cache.get("/a", rendering("b"));
    slow.resolve(buildPage("a"));
    await first;
    expect(cache.findFresh("/a")).toBe(newer);
  });

  it("serves the previous page when the render fails, and retries every 5 s", async () => {
    const { cache, later } = cacheAt();
    const before = await cache.get("/a", rendering("a"));
    cache.expire();
    const render = failing();
    for (let n = 0; n < 20; n++) expect(await cache.get("/a", render)).toBe(before);
    expect(render).toHaveBeenCalledTimes(1);
    later(5_000);
    for (let n = 0; n < 20; n++) expect(await cache.get("/a", render)).toBe(before);
    expect(render).toHaveBeenCalledTimes(2);
    expect(before && cache.isFresh(before)).toBe(false);
  });

  it("renders at once when something is published after a failure", async () => {
    const { cache } = cacheAt();
    await cache.get("/a", rendering("a"));
    cache.expire();
    await cache.get("/a", failing());
    cache.expire();
    expect(await readText(cache, await cache.get("/a", rendering("b")))).toBe("b inlineAll");
  });

  it("drops a page whose address no longer exists", async () => {
    const { cache } = cacheAt();
    await cache.get("/a", rendering("a"));
    cache.expire();
    expect(await cache.get("/a", async () => undefined)).toBeUndefined();
    expect(cache.paths).toEqual([]);
  });

  it("serves the previous page when the render takes too long", async () => {
    const { cache } = cacheAt({ maxWaitMs: 1, now: Date.now });
    const before = await cache.get("/a", rendering("a"));
    cache.expire();
    const slow = Promise.withResolvers<RenderedPage>();
    expect(await cache.get("/a", () => slow.promise)).toBe(before);
    slow.resolve(buildPage("b"));
    await vi.waitFor(() => expect(cache.findFresh("/a")).toBeDefined());
    expect(await readText(cache, cache.findFresh("/a"))).toBe("b inlineAll");
  });
});

describe("PageCache while disconnected", () => {
  it("serves the previous page at once, and renders in the background at most every 5 s", async () => {
    const { cache, later } = cacheAt();
    const before = await cache.get("/a", rendering("a"));
    later(60_000);
    cache.isDisconnected = true;
    const render = rendering("b");
    expect(await cache.get("/a", render)).toBe(before);
    await vi.waitFor(() => expect(cache.findFresh("/a")).not.toBe(before));
    expect(await readText(cache, await cache.get("/a", render))).toBe("b inlineAll");
    expect(render).toHaveBeenCalledTimes(1);
    later(5_000);
    expect(cache.findFresh("/a")).toBeUndefined();
    await cache.get("/a", render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("ageSeconds: returns the age of a page", async () => {
    const { cache, later } = cacheAt();
    const entry = await cache.get("/a", rendering("a"));
    later(61_900);
    expect(entry && cache.ageSeconds(entry)).toBe(61);
  });
});

describe("PageCache.answer", () => {
  const needs = { ...plain, encoding: "br" } as const;

  it("returns 304 to a browser that has the version, and to no other", async () => {
    const { cache } = cacheAt();
    const entry = await cache.get("/a", rendering("a"));
    if (!entry) throw new Error("no entry");
    const { headers } = await cache.answer(entry, needs);
    const ifNoneMatch = headers.ETag;
    expect((await cache.answer(entry, { ...needs, ifNoneMatch })).status).toBe(304);
    const other = { ...needs, version: "linkAll", ifNoneMatch } as const;
    expect((await cache.answer(entry, other)).status).toBe(200);
  });

  it("compresses at best quality after the second read, outside the request", async () => {
    const { cache } = cacheAt();
    const text = Array.from({ length: 400 }, (_, n) => `mot${(n * 7_919) % 997}`).join(" ");
    const entry = await cache.get("/a", rendering(text));
    if (!entry) throw new Error("no entry");
    const quick = await cache.answer(entry, needs);
    expect(`${brotliDecompressSync(quick.body ?? "")}`).toBe(`${text} inlineAll`);
    await new Promise(setImmediate);
    expect(cache.findAnswer(entry, needs)).toBe(quick);
    await vi.waitFor(() => expect(cache.findAnswer(entry, needs)).not.toBe(quick));
    const best = cache.findAnswer(entry, needs);
    expect(best?.body?.length).toBeLessThan(quick.body?.length ?? 0);
    expect(`${brotliDecompressSync(best?.body ?? "")}`).toBe(`${text} inlineAll`);
  });

  it("prepares only the requested version and encoding", async () => {
    const { cache } = cacheAt();
    const version = vi.fn(buildPage("a").version);
    const entry = await cache.get("/a", async () => ({ ...buildPage("a"), version }));
    if (!entry) throw new Error("no entry");
    await cache.answer(entry, needs);
    expect(version.mock.calls).toEqual([["inlineAll"]]);
    expect([...entry.bodies.keys()]).toEqual(["inlineAll br"]);
  });
});

describe("PageCache size limit", () => {
  it("drops the least recently used page", async () => {
    const { cache } = cacheAt({ maxBytes: 350_000 });
    for (const path of ["/a", "/b", "/c"])
      await cache.get(path, async () => buildPage("x", 100_000));
    cache.findFresh("/a");
    await cache.get("/d", async () => buildPage("x", 100_000));
    expect(cache.paths).toEqual(["/d", "/a", "/c"]);
  });

  it("counts the prepared responses of a page", async () => {
    const { cache } = cacheAt({ maxBytes: 350_000 });
    for (const path of ["/a", "/b"])
      await cache.get(path, async () => buildPage("x".repeat(90_000), 90_000));
    for (const version of ["inlineAll", "inlineUncached", "linkAll"] as const) {
      const entry = cache.findFresh("/b");
      if (entry) await cache.answer(entry, { ...plain, version });
    }
    expect(cache.paths).not.toContain("/a");
  });
});
