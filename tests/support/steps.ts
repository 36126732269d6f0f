import type { Page } from "@playwright/test";
import { linkIn, type Mailbox } from "./mailbox.ts";
import { expect } from "./playwright.ts";

/** Things that people do, in the words of the French screens. Each ends where the person would be. */

export const PASSWORD = "un baobab et trois érables";

/** From the home page to a confirmed account, by the letter that arrives. */
export async function signUp(page: Page, mailbox: Mailbox, address: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Se connecter" }).first().click();
  await page.getByRole("link", { name: "Créer un compte" }).click();
  await page.getByLabel("Prénom").fill("Ndèye Awa");
  await page.getByLabel("Nom", { exact: true }).fill("N'Diaye");
  await page.getByLabel("Adresse e-mail").fill(address);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByRole("heading", { name: "Vérifiez votre boîte" })).toBeVisible();
  const letter = await mailbox.lastTo(address);
  await page.goto(linkIn(letter));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page.getByText("Adresse confirmée.")).toBeVisible();
}

/** On the sign-in page, in either area. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/connexion");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL(/\/(espace-etudiant|administration)/);
}

/** Waits until React has taken over the page, so that what follows is a navigation inside it. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
}
