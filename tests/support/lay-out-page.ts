import type { Page } from "@playwright/test";

/**
 * Lays out the page of a first visit below its screen too, without waiting for its quiet moments
 * (app/client/site/defer-below-fold.ts; that they come is for first-page.spec.ts to see).
 */
export async function layOutPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.rest;
  });
}
