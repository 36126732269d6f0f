import type { Page } from "@playwright/test";
import { holdRequests } from "#tests/support/hold-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { withoutFilm } from "#tests/support/quiet-home.ts";

/** What is below the screen waits for them. */
const holdFonts = (page: Page) => holdRequests(page, "**/fonts/**");

const waits = (page: Page) => page.locator("html[data-rest]:not([data-whole])");
const waiting = (page: Page) => expect(waits(page)).toHaveCount(1);
const whole = (page: Page) => expect(waits(page)).toHaveCount(0);

test("a first page lays out what is near, and the rest once its fonts are there and its film has opened", {
  tag: "@phone",
}, async ({ page }) => {
  const bring = await holdFonts(page);
  await withoutFilm(page);
  await page.goto("/");
  const laidOut = (place: string) =>
    page.evaluate(
      (one) => document.querySelector(one)?.checkVisibility({ contentVisibilityAuto: true }),
      place,
    );
  expect(await laidOut(".hero-actions")).toBe(true);
  expect(await laidOut(".site-footer p")).toBe(false);
  bring();
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
  await waiting(page);
  expect(await laidOut(".site-footer p")).toBe(false);
  await whole(page);
  expect(await laidOut(".site-footer p")).toBe(true);
  // The next page has the sheets and the fonts: it is whole at once.
  await page.goto("/about");
  await whole(page);
});

test("who goes down a first page by a key, before its fonts, is at its foot", {
  tag: "@desk",
}, async ({ page }) => {
  await holdFonts(page);
  await withoutFilm(page);
  await page.goto("/");
  await waiting(page);
  await page.keyboard.press("End");
  await whole(page);
  await expect(page.locator(".site-footer")).toBeInViewport({ ratio: 0.5 });
});

test("who follows a link to a part of a first page, before its fonts, is at that part and stays there", async ({
  page,
}) => {
  const bring = await holdFonts(page);
  await page.goto("/privacy");
  await waiting(page);
  // As in Safari, which does not keep what one reads in its place while what is above it grows.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
    document.body.style.overflowAnchor = "none";
  });
  const link = page.locator("main a[href*='#']").last();
  const part = page.locator(`[id="${(await link.getAttribute("href"))?.split("#")[1]}"]`);
  await link.click();
  const top = async () => Math.round((await part.boundingBox())?.y ?? Number.NaN);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  const at = await top();
  expect(at).toBeLessThan(400);
  bring();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  // The letters themselves take a line or two more or less.
  expect(Math.abs((await top()) - at)).toBeLessThan(120);
});

test("what is below the screen is seen once its styles are there, and no later than they can be waited for", async ({
  page,
}) => {
  const bring = await holdRequests(page, "**/*-late-*.css");
  await withoutFilm(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const heading = page.locator("#actualite h2");
  const isSeen = () =>
    heading.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: false }));
  expect(await isSeen()).toBe(false);
  bring();
  await expect.poll(isSeen).toBe(true);
  await page.context().clearCookies();
  await page.route("**/*-late-*.css", (route) => route.abort());
  await page.goto("/en");
  await expect(page.locator("html")).toHaveAttribute("data-rest", "later");
});

test("who comes for a place of a first page is there, and the page is whole", async ({ page }) => {
  await page.goto("/#actualite");
  await whole(page);
  const top = () => page.locator("#actualite").evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(-200);
});
