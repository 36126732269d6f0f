import type { Page } from "@playwright/test";

/** The page of a first visit is laid out below its screen, the home page once somebody stirs (app/enhance/lay-out-rest.ts). */
export async function layOutWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("scroll"));
    return !document.querySelector(":root[data-rest]:not([data-whole]) .site-footer");
  });
}
