import type { Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { openAsCandidate } from "#tests/support/application-form.ts";
import { setAvailability } from "#tests/support/end-to-end-database.ts";
import { expect, test } from "#tests/support/playwright.ts";

const ROOT = "/espace-etudiant/candidate";
const BASKET = `${ROOT}/mon-panierformations/mon-panier`;
const COURSE = "usb-traduction";
const NAME = "Baccalauréat ès arts spécialisé en traduction";
const main = (page: Page) => page.getByRole("main");

test.afterEach(() => setAvailability(COURSE, "open"));

test("a programme that became full is marked in the basket, and removed before submission", {
  tag: "@once",
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  await page.goto(`${ROOT}/mon-panierformations/ajouter-panier?q=${NAME}`);
  const details = page.getByRole("button", { name: `Voir les détails : ${NAME}` });
  const dialog = page.getByRole("dialog", {
    name: courseSelectionMessages.fr.catalogue.dialogTitle,
  });
  const tabs = page.getByRole("navigation", { name: applicationMessages.fr.navigation });
  await expect(tabs.locator("[aria-current]")).toHaveText(applicationMessages.fr.tabs.basket);
  await details.click();
  await dialog.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText(courseSelectionMessages.fr.catalogue.added)).toBeVisible();

  await setAvailability(COURSE, "full");
  await page.goto(BASKET);
  const row = page.getByRole("row").filter({ hasText: NAME });
  await expect(row).toContainText(courseSelectionMessages.fr.catalogue.availability.full);
  const message = "Une formation de votre panier n’est plus ouverte : retirez-la";
  await expect(main(page)).toContainText(message.replace(" :", "\u00A0:"));
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto(`${ROOT}/recapitulatif`);
  await main(page)
    .getByRole("link", { name: /n’est plus ouverte/ })
    .click();
  await expect(page).toHaveURL(BASKET);

  // It cannot be added again, even by undoing: the reason is shown.
  await row.getByRole("button", { name: /^Retirer/ }).click();
  await expect(main(page)).toContainText(courseSelectionMessages.fr.basket.empty);
  await page
    .getByRole("status")
    .getByRole("button", { name: courseSelectionMessages.fr.basket.undo })
    .click();
  await expect(page.getByRole("alert")).toContainText(
    `${NAME}\u00A0: cette formation est complète pour cette rentrée.`,
  );
  await page.goto(`${ROOT}/mon-panierformations/ajouter-panier?q=${NAME}`);
  await expect(main(page)).toContainText(courseSelectionMessages.fr.catalogue.availability.full);
  await details.click();
  await expect(dialog).toContainText("Cette formation est complète pour cette rentrée");
  await expect(dialog.getByRole("button", { name: "Ajouter au panier" })).toBeHidden();
});
