import { expect, type Page } from "@playwright/test";

/** Opens the home page as on a second visit of the session: its film does not open by itself. */
export async function disableFilm(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage?.setItem("film", "seen"));
}

/**
 * Opens a page with a paused clock, after running the frame in which a first page requests its script (decision
 * 0040).
 */
export async function openPaused(
  page: Page,
  address = "/",
  waitUntil: "load" | "domcontentloaded" = "load",
): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address, { waitUntil });
  await page.evaluate(async (whole) => {
    await new Promise((seen) =>
      new PerformanceObserver(seen).observe({ type: "paint", buffered: true }),
    );
    const picture = document.querySelector<HTMLImageElement>("[fetchpriority=high]");
    if (whole) await picture?.decode().catch(() => {});
  }, waitUntil === "load");
  // A picture delayed by the test is waited for two seconds.
  await page.clock.runFor(waitUntil === "load" ? 20 : 2_020);
  // The page's script starts in steps: the bar's panels come after the hero and the film.
  await expect(page.locator("header [popovertarget]:not([aria-expanded])")).toHaveCount(0);
}
