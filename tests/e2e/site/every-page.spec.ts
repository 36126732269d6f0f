import type { Page } from "@playwright/test";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { isHydrated } from "#tests/support/hydration.ts";
import { layOutPage } from "#tests/support/lay-out-page.ts";
import { expectReadableOverPictures } from "#tests/support/picture-contrast.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { groupPages, inEnglish, publicPages } from "#tests/support/public-pages.ts";
import { findCloseTargets, findSmallTargets } from "#tests/support/touch-targets.ts";
import {
  findBannerFaults,
  findTextFaults,
  findTypographyFaults,
} from "#tests/support/typography.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => disableFilm(page));

test.setTimeout(120_000);

/** Each page is opened once per viewport, with every check that depends on it. */
for (const some of groupPages(publicPages))
  test(`${some.join(", ")} are complete, silent, accessible and typeset correctly in both languages`, {
    // Each night on the others too.
    tag: some.includes("/") ? [] : "@nightly",
  }, async ({ page, isMobile }) => {
    for (const address of some) {
      // Each is checked as a first page, which inlines its stylesheets: cookies record those of earlier pages.
      await page.context().clearCookies();
      await expectComplete(page, address, "fr");
      await expectAccessible(page);
      if (isMobile) await expectPhoneLayout(page, address);
      await expectDarkTheme(page);
      await expectReadableOverPictures(page);
      await expectComplete(page, inEnglish(address), "en");
      // The English page has the same structure, so one viewport is enough.
      if (!isMobile) continue;
      await expectAccessible(page);
      await expectPhoneLayout(page, inEnglish(address));
    }
  });

async function expectComplete(page: Page, address: string, lang: "fr" | "en"): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  // Text of deferred sections would be cut at their edges.
  await layOutPage(page);
  await expectTypography(page, address);
  expect.soft(await findTextFaults(page), `${address} says its languages`).toEqual([]);
}

/** No line starts with punctuation, the banner shows its text completely, and nothing is wider than the screen. */
async function expectTypography(page: Page, address: string): Promise<void> {
  const label = `${address} at ${page.viewportSize()?.width} px`;
  expect.soft(await page.evaluate(findTypographyFaults), `${label} is well set`).toEqual([]);
  expect.soft(await page.evaluate(findBannerFaults), `${label} has its banner`).toEqual([]);
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect.soft(await page.evaluate(wider), `${label} fits`).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await findAccessibilityFaults(page), `${page.url()} is accessible`).toEqual([]);
}

async function expectPhoneLayout(page: Page, address: string): Promise<void> {
  const small = await page.evaluate(findSmallTargets, "body");
  const close = await page.evaluate(findCloseTargets, ":is(main, footer)");
  const label = `${address}: a finger finds whatever it may touch`;
  expect.soft([...small, ...close], label).toEqual([]);
  // The smallest phone, which is also a desktop at 400 % zoom.
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 256 });
  await expectTypography(page, address);
  await page.setViewportSize(phone);
}

async function expectDarkTheme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red = 255] = (background.match(/\d+/g) ?? []).map(Number);
  expect(red, "the page is dark").toBeLessThan(64);
  const faults = await findAccessibilityFaults(page, { rules: "colours" });
  expect.soft(faults, `${page.url()} holds its contrasts in dark colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

test("pages composed of the same parts fit the smallest phone too", {
  tag: ["@phone", "@nightly"],
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
      await expectTypography(page, here);
    }
});

test("the language is changed in the footer, and the page stays the same", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await page.goto("/curriculum");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/curriculum$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/[^n]\/curriculum$/);
});

test("a public page requests its small script only, and a sign-in page no React, whatever is clicked", {
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
  // The first script of a signed-in area.
  expect(scripts).not.toContain("entry.client");
  expect(await page.evaluate(isHydrated)).toBe(false);
});
