import { expect, type Page } from "@playwright/test";

/** The home page as on a second visit of the session: its film does not open by itself. */
export async function withoutFilm(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage?.setItem("film", "seen"));
}

/**
 * Opens a page whose time stands still, but for the frame that a first page is painted in before it asks for its script
 * (decision 0040), until the test lets it run.
 */
export async function openStill(
  page: Page,
  address = "/",
  waitUntil: "load" | "domcontentloaded" = "load",
): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address, { waitUntil });
  await page.clock.runFor(20);
  // Its script begins in pieces (enhance/site.ts): the panels of the bar come after the hero and the film.
  await expect(page.locator("header [popovertarget]:not([aria-expanded])")).toHaveCount(0);
}
