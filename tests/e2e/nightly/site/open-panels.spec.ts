import type { Page } from "@playwright/test";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { addFirstCourses, cartDrawer, cartLink, openCartPage } from "#tests/support/cart.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { groupPages, tokenPages } from "#tests/support/public-pages.ts";
import { findCloseTargets, findSmallTargets } from "#tests/support/touch-targets.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * An open panel is accessible in light and dark and has large enough touch targets. `rows` is the part that scrolls,
 * if any: elements under its edge do not count as neighbours.
 */
async function expectUsablePanel(page: Page, within: string, rows = within): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  expect.soft(await findAccessibilityFaults(page, { within }), "accessible").toEqual([]);
  const small = await page.evaluate(findSmallTargets, within);
  const close = await page.evaluate(findCloseTargets, rows);
  expect.soft([...small, ...close], "a finger finds whatever it may touch").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await findAccessibilityFaults(page, { within, rules: "colours" });
  expect.soft(dark, "contrasts hold in dark colours").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** On the smallest phone nothing is wider than the screen or cut at its edge, which main might hide. */
async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 256 });
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect.soft(await page.evaluate(wider), `${page.url()} fits`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(findCutParts), `${page.url()} shows all`).toEqual([]);
  await page.setViewportSize(before);
}

/** Elements that end beyond the right edge, except pictures. Runs in the browser. */
function findCutParts(): string[] {
  return [...document.querySelectorAll("main *:not(picture, picture *, .vh)")]
    .filter((part) => part.getBoundingClientRect().right > innerWidth + 0.5)
    .map((part) => part.outerHTML.slice(0, 140));
}

test("the 404 page passes the same checks as other pages", async ({ page }) => {
  for (const address of ["/no-such-page", "/en/no-such-page"]) {
    await page.goto(address);
    await expectUsablePanel(page, ":root");
    await expectFits(page);
  }
});

for (const some of groupPages(tokenPages))
  test(`${some.join(", ")} with an invalid token pass the same checks`, {
    tag: "@phone",
  }, async ({ page }) => {
    for (const address of some) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectUsablePanel(page, ":root");
      await expectFits(page);
    }
  });

test("each panel of the bar is accessible and touchable", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/about");
  for (const [name, panel] of [
    ["Programmes", "#menu-programmes"],
    ["L’école", "#menu-school"],
    ["Campus", "#menu-campuses"],
  ] as const) {
    await page.getByRole("banner").getByRole("button", { name, exact: true }).press("Enter");
    await expectUsablePanel(page, panel);
  }
});

test("the drawer of a phone is, with each of its groups open", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button", { name: "Ouvrir le menu" }).click();
  for (const group of ["Programmes", "L’école", "Campus"]) {
    await page.getByRole("dialog", { name: "Menu" }).getByText(group, { exact: true }).click();
    await expectUsablePanel(page, "#phone-menu", "#phone-menu .dialog-body");
  }
});

test("the sign-in dialog is", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
  await expect(page.getByRole("dialog", { name: "Connexion" })).toBeVisible();
  await expectUsablePanel(page, "dialog[open]");
});

test("the cart drawer is, empty and with programmes", async ({ page }) => {
  await openCartPage(page, "/autre-formation");
  await cartLink(page).click();
  await expect(cartDrawer(page)).toContainText(courseSelectionMessages.fr.basket.empty);
  await expectUsablePanel(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await addFirstCourses(page, 2);
  await cartLink(page).click();
  await expect(cartDrawer(page)).toContainText("2 formations sur 15 possibles");
  await expectUsablePanel(page, "dialog[open]");
});
