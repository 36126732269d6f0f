import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "#tests/support/playwright.ts";
import { inEnglish, publicPages } from "#tests/support/public-pages.ts";
import { withoutFilm } from "#tests/support/quiet-home.ts";

test.beforeEach(async ({ page }) => withoutFilm(page));

const both = publicPages.flatMap((address) => [
  { address, lang: "fr", other: inEnglish(address), switchTo: "English" },
  { address: inEnglish(address), lang: "en", other: address, switchTo: "Français" },
]);

for (const { address, lang, other, switchTo } of both)
  test(`${address} is whole, silent and accessible`, async ({ page, isMobile }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    // At 390 px nothing is wider than the screen.
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wide)).toBeLessThanOrEqual(0);
    // The English page is the French one with other words: one screen is enough for it.
    const found =
      lang === "fr" || isMobile ? await new AxeBuilder({ page }).analyze() : { violations: [] };
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    // The way to the same page in the other language.
    const way = page.getByRole("contentinfo").getByRole("link", { name: switchTo });
    await expect(way).toHaveAttribute("href", other);
    // What search engines may list is said to exist in both.
    const listed = (await page.locator('meta[name=robots][content*="noindex"]').count()) === 0;
    const twin = page.locator(`link[rel=alternate][hreflang=${lang === "fr" ? "en" : "fr"}]`);
    await expect(twin).toHaveCount(listed ? 1 : 0);
  });

test("changes language and stays on the same page", async ({ page }) => {
  await page.goto("/curriculum");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/curriculum$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/[^n]\/curriculum$/);
});

test("asks for no React before a finger or a key asks for it, only for the small script", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(scripts.map((script) => script.replace(/-[\w-]+\.js$/, ""))).toEqual([
    expect.stringMatching(/\/assets\/site$/),
  ]);
});
