import type { Page } from "@playwright/test";
import { signIn } from "#tests/support/candidate.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { watchPrefetchedPages } from "#tests/support/prefetched-pages.ts";

/** Sets whether this tab's visit is measured. */
const choose = (page: Page, chosen: "0" | "1") =>
  page.addInitScript((value) => sessionStorage.setItem("measured", value), chosen);

/** Records the scripts that a page requests, without the hash in their names. */
function getScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script") scripts.push(pathname.replace(/-[\w-]{8}\.js$/, ""));
  });
  return scripts;
}

/** Records the beacons of pages that are being left, which Playwright cannot observe. */
async function recordBeacons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      localStorage.setItem("beacons", `${localStorage.getItem("beacons") ?? ""}${url}?${body}\n`);
      return send(url, body);
    };
  });
}

/** Opens a page that is not measured, and reads the beacons sent before. */
async function leavePage(page: Page): Promise<URL[]> {
  await page.goto("/connexion");
  const stored = await page.evaluate(() => localStorage.getItem("beacons") ?? "");
  return stored.split("\n").flatMap((line) => (line ? new URL(line, page.url()) : []));
}

test("a page is prefetched when the pointer rests on its link, and not when saving data", {
  tag: "@desk",
}, async ({ page, context, baseURL }) => {
  const fetched = await watchPrefetchedPages(page);
  const links = page.getByRole("contentinfo");
  await page.goto("/engagements");
  await page.waitForLoadState("networkidle");
  await links.getByRole("link", { name: "Nos valeurs" }).hover();
  await expect.poll(() => fetched).toEqual(["/valeurs"]);
  await context.addCookies([{ name: "saver", value: "on", url: baseURL ?? "" }]);
  await page.goto("/engagements");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
});

test("only a first page and its visible contents are requested before the first paint", async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.resourceType()));
  const later = () => requested.filter((type) => /script|stylesheet|font/.test(type));
  // Delays every frame until the test allows it.
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    const painted = new Promise((paint) => addEventListener("paint", paint, { once: true }));
    window.requestAnimationFrame = (draw) => {
      painted.then(() => ask(draw));
      return 0;
    };
  });
  await page.goto("/", { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  expect(later()).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event("paint")));
  await expect.poll(later).toEqual(expect.arrayContaining(["script", "stylesheet", "font"]));
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain("sheets");
});

/** Delays the first picture of /about until the returned function is called. */
async function pausePicture(page: Page): Promise<() => void> {
  const pause = Promise.withResolvers<void>();
  await page.route(/\/img\/crossing-/, async (route) => {
    await pause.promise;
    await route.continue().catch(() => {});
  });
  return pause.resolve;
}

test("nothing else is requested before the first picture of a first page has loaded", async ({
  page,
}) => {
  const letGo = await pausePicture(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  letGo();
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");
  const times = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const picture = files.find(({ name }) => name.includes("/img/crossing-"));
    const after = files.filter(({ name }) => /\.js$|site-late|woff2|manifest/.test(name));
    return { there: picture?.responseEnd ?? 0, requested: after.map(({ startTime }) => startTime) };
  });
  expect(times.there).toBeGreaterThan(0);
  expect(times.requested.length).toBeGreaterThan(1);
  expect(Math.min(...times.requested)).toBeGreaterThanOrEqual(times.there);
});

test("a first picture that does not load delays its page's script for two seconds only", async ({
  page,
}) => {
  await pausePicture(page);
  const scripts = getScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await expect.poll(() => scripts).toContain("/assets/site");
});

test("a measured visit reports the speed of a page once, and the office sees it", async ({
  page,
  otherPage: desk,
}) => {
  await choose(page, "1");
  const scripts = getScripts(page);
  await recordBeacons(page);
  await page.goto("/engagements?utm_source=a-letter&name=Awa");
  await expect.poll(() => scripts).toEqual(["/assets/site", "/assets/vitals-report"]);
  await page.waitForLoadState("networkidle");
  // A short interaction is not always reported, and never before its paint: this one is long and awaited.
  await page.evaluate(() => {
    document.querySelector("h1")?.addEventListener("click", () => {
      for (const end = performance.now() + 60; performance.now() < end; );
    });
    const announced = new Promise<void>((done) => {
      new PerformanceObserver((list) => {
        if (list.getEntries().some(({ name }) => name === "click")) done();
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    Object.assign(window, { announced });
  });
  await page.locator("h1").click();
  await page.evaluate(() => (window as unknown as { announced: Promise<void> }).announced);
  const beacons = await leavePage(page);
  expect(beacons.map(({ pathname }) => pathname)).toEqual(["/mesures"]);
  const params = Object.fromEntries(beacons[0]?.searchParams ?? []);
  expect(Object.keys(params).toSorted()).toEqual(
    expect.arrayContaining(["cls", "connection", "country", "inp", "lcp", "page", "ttfb"]),
  );
  expect(params).toMatchObject({ page: "/engagements", country: "senegal" });

  await desk.goto("/administration");
  await signIn(desk, "admin@demo.test", "erabao-demonstration");
  await expect(desk).toHaveURL(/\/administration$/);
  const row = desk.getByRole("row").filter({ hasText: "Nos engagements" });
  await expect(async () => {
    await desk.goto("/administration/vitesse?page=/engagements&pays=senegal");
    await expect(row).toContainText(/Pages vues\s: \d/, { timeout: 1_000 });
  }).toPass();
  await expect(row).toContainText(/Bon|À améliorer|Mauvais/);
});

test("a visit that is not measured loads no other script and sends nothing", async ({ page }) => {
  await choose(page, "0");
  const scripts = getScripts(page);
  await recordBeacons(page);
  await page.goto("/valeurs");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual(["/assets/site"]);
  expect(await leavePage(page)).toEqual([]);
});

test("nothing is loaded or sent when saving data, on a slow network, or on a private page", async ({
  page,
  context,
  baseURL,
}) => {
  await choose(page, "1");
  const scripts = getScripts(page);
  await recordBeacons(page);
  const visit = async (address: string) => {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    expect(await leavePage(page)).toEqual([]);
  };
  await visit("/connexion");
  await context.addCookies([{ name: "saver", value: "on", url: baseURL ?? "" }]);
  await visit("/valeurs");
  await context.clearCookies();
  for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
      connection,
    );
    await visit("/valeurs");
  }
  // The sign-in page has scripts of its own.
  const others = ["/assets/sign-in-page", "/assets/popup"];
  expect([...new Set(scripts)].filter((one) => !others.includes(one))).toEqual(["/assets/site"]);
});
