import { expect, type Page } from "@playwright/test";

/** The home page as on a second visit of the session: its film does not open by itself. */
export async function disableFilm(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage?.setItem("film", "seen"));
}

/**
 * Opens a page whose time stands still, but for the frame in which a first page, painted and with its first picture,
 * asks for its script (decision 0040), until the test lets it run.
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
  // A picture that the test holds back is waited for two seconds.
  await page.clock.runFor(waitUntil === "load" ? 20 : 2_020);
  // Its script begins in pieces (client/site/site.ts): the panels of the bar come after the hero and the film.
  await expect(page.locator("header [popovertarget]:not([aria-expanded])")).toHaveCount(0);
}
