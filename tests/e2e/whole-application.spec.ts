import { readFileSync } from "node:fs";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import {
  addCourse,
  addCursus,
  buildCandidate,
  createAccount,
  fillInIdentity,
  signIn,
  submitApplication,
} from "#tests/support/candidate.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { sendDueNotifications, signInByRequest } from "#tests/support/sessions.ts";

const COURSE = "Informatique (majeure en Computing Science)";

test("a candidate's application reaches the school, and the school's reply the candidate", async ({
  page,
  otherPage: desk,
  mailbox,
  address,
}) => {
  test.setTimeout(180_000);
  const candidate = buildCandidate(address);
  let proof: Buffer = Buffer.alloc(0);
  let number = "";

  await test.step("from the home page, creates an account and signs in", async () => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
    await createAccount(page, mailbox, candidate);
    await signIn(page, candidate.email, candidate.password);
    await expect(page.getByRole("heading", { level: 1, name: "Bonjour Awa" })).toBeVisible();
  });

  await test.step("fills in the identity, one year with its proof, one programme", async () => {
    await page.getByRole("link", { name: "Candidature", exact: true }).click();
    await fillInIdentity(page);
    proof = await addCursus(page, address);
    await addCourse(page, "COMPUTING science", COURSE);
  });

  await test.step("reviews, submits, and gets a number on screen and by email", async () => {
    number = await submitApplication(page);
    const receiptEmail = await mailbox.findLastTo(candidate.email, /candidature envoyée/i);
    expect(receiptEmail.subject).toContain(number);
    expect(receiptEmail.text).toContain(number);
  });

  await test.step("gets a receipt, whose code shows anyone its number and date only", async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Télécharger le reçu (PDF)" }).click();
    const receipt = await saving;
    expect(receipt.suggestedFilename()).toBe(`recu-${number}.pdf`);
    const pdf = readFileSync(await receipt.path(), "latin1");
    await desk.goto(/\/recu\/\w+/.exec(pdf)?.[0] ?? "");
    await expect(desk.getByRole("main")).toContainText("Ce reçu est authentique.");
    expect(await findAccessibilityFaults(desk)).toEqual([]);
    await expect(desk.getByRole("main")).toContainText(number);
    await expect(desk.getByRole("main")).not.toContainText(candidate.lastName);
    await desk.getByRole("link", { name: "Vérifier un autre reçu" }).click();
    await desk.getByLabel("Code du reçu").fill("7K2M-QX4T-9RWD");
    await desk.getByRole("button", { name: "Vérifier" }).click();
    await expect(desk.getByRole("alert")).toContainText("Aucun reçu n’a ce code.");
  });

  await test.step("finds it again after signing out", async () => {
    await page.getByRole("button", { name: /menu du profil/ }).click();
    await page.getByRole("button", { name: "Déconnexion" }).click();
    // The device is cleared first.
    await expect(page).not.toHaveURL(/espace-etudiant/);
    await page.goto("/espace-etudiant/candidate/suivi");
    await expect(page).toHaveURL(/\/connexion\?next=/);
    await signIn(page, candidate.email, candidate.password);
    await expect(page).toHaveURL(/\/espace-etudiant\/candidate\/suivi$/);
    await expect(page.getByRole("main")).toContainText(number);
  });

  await test.step("an officer finds the application, with its proof", async () => {
    await signInByRequest(desk, "admissions@demo.test");
    await desk.goto("/administration/candidatures");
    await desk.getByRole("searchbox").fill(number);
    await desk.getByRole("searchbox").press("Enter");
    const row = desk.getByRole("row").filter({ hasText: number });
    await row.getByRole("link", { name: /N.Diaye-Sarr/ }).click();
    await expect(desk.getByRole("main")).toContainText(number);
    await expect(desk.getByRole("main")).toContainText("Lycée Malick-Sy");
    await expect(desk.getByRole("main")).toContainText(COURSE);
    const link = desk.getByRole("link", { name: "Télécharger" });
    const file = await desk.request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect(file.headers()["content-disposition"]).toMatch(/^attachment/);
    expect(file.headers()["cache-control"]).toMatch(/no-store/);
    expect(Buffer.compare(await file.body(), proof)).toBe(0);
  });

  await test.step("the officer writes a message", async () => {
    await desk.getByLabel("Objet").fill(`Votre dossier ${number}`);
    await desk.getByLabel("Message").last().fill("Bonjour Awa,\nVotre bulletin est bien arrivé.");
    await desk.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect(desk.getByRole("status").getByText("Message envoyé")).toBeVisible();
  });

  await test.step("the candidate is notified by email, and reads it in the inbox", async () => {
    await sendDueNotifications(desk);
    const email = await mailbox.findLastTo(candidate.email, /vous avez un message/i);
    expect(email.text).not.toContain("bulletin");
    await page.getByRole("link", { name: /^Messagerie/ }).click();
    await page.getByRole("link", { name: `Votre dossier ${number}` }).click();
    await expect(page.getByText("Votre bulletin est bien arrivé.")).toBeVisible();
  });

  await test.step("the email can be unsubscribed from by link, and by a mail program in one click", async () => {
    const { unsubscribe } = await mailbox.findLastTo(candidate.email, /vous avez un message/i);
    const stop = new URL(unsubscribe ?? "").pathname;
    await page.goto(stop);
    await expect(page.getByRole("button", { name: "Arrêter ces e-mails" })).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    // A mail program's request comes from no page of ours and has no session.
    const response = await page.request.post(stop, { form: { "List-Unsubscribe": "One-Click" } });
    expect(response.status()).toBe(200);
    await page.goto("/espace-etudiant/compte");
    await expect(page.locator("[name=noticeMessage]")).toHaveValue("never");
    await expect(page.locator("[name=noticeState]")).toHaveValue("at-once");
  });
});
