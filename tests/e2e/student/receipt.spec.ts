import { expect, test } from "#tests/support/playwright.ts";

test("the receipt page shows the result beside the code field, and requires a code", {
  tag: "@once",
}, async ({ page, expected }) => {
  expected(/404/);
  await page.goto("/recu");
  await page.getByRole("button", { name: "Vérifier", exact: true }).press("Enter");
  const missing = page.getByRole("alert").filter({ hasText: "Il y a un problème" });
  await expect(missing).toBeFocused();
  await missing.getByRole("link", { name: "Recopiez le code imprimé sur le reçu." }).press("Enter");
  const code = page.getByLabel("Code du reçu");
  await expect(code).toBeFocused();
  await code.fill("7K2M-QX4T-9RWD");
  await code.press("Enter");
  await expect(page.locator(":focus")).toContainText("Aucun reçu n’a ce code.");
});
