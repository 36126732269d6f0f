import type { Page } from "@playwright/test";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

const main = (page: Page) => page.getByRole("main");

async function openAsCandidate(page: Page, address: string): Promise<void> {
  await signInByRequest(page, "candidat@demo.test");
  await page.goto(address);
}

/** The error summary gets the focus, links to the field, and the same text is beside it. */
async function expectFieldError(page: Page, label: string, sentence: string): Promise<void> {
  const summary = page.getByRole("alert").filter({ hasText: "Il y a un problème" });
  await expect(summary).toBeVisible();
  await expect(page).toHaveTitle(/^Erreur\s: /);
  const link = summary.getByRole("link", { name: sentence }).first();
  const target = ((await link.getAttribute("href")) ?? "").replace(/^.*#/, "");
  const field = page.locator(`[id="${target}"]`);
  await expect(field, label).toBeVisible();
  const description = await field.evaluate((element) => {
    const ids = element.getAttribute("aria-describedby") ?? "";
    const described = ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
    return `${described.join(" ")} ${element.closest("fieldset, .field")?.textContent}`;
  });
  expect(description.replaceAll("\u00A0", " ")).toContain(sentence);
}

const cases = [
  { javaScriptEnabled: true, how: "with scripts", tag: [] },
  { javaScriptEnabled: false, how: "without any script", tag: "@once" },
];

for (const { javaScriptEnabled, how, tag } of cases)
  test.describe(how, { tag }, () => {
    test.use({ javaScriptEnabled });

    test(`an account that cannot be created keeps the input, ${how}`, async ({ page }) => {
      await page.goto("/inscription");
      await page.getByLabel("Prénom", { exact: true }).fill("Awa");
      await page.getByLabel("Adresse e-mail").fill("awa.exemple");
      await page.getByLabel("Mot de passe", { exact: true }).fill("court");
      await page.getByRole("button", { name: "Créer mon compte" }).click();
      await expectFieldError(page, "Nom", "Ce champ est requis");
      await expectFieldError(page, "E-mail", "Écrivez l’adresse e-mail en entier");
      await expectFieldError(
        page,
        "Mot de passe",
        "Le mot de passe doit avoir au moins 15 caractères.",
      );
      await expect(page.getByLabel("Prénom", { exact: true })).toHaveValue("Awa");
      await expect(page.getByLabel("Adresse e-mail")).toHaveValue("awa.exemple");
      await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue("");
      await page.getByLabel("Nom", { exact: true }).fill("Sow");
      await page.getByLabel("Adresse e-mail").fill("awa@exemple.test");
      await page.getByLabel("Mot de passe", { exact: true }).fill("motdepasse12345");
      await page.getByRole("button", { name: "Créer mon compte" }).click();
      await expectFieldError(page, "Mot de passe", "Ce mot de passe est trop facile à deviner");
    });

    test(`a date that does not exist is reported beside its field and kept, ${how}`, async ({
      page,
    }) => {
      await openAsCandidate(page, "/espace-etudiant/candidate/info-personnel?partie=identite");
      const born = page.getByRole("group", { name: "Date de naissance" });
      await born.getByLabel("Jour").fill("30");
      await born.getByLabel("Mois").fill("février");
      await born.getByLabel("Année", { exact: true }).fill("2009");
      await page.getByLabel("Lieu de naissance").fill("Tivaouane");
      await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
      await expectFieldError(
        page,
        "Date",
        "Cette date n’existe pas. Février 2009 compte 28 jours.",
      );
      await expect(born.getByLabel("Jour")).toHaveValue("30");
      await expect(born.getByLabel("Mois")).toHaveValue("février");
      await expect(page.getByLabel("Lieu de naissance")).toHaveValue("Tivaouane");
    });

    test(`a cursus with an invalid average keeps its eleven other answers, ${how}`, async ({
      page,
    }) => {
      await openAsCandidate(page, "/espace-etudiant/candidate/cursus");
      // A click before hydration is answered as without scripts, in the page.
      if (javaScriptEnabled) await waitForHydration(page);
      // Without scripts no dialog opens: a link leads to the same form, in the page.
      const opener = javaScriptEnabled ? "button" : "link";
      await page.getByRole(opener, { name: "Ajouter un Cursus" }).click();
      const dialog = page.getByRole("dialog", { name: "Ajouter un nouveau Cursus" });
      const form = javaScriptEnabled ? dialog : main(page);
      await form.getByLabel("Type d’activité").selectOption("studies");
      await form.getByLabel("Année scolaire").selectOption("2024-2025");
      await form.getByLabel("Établissement").fill("Lycée de Thiès");
      await form.getByLabel("Pays", { exact: true }).selectOption("SN");
      await form.getByLabel("Moyenne", { exact: true }).fill("35");
      await form.getByLabel("Barème").selectOption("20");
      await form.getByRole("button", { name: "Ajouter", exact: true }).click();
      await expect(form).toContainText("La moyenne doit être entre 0 et 20");
      await expect(form.getByLabel("Établissement")).toHaveValue("Lycée de Thiès");
      await expect(form.getByLabel("Année scolaire")).toHaveValue("2024-2025");
      await expect(form.getByLabel("Moyenne", { exact: true })).toHaveValue("35");
    });
  });

test("required fields are listed in the summary, which links to each field and stays", {
  tag: "@once",
}, async ({ page }) => {
  await openAsCandidate(page, "/espace-etudiant/candidate/info-personnel?partie=identite");
  const names = ["lastName", "firstName", "birthOn.day", "birthOn.month", "birthOn.year"];
  for (const name of names) await page.locator(`[name="${name}"]`).fill("");
  await page.getByLabel("Lieu de naissance").fill("Tivaouane");
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Il y a un problème" });
  await expect(summary).toBeFocused();
  const labels = ["Nom(s) de famille", "Prénom(s)", "Date de naissance"];
  const fields = ["lastName", "firstName", "birthOn.day"];
  for (const [at, label] of labels.entries()) {
    await summary.getByRole("link", { name: `${label}\u00A0: Ce champ est requis` }).click();
    const field = page.locator(`[name="${fields[at]}"]`);
    await expect(field).toBeFocused();
    await expect(
      field.or(page.getByRole("group", { name: label })).first(),
    ).toHaveAccessibleDescription(/Ce champ est requis/);
  }
  await expect(page.getByLabel("Lieu de naissance")).toHaveValue("Tivaouane");
  // Refused again, it gets the focus again.
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await expect(summary).toBeFocused();
});

test("a proof that is not a PDF is refused by its content, not its name", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await openAsCandidate(page, "/espace-etudiant/candidate/cursus");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Ajouter un Cursus" }).click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un nouveau Cursus" });
  await dialog.getByLabel("Type d’activité").selectOption("studies");
  await dialog.getByLabel("Année scolaire").selectOption("2023-2024");
  await dialog.getByLabel("Pays", { exact: true }).selectOption("SN");
  const buffer = Buffer.from("<!doctype html><script>alert(1)</script>");
  await dialog
    .getByLabel("Justificatif")
    .setInputFiles({ name: "bulletin.pdf", mimeType: "application/pdf", buffer });
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog).toContainText("Ce fichier n’est ni un PDF, ni une photo");
  await expect(dialog.getByLabel("Année scolaire")).toHaveValue("2023-2024");
});

test("a wrong password does not reveal whether the account exists", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  for (const email of ["candidat@demo.test", "personne@exemple.test"]) {
    await page.goto("/connexion");
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByLabel("Mot de passe", { exact: true }).fill("pas le bon mot de passe");
    await main(page).getByRole("button", { name: "Se connecter" }).click();
    await expect(main(page)).toContainText("ne correspondent à aucun compte");
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(email);
  }
});
