import { expect, test } from "#tests/support/playwright.ts";
import { watchPrefetchedPages } from "#tests/support/prefetched-pages.ts";

test("on a phone a page is prefetched when its link is touched, and not before", {
  tag: "@phone",
}, async ({ page, context }) => {
  const fetched = await watchPrefetchedPages(page);
  await page.goto("/engagements");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Nos valeurs" });
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(fetched).toEqual([]);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const finger = await context.newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect.poll(() => fetched).toEqual(["/valeurs"]);
});
