import { waitForHydration } from "#tests/support/hydration.ts";
import { focusWithTab } from "#tests/support/keyboard.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("an incomplete date in a filter is reported beside its field, in the reader's language, at each submission", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "admin@demo.test");
  for (const [address, label, description] of [
    ["/administration/journal", "Du", "Écrivez le jour, le mois et l’année."],
    ["/en/administration/journal", "From", "Enter the day, the month and the year."],
  ] as const) {
    await page.goto(address);
    await waitForHydration(page);
    const day = page.getByLabel(label, { exact: true });
    await focusWithTab(day);
    for (const dayText of ["12", "25"]) {
      await page.keyboard.type(dayText);
      await page.keyboard.press("Enter");
      await expect(day).toHaveAccessibleDescription(description);
      await expect(day).toHaveAttribute("aria-invalid", "true");
      await expect(day).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    }
    await page.keyboard.type("2026");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/du=2026-12-25/);
    await expect(day).not.toHaveAttribute("aria-invalid");
  }
});
