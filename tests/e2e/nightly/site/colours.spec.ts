import { signIn } from "#tests/support/candidate.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { expectReadableOverPictures } from "#tests/support/picture-contrast.ts";
import { expect, test } from "#tests/support/playwright.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => disableFilm(page));

// Every public page in light and dark is tested by every-page.spec.ts.
for (const address of [
  "/campus/CAMEROUN",
  "/actualite/un-soutien-de-tous-les-jours",
  "/no-such-page",
])
  test(`white text over the pictures of ${address} has a contrast of 4.5`, async ({ page }) => {
    await page.goto(address);
    await expectReadableOverPictures(page);
  });

for (const slide of [2, 3])
  test(`white text over slide ${slide} of the hero has a contrast of 4.5`, async ({ page }) => {
    await page.goto("/");
    await page.locator(`.hero input[value="${slide}"]`).check({ force: true });
    await expectReadableOverPictures(page);
  });

test("the colours chosen on the public site apply after signing in", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("button", { name: "Sombre" }).click();
  await page.goto("/connexion");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await signIn(page, "candidat@demo.test", "erabao-demonstration");
  await expect(page).toHaveURL(/\/espace-etudiant/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
