import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/playwright.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).locator(".course-cards > li:visible");

test("the search answers while one types, without case, accents or ligatures", async ({ page }) => {
  await page.goto("/autre-formation");
  const field = page.getByRole("searchbox", { name: "Rechercher une formation" });
  await field.fill("SCIENCE INFIRMIERE");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Baccalauréat en science infirmière");
  await expect(main(page).locator("#found")).toHaveText("1 formation");
  await field.fill("administration");
  await expect(main(page).locator("#found")).toHaveText(/^\d+ formations$/);
  await field.fill("astronomie");
  await expect(main(page).getByRole("status").first()).toHaveText("Aucune formation trouvée.");
  await field.fill("");
  await expect(main(page).locator("#found")).toHaveText("25 formations");
});

test("what was searched is in the address, and the server finds the same", async ({ page }) => {
  await page.goto("/en/autre-formation");
  const field = page.getByRole("searchbox");
  await field.fill("nursing");
  await field.press("Enter");
  await expect(page).toHaveURL(/\?q=nursing$/);
  await expect(main(page).locator("#found")).toBeFocused();
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(found);
  await main(page).getByRole("link", { name: "See all the programmes" }).click();
  await expect(page).toHaveURL(/autre-formation$/);
});

test("a formation is read in a dialog, added from it, and the focus comes back", async ({
  page,
}) => {
  await page.goto("/autre-formation");
  const name = "Baccalauréat en science infirmière";
  const card = main(page).locator("#moncton-science-infirmiere");
  await card.getByText("Voir les détails").click();
  const dialog = page.getByRole("dialog", { name: "Détails de la formation" });
  await expect(dialog.getByRole("heading", { name: "Détails de la formation" })).toBeFocused();
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText("Prévoir la biologie, la chimie");
  await expect(dialog.getByRole("definition").first()).toHaveText("Université de Moncton");
  await expect(dialog.getByRole("link", { name: /umoncton\.ca/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Formation ajoutée au panier\s!/)).toBeVisible();
  await expect(card.getByRole("button", { name: `Dans le panier : ${name}` })).toBeVisible();
  await expect(card.locator("summary")).toBeFocused();
});

test("a phone shows three formations of each university, then the others", async ({
  page,
  isMobile,
}) => {
  await page.goto("/autre-formation");
  await expect(cards(page)).toHaveCount(isMobile ? 15 : 25);
  if (!isMobile) return;
  const others = page.getByRole("checkbox", { name: "Voir les 2 autres formations" }).first();
  await others.focus();
  await page.keyboard.press("Space");
  await expect(cards(page)).toHaveCount(17);
  // A search looks in all of them.
  await page.getByRole("searchbox").fill("mécatronique");
  await expect(cards(page)).toHaveCount(1);
});
