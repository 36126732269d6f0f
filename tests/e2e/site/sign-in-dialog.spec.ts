import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/playwright.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Connexion" });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** The window that the provider's button opens. */
async function openPopup(page: Page, name = "Google"): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Continue with ${name}` }).click();
  const popup = await opening;
  await expect(popup.getByRole("heading", { level: 1 })).toHaveText(`Ceci n’est pas ${name}`);
  return popup;
}

async function inventSomebody(popup: Page, address: string, verified = true): Promise<void> {
  await popup.getByLabel("Nom", { exact: true }).fill("Mariam Touré");
  await popup.getByLabel("Adresse e-mail").fill(address);
  await popup.getByLabel("Le fournisseur a vérifié cette adresse").setChecked(verified);
  await popup.getByRole("button", { name: "Continuer", exact: true }).click();
}

const profileOf = (page: Page) => page.getByRole("button", { name: /Mariam Touré/ });

for (const name of ["Google", "Facebook"])
  test(`${name} signs in by a window: the dialog closes, the bar shows who is here, the page stays`, async ({
    page,
    address,
  }) => {
    await page.goto("/about");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await openDialog(page);
    const popup = await openPopup(page, name);
    const closed = popup.waitForEvent("close");
    await inventSomebody(popup, address);
    await closed;
    await expect(dialogOf(page)).toBeHidden();
    await expect(profileOf(page)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeHidden();
    await expect(
      page.getByRole("link", { name: "COMPTE", includeHidden: true }).first(),
    ).toBeAttached();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ user: "Mariam Touré" });
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    await expect(page).toHaveURL(/\/about$/);
  });
