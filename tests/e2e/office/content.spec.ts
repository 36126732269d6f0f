import { accessibilityFaults } from "#tests/support/accessible.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn } from "#tests/support/sessions.ts";

test("an editor changes a slide of the home page, looks at it, publishes it and takes it back", {
  tag: "@once",
}, async ({ page }) => {
  await comeIn(page, "redaction@demo.test");
  await page.goto("/administration/contenus?q=université commence ici");
  await page.getByRole("link", { name: /^La route de l.université/ }).click();
  const french = page.getByRole("region", { name: "Français" });
  const subtitle = french.getByLabel("Sous-titre");
  const before = await subtitle.inputValue();
  await subtitle.fill("Des mots tout neufs");
  expect.soft(await accessibilityFaults(page), "the editor").toEqual([]);
  await page.getByRole("button", { name: "Enregistrer et voir l’aperçu" }).click();
  const phone = page.frameLocator("iframe.preview-phone");
  await expect(phone.getByText("Des mots tout neufs").first()).toBeAttached();
  await page.getByRole("link", { name: "La route de" }).click();
  await page.getByRole("button", { name: "Publier le français" }).click();
  await expect(page.getByText("C’est publié")).toBeVisible();
  expect(await (await page.request.get("/")).text()).toContain("Des mots tout neufs");
  await page.getByRole("link", { name: "Versions" }).click();
  expect.soft(await accessibilityFaults(page), "the versions").toEqual([]);
  await page.getByRole("button", { name: "Reprendre ces mots" }).last().click();
  await expect(subtitle).toHaveValue(before);
  await page.getByRole("button", { name: "Publier le français" }).click();
  await expect(page.getByText("C’est publié")).toBeVisible();
  expect(await (await page.request.get("/")).text()).not.toContain("Des mots tout neufs");
});
