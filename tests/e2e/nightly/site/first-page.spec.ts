import type { Page } from "@playwright/test";
import { disableFilm } from "#tests/support/home-page.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";

const pauseFonts = (page: Page) => pauseRequests(page, "**/fonts/**");

const expectLaidOut = (page: Page, place: string) =>
  page.evaluate(
    (one) => document.querySelector(one)?.checkVisibility({ contentVisibilityAuto: true }),
    place,
  );

const expectDeferred = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-fold");
const expectWhole = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-fold");

test("a first page renders what is near, and the rest in idle time once its fonts have loaded", {
  tag: "@phone",
}, async ({ page }) => {
  const releaseRequests = await pauseFonts(page);
  await disableFilm(page);
  await page.goto("/");
  await expect.poll(() => expectLaidOut(page, "#programmes h2")).toBe(true);
  expect(await expectLaidOut(page, ".hero-actions")).toBe(true);
  expect(await expectLaidOut(page, ".site-footer p")).toBe(false);
  releaseRequests();
  await expectWhole(page);
  expect(await expectLaidOut(page, ".site-footer p")).toBe(true);
  await expect(page.locator("main [style]")).toHaveCount(0);
  // The next page has stylesheets and fonts, so it is complete at once.
  await page.goto("/about");
  await expectWhole(page);
});

test("the first frame of the home page renders the first screen, the next one what is near, and no more", {
  tag: "@phone",
}, async ({ page }) => {
  await pauseFonts(page);
  await disableFilm(page);
  await page.addInitScript(() => {
    const frames: string[] = [];
    const near = () =>
      [...document.querySelectorAll("#programmes, #pourquoi")]
        .filter((one) => one.querySelector("h2")?.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ id }) => id)
        .join();
    const { port1, port2 } = new MessageChannel();
    // After the frame.
    port1.onmessage = () => {
      frames.push(near());
      if (frames.length < 4) requestAnimationFrame(look);
    };
    const look = () =>
      document.querySelector("#programmes h2")
        ? port2.postMessage("")
        : requestAnimationFrame(look);
    look();
    Object.assign(window, { frames });
  });
  await page.goto("/");
  const frames = () => page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  await expect.poll(async () => (await frames()).length).toBe(4);
  expect(await frames()).toEqual(["", "programmes", "programmes", "programmes"]);
});

test("beside the film that opens by itself, the rest waits for an interaction", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  const film = page.getByRole("dialog");
  await expect(film).toBeVisible();
  await expectDeferred(page);
  await film.getByRole("button", { name: "Fermer" }).tap();
  // Long before the ten seconds have passed.
  await expect(page.locator("html")).not.toHaveAttribute("data-fold", { timeout: 4000 });
});

test("beside the film that opens by itself, the rest is rendered after ten seconds", {
  tag: "@once",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const after = (seconds: number) => page.clock.runFor(seconds * 1000);
  await expect.poll(() => after(1).then(() => page.getByRole("dialog").isVisible())).toBe(true);
  await after(5);
  await expectDeferred(page);
  await expect.poll(() => after(1).then(() => page.locator("html[data-fold]").count())).toBe(0);
});

test("scrolling down a first page renders its deferred sections earlier", {
  tag: "@phone",
}, async ({ page }) => {
  await pauseFonts(page);
  await page.goto("/about");
  await expectDeferred(page);
  const goesDown = async () => {
    await page.mouse.wheel(0, 20_000);
    return expectLaidOut(page, ".site-footer p");
  };
  await expect.poll(goesDown).toBe(true);
  await expectDeferred(page);
});

test("the text of a first page changes fonts once, when both have loaded", {
  tag: "@phone",
}, async ({ page, context, baseURL }) => {
  // Delayed requests look like a slow network to the browser, where fonts are not loaded.
  await context.addCookies([{ name: "saver", value: "off", url: baseURL ?? "" }]);
  const releaseRequests = await pauseRequests(page, "**/fonts/figtree*");
  await page.goto("/privacy");
  // A stylesheet that arrives meanwhile reloads the document's fonts, so their state is read from the requests.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/bricolage")),
  );
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "later");
  releaseRequests();
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
});

test("a late stylesheet on a first page does not reload its fonts, which would lay out the whole page again", {
  tag: "@phone",
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () =>
      Object.assign(window, { faces: [...document.fonts] }),
    );
  });
  await page.goto("/about");
  const lazyStylesheet = page.locator("link[data-lazy]").first();
  await expect
    .poll(() => lazyStylesheet.evaluate((one: HTMLLinkElement) => one.sheet !== null))
    .toBe(true);
  const same = await page.evaluate(() => {
    const { faces } = window as unknown as { faces: FontFace[] };
    return [faces.length > 1, [...document.fonts].every((one, index) => one === faces[index])];
  });
  expect(same).toEqual([true, true]);
});

test("the End key on a first page leads to its bottom before its fonts have loaded", {
  tag: "@desk",
}, async ({ page }) => {
  await pauseFonts(page);
  await disableFilm(page);
  await page.goto("/");
  await expectDeferred(page);
  await page.keyboard.press("End");
  await expectWhole(page);
  await expect(page.locator(".site-footer")).toBeInViewport({ ratio: 0.5 });
});

test("a link to a section of a first page leads there before its fonts have loaded, and the position stays", async ({
  page,
}) => {
  const releaseRequests = await pauseFonts(page);
  await page.goto("/privacy");
  await expectDeferred(page);
  // As in Safari, which has no scroll anchoring.
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
  releaseRequests();
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
  // The other font may add or remove a line or two.
  expect(Math.abs((await top()) - at)).toBeLessThan(120);
});
