import type { Page } from "@playwright/test";

/** Continues at the demonstration's fake provider as a new user with this address. */
export async function continueAsNewUser(page: Page, email: string, verified = true): Promise<void> {
  await page.getByLabel("Nom", { exact: true }).fill("Awa Coumba Sy");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel(/a vérifié cette adresse/).setChecked(verified);
  await page.getByRole("button", { name: "Continuer", exact: true }).click();
}

/** The same in the popup that the Google button opens. */
export async function signInWithGoogle(page: Page, email: string): Promise<void> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await continueAsNewUser(await opening, email);
}
