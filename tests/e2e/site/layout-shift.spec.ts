import type { Page } from "@playwright/test";
import { disableFilm } from "#tests/support/home-page.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";

/** Budget P6: the share of the screen that may move while a page arrives, all told. */
const MAX_SHIFT = 0.01;

/** Writes down each thing that moves without having been asked to. */
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

test("nothing moves on a page that comes piece by piece, on the network of a phone", async ({
  page,
}) => {
  await disableFilm(page);
  await page.addInitScript(watchShifts);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  // As in budget P6; in bytes a second.
  const pace = { downloadThroughput: 87_500, uploadThroughput: 87_500, latency: 300 };
  await network.send("Network.emulateNetworkConditions", { offline: false, ...pace });
  for (const address of ["/", "/about", "/curriculum", "/contacts", "/autre-formation"]) {
    await page.context().clearCookies();
    await page.goto(address);
    // The film of the home page has it for ten seconds (client/site/defer-below-fold.ts).
    await expect(page.locator("html")).not.toHaveAttribute("data-rest", /./, { timeout: 20_000 });
    const moves = await readShifts(page);
    const all = `${address}: ${JSON.stringify(moves)}`;
    expect.soft(totalShift(moves), all).toBeLessThanOrEqual(MAX_SHIFT);
  }
});

test("nothing moves on a page whose letters and pictures come late, the first one or the next", async ({
  page,
}) => {
  await disableFilm(page);
  await page.addInitScript(watchShifts);
  // Without cookies a page carries its sheets and waits with its letters; the next one asks for both.
  // The last is short: its foot would be seen before it has its sheet.
  for (const address of [
    ...["/", "/about", "/curriculum", "/contacts", "/autre-formation", "/connexion"],
    "/connexion/reprise",
  ])
    for (const visit of ["first", "next"]) {
      if (visit === "first") await page.context().clearCookies();
      const bring = await pauseRequests(page, /\.(woff2|avif|webp|svg|js)$/);
      await page.goto(address, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length);
      await expect.poll(painted).toBeGreaterThan(0);
      bring();
      await expect(page.locator("html")).not.toHaveAttribute("data-rest");
      await page.waitForLoadState("networkidle");
      const moves = await readShifts(page);
      const all = `${address}, ${visit}: ${JSON.stringify(moves)}`;
      expect.soft(totalShift(moves), all).toBeLessThanOrEqual(MAX_SHIFT);
      await page.unrouteAll({ behavior: "wait" });
    }
});
