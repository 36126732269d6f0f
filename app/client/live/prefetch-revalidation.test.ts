import { afterEach, beforeEach, expect, test, vi } from "vitest";

const PAGE = "https://ecole.example/espace-etudiant/messagerie/1";
const DATA = `${PAGE}.data`;
const network = vi.fn<typeof fetch>();

/** A page that has just come, with a router that asks by the `fetch` of its window. */
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

test("the router is handed the answer that came before it asked, once", async () => {
  const { prefetchRevalidation: fetchAhead } = await openPage();
  network.mockResolvedValueOnce(new Response("ahead"));
  expect(await fetchAhead()).toBe(true);
  expect(await (await fetch(DATA)).text()).toBe("ahead");
  expect(await (await fetch(DATA)).text()).toBe("fresh");
});

test("without a network nothing is handed over, and the page stays as it is", async () => {
  const { prefetchRevalidation: fetchAhead } = await openPage();
  network.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await fetchAhead()).toBe(false);
  network.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect(await fetchAhead()).toBe(false);
});

test("an answer from before a form was sent is not shown after it", async () => {
  const { prefetchRevalidation: fetchAhead } = await openPage();
  network.mockResolvedValueOnce(new Response("before"));
  await fetchAhead();
  await fetch(DATA, { method: "POST" });
  expect(await (await fetch(DATA)).text()).toBe("fresh");
});

test("who leaves the page while its data are asked for no longer asks for them: nothing of it is read", async () => {
  const { prefetchRevalidation: fetchAhead } = await openPage();
  let signal: AbortSignal | null | undefined;
  network.mockImplementationOnce((_, init) => {
    signal = init?.signal;
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal?.reason));
    });
  });
  const prefetch = fetchAhead();
  await fetch("/a-picture.avif");
  expect(signal?.aborted).toBe(false);
  await fetch("https://ecole.example/espace-etudiant/compte.data");
  expect(signal?.aborted).toBe(true);
  expect(await prefetch).toBe(false);
});
