import { expect, type Page } from "@playwright/test";
import type { Mailbox } from "./mailbox.ts";
import { findLink } from "./mailbox.ts";
import { createSmallPdf } from "./pdf.ts";

export type Candidate = { firstName: string; lastName: string; email: string; password: string };

/** An adult, so that no parent's consent is needed. */
export function buildCandidate(email: string): Candidate {
  return {
    firstName: "Awa Binta",
    lastName: "N'Diaye-Sarr",
    email,
    password: "une phrase de passe tranquille",
  };
}

const main = (page: Page) => page.getByRole("main");

/** Creates an account on the sign-up page, through the confirmation email. */
export async function createAccount(
  page: Page,
  mailbox: Mailbox,
  candidate: Candidate,
): Promise<void> {
  await page.getByRole("link", { name: "Créer un compte" }).click();
  await page.getByLabel("Prénom", { exact: true }).fill(candidate.firstName);
  await page.getByLabel("Nom", { exact: true }).fill(candidate.lastName);
  await page.getByLabel("Adresse e-mail").fill(candidate.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(candidate.password);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Vérifiez votre boîte e-mail" }),
  ).toBeVisible();
  const email = await mailbox.findLastTo(candidate.email, /confirmez/i);
  await page.goto("/demo/courriels");
  await expect(main(page)).toContainText(candidate.email);
  const link = main(page)
    .getByRole("listitem")
    .filter({ hasText: candidate.email })
    .getByRole("link");
  await expect(link).toHaveAttribute("href", new RegExp(`${escapeRegExp(findLink(email))}$`));
  await page.goto(findLink(email));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(main(page)).toContainText("Adresse confirmée");
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Signs in on the open sign-in page. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Se connecter" }).click();
  await expect(page).not.toHaveURL(/\/connexion/);
}

/** Signs in again in the dialog that opens when a session has expired. */
export async function signInAgain(
  page: Page,
  { email, password }: Pick<Candidate, "email" | "password">,
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Connexion" });
  await dialog.getByLabel("Adresse e-mail").fill(email);
  await dialog.getByLabel("Mot de passe", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Se connecter" }).click();
}

/** Fills in the identity section, starting from the task list. */
export async function fillInIdentity(page: Page): Promise<void> {
  await main(page)
    .getByRole("link", { name: "Votre identité et votre photo", exact: true })
    .click();
  await page.getByLabel("Campus de Dakar").check();
  const born = page.getByRole("group", { name: "Date de naissance" });
  await born.getByLabel("Jour").fill("5");
  await born.getByLabel("Mois").fill("mars");
  await born.getByLabel("Année", { exact: true }).fill(String(new Date().getFullYear() - 20));
  await page.getByLabel("Lieu de naissance").fill("Thiès");
  await page.getByLabel("Nationalité").selectOption("SN");
  await finishSection(page);
}

/** Fills in the passport page, which follows the identity section. */
export async function fillInPassport(page: Page): Promise<void> {
  const year = new Date().getFullYear();
  await page.getByLabel("Oui", { exact: true }).check();
  await page.getByLabel("Numéro de passeport").fill("A02584613");
  for (const [name, when] of [
    ["Date de délivrance", year - 2],
    ["Date d’expiration", year + 5],
  ] as const) {
    const date = page.getByRole("group", { name });
    await date.getByLabel("Jour").fill("14");
    await date.getByLabel("Mois").fill("2");
    await date.getByLabel("Année").fill(`${when}`);
  }
  await finishSection(page);
}

/** Fills in the parents page, which follows the passport. */
export async function fillInParents(page: Page): Promise<void> {
  const mother = page.getByRole("group", { name: "Votre mère" });
  await mother.getByLabel("Nom complet").fill("Mariama Diop");
  await mother.getByLabel(/^Téléphone/).fill("77 123 45 67");
  await page.getByLabel("Nombre d’enfants dans la famille").fill("4");
  await finishSection(page);
}

/** Marks this section as done and continues; returns to the task list. */
export async function finishSection(page: Page): Promise<void> {
  await page.getByLabel("Oui, j’ai terminé").check();
  const here = page.url();
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  // Wait for the next page: a request made earlier could still show the old state.
  await expect(page).not.toHaveURL(here);
  await expect(page.getByText("Il y a un problème")).toBeHidden();
}

/** Adds a school year with a proof; returns the bytes of the proof. */
export async function addCursus(page: Page, label: string): Promise<Buffer> {
  const proof = createSmallPdf(label);
  await main(page).getByRole("link", { name: "Cursus", exact: true }).click();
  await page.getByRole("button", { name: "Ajouter un Cursus" }).click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un nouveau Cursus" });
  await dialog.getByLabel("Type d’activité").selectOption("studies");
  await dialog.getByLabel("Année scolaire").selectOption("2025-2026");
  await dialog.getByLabel("Établissement").fill("Lycée Malick-Sy");
  await dialog.getByLabel("Pays", { exact: true }).selectOption("SN");
  await dialog.getByLabel("Ville").fill("Thiès");
  await dialog.getByLabel("Moyenne", { exact: true }).fill("14,5");
  await dialog.getByLabel("Barème").selectOption("20");
  await dialog
    .getByLabel("Justificatif")
    .setInputFiles({ name: "bulletin.pdf", mimeType: "application/pdf", buffer: proof });
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: "Lycée Malick-Sy" });
  await expect(row).toContainText("bulletin.pdf");
  return proof;
}

/** Finds a programme by part of its name, opens its details and adds it. */
export async function addCourse(page: Page, part: string, name: string): Promise<void> {
  await main(page).getByRole("link", { name: "Panier de formation", exact: true }).click();
  await main(page).getByRole("link", { name: "Ajouter au panier" }).first().click();
  await page.getByRole("searchbox", { name: "Rechercher une formation" }).fill(part);
  await page.getByRole("searchbox").press("Enter");
  await page.getByRole("button", { name: `Voir les détails : ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Détails de la formation" });
  await expect(dialog).toContainText(name);
  await dialog.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText("Formation ajoutée au panier !")).toBeVisible();
  await main(page).getByRole("link", { name: "Voir mon panier" }).first().click();
  await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
}

/** Reviews the answers, declares and submits; returns the application number. */
export async function submitApplication(page: Page): Promise<string> {
  await main(page).getByRole("link", { name: "Continuer" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Vérifiez vos réponses" }),
  ).toBeVisible();
  await page.getByLabel("Je déclare que ces renseignements sont exacts.").check();
  await page.getByRole("button", { name: "Soumettre" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Candidature envoyée" })).toBeVisible();
  const confirmation = await main(page).textContent();
  const number = /ER-\d\d-[A-Z]{3}-\d{4}/.exec(confirmation ?? "")?.[0];
  expect(number, "a numbered confirmation").toBeDefined();
  return number ?? "";
}
