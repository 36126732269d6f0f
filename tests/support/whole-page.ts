import type { Page } from "@playwright/test";

/** The page of a first visit is laid out below its screen some time after its fonts (app/enhance/lay-out-rest.ts). */
export async function layOutWhole(page: Page): Promise<void> {
  await page.waitForSelector(
    "html:is([data-whole], :not([data-rest])), html:not(:has(.site-footer))",
    {
      state: "attached",
    },
  );
}
