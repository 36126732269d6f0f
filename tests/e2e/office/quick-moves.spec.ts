import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("a content moves one position per click, however fast they follow", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/contenus?filtre=demo&q=Témoignages");
  await waitForHydration(page);
  const rows = page.getByRole("table", { name: "Témoignages" }).getByRole("row");
  const name = await rows.nth(1).getByRole("link").innerText();
  for (const [direction, place] of [
    ["Descendre", 4],
    ["Monter", 1],
  ] as const) {
    await page.getByRole("button", { name: `${direction}\u00A0: ${name}` }).focus();
    for (let click = 0; click < 3; click++) await page.keyboard.press("Enter");
    const button = page.getByRole("button", { name: `${direction}\u00A0: ${name}` });
    await expect(rows.nth(place).getByRole("link")).toHaveText(name);
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
