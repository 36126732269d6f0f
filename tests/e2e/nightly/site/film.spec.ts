import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { siteMessages } from "#app/i18n/site.ts";
import { disableFilm, openPaused } from "#tests/support/home-page.ts";
import { focusWithTab } from "#tests/support/keyboard.ts";
import { expect, test } from "#tests/support/playwright.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Bienvenue au Collège Érabao" });
const watch = (page: Page) =>
  page.getByRole("button", { name: "Voir la vidéo (20 s, 0,1 Mo)", exact: true });
const player = (place: Locator) => place.locator("video");
const expectPlaying = (place: Locator) =>
  player(place).evaluate((video) => {
    const { paused, currentTime } = video as HTMLVideoElement;
    return !paused && currentTime > 0;
  });

/** Records requests for films and captions. */
function watchFilmRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/video/")) requests.push(pathname);
  });
  return requests;
}

test("the film opens by itself once per session, muted, with captions, controls and loop", async ({
  page,
}) => {
  const requests = watchFilmRequests(page);
  await page.goto("/");
  expect(requests).toEqual([]);
  await expect(dialog(page)).toBeVisible({ timeout: 4000 });
  const title = dialog(page).getByRole("heading");
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS("outline-style", "none");
  await expect.poll(() => expectPlaying(dialog(page))).toBe(true);
  const film = player(dialog(page));
  for (const attribute of ["controls", "loop", "playsinline"])
    await expect(film).toHaveAttribute(attribute);
  await expect(film).toHaveJSProperty("muted", true);
  await expect(film).toHaveAttribute("preload", "none");
  await expect(film).toHaveAttribute("poster", /crossing/);
  await expect(film).toContainText(siteMessages.fr.film.unsupported);
  const captions = () =>
    film.evaluate((video) => {
      const tracks = [...(video as HTMLVideoElement).textTracks];
      return tracks.filter(({ mode }) => mode === "showing").map(({ language }) => language);
    });
  expect(await captions()).toEqual(["fr"]);
  expect(requests[0]).toBe("/video/welcome.webm");
  expect(requests).not.toContain("/video/welcome.mp4");
  // It has no sound track, so there are no sound controls.
  await expect(dialog(page).getByRole("button", { name: /son/ })).toHaveCount(0);
  const found = await new AxeBuilder({ page }).include("#film").analyze();
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(watch(page)).toBeFocused();
  await expect(page.locator("#film video")).toHaveJSProperty("paused", true);
  // Opened with the keyboard, its title shows the focus.
  await watch(page).press("Enter");
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS("outline-style", "solid");
  await openPaused(page);
  await page.clock.runFor(10_000);
  await expect(dialog(page)).toBeHidden();
});

for (const [spared, prepare] of [
  [
    "data are spared",
    async (page: Page, url: string) =>
      page.context().addCookies([{ name: "saver", value: "on", url }]),
  ],
  ["motion is not wanted", async (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "the network is slow",
    async (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
      }),
  ],
] as const)
  test(`the film opens on its poster and loads nothing where ${spared}`, { tag: "@once" }, async ({
    page,
    baseURL,
  }) => {
    await prepare(page, baseURL ?? "");
    const requests = watchFilmRequests(page);
    await page.goto("/");
    await expect(dialog(page)).toBeVisible({ timeout: 4000 });
    await expect(player(dialog(page))).toBeHidden();
    await expect(player(dialog(page)).locator("source")).toHaveCount(0);
    expect(requests).toEqual([]);
    await dialog(page).getByRole("link", { name: "Voir la vidéo (0,1 Mo)" }).click();
    await expect.poll(() => expectPlaying(dialog(page))).toBe(true);
    expect(requests).toContain("/video/welcome.webm");
  });

for (const [deed, action] of [
  ["scrolled", (page: Page) => page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }))],
  ["moved the focus", (page: Page) => page.keyboard.press("Tab")],
  ["touched the page", (page: Page) => page.mouse.click(5, 300)],
] as const)
  test(`the film stays closed for a visitor who has already ${deed}`, { tag: "@once" }, async ({
    page,
  }) => {
    await openPaused(page);
    await action(page);
    await page.clock.runFor(10_000);
    await expect(dialog(page)).toBeHidden();
  });

test("the film stays closed for a visitor who follows a link to a section", {
  tag: "@once",
}, async ({ page }) => {
  await openPaused(page, "/#partenaire");
  await page.clock.runFor(10_000);
  await expect(dialog(page)).toBeHidden();
});

test("the film stays closed where the staff disabled it", { tag: "@once" }, async ({ page }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(" data-auto-open=");
    await route.fulfill({ response, body: html.replace(/ data-auto-open="[^"]*"/, "") });
  });
  await openPaused(page);
  await page.clock.runFor(10_000);
  await expect(dialog(page)).toBeHidden();
});

test("the hero's button opens and plays the film, and a click beside it closes it", async ({
  page,
}) => {
  await disableFilm(page);
  await page.goto("/");
  await watch(page).click();
  await expect.poll(() => expectPlaying(dialog(page))).toBe(true);
  await dialog(page).getByRole("button", { name: siteMessages.fr.menu.close }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(watch(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(dialog(page)).toBeHidden();
});

test("testimonials and news play in place, one at a time, and their text links on", async ({
  page,
  isMobile,
}) => {
  await disableFilm(page);
  const requests = watchFilmRequests(page);
  await page.goto("/");
  const stories = page.getByRole("region", { name: /témoignages/ }).getByRole("listitem");
  const others = page.getByRole("checkbox", { name: "Voir les 6 autres témoignages" });
  if (isMobile) {
    await focusWithTab(others);
    await page.keyboard.press("Space");
    await expect(others.locator("..")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
    await expect(stories.getByRole("link", { name: /^Voir le témoignage/ }).nth(4)).toBeFocused();
  }
  await expect(stories.getByRole("link", { name: /^Voir le témoignage/ })).toHaveCount(10);
  await stories
    .getByRole("link", { name: /Voir le témoignage « De Dakar à Ottawa », 8 s, 0,1 Mo/ })
    .click();
  const story = stories.filter({ hasText: "De Dakar à Ottawa" });
  await expect.poll(() => expectPlaying(story)).toBe(true);
  await expect(player(story)).toBeFocused();
  const news = page.getByRole("region", { name: "Actualités" }).getByRole("listitem").first();
  await news.getByRole("link", { name: /^Voir la vidéo/ }).click();
  await expect.poll(() => expectPlaying(news)).toBe(true);
  await expect(player(story)).toHaveJSProperty("paused", true);
  await expect(player(story)).toHaveJSProperty("ended", false);
  expect(requests.filter((file) => file.endsWith(".webm")).length).toBe(2);
  await news.getByRole("link", { name: /Un soutien/ }).click();
  await expect(page).toHaveURL(/\/actualite\/un-soutien/);
});

test("the video block plays its film and links to the school's page", async ({ page }) => {
  await disableFilm(page);
  await page.goto("/");
  const block = page.getByRole("region", { name: /Une classe ici/ });
  await block.getByRole("link", { name: /^Voir la vidéo/ }).click();
  await expect.poll(() => expectPlaying(block)).toBe(true);
  await expect(block.getByRole("link", { name: /^Voir Plus/ })).toHaveAttribute("href", "/about");
});

test("a film that fails to load leaves a link to its file", {
  tag: "@desk",
}, async ({ page, expected }) => {
  expected(/\/video\//);
  await disableFilm(page);
  await page.goto("/");
  await page.route("**/video/*", (route) => route.abort());
  const story = page
    .getByRole("region", { name: /témoignages/ })
    .getByRole("listitem")
    .first();
  await story.getByRole("link").click();
  await expect(story.getByRole("link")).not.toHaveAttribute("data-film");
  await expect(story.getByRole("link")).toBeVisible();
  await expect(story.getByRole("link")).toHaveAttribute("href", "/video/testimonial-1.mp4");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every film is a link to its file", async ({ page, request }) => {
    const requests = watchFilmRequests(page);
    await page.goto("/");
    await expect(dialog(page)).toBeHidden();
    const link = page.getByRole("link", { name: "Voir la vidéo (20 s, 0,1 Mo)" });
    await expect(link).toHaveAttribute("href", "/video/welcome.mp4");
    const films = page.locator("a[data-film]");
    await expect(films).toHaveCount(16);
    for (const film of await films.all()) {
      const answer = await request.head((await film.getAttribute("href")) ?? "");
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "video/mp4"]);
    }
    expect(requests).toEqual([]);
  });
});
