import type { Page } from "@playwright/test";

/** Renders the deferred sections of a page at once. first-page.spec.ts tests that they are rendered by themselves. */
export async function layOutPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.fold;
  });
}
