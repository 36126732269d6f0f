import type { Page } from "@playwright/test";
import { layOutPage } from "#tests/support/lay-out-page.ts";
import { expect, test } from "#tests/support/playwright.ts";

// A current cheap phone: a high pixel density that pictures need not match.
test.use({ deviceScaleFactor: 2.6 });

type TransferReport = {
  requests: number;
  bytes: number;
  videos: number;
  scripts: number;
  /** How many responses are pending. */
  awaited: number;
};

/** Records every request with its transferred bytes. */
async function measureTransfer(page: Page): Promise<() => TransferReport> {
  const client = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const seen = { requests: 0, bytes: 0, videos: 0, scripts: 0 };
  const cached = new Set<string>();
  const awaited = new Set<string>();
  client.on("Network.requestWillBeSent", ({ requestId }) => awaited.add(requestId));
  client.on("Network.loadingFailed", ({ requestId }) => awaited.delete(requestId));
  client.on("Network.requestServedFromCache", ({ requestId }) => cached.add(requestId));
  client.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (response.fromDiskCache) cached.add(requestId);
    types.set(requestId, response.mimeType.startsWith("video/") ? "Video" : type);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    awaited.delete(requestId);
    if (cached.has(requestId)) return;
    seen.requests += 1;
    seen.bytes += encodedDataLength;
    if (types.get(requestId) === "Video") seen.videos += encodedDataLength;
    if (types.get(requestId) === "Script") seen.scripts += encodedDataLength;
  });
  await client.send("Network.enable");
  return () => ({ ...seen, awaited: awaited.size });
}

/** Waits until the home page has opened its film, all of it is rendered, and nothing is pending. */
async function waitForWholePage(page: Page, travelled: () => TransferReport): Promise<void> {
  await expect(page.locator("dialog#film")).toBeVisible();
  await layOutPage(page);
  // A picture is requested in the frame that brings it near.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (const _ of [1, 2]) await page.evaluate(frame);
  await expect.poll(() => travelled().awaited).toBe(0);
}

/** The versions of cached stylesheets, as the browser's cookie reports them. */
const readStylesheetCookie = (page: Page) =>
  page.evaluate(() => /sheets=([^;]*)/.exec(document.cookie)?.[1]?.split(".") ?? []);

/** The triggers of data saving: the user's choice, or the network information of the browser. */
const reducedDataCases = [
  [
    "saves data",
    (page: Page, url: string) => page.context().addCookies([{ name: "saver", value: "on", url }]),
  ],
  [
    "has a slow network",
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
      }),
  ],
] as const;

for (const [who, prepare] of reducedDataCases) {
  test(`the home page for a visitor who ${who} is below 96 kB, in twelve requests, without a film (P2)`, {
    tag: "@phone",
  }, async ({ page, baseURL }) => {
    await prepare(page, baseURL ?? "");
    const travelled = await measureTransfer(page);
    await page.goto("/");
    await waitForWholePage(page, travelled);
    await expect(page.locator("html")).toHaveAttribute("data-saver");
    const { requests, bytes, videos, scripts } = travelled();
    expect(videos).toBe(0);
    expect(scripts).toBeLessThanOrEqual(7 * 1024);
    expect(bytes, "bytes").toBeLessThanOrEqual(96 * 1024);
    expect(requests, "requests").toBeLessThanOrEqual(12);
  });

  test(`a second page for a visitor who ${who} is below 20 kB, in three requests (P8)`, {
    tag: "@phone",
  }, async ({ page, baseURL }) => {
    await prepare(page, baseURL ?? "");
    await page.goto("/about");
    await page.waitForLoadState("networkidle");
    expect(await readStylesheetCookie(page), "before any touch").toEqual([]);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => readStylesheetCookie(page)).toHaveLength(3);
    const travelled = await measureTransfer(page);
    await page.goto("/curriculum");
    await page.waitForLoadState("networkidle");
    const { requests, bytes } = travelled();
    expect(bytes, "bytes").toBeLessThanOrEqual(20 * 1024);
    expect(requests, "requests").toBeLessThanOrEqual(3);
  });
}

test("on a fast network the home page weighs that plus its small film, before any interaction (P3)", {
  tag: "@phone",
}, async ({ page }) => {
  const travelled = await measureTransfer(page);
  await page.goto("/");
  await waitForWholePage(page, travelled);
  await expect.poll(() => travelled().videos).toBeGreaterThan(0);
  const { bytes, videos } = travelled();
  expect(videos, "film").toBeLessThanOrEqual(150 * 1024);
  expect(bytes, "bytes").toBeLessThanOrEqual((96 + 150) * 1024);
});

test("a slow network is shown at the switch, which disables data saving", {
  tag: "@phone",
}, async ({ page }) => {
  const [, [, prepare]] = reducedDataCases;
  await prepare(page);
  await page.goto("/about");
  const saver = page.getByRole("switch", { name: /Économie de données/ });
  await expect(saver).toBeChecked();
  await saver.click();
  await expect(saver).not.toBeChecked();
  await page.goto("/curriculum");
  await expect(page.locator("html")).not.toHaveAttribute("data-saver");
  await expect(page.getByRole("switch", { name: /Économie de données/ })).not.toBeChecked();
});

test("a first page inlines its stylesheets, which are cached for the next one", async ({
  page,
}) => {
  const stylesheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") stylesheets.push(new URL(request.url()).pathname);
  });
  const painted = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.locator("head style")).toHaveCount(1);
  expect(await painted()).toContain("Figtree");
  const cachedVersions = () => readStylesheetCookie(page);
  await expect.poll(cachedVersions).toHaveLength(3);
  expect(stylesheets).toHaveLength(4);
  // Page types one after the other: new stylesheets are inlined, cached ones are linked.
  await page.goto("/curriculum");
  await expect(page.locator("head style")).toHaveCount(0);
  expect(await painted()).toContain("Figtree");
  await page.goto("/actualite");
  await expect(page.locator("head link[rel=stylesheet]:not([disabled])")).not.toHaveCount(0);
  await expect.poll(cachedVersions).toHaveLength(4);
});

test("data saving is chosen in the footer, and applies to every page afterwards", async ({
  page,
}) => {
  await page.goto("/about");
  const saver = page.getByRole("switch", { name: /Économie de données/ });
  const picture = async (width: number) => {
    const answer = await page.request.get(`/img/dakar-${width}.avif`);
    return { bytes: await answer.body(), cache: answer.headers()["cache-control"] ?? "" };
  };
  await expect(saver).not.toBeChecked();
  const large = await picture(960);
  expect(large.cache).toMatch(/^public/);
  await saver.click();
  await expect(saver).toBeChecked();
  await page.goto("/curriculum");
  // Nothing is prefetched, our fonts are not requested, and pictures have their smallest size.
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  const light = await picture(960);
  expect(light.cache).toMatch(/^private/);
  expect(light.bytes.equals((await picture(480)).bytes)).toBe(true);
  expect(light.bytes.length).toBeLessThan(large.bytes.length);
  await expect(page.getByRole("switch", { name: /Économie de données/ })).toBeChecked();
  const fonts = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files.filter((file) => /woff2$/.test(file.name) && file.transferSize > 0).length;
  });
  expect(fonts).toBe(0);
  await page.getByRole("switch", { name: /Économie de données/ }).click();
  await page.goto("/pdg");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
});

type FirstPaint = { theme: string | undefined; coloured: number; painted: number };

/** Records the colours at the first paint and its time. Runs in the browser, before the page. */
function recordFirstPaint(): void {
  const came: number[] = [];
  new MutationObserver(() => came.push(performance.now())).observe(document, {
    attributeFilter: ["data-theme"],
    subtree: true,
  });
  const first = new Promise<FirstPaint>((resolve) => {
    new PerformanceObserver((list) => {
      const { theme } = document.documentElement.dataset;
      const painted = list.getEntries()[0]?.startTime ?? 0;
      resolve({ theme, coloured: came[0] ?? Number.POSITIVE_INFINITY, painted });
    }).observe({ type: "paint", buffered: true });
  });
  Object.assign(window, { first });
}

test("colours are chosen in the footer, and apply before the first paint of the next page", async ({
  page,
}) => {
  await page.goto("/about");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  const dark = page.getByRole("button", { name: "Sombre" });
  await dark.click();
  await expect(dark).toHaveAttribute("aria-pressed", "true");
  expect(await background()).not.toBe(light);
  await page.addInitScript(recordFirstPaint);
  await page.goto("/pdg");
  const first = await page.evaluate(
    () => (window as unknown as { first: Promise<FirstPaint> }).first,
  );
  expect(first.theme).toBe("dark");
  expect(first.coloured).toBeLessThan(first.painted);
  await page.getByRole("button", { name: "Système" }).click();
  expect(await background()).toBe(light);
});
