import type { Locator } from "@playwright/test";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { fileUploadMessages } from "#app/features/documents/messages/file-upload.ts";
import { templateMessages } from "#app/features/messaging/messages/template.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test.use({ javaScriptEnabled: false });

/** Expects this much space between two elements, so that a focus outline does not touch the second. */
async function isAbove(first: Locator, second: Locator, minGap: number): Promise<void> {
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  const between = (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  expect(between).toBeGreaterThanOrEqual(minGap);
}

test("without scripts an officer writes to a group, and to one candidate with a template and a file", {
  tag: ["@desk", "@nightly"],
}, async ({ page, otherPage, expected }) => {
  await signInByRequest(page, "admissions@demo.test");

  await test.step("a refused form loses nothing, and the preview counts recipients before anything is sent", async () => {
    await page.goto("/administration/messages/annonces");
    await page.getByRole("link", { name: "Écrire à un groupe" }).click();
    await page.getByLabel(announcementMessages.fr.state).selectOption("Nouvelle");
    await page.getByLabel(announcementMessages.fr.subject).first().fill("La rentrée est avancée");
    expected(/422/);
    await page.getByRole("button", { name: announcementMessages.fr.preview }).click();
    await expect(page.getByRole("alert")).toContainText("En français, Message");
    await page.getByLabel(announcementMessages.fr.content).first().fill("Elle est le 4 janvier.");
    await page.getByRole("button", { name: announcementMessages.fr.preview }).click();
    await expect(page.getByRole("heading", { name: /^\d+ personnes$/ })).toBeVisible();
    await page.getByRole("button", { name: /^Envoyer à \d+ personnes$/ }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("main")).toContainText(
        "Toutes les personnes l’ont dans leur espace.",
      );
    }).toPass();
  });

  await test.step("a template fills both languages of an announcement, and each is previewed as a recipient reads it", async () => {
    await page.goto("/administration/candidatures");
    await page.locator("tbody").getByRole("link").first().click();
    const file = new URL(page.url()).pathname.split("/").at(-1);
    await page.goto(`/administration/messages/annonces/nouvelle/texte?application=${file}`);
    await page.getByLabel(announcementMessages.fr.content).first().fill("Bonne nouvelle.");
    await page.getByLabel(templateMessages.fr.pick).selectOption("Une page manque");
    await page.getByRole("button", { name: templateMessages.fr.insert }).click();
    await expect(page.getByLabel(announcementMessages.fr.content).first()).toHaveValue(
      /^Bonne nouvelle\.\n\nBonjour \{prenom\},/,
    );
    await expect(page.getByLabel(announcementMessages.fr.content).nth(1)).toHaveValue(/\{prenom\}/);
    await page.getByRole("button", { name: announcementMessages.fr.preview }).click();
    await expect(page.getByRole("main")).toContainText(
      /Ce que lira (?<name>\S+).*Bonjour \k<name>/s,
    );
    await expect(page.getByRole("main")).toContainText(/ER-27-DKR-\d+/);
    const drop = page.getByText(announcementMessages.fr.discard);
    await drop.click();
    await isAbove(drop, page.getByText("Le brouillon sera supprimé"), 6);
    await page.getByRole("button", { name: announcementMessages.fr.discardConfirm }).click();
    const done = page.getByRole("status").filter({ hasText: "Le brouillon est supprimé." });
    await isAbove(done, page.getByRole("table"), 12);
  });

  await test.step("a template is inserted after the typed text, and the message is sent with its file", async () => {
    await page.goto("/administration/candidatures");
    await page.locator("tbody").getByRole("link").first().click();
    await page.getByLabel(announcementMessages.fr.content, { exact: true }).fill("Bonjour encore.");
    await page.getByLabel(templateMessages.fr.pick).selectOption("Une page manque");
    await page.getByRole("button", { name: templateMessages.fr.insert }).click();
    const content = page.getByLabel(announcementMessages.fr.content, { exact: true });
    await expect(content).toHaveValue(/^Bonjour encore\.\n\nBonjour [^{]+,\n\nUne page/);
    await expect(page.getByLabel(announcementMessages.fr.subject)).toHaveValue(/ER-27-DKR-\d+/);
    await page.getByText(fileUploadMessages.fr.attach).click();
    const file = {
      name: "modèle.pdf",
      mimeType: "application/pdf",
      buffer: createSmallPdf("modele"),
    };
    await page.getByLabel("Fichier 1").setInputFiles(file);
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await page.getByRole("link", { name: /^Votre candidature ER-.*une page manque/ }).click();
  });

  await test.step("the file is available only to participants of the thread", async () => {
    const address = await page.getByRole("link", { name: "modèle.pdf" }).getAttribute("href");
    expect((await page.request.get(address ?? "")).headers()["content-type"]).toBe(
      "application/pdf",
    );
    await signInByRequest(otherPage, "candidat@demo.test");
    expect((await otherPage.request.get(address ?? "")).status()).toBe(404);
  });
});
