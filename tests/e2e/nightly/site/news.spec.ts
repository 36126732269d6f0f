import { siteMessages } from "#app/i18n/site.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { focusWithTab } from "#tests/support/keyboard.ts";
import { expect, test } from "#tests/support/playwright.ts";

test("the news page has its title, its subtitle and four films with their texts", async ({
  page,
}) => {
  await page.goto("/actualite");
  await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  await expect(page.getByText("Restez informés de toutes les nouvelles actualités.")).toBeVisible();
  const tiles = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("video") });
  await expect(tiles.getByRole("heading", { level: 2 })).toHaveText([
    "Une communauté qui inspire",
    "Un soutien de tous les jours",
    "Des compétences pour demain",
    "Une communauté qui inspire",
  ]);
  for (const tile of await tiles.all()) {
    await expect(tile.getByRole("heading")).toBeVisible();
    await expect(tile.getByRole("paragraph")).toBeVisible();
    await expect(
      tile.getByRole("link", { name: /^Voir la vidéo « .+ », 12 s, 0,1 Mo/ }),
    ).toHaveCount(1);
  }
});

for (const [address, caption, look] of [
  ["/actualite", ".video-tile-text", "backgroundImage"],
  ["/", ".news-text h3", "textDecorationLine"],
] as const)
  test(`the text of a film on ${address} is emphasised under the pointer and at the keyboard focus, also on its picture`, {
    tag: "@desk",
  }, async ({ page }) => {
    await disableFilm(page);
    await page.goto(address);
    const tile = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Un soutien de tous les jours" }) });
    const poster = tile.getByRole("link", { name: /^Voir la vidéo/ });
    const text = tile.getByRole("link", { name: /^Un soutien/ });
    const looks = () =>
      tile.locator(caption).evaluate((element, name) => getComputedStyle(element)[name], look);
    const before = await looks();
    for (const part of [poster, text]) {
      await part.hover();
      expect(await looks()).not.toBe(before);
      await page.mouse.move(0, 0);
      expect(await looks()).toBe(before);
    }
    for (const part of [poster, text]) {
      await focusWithTab(part);
      expect(await looks()).not.toBe(before);
    }
    await page.keyboard.press("Tab");
    expect(await looks()).toBe(before);
  });

test("the community section is eight pictures with their texts", async ({ page }) => {
  await page.goto("/about");
  const gallery = page.locator("section").filter({ hasText: "Notre communauté" }).last();
  await expect(gallery.getByRole("heading", { name: siteMessages.fr.news.community })).toHaveCSS(
    "text-transform",
    "uppercase",
  );
  await expect(gallery.getByText("Les nouvelles actualités.")).toBeVisible();
  const pictures = gallery.getByRole("listitem");
  await expect(pictures).toHaveCount(8);
  for (const picture of await pictures.all()) await expect(picture.locator("span")).toBeVisible();
  const links = await gallery.getByRole("link").all();
  const places = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(new Set(places).size, "each leads to its own page").toBe(8);
});

test("the text of a picture is always visible, and emphasised under the pointer and at the focus", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/about");
  const picture = page.locator(".gallery a").first();
  const text = picture.locator("span");
  await expect(text).toBeVisible();
  const background = () => text.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await background();
  await picture.hover();
  await expect.poll(background).not.toBe(before);
  await page.mouse.move(0, 0);
  await expect.poll(background).toBe(before);
  await page.keyboard.press("Tab");
  await picture.focus();
  await expect.poll(background).not.toBe(before);
});

test("the graduation page shows what to know and three moments", async ({ page }) => {
  await page.goto("/actualite/remise-des-diplomes");
  await expect(page.getByRole("heading", { name: /^Choses à savoir$/i })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Moments inoubliables$/i })).toBeVisible();
  const moments = page.locator("section").filter({ hasText: /Moments inoubliables/i });
  await expect(moments.getByRole("figure")).toHaveCount(3);
  for (const moment of await moments.getByRole("figure").all())
    await expect(moment.locator("figcaption")).not.toBeEmpty();
});
