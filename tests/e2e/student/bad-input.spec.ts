import type { Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
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
  { javaScriptEnabled: false, how: "without any script", tag: ["@once", "@nightly"] },
];

for (const { javaScriptEnabled, how, tag } of cases)
  test.describe(how, { tag }, () => {
    test.use({ javaScriptEnabled });

    test(`an account that cannot be created keeps the input, ${how}`, async ({ page }) => {
      await page.goto("/inscription");
      await page.getByLabel("Prénom", { exact: true }).fill("Awa");
      await page.getByLabel(personalInfoMessages.fr.email).fill("awa.exemple");
      await page.getByLabel(accountSupportMessages.fr.password, { exact: true }).fill("court");
      await page.getByRole("button", { name: "Créer mon compte" }).click();
      await expectFieldError(page, "Nom", "Ce champ est requis");
      await expectFieldError(page, "E-mail", "Écrivez l’adresse e-mail en entier");
      await expectFieldError(
        page,
        "Mot de passe",
        "Le mot de passe doit avoir au moins 15 caractères.",
      );
      await expect(page.getByLabel("Prénom", { exact: true })).toHaveValue("Awa");
      await expect(page.getByLabel(personalInfoMessages.fr.email)).toHaveValue("awa.exemple");
      await expect(
        page.getByLabel(accountSupportMessages.fr.password, { exact: true }),
      ).toHaveValue("");
      await page.getByLabel("Nom", { exact: true }).fill("Sow");
      await page.getByLabel(personalInfoMessages.fr.email).fill("awa@exemple.test");
      await page
        .getByLabel(accountSupportMessages.fr.password, { exact: true })
        .fill("motdepasse12345");
      await page.getByRole("button", { name: "Créer mon compte" }).click();
      await expectFieldError(page, "Mot de passe", "Ce mot de passe est trop facile à deviner");
    });

    test(`a date that does not exist is reported beside its field and kept, ${how}`, async ({
      page,
    }) => {
      await openAsCandidate(page, "/espace-etudiant/candidate/info-personnel?partie=identite");
      const born = page.getByRole("group", { name: personalInfoMessages.fr.labels.birthOn });
      await born.getByLabel(applicationMessages.fr.dates.day).fill("30");
      await born.getByLabel(applicationMessages.fr.dates.month).fill("février");
      await born.getByLabel(applicationMessages.fr.dates.year, { exact: true }).fill("2009");
      await page.getByLabel(personalInfoMessages.fr.labels.birthPlace).fill("Tivaouane");
      await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
      await expectFieldError(
        page,
        "Date",
        "Cette date n’existe pas. Février 2009 compte 28 jours.",
      );
      await expect(born.getByLabel(applicationMessages.fr.dates.day)).toHaveValue("30");
      await expect(born.getByLabel(applicationMessages.fr.dates.month)).toHaveValue("février");
      await expect(page.getByLabel(personalInfoMessages.fr.labels.birthPlace)).toHaveValue(
        "Tivaouane",
      );
    });

    test(`a cursus with an invalid average keeps its eleven other answers, ${how}`, async ({
      page,
    }) => {
      await openAsCandidate(page, "/espace-etudiant/candidate/cursus");
      // A click before hydration is answered as without scripts, in the page.
      if (javaScriptEnabled) await waitForHydration(page);
      // Without scripts no dialog opens: a link leads to the same form, in the page.
      const opener = javaScriptEnabled ? "button" : "link";
      await page.getByRole(opener, { name: cursusMessages.fr.add }).click();
      const dialog = page.getByRole("dialog", { name: cursusMessages.fr.dialogTitle });
      const form = javaScriptEnabled ? dialog : main(page);
      await form.getByLabel(cursusMessages.fr.activity).selectOption("studies");
      await form.getByLabel(cursusMessages.fr.year).selectOption("2024-2025");
      await form.getByLabel(cursusMessages.fr.school).fill("Lycée de Thiès");
      await form.getByLabel(cursusMessages.fr.country, { exact: true }).selectOption("SN");
      await form.getByLabel(cursusMessages.fr.average, { exact: true }).fill("35");
      await form.getByLabel(cursusMessages.fr.scale).selectOption("20");
      await form.getByRole("button", { name: "Ajouter", exact: true }).click();
      await expect(form).toContainText("La moyenne doit être entre 0 et 20");
      await expect(form.getByLabel(cursusMessages.fr.school)).toHaveValue("Lycée de Thiès");
      await expect(form.getByLabel(cursusMessages.fr.year)).toHaveValue("2024-2025");
      await expect(form.getByLabel(cursusMessages.fr.average, { exact: true })).toHaveValue("35");
    });
  });

test("required fields are listed in the summary, which links to each field and stays", {
  tag: "@once",
}, async ({ page }) => {
  await openAsCandidate(page, "/espace-etudiant/candidate/info-personnel?partie=identite");
  const names = ["lastName", "firstName", "birthOn.day", "birthOn.month", "birthOn.year"];
  for (const name of names) await page.locator(`[name="${name}"]`).fill("");
  await page.getByLabel(personalInfoMessages.fr.labels.birthPlace).fill("Tivaouane");
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
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
  await expect(page.getByLabel(personalInfoMessages.fr.labels.birthPlace)).toHaveValue("Tivaouane");
  // Refused again, it gets the focus again.
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
  await expect(summary).toBeFocused();
});

test("a proof that is not a PDF is refused by its content, not its name", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await openAsCandidate(page, "/espace-etudiant/candidate/cursus");
  await waitForHydration(page);
  await page.getByRole("button", { name: cursusMessages.fr.add }).click();
  const dialog = page.getByRole("dialog", { name: cursusMessages.fr.dialogTitle });
  await dialog.getByLabel(cursusMessages.fr.activity).selectOption("studies");
  await dialog.getByLabel(cursusMessages.fr.year).selectOption("2023-2024");
  await dialog.getByLabel(cursusMessages.fr.country, { exact: true }).selectOption("SN");
  const buffer = Buffer.from("<!doctype html><script>alert(1)</script>");
  await dialog
    .getByLabel(cursusMessages.fr.proof)
    .setInputFiles({ name: "bulletin.pdf", mimeType: "application/pdf", buffer });
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog).toContainText("Ce fichier n’est ni un PDF, ni une photo");
  await expect(dialog.getByLabel(cursusMessages.fr.year)).toHaveValue("2023-2024");
});

test("a wrong password does not reveal whether the account exists", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  for (const email of ["candidat@demo.test", "personne@exemple.test"]) {
    await page.goto("/connexion");
    await page.getByLabel(personalInfoMessages.fr.email).fill(email);
    await page
      .getByLabel(accountSupportMessages.fr.password, { exact: true })
      .fill("pas le bon mot de passe");
    await main(page).getByRole("button", { name: "Se connecter" }).click();
    await expect(main(page)).toContainText("ne correspondent à aucun compte");
    await expect(page.getByLabel(personalInfoMessages.fr.email)).toHaveValue(email);
  }
});
