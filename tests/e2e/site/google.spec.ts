import type { Page } from "@playwright/test";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { demoMessages } from "#app/i18n/demo.ts";
import { expect, test } from "#tests/support/playwright.ts";

// Without scripts the provider's page replaces ours; sign-in-dialog.spec.ts tests popups.
test.use({ javaScriptEnabled: false });

/** Enters a new profile at the demonstration's provider and continues. */
async function enterNewProfile(page: Page, address: string): Promise<void> {
  await page.getByLabel(accessMessages.fr.signUp.lastName, { exact: true }).fill("Mariam Touré");
  await page.getByLabel("Adresse e-mail").fill(address);
  await page.getByRole("button", { name: accessMessages.fr.popup.proceed, exact: true }).click();
}

for (const name of ["Google", "Facebook"])
  test(`signs in with ${name}, signs out, and signs in as the same user`, {
    tag: name === "Google" ? "@once" : ["@once", "@nightly"],
  }, async ({ page, address }) => {
    await page.goto("/espace-etudiant/compte");
    for (const time of ["first", "second"]) {
      await page.getByRole("button", { name: `Continue with ${name}` }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Ceci n’est pas ${name}`);
      await enterNewProfile(page, address);
      // Redirected to the page requested before.
      await expect(page, time).toHaveURL(/\/espace-etudiant\/compte$/);
      await expect(page.getByRole("main")).toContainText(address);
      await page.getByRole("button", { name: /menu du profil/ }).click();
      await page.getByRole("button", { name: "Déconnexion" }).click();
      await expect(page).not.toHaveURL(/espace-etudiant/);
      await page.goto("/espace-etudiant/compte");
      await expect(page).toHaveURL(/\/connexion\?next=/);
    }
  });

test("a user who refuses at the provider sees what to do", { tag: ["@desk", "@nightly"] }, async ({
  page,
}) => {
  await page.goto("/connexion");
  await page.getByRole("button", { name: accessMessages.fr.signIn.google }).click();
  await page.getByRole("button", { name: demoMessages.fr.demoIdentity.refuse }).click();
  await expect(page).toHaveURL(/\/connexion/);
  await expect(page.getByRole("main")).toContainText(
    "Vous avez refusé de partager votre nom et votre adresse.",
  );
  await page.goto("/espace-etudiant");
  await expect(page).toHaveURL(/\/connexion/);
});

test("an unverified address does not give access to its account", {
  tag: ["@desk", "@nightly"],
}, async ({ page }) => {
  await page.goto("/connexion");
  await page.getByRole("button", { name: accessMessages.fr.signIn.google }).click();
  await enterNewProfile(page, "candidat@demo.test");
  await expect(page.getByRole("main")).toContainText("Un compte existe déjà avec cette adresse");
  await page.goto("/espace-etudiant");
  await expect(page).toHaveURL(/\/connexion/);
});
