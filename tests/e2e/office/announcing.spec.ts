import { expect, test } from "#tests/support/playwright.ts";
import { comeIn } from "#tests/support/sessions.ts";

test("an officer sees an announcement reach everybody without asking for the page again, as one of them reads it", {
  tag: "@desk",
}, async ({ page }) => {
  await comeIn(page, "admissions@demo.test");
  await page.goto("/administration/messages/annonces/nouvelle/texte");
  const main = page.getByRole("main");
  await page.getByLabel("Objet").first().fill("{rentree} : la visite");
  await page.getByLabel("Message").first().fill("Bonjour {prenom}, elle est le 4 janvier.");
  await page.getByRole("button", { name: "Voir l’aperçu" }).click();
  await expect(main).toContainText(/Lisent en français\s: \d+/);
  await page.getByRole("button", { name: /^Envoyer à \d+ personnes$/ }).click();
  await expect(page.getByRole("heading", { name: "Annonce envoyée", level: 1 })).toBeVisible();
  await expect(main).toContainText("Toutes les personnes l’ont dans leur espace.");
  await expect(main).toContainText(/Ce que lit (?<name>\S+).*Bonjour \k<name>/s);
  await main.getByRole("link", { name: "Annonces" }).first().click();
  await expect(page.getByRole("link", { name: /^\[rentrée\]\s: la visite/ })).toBeVisible();
});
