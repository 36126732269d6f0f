import type { Page } from "@playwright/test";
import { siteMessages } from "#app/i18n/site.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { expect, test } from "#tests/support/playwright.ts";

test.beforeEach(async ({ page }) => disableFilm(page));

const title = (page: Page) => page.getByRole("heading", { name: "Actualités", exact: true });

/** Scrolls until this fraction of the title (0 to 1) is above the bottom of the screen. */
async function showPart(page: Page, part: number): Promise<void> {
  await title(page).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: "instant" });
  }, part);
}

/**
 * Scrolls until the title is twenty times its height below the screen, and waits until it stays there. It is 34 px
 * high: a font that loads afterwards, or sections rendered above it, would move it further than the distances
 * compared here.
 */
async function scrollNear(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
  const isNear = async () => {
    await showPart(page, -20);
    await listPositions(page);
    const { y = 0, height = 0 } = (await title(page).boundingBox()) ?? {};
    return Math.round((y - (page.viewportSize()?.height ?? 0)) / height);
  };
  await expect.poll(isNear).toBe(20);
}

/** IntersectionObserver reports the positions of headings once per frame, in order. */
const listPositions = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(document.body);
      }),
  );

const listAnimations = (page: Page) =>
  title(page).evaluate((element) => element.getAnimations().map((one) => one.playState));

/** Records the headings with this name that slide in on the next page; the returned function reads them. */
async function watchSlides(page: Page, name: string): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const counted = window as typeof window & { slides: string[] };
    counted.slides = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      if (Array.isArray(frames)) counted.slides.push(`${this.textContent}${frames[0]?.transform}`);
      return animate.call(this, frames, timing);
    };
  });
  const all = () => page.evaluate(() => (window as typeof window & { slides: string[] }).slides);
  return async () => (await all()).filter((one) => one.startsWith(name));
}

test("a heading slides in from the left once, when 80 % of it is visible", async ({ page }) => {
  const slides = await watchSlides(page, "Actualités");
  await page.goto("/");
  // Fonts have loaded; they move what is below.
  await expect(page.locator("html[data-fonts]")).toHaveCount(0);
  await listPositions(page);
  await expect(title(page)).toHaveCSS("opacity", "1");
  await scrollNear(page);
  await showPart(page, 0.5);
  await expect(title(page)).toHaveCSS("opacity", "0");
  expect(await slides()).toEqual([]);
  await showPart(page, 0.9);
  await expect.poll(slides).toEqual(["ActualitéstranslateX(-48px)"]);
  await expect(title(page)).toHaveCSS("opacity", "1");
  await showPart(page, -3);
  await showPart(page, 3);
  expect(await slides()).toHaveLength(1);
});

test("a heading on the first screen does not move, also when scrolling back to it", {
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  const slides = await watchSlides(page, "");
  await page.goto("/");
  const first = page.getByRole("heading", { name: "Découvrez nos programmes" });
  await expect(first).toBeInViewport({ ratio: 1 });
  await listPositions(page);
  const goDown = async () => {
    await showPart(page, 3);
    return slides();
  };
  // One further down moves: the script has run and has seen them all.
  await expect.poll(goDown).toContainEqual(expect.stringMatching(/^Actualités/));
  await expect(first).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(first).toBeInViewport({ ratio: 1 });
  await listPositions(page);
  expect((await slides()).filter((one) => one.startsWith("Découvrez"))).toEqual([]);
});

test("a heading does not move with prefers-reduced-motion", {
  tag: "@once",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await scrollNear(page);
  await showPart(page, 0.5);
  await expect(title(page)).toHaveCSS("opacity", "1");
  expect(await listAnimations(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("the nine partners start at the left and move with buttons, disabled at the ends, never by themselves", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const section = page.getByRole("region", { name: "Ils nous ont fait confiance : partenaires" });
  const row = section.getByRole("list");
  const back = section.getByRole("button", { name: siteMessages.fr.home.partnersBefore });
  const on = section.getByRole("button", { name: siteMessages.fr.home.partnersAfter });
  await section.scrollIntoViewIfNeeded();
  await expect(row.getByRole("listitem")).toHaveCount(9);
  const place = () =>
    row.evaluate((list) => [list.scrollLeft, list.children[0]?.getBoundingClientRect().left]);
  const edge = (await section.locator(".heading-row").boundingBox())?.x;
  expect(await place()).toEqual([0, edge]);
  await page.clock.runFor(30_000);
  expect(await place()).toEqual([0, edge]);
  await expect(back).toBeDisabled();
  for (const button of [back, on]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await on.click();
  await expect(back).toBeEnabled();
  const atTheEnd = async () => {
    // The click may disable it: the row has reached its end.
    await on.click({ timeout: 1000 }).catch(() => {});
    return on.isDisabled();
  };
  await expect.poll(atTheEnd).toBe(true);
  await expect(row.getByRole("listitem").last()).toBeInViewport({ ratio: 0.9 });
  // A button that becomes disabled gives the focus to its neighbour.
  const scrollTo = (left: number) => row.evaluate((list, to) => list.scrollTo(to, 0), left);
  await scrollTo(0);
  await expect(on).toBeEnabled();
  await on.focus();
  await scrollTo(9_999);
  await expect(back).toBeFocused();
});
