import { receiptMessages } from "#app/features/admissions/messages/receipt.ts";
import { expect, test } from "#tests/support/playwright.ts";

test("the receipt page shows the result beside the code field, and requires a code", {
  tag: "@once",
}, async ({ page, expected }) => {
  expected(/404/);
  await page.goto("/recu");
  await page
    .getByRole("button", { name: receiptMessages.fr.page.check, exact: true })
    .press("Enter");
  const missing = page.getByRole("alert").filter({ hasText: "Il y a un problème" });
  await expect(missing).toBeFocused();
  await missing.getByRole("link", { name: receiptMessages.fr.page.empty }).press("Enter");
  const code = page.getByLabel(receiptMessages.fr.page.code);
  await expect(code).toBeFocused();
  await code.fill("7K2M-QX4T-9RWD");
  await code.press("Enter");
  await expect(page.locator(":focus")).toContainText(receiptMessages.fr.page.unknown);
});
