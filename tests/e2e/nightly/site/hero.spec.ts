import type { Page } from "@playwright/test";
import { siteMessages } from "#app/i18n/site.ts";
import { disableFilm, openPaused } from "#tests/support/home-page.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";

test.beforeEach(async ({ page }) => disableFilm(page));

const hero = (page: Page) => page.getByRole("region", { name: siteMessages.fr.home.featured });
const slide = (page: Page) => hero(page).locator("input:checked");
const stop = (page: Page) =>
  hero(page).getByRole("button", { name: siteMessages.fr.home.stopSlides });
const start = (page: Page) =>
  hero(page).getByRole("button", { name: siteMessages.fr.home.startSlides });
const expectAnnouncements = (page: Page, how: "off" | "polite") =>
  expect(hero(page).locator(".hero-titles")).toHaveAttribute("aria-live", how);

/** Opens the page, loads the pictures of all slides, and restarts the time of the current one. */
async function openHero(page: Page): Promise<void> {
  await openPaused(page);
  await page.clock.runFor(3000);
  const pictures = hero(page).locator(".hero-picture img");
  const all = () =>
    pictures.evaluateAll((found) => found.every((one) => (one as HTMLImageElement).complete));
  await expect.poll(all).toBe(true);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.runFor(1);
}

/** The number of the current slide, from 1 to 3. */
const getSlideNumber = async (page: Page) => Number(await slide(page).inputValue());

test("shows each slide for 3 seconds, in order", { tag: "@desk" }, async ({ page }) => {
  await openHero(page);
  const first = await getSlideNumber(page);
  for (const turn of [0, 1, 2]) {
    await page.clock.runFor(turn === 0 ? 2800 : 2600);
    expect(await getSlideNumber(page)).toBe(((first - 1 + turn) % 3) + 1);
    await page.clock.runFor(400);
    expect(await getSlideNumber(page)).toBe(((first + turn) % 3) + 1);
  }
  await expectAnnouncements(page, "off");
  // They cross-fade, and the hidden slide covers nothing that can be focused.
  const turn = hero(page).locator(".hero-picture.hero-slide").first();
  await expect(turn).toHaveCSS("transition-property", /^opacity/);
  await expect(turn).toHaveCSS("transition-duration", /^0\.[1-9]\d*s/);
  await expect(hero(page).locator(".hero-slide :is(a, button, input, [tabindex])")).toHaveCount(0);
  const titles = hero(page).locator(".hero-title");
  await expect(titles.filter({ visible: true })).toHaveCount(1);
  await expect(hero(page).getByRole("button", { name: /suivant|précédent/i })).toHaveCount(0);
});

test("stops and starts with the first focusable element in it", { tag: "@phone" }, async ({
  page,
}) => {
  await openHero(page);
  const first = hero(page).locator("a, button, input").filter({ visible: true }).first();
  await expect(first).toHaveAccessibleName(siteMessages.fr.home.stopSlides);
  await expect(first).not.toHaveAttribute("aria-pressed");
  await stop(page).click();
  await expect(start(page)).toBeVisible();
  await expectAnnouncements(page, "polite");
  const slideNumber = await getSlideNumber(page);
  await page.clock.runFor(10_000);
  expect(await getSlideNumber(page)).toBe(slideNumber);
  // Started explicitly, it rotates although the pointer is over it.
  await start(page).click();
  await page.clock.runFor(3200);
  expect(await getSlideNumber(page)).toBe((slideNumber % 3) + 1);
});

test("pauses under the pointer, and continues when the pointer has left", {
  tag: "@desk",
}, async ({ page }) => {
  await openHero(page);
  const slideNumber = await getSlideNumber(page);
  await hero(page).hover({ position: { x: 600, y: 300 } });
  await page.clock.runFor(10_000);
  expect(await getSlideNumber(page)).toBe(slideNumber);
  await expectAnnouncements(page, "polite");
  await expect(stop(page)).toBeVisible();
  await page.getByRole("heading", { name: /Découvrez nos programmes/ }).hover();
  await page.clock.runFor(3200);
  expect(await getSlideNumber(page)).not.toBe(slideNumber);
});

test("stops at the keyboard focus, and does not restart by itself", { tag: "@desk" }, async ({
  page,
}) => {
  await openHero(page);
  const slideNumber = await getSlideNumber(page);
  await hero(page).getByRole("link").first().focus();
  await expect(start(page)).toBeVisible();
  await page.getByRole("heading", { name: /Découvrez nos programmes/ }).evaluate((title) => {
    (title as HTMLElement).tabIndex = -1;
    (title as HTMLElement).focus();
  });
  await page.clock.runFor(10_000);
  expect(await getSlideNumber(page)).toBe(slideNumber);
  await expectAnnouncements(page, "polite");
});

test("keeps the selected slide", { tag: "@desk" }, async ({ page }) => {
  await openHero(page);
  await hero(page)
    .getByRole("radio", { name: /^Diapositive 3/ })
    .check({ force: true });
  await page.clock.runFor(10_000);
  expect(await getSlideNumber(page)).toBe(3);
  await expect(start(page)).toBeVisible();
});

test("pauses in a hidden tab and behind a dialog", { tag: "@desk" }, async ({ page }) => {
  await openHero(page);
  const slideNumber = await getSlideNumber(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(10_000);
  expect(await getSlideNumber(page)).toBe(slideNumber);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    document.querySelector<HTMLDialogElement>("#phone-menu")?.showModal();
  });
  await page.clock.runFor(10_000);
  expect(await getSlideNumber(page)).toBe(slideNumber);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>("#phone-menu")?.close());
  await expect
    .poll(async () => {
      await page.clock.runFor(3000);
      return getSlideNumber(page);
    })
    .not.toBe(slideNumber);
});

test("does not rotate with prefers-reduced-motion", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPaused(page);
  await page.clock.runFor(10_000);
  expect(await getSlideNumber(page)).toBe(1);
  await expect(start(page)).toBeVisible();
  await expectAnnouncements(page, "polite");
});

/** Records requests for the pictures of the second and third slide. */
function watchSlideRequests(page: Page): string[] {
  const requests: string[] = [];
  const ofSlides = /\/img\/(campus|yaounde)-(phone|1600|960)/;
  page.on("request", (request) => {
    const [, name] = ofSlides.exec(request.url()) ?? [];
    if (name) requests.push(name);
  });
  return requests;
}

test("requests the other pictures at the first rotation, and shows each for its full time after it has loaded", {
  tag: "@phone",
}, async ({ page }) => {
  const requests = watchSlideRequests(page);
  await openPaused(page);
  await page.clock.runFor(2900);
  expect(requests).toEqual([]);
  const releaseRequests = await pauseRequests(page, /\/img\/(campus|yaounde)-/);
  await page.clock.runFor(200);
  await expect.poll(() => requests.toSorted()).toEqual(["campus", "yaounde"]);
  await page.clock.runFor(1000);
  expect(await getSlideNumber(page)).toBe(1);
  releaseRequests();
  await expect.poll(() => getSlideNumber(page)).toBe(2);
  await page.clock.runFor(2900);
  expect(await getSlideNumber(page)).toBe(2);
  await page.clock.runFor(200);
  expect(await getSlideNumber(page)).toBe(3);
});

test("requests no other picture before or behind the film that opens by itself", {
  tag: "@phone",
}, async ({ page }) => {
  // A first visit of the session.
  await page.addInitScript(() => sessionStorage.removeItem("film"));
  const requests = watchSlideRequests(page);
  const releaseRequests = await pauseRequests(page, "**/img/dakar-*");
  await openPaused(page, "/", "domcontentloaded");
  // The page loads slowly: the film waits until it is complete.
  await page.clock.runFor(10_000);
  const film = page.getByRole("dialog", { name: "Bienvenue au Collège Érabao" });
  await expect(film).toBeHidden();
  expect(requests).toEqual([]);
  releaseRequests();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return film.isVisible();
    })
    .toBe(true);
  await page.clock.runFor(10_000);
  expect(requests).toEqual([]);
  await film.getByRole("button", { name: siteMessages.fr.menu.close }).tap();
  await page.clock.runFor(3000);
  await expect.poll(() => requests.toSorted()).toEqual(["campus", "yaounde"]);
});

test("skips a slide whose picture fails to load", { tag: "@once" }, async ({ page, expected }) => {
  expected(/campus/);
  await page.route(/\/img\/campus-/, (route) => route.abort());
  await openHero(page);
  for (const next of [3, 1, 3]) {
    await page.clock.runFor(3000);
    expect(await getSlideNumber(page)).toBe(next);
  }
});

test("rotates where storage is blocked, and no film opens by itself there", {
  tag: "@once",
}, async ({ page, expected }) => {
  // Code that uses session storage reports this error on the console.
  expected(/page error: shut/);
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("shut", "SecurityError");
      },
    });
  });
  await openHero(page);
  await page.clock.runFor(3000);
  expect(await getSlideNumber(page)).not.toBe(1);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("with data saving, requests the other pictures on demand", {
  tag: "@phone",
}, async ({ page, context, baseURL }) => {
  const requests = watchSlideRequests(page);
  await context.addCookies([{ name: "saver", value: "on", url: baseURL ?? "" }]);
  await openPaused(page);
  await page.clock.runFor(10_000);
  expect(requests).toEqual([]);
  expect(await getSlideNumber(page)).toBe(1);
  await hero(page)
    .getByRole("radio", { name: /^Diapositive 2/ })
    .check({ force: true });
  await expect.poll(() => requests.length).toBe(1);
  await expect(hero(page).locator(".hero-picture").nth(2)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows each slide by its button, with its full text", async ({ page }) => {
    await page.goto("/");
    const title = hero(page).locator(".hero-title").filter({ visible: true });
    await expect(hero(page).getByRole("button")).toHaveCount(0);
    await expect(title).toHaveText("Un diplôme canadien, sans quitter le pays.");
    await hero(page).locator("label").nth(1).click();
    await expect(title).toHaveText("La route de l’université commence ici.");
    await expect(
      hero(page)
        .getByText(/^\d sur 3$/)
        .filter({ visible: true }),
    ).toHaveText("2 sur 3");
    await expect(hero(page).getByText("The road to university starts here.")).toBeVisible();
    await expect(
      hero(page)
        .getByText(/Cours individuels/)
        .filter({ visible: true }),
    ).toHaveText("Cours individuels - en Groupe - en Ligne ou en Présentiel (Jour/nuit)");
  });
});

test("paints its preview picture with the text, before the picture file has loaded", {
  tag: "@phone",
}, async ({ page }) => {
  const releaseRequests = await pauseRequests(page, "**/img/**");
  await page.goto("/", { waitUntil: "commit" });
  await expect(hero(page).getByRole("heading")).toBeVisible();
  const look = hero(page).locator(".hero-preview");
  const sharp = hero(page).locator(".hero-picture picture img").first();
  await expect.poll(() => look.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(430);
  expect(await sharp.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(0);
  expect(await look.boundingBox()).toEqual(await sharp.boundingBox());
  releaseRequests();
  await expect.poll(() => sharp.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((done) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          done(last.element?.className);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(largest).toBe("hero-preview");
});
