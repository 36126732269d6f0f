import { shellMessages } from "#app/i18n/shell.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { expect, test } from "#tests/support/playwright.ts";

test("on paper there is no skip link, the bar is on the first page only, and no page is stretched", {
  tag: "@desk",
}, async ({ page, expected }) => {
  expected(/404/);
  await disableFilm(page);
  await page.goto("/");
  const bar = page.getByRole("banner");
  const skip = page.getByRole("link", { name: shellMessages.fr.skip });
  await expect(bar).toHaveCSS("position", "fixed");
  await expect(skip).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(bar).toHaveCSS("position", "absolute");
  await expect(skip).toBeHidden();
  for (const address of ["/connexion/reprise", "/no-such-page"]) {
    await page.goto(address);
    await expect(page.getByRole("main"), address).toHaveCSS("min-height", "0px");
  }
});
