import type { Page } from "@playwright/test";
import { disableFilm } from "#tests/support/home-page.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";

/** Requirement P6: the maximum cumulative layout shift while a page loads. */
const MAX_SHIFT = 0.01;

/** Records each unexpected layout shift. */
function watchShifts(): void {
  const moves: { share: number; what: string[] }[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node?: Node }[];
    })[])
      moves.push({
        share: entry.value,
        what: entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 60) ?? ""),
      });
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(window, { moves });
}

type LayoutShift = { share: number; what: string[] };
const readShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves: LayoutShift[] }).moves);

const totalShift = (moves: LayoutShift[]) => moves.reduce((sum, { share }) => sum + share, 0);

test("nothing shifts on a page that loads slowly on a phone's network", async ({ page }) => {
  await disableFilm(page);
  await page.addInitScript(watchShifts);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  // As in requirement P6; bytes per second.
  const pace = { downloadThroughput: 87_500, uploadThroughput: 87_500, latency: 300 };
  await network.send("Network.emulateNetworkConditions", { offline: false, ...pace });
  for (const address of ["/", "/about", "/curriculum", "/contacts", "/autre-formation"]) {
    await page.context().clearCookies();
    await page.goto(address);
    // The home page's film delays the deferred sections for ten seconds.
    await expect(page.locator("html")).not.toHaveAttribute("data-fold", /./, { timeout: 20_000 });
    const moves = await readShifts(page);
    const all = `${address}: ${JSON.stringify(moves)}`;
    expect.soft(totalShift(moves), all).toBeLessThanOrEqual(MAX_SHIFT);
  }
});

test("nothing shifts on a page whose fonts and pictures load late, on a first page or the next", async ({
  page,
}) => {
  await disableFilm(page);
  await page.addInitScript(watchShifts);
  // Without cookies a page inlines its stylesheets and delays its fonts; the next page requests both.
  // The last is short: its footer would be visible before its stylesheet has loaded.
  for (const address of [
    ...["/", "/about", "/curriculum", "/contacts", "/autre-formation", "/connexion"],
    "/connexion/reprise",
  ])
    for (const visit of ["first", "next"]) {
      if (visit === "first") await page.context().clearCookies();
      const releaseRequests = await pauseRequests(page, /\.(woff2|avif|webp|svg|js)$/);
      await page.goto(address, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length);
      await expect.poll(painted).toBeGreaterThan(0);
      releaseRequests();
      await expect(page.locator("html")).not.toHaveAttribute("data-fold");
      await page.waitForLoadState("networkidle");
      const moves = await readShifts(page);
      const all = `${address}, ${visit}: ${JSON.stringify(moves)}`;
      expect.soft(totalShift(moves), all).toBeLessThanOrEqual(MAX_SHIFT);
      await page.unrouteAll({ behavior: "wait" });
    }
});
