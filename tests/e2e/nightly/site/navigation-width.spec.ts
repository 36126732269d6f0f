import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

// The breakpoints of the navigation bar, and phone widths between them.
const widths = [320, 359, 360, 375, 389, 390, 767, 1279, 1280, 1440];

/**
 * Widths at which the bar overflows the screen or, on a desktop, the page's column, or makes the page scroll
 * sideways.
 */
async function findOverflows(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const right = await page
      .locator(".site-nav .wrap > :visible, .site-nav-tools > :visible")
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    const column = await page
      .locator(".site-nav .wrap")
      .evaluate((wrap) => wrap.getBoundingClientRect().right);
    const edge = width < 1280 ? width - 8 : column + 0.5;
    const slides = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (slides || right > edge) found.push(`${address} at ${width}: ${Math.round(right)}`);
  }
  return found;
}

// A desktop window can have every width.
test("the navigation bar fits every width, signed in or not", {
  tag: "@desk",
}, async ({ page }) => {
  const seen = async () => [
    ...(await findOverflows(page, "/about")),
    ...(await findOverflows(page, "/en/about")),
    // Here a visitor has a cart too.
    ...(await findOverflows(page, "/autre-formation")),
  ];
  expect(await seen()).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInByRequest(page, "candidat@demo.test");
  expect(await seen()).toEqual([]);
});
