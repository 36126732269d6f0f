import type { Page } from "@playwright/test";
import { type Candidate, candidateAt, createAccount, signIn } from "#tests/support/candidate.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";

const ACCOUNT = "/espace-etudiant/compte";
const NEW = "cinq girafes lisent sous la pluie";
const main = (page: Page) => page.getByRole("main");
const saved = (page: Page) => main(page).getByRole("status").filter({ hasText: /\S/ });
const save = (page: Page) =>
  page.getByRole("button", { name: "Sauvegarder les Modifications" }).click();

test("a candidate looks after their account, from its name to its closing", async ({
  page,
  otherPage,
  mailbox,
  address,
}) => {
  test.setTimeout(240_000);
  const who: Candidate = candidateAt(address);
  const moved = `nouvelle-${address}`;

  await test.step("opens it", async () => {
    await page.goto(`/connexion?next=${ACCOUNT}`);
    await createAccount(page, mailbox, who);
    await page.goto(ACCOUNT);
    await signIn(page, who.email, who.password);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Mon Compte");
  });

  const second = await page.context().newPage();
  await second.goto(ACCOUNT);

  await test.step("saves all of it at once, and sees that it is saved", async () => {
    await page.getByLabel("Prénom(s)").fill("Awa Coumba");
    await page.getByLabel("Téléphone").fill("77 123 45 67");
    await page.getByRole("switch", { name: /^Messages/ }).uncheck();
    await page.getByRole("radio", { name: "Sombre" }).check();
    await save(page);
    await expect(saved(page)).toContainText("Vos modifications sont enregistrées.");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(page.getByLabel("Prénom(s)")).toHaveValue("Awa Coumba");
    await expect(page.getByRole("switch", { name: /^Messages/ })).not.toBeChecked();
    await expect(page.getByRole("radio", { name: "Sombre" })).toBeChecked();
  });

  await test.step("a page opened before loses nothing, and lets them choose", async () => {
    await second.getByLabel("Prénom(s)").fill("Awa Binetou");
    await save(second);
    const told = main(second).getByRole("alert").first();
    await expect(told).toContainText("Votre compte a changé entre-temps");
    await expect(told).toContainText("Téléphone");
    await expect(second.getByLabel("Prénom(s)")).toHaveValue("Awa Binetou");
    await expect(second.getByLabel("Téléphone")).toHaveValue("77 123 45 67");
    await second.getByLabel(/Reprendre «\s?Awa Coumba\s?»/).check();
    await save(second);
    await expect(saved(second)).toContainText("tout est déjà enregistré");
    await expect(second.getByLabel("Prénom(s)")).toHaveValue("Awa Coumba");
    await second.close();
  });

  await test.step("changes the password, which signs the other device out", async () => {
    await otherPage.goto(ACCOUNT);
    await signIn(otherPage, who.email, who.password);
    await page.getByLabel("Mot de passe actuel").fill("ce n’est pas celui-là");
    await page.getByLabel("Nouveau mot de passe").fill(NEW);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(page.getByRole("alert")).toContainText("Ce n’est pas le mot de passe actuel.");
    await page.getByLabel("Mot de passe actuel").fill(who.password);
    await page.getByLabel("Nouveau mot de passe").fill(NEW);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await expect(saved(page)).toContainText("Mot de passe changé.");
    await otherPage.goto(ACCOUNT);
    await expect(otherPage).toHaveURL(/\/connexion\?next=/);
    await mailbox.lastTo(who.email, /mot de passe a changé/);
  });

  await test.step("signs another device out", async () => {
    await signIn(otherPage, who.email, NEW);
    await page.goto(ACCOUNT);
    await page.getByRole("button", { name: "Se déconnecter de tous les autres" }).click();
    await expect(saved(page)).toContainText("Tous vos autres appareils sont déconnectés.");
    await otherPage.goto(ACCOUNT);
    await expect(otherPage).toHaveURL(/\/connexion\?next=/);
  });

  await test.step("changes the address, by a link that reading does not use up", async () => {
    await page.getByRole("link", { name: "Changer d’adresse" }).click();
    await page.getByLabel("Nouvelle adresse e-mail").fill(moved);
    await page.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(main(page)).toContainText(`Changement en attente : ${moved}`);
    await mailbox.lastTo(who.email, /changement d’adresse/);
    const link = linkIn(await mailbox.lastTo(moved, /nouvelle adresse/));
    for (const _ of [1, 2]) await otherPage.goto(link);
    await otherPage.getByRole("button", { name: "Utiliser cette adresse" }).click();
    await expect(main(otherPage)).toContainText("Adresse changée");
    await page.goto(ACCOUNT);
    await expect(main(page)).toContainText(moved);
    await expect(main(page)).not.toContainText("Changement en attente");
  });

  await test.step("links Facebook, whose addresses nobody verified, and unlinks it", async () => {
    await page.getByRole("button", { name: "Lier Facebook" }).click();
    await page.getByLabel("Nom", { exact: true }).fill("Awa sur Facebook");
    await page.getByLabel("Adresse e-mail").fill(`facebook-${address}`);
    await page.getByLabel(/a vérifié cette adresse/).uncheck();
    await page.getByRole("button", { name: "Continuer", exact: true }).click();
    await expect(saved(page)).toContainText("Compte lié");
    await page.getByRole("button", { name: "Délier Facebook" }).click();
    await expect(saved(page)).toContainText("Compte délié");
    await expect(page.getByRole("button", { name: "Lier Facebook" })).toBeVisible();
  });

  await test.step("takes the data away", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Télécharger mes données" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^mes-donnees-college-erabao\.zip$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const archive = Buffer.concat(chunks).toString("utf8");
    expect(archive).toContain("mes-donnees.json");
    expect(archive).toContain(moved);
    expect(archive).toContain("Awa Coumba");
  });

  await test.step("closes it, and keeps it by signing in again", async () => {
    await page.getByRole("link", { name: "Fermer mon compte" }).click();
    await expect(main(page)).toContainText("Ce qui est effacé");
    await page.getByLabel(/Pour confirmer/).fill("oui");
    await page.getByRole("button", { name: "Fermer mon compte" }).click();
    await expect(page.getByRole("alert")).toContainText("Écrivez le mot demandé");
    await page.getByLabel(/Pour confirmer/).fill("FERMER");
    await page.getByRole("button", { name: "Fermer mon compte" }).click();
    await expect(main(page)).toContainText("votre compte sera fermé dans 14 jours");
    await mailbox.lastTo(moved, /va être fermé/);
    await page.goto(ACCOUNT);
    await signIn(page, moved, NEW);
    await mailbox.lastTo(moved, /reste ouvert/);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Mon Compte");
  });
});

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("the account is saved, in its colours, and refuses with what was typed", async ({
    page,
  }) => {
    await page.goto(ACCOUNT);
    await signIn(page, "candidat@demo.test", "erabao-demonstration");
    await page.getByLabel("Prénom(s)").fill("");
    await page.getByLabel("Nom(s) de famille").fill("Fall Diop");
    await save(page);
    await expect(page.getByRole("alert")).toContainText("Ce champ est requis");
    await expect(page.getByLabel("Nom(s) de famille")).toHaveValue("Fall Diop");
    await page.getByLabel("Prénom(s)").fill("Aïssatou Ndèye");
    await page.getByLabel("Nom(s) de famille").fill("Fall");
    await page.getByRole("radio", { name: "Sombre" }).check();
    await save(page);
    await expect(saved(page)).toContainText("Vos modifications sont enregistrées.");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});
