import { afterEach, beforeEach, expect, test, vi } from "vitest";

const PAGE = "https://ecole.example/espace-etudiant/messagerie/1";
const DATA = `${PAGE}.data`;
const network = vi.fn<typeof fetch>();

/** A newly loaded page, whose router uses the `fetch` of its window. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal("location", new URL(PAGE));
  vi.stubGlobal("window", { fetch: network });
  vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) => window.fetch(...args));
  return import("./prefetch-revalidation.ts");
}

// Other files share these globals.
afterEach(() => void vi.unstubAllGlobals());

beforeEach(() => {
  network.mockReset();
  network.mockImplementation(async () => new Response("fresh"));
});

test("prefetchRevalidation: gives the prefetched response to the next fetch, once", async () => {
  const { prefetchRevalidation } = await openPage();
  network.mockResolvedValueOnce(new Response("ahead"));
  expect(await prefetchRevalidation()).toBe(true);
  expect(await (await fetch(DATA)).text()).toBe("ahead");
  expect(await (await fetch(DATA)).text()).toBe("fresh");
});

test("prefetchRevalidation: returns false without a network or on an error response", async () => {
  const { prefetchRevalidation } = await openPage();
  network.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await prefetchRevalidation()).toBe(false);
  network.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect(await prefetchRevalidation()).toBe(false);
});

test("prefetchRevalidation: discards the response when a form is sent", async () => {
  const { prefetchRevalidation } = await openPage();
  network.mockResolvedValueOnce(new Response("before"));
  await prefetchRevalidation();
  await fetch(DATA, { method: "POST" });
  expect(await (await fetch(DATA)).text()).toBe("fresh");
});

test("prefetchRevalidation: aborts the request and returns false on a navigation", async () => {
  const { prefetchRevalidation } = await openPage();
  let signal: AbortSignal | null | undefined;
  network.mockImplementationOnce((_, init) => {
    signal = init?.signal;
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal?.reason));
    });
  });
  const prefetch = prefetchRevalidation();
  await fetch("/a-picture.avif");
  expect(signal?.aborted).toBe(false);
  await fetch("https://ecole.example/espace-etudiant/compte.data");
  expect(signal?.aborted).toBe(true);
  expect(await prefetch).toBe(false);
});
