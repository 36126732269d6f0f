import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

const csv = (text: string) => ({
  name: "formations.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("an administrator imports a catalogue with three wrong lines, corrects it, and undoes the import", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "admin@demo.test");
  await page.goto("/administration/catalogue");
  expect.soft(await findAccessibilityFaults(page), "the catalogue").toEqual([]);
  await page.getByRole("link", { name: "Criminologie (majeure)" }).click();
  await expect(page.getByLabel(officeCatalogueMessages.fr.fields.degree)).toHaveValue(
    "Bachelor of Arts (BA)",
  );
  expect.soft(await findAccessibilityFaults(page), "a formation").toEqual([]);
  await page.getByLabel(officeCatalogueMessages.fr.fields.degree).fill("");
  await page.getByRole("button", { name: officeCatalogueMessages.fr.save, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Ce champ est requis");
  expect.soft(await findAccessibilityFaults(page), "a formation refused").toEqual([]);
  // The response contains unsaved data, so leaving the page asks.
  page.once("dialog", (question) => question.accept());
  await page.goto("/administration/catalogue");
  await page.getByRole("link", { name: officeCatalogueMessages.fr.files }).click();

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: catalogueImportMessages.fr.takeCourses }).click();
  const taken = await (await waiting).createReadStream();
  const whole = Buffer.concat(await taken.toArray()).toString("utf8");
  const corrected = whole.replace("4 ans (120 crédits", "5 ans tout neufs (120 crédits");
  expect(corrected).not.toBe(whole);
  const wrong = corrected
    .replace(/^sfu-criminology;[^;]*/m, "sfu-criminology;oxford")
    .replace(/^(moncton-traduction;[^;]*;[^;]*);[^;]*/m, "$1;")
    .replace(/^(usb-traduction;[\s\S]*?);Ouverte;/m, "$1;Ouvert;");

  await page.getByLabel(catalogueImportMessages.fr.file).setInputFiles(csv(wrong));
  await page.getByRole("button", { name: catalogueImportMessages.fr.look }).click();
  await expect(page.getByRole("alert")).toContainText("3 erreurs dans ce fichier");
  const faults = page
    .getByRole("table", { name: catalogueImportMessages.fr.faults })
    .locator("tbody tr");
  await expect(faults).toHaveCount(3);
  await expect(faults.nth(0)).toContainText(/Ligne 4.*oxford.*pas dans le catalogue/);
  await expect(faults.nth(1)).toContainText(/Ligne 9.*Nom en anglais.*Il manque la traduction/);
  await expect(faults.nth(2)).toContainText(/Ligne 14.*Ouvert.*Ouverte, Complète, Fermée/);
  expect.soft(await findAccessibilityFaults(page), "the faults").toEqual([]);

  await page.getByLabel(catalogueImportMessages.fr.file).setInputFiles(csv(corrected));
  await page.getByRole("button", { name: catalogueImportMessages.fr.look }).click();
  await expect(page.getByText("0 ajout, 1 modification")).toBeVisible();
  // A word diff: unchanged words are not marked as new.
  await expect(page.locator("ins")).toContainText(["5", "tout neufs"]);
  expect.soft(await findAccessibilityFaults(page), "the trial").toEqual([]);
  expect(await (await page.request.get("/autre-formation")).text()).not.toContain("tout neufs");
  await page.getByRole("button", { name: catalogueImportMessages.fr.apply }).click();
  await expect(page.getByText("C’est appliqué")).toBeVisible();
  expect(await (await page.request.get("/autre-formation")).text()).toContain("tout neufs");

  await page.getByText(catalogueImportMessages.fr.undo).click();
  await page.getByRole("button", { name: catalogueImportMessages.fr.undoAsk }).click();
  await expect(page.getByText("Tout est annulé")).toBeVisible();
  expect(await (await page.request.get("/autre-formation")).text()).not.toContain("tout neufs");
});

test("moving a programme with the keyboard keeps the focus on it, and checking the history shows the result", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "admin@demo.test");
  await page.goto("/en/administration/catalogue");
  await waitForHydration(page);
  const name = "Bachelor of Arts, Major in History";
  for (const direction of ["up", "down"]) {
    await page.getByRole("button", { name: `Move ${direction}: ${name}` }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: `${name} has` })).toBeVisible();
    await expect(page.getByRole("link", { name })).toBeFocused();
  }

  const field = page.getByRole("textbox", { name: `Place of: ${name}` });
  await field.fill("high");
  await field.press("Enter");
  const wrong = page.getByRole("alert").getByRole("link", { name: /whole number/ });
  await expect(page.getByRole("status").filter({ hasText: `${name} has` })).toBeHidden();
  await wrong.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");

  await page.goto("/en/administration/journal");
  await waitForHydration(page);
  await page.getByRole("button", { name: journalMessages.en.check }).focus();
  await page.keyboard.press("Enter");
  const seals = page.getByRole("region", { name: journalMessages.en.seals });
  await expect(seals).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: journalMessages.en.check })).toBeFocused();
});
