import type { Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessible.ts";
import { isAwake } from "#tests/support/awake.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { inEnglish, publicPages, visits } from "#tests/support/public-pages.ts";
import { withoutFilm } from "#tests/support/quiet-home.ts";
import { closeTargets, smallTargets } from "#tests/support/targets.ts";
import { bannerFaults, typographicFaults, wordFaults } from "#tests/support/typography.ts";
import { expectVeils } from "#tests/support/veils.ts";
import { layOutWhole } from "#tests/support/whole-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => withoutFilm(page));

test.setTimeout(120_000);

/** A page is opened once on each screen, and all that this screen can break is looked at there. */
for (const some of visits(publicPages))
  test(`${some.join(", ")} are whole, silent, accessible and well set in both languages`, async ({
    page,
    isMobile,
  }) => {
    for (const address of some) {
      // Each is looked at as a first page, which carries its sheets: what was seen before is in the cookies.
      await page.context().clearCookies();
      await expectWhole(page, address, "fr");
      await expectAccessible(page);
      if (isMobile) await expectMadeForPhones(page, address);
      await expectDarkToo(page);
      await expectVeils(page);
      await expectWhole(page, inEnglish(address), "en");
      // The English page is the French one with other words: one screen is enough for its parts.
      if (!isMobile) continue;
      await expectAccessible(page);
      await expectMadeForPhones(page, inEnglish(address));
    }
  });

async function expectWhole(page: Page, address: string, lang: "fr" | "en"): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  // What is not laid out yet is cut at its edges.
  await layOutWhole(page);
  await expectWellSet(page, address);
  expect.soft(await wordFaults(page), `${address} says its languages`).toEqual([]);
}

/** No line begins with a mark, the banner shows its words whole, nothing is wider than the screen. */
async function expectWellSet(page: Page, address: string): Promise<void> {
  const told = `${address} at ${page.viewportSize()?.width} px`;
  expect.soft(await page.evaluate(typographicFaults), `${told} is well set`).toEqual([]);
  expect.soft(await page.evaluate(bannerFaults), `${told} has its banner`).toEqual([]);
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect.soft(await page.evaluate(wider), `${told} fits`).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await accessibilityFaults(page), `${page.url()} is accessible`).toEqual([]);
}

async function expectMadeForPhones(page: Page, address: string): Promise<void> {
  const small = await page.evaluate(smallTargets, "body");
  const close = await page.evaluate(closeTargets, ":is(main, footer)");
  const told = `${address}: a finger finds whatever it may touch`;
  expect.soft([...small, ...close], told).toEqual([]);
  // The smallest of phones, which is also a desk enlarged four times.
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 256 });
  await expectWellSet(page, address);
  await page.setViewportSize(phone);
}

async function expectDarkToo(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red = 255] = (ground.match(/\d+/g) ?? []).map(Number);
  expect(red, "the page is dark").toBeLessThan(64);
  const faults = await accessibilityFaults(page, { rules: "colours" });
  expect.soft(faults, `${page.url()} holds its contrasts in dark colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

test("the pages that are made of the same parts as another fit the smallest phone too", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of [
    "/campus/CAMEROUN",
    "/actualite/une-communaute-qui-inspire",
    "/actualite/une-communaute-qui-inspire-le-tournoi",
    "/actualite/un-soutien-de-tous-les-jours",
    "/actualite/des-competences-pour-demain",
  ])
    for (const here of [address, inEnglish(address)]) {
      expect((await page.goto(here))?.status(), here).toBe(200);
      await expectWellSet(page, here);
    }
});

test("the language is changed at the foot of the page, which stays the same", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/curriculum");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/curriculum$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/[^n]\/curriculum$/);
});

test("a public page asks for its small script alone, and a door for no React, whatever is touched", {
  tag: "@once",
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script")
      scripts.push(request.url().replace(/^.*\/assets\/(.*)-[\w-]{8}\.js$/, "$1"));
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual(["site"]);
  await page.goto("/inscription");
  await page.waitForLoadState("networkidle");
  const password = page.getByLabel("Mot de passe", { exact: true });
  await password.fill("dix lettre");
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(page.getByText("10 caractères : il en faut encore 5").first()).toBeVisible();
  await page.getByRole("button", { name: "Masquer le mot de passe" }).click();
  await expect(password).toHaveAttribute("type", "password");
  // What the area of a person asks for first.
  expect(scripts).not.toContain("entry.client");
  expect(await page.evaluate(isAwake)).toBe(false);
});
