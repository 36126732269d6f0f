import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessible.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { smallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn, letNoticesLeave, takeNewPassword } from "#tests/support/sessions.ts";

// Sent three choices a while ago, with a passport; the last of them is under review.
const who = { email: "babacar.ndiaye@demo.test", name: /Babacar/i };
const PASSWORD = "le bac part à six heures";
const ROOT = "/espace-etudiant/candidate";
const main = (page: Page) => page.getByRole("main");

test("a candidate corrects the one section that the school opened, sends it, and answers with a file", {
  tag: "@phone",
}, async ({ page, otherPage: desk, mailbox }) => {
  let choice = "";
  await takeNewPassword(page, mailbox, who.email, PASSWORD);
  await comeIn(page, who.email, PASSWORD);
  await comeIn(desk, "admissions@demo.test");

  await test.step("an officer opens the passport until a day, and sees the letter before", async () => {
    await desk.goto("/administration/candidatures?q=Babacar");
    await desk.getByRole("link", { name: who.name }).first().click();
    const links = desk.getByRole("link", { name: /^Décider/ });
    choice = (await links.last().getAttribute("href")) ?? "";
    await desk.goto(choice);
    await ask(desk, "sections", "Le numéro ne se lit pas sur la copie : écrivez-le de nouveau.");
    const sections = desk.getByRole("group", { name: "Rubriques à rouvrir" });
    await expect(sections).toHaveAccessibleDescription(/Cochez au moins une rubrique/);
    await desk.getByLabel("Passeport", { exact: true }).check();
    await desk.getByRole("button", { name: "Aperçu de la lettre" }).first().click();
    await expect(desk.getByRole("article")).toContainText("votre passeport");
    expect(await accessibilityFaults(desk)).toEqual([]);
    await desk.getByRole("button", { name: "Envoyer la demande" }).click();
    await expect(main(desk)).toContainText("La demande est faite.");
    await ask(desk, "document", "Une attestation de votre lycée.");
    await expect(main(desk)).toContainText("Une attestation de votre lycée.");
  });

  await test.step("the section saves itself; the others lead back to the page that follows", async () => {
    await letNoticesLeave(desk);
    const letter = await mailbox.lastTo(who.email, /rouverte/i);
    expect(letter.text).toContain("votre passeport");
    await page.goto(linkIn(letter));
    await expect(main(page)).toContainText("écrivez-le de nouveau");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Envoyer mes corrections" }).click();
    await expect(page.getByLabel("Je n’ai rien à changer")).toHaveAccessibleDescription(
      /Vous n’avez rien changé/,
    );
    await page.getByRole("link", { name: "Votre passeport" }).click();
    await expect(main(page)).toContainText("L’école a rouvert cette rubrique jusqu’au");
    // The page already says when the application was saved last: the answer of the server is waited for.
    const saved = page.waitForResponse((one) => one.request().method() === "POST" && one.ok());
    await page.getByLabel("Numéro de passeport").fill("A09990001");
    await page.getByLabel("Numéro de passeport").blur();
    await saved;
    await expect(main(page)).toContainText("Enregistré");
    expect(await accessibilityFaults(page)).toEqual([]);
    const number = new URL(page.url()).searchParams.get("candidature") ?? "";
    expect(number).not.toBe("");
    await page.goto(`${ROOT}/cursus?candidature=${number}`);
    await expect(page).toHaveURL(/\/suivi\?candidature=/);
  });

  await test.step("what changed is read before and after, and sent; a file answers the other request", async () => {
    await expect(main(page).locator(".corrected")).toContainText("A09990001");
    await page.getByRole("button", { name: "Envoyer mes corrections" }).click();
    await expect(main(page)).toContainText("Vos corrections sont arrivées");
    const file = { name: "attestation.pdf", mimeType: "application/pdf", buffer: smallPdf("a") };
    await page.getByLabel("Votre document").setInputFiles(file);
    await expect(main(page)).toContainText("attestation.pdf");
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect(main(page)).toContainText("Votre réponse est arrivée au bureau des admissions.");
    await page.getByRole("link", { name: "Voir ce que j’ai envoyé" }).click();
    await expect(main(page)).toContainText("Corrigée le");
    await expect(main(page)).toContainText("A09990001");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step("the officer reads each answer before and after, and the file", async () => {
    await desk.goto(choice);
    await expect(main(desk).locator(".corrected")).toContainText("••••0001");
    await expect(main(desk)).toContainText("attestation.pdf");
    await expect(main(desk).locator(".page-head .tag")).toHaveText("En examen");
    await desk.goto(choice.replace(/\/choix\/.*$/, ""));
    await expect(desk.getByRole("region", { name: "Corrections demandées" })).toContainText(
      "••••0001",
    );
    await expect(desk.locator("#history")).toContainText("Corrections envoyées");
    expect(await accessibilityFaults(desk)).toEqual([]);
  });
});

/** Fills in what an officer asks for more, and sends it. */
async function ask(desk: Page, what: string, words: string): Promise<void> {
  const panel: Locator = desk.locator("details").filter({ hasText: "Demander un complément" });
  const form = panel.locator("form").first();
  if (!(await form.isVisible())) await panel.locator("summary").click();
  await form.getByLabel("Ce que vous demandez").selectOption(what);
  await form.getByLabel(/^Votre demande/).fill(words);
  await form.getByRole("button", { name: "Envoyer la demande" }).click();
}
