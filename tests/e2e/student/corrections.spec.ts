import type { Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { applicationOverviewMessages } from "#app/features/admissions/messages/application-overview.ts";
import { applicationStatusMessages } from "#app/features/admissions/messages/application-status.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { emailPreviewMessages } from "#app/features/decisions/messages/email-preview.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";
import {
  resetPasswordByRequest,
  sendDueNotifications,
  signInByRequest,
} from "#tests/support/sessions.ts";

// A candidate with three submitted choices and a passport; the last one is under review.
const applicant = { email: "babacar.ndiaye@demo.test", search: "Babacar" };
const PASSWORD = "le bac part à six heures";
const ROOT = "/espace-etudiant/candidate";
const UNREAD = "Le numéro ne se lit pas sur la copie : écrivez-le de nouveau.";
const main = (page: Page) => page.getByRole("main");

test("an officer reopens one section until a day, and previews the email before it is sent", {
  tag: ["@once", "@nightly"],
}, async ({ page: desk }) => {
  await signInByRequest(desk, "admissions@demo.test");
  await desk.goto(await getLastChoice(desk, "Gueye"));
  const panel = desk.locator("details").filter({ hasText: "Demander un complément" });
  await panel.locator("summary").click();
  await panel.getByLabel(decisionsMessages.fr.ask.what).selectOption("sections");
  await panel.getByLabel(/^Message à la personne/).fill(UNREAD);
  await panel.getByRole("button", { name: decisionsMessages.fr.ask.submit }).click();
  const sections = desk.getByRole("group", { name: correctionMessages.fr.office.sections });
  await expect(sections).toHaveAccessibleDescription(/Cochez au moins une rubrique/);
  await desk.getByLabel(personalInfoMessages.fr.short.passport, { exact: true }).check();
  await desk.getByRole("button", { name: emailPreviewMessages.fr.previewAction }).first().click();
  await expect(desk.getByRole("article")).toContainText(
    applicationOverviewMessages.fr.sectionsInSentence.passport,
  );
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.getByRole("button", { name: decisionsMessages.fr.ask.submit }).click();
  await expect(main(desk)).toContainText(decisionsMessages.fr.done["request-information"]);
  await expect(main(desk)).toContainText(UNREAD);

  await waitForHydration(desk);
  const refusal = desk.locator("details").filter({ hasText: "Ne pas retenir ce choix" });
  await refusal.locator("summary").click();
  await refusal.getByLabel(/^Ce qui manque/).fill("Les notes de mathématiques.");
  const delay = desk.locator("details").filter({ hasText: "Prolonger le délai" });
  await delay.locator("summary").click();
  await delay
    .getByRole("button", { name: correctionMessages.fr.office.extendDeadline.submit })
    .click();
  await expect(main(desk)).toContainText(correctionMessages.fr.office.extendDeadline.done);
  await expect(
    delay.getByRole("button", { name: correctionMessages.fr.office.extendDeadline.submit }),
  ).toBeHidden();
  // Text typed in another form of the page stays.
  await expect(refusal.getByLabel(/^Ce qui manque/)).toHaveValue("Les notes de mathématiques.");
});

test("a candidate corrects the reopened section, submits it, and answers with a file", {
  tag: "@phone",
}, async ({ page, otherPage: desk, mailbox }) => {
  await resetPasswordByRequest(page, mailbox, applicant.email, PASSWORD);
  await signInByRequest(page, applicant.email, PASSWORD);
  await signInByRequest(desk, "admissions@demo.test");
  const choice = await getLastChoice(desk, applicant.search);
  await requestMore(desk, choice, {
    expectedState: "under-review",
    kind: "sections",
    sections: "passport",
    message: UNREAD,
  });
  // Notifications sent together share one email, and at night all queued ones are sent.
  await sendDueNotifications(desk);
  const text = "Une attestation de votre lycée.";
  await requestMore(desk, choice, {
    expectedState: "more-information-asked",
    kind: "document",
    message: text,
  });

  await test.step("the section is autosaved; the others lead back to the status page", async () => {
    await sendDueNotifications(desk);
    const email = await mailbox.findLastTo(applicant.email, /rouverte/i);
    expect(email.text).toContain("votre passeport");
    await page.goto(findLink(email));
    await expect(main(page)).toContainText("écrivez-le de nouveau");
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: correctionMessages.fr.task.send }).click();
    await expect(page.getByLabel(correctionMessages.fr.task.nothing)).toHaveAccessibleDescription(
      /Vous n’avez rien changé/,
    );
    await page.getByRole("link", { name: applicationMessages.fr.sections.passport }).click();
    await expect(main(page)).toContainText("L’école a rouvert cette rubrique jusqu’au");
    // The page already shows an earlier save, so the server's response is awaited.
    const saved = page.waitForResponse((one) => one.request().method() === "POST" && one.ok());
    await page.getByLabel(personalInfoMessages.fr.labels.passportNumber).fill("A09990001");
    await page.getByLabel(personalInfoMessages.fr.labels.passportNumber).blur();
    await saved;
    await expect(main(page)).toContainText("Enregistré");
    expect(await findAccessibilityFaults(page)).toEqual([]);
    const number = new URL(page.url()).searchParams.get("candidature") ?? "";
    expect(number).not.toBe("");
    await page.goto(`${ROOT}/cursus?candidature=${number}`);
    await expect(page).toHaveURL(/\/suivi\?candidature=/);
    await waitForHydration(page);
  });

  await test.step("the changes are shown before and after, and submitted; a file answers the other request", async () => {
    await expect(main(page).locator(".correction")).toContainText("A09990001");
    await page.getByRole("button", { name: correctionMessages.fr.task.send }).click();
    await expect(main(page)).toContainText("Vos corrections sont arrivées");
    // The submitted form is gone: its confirmation has the focus.
    await expect(page.locator(":focus")).toContainText("Vos corrections sont arrivées");
    const file = {
      name: "attestation.pdf",
      mimeType: "application/pdf",
      buffer: createSmallPdf("a"),
    };
    await page.getByLabel(postSubmissionMessages.fr.request.file).focus();
    await page.getByLabel(postSubmissionMessages.fr.request.file).setInputFiles(file);
    await expect(main(page)).toContainText("attestation.pdf");
    await expect(main(page).locator(":focus")).toContainText("attestation.pdf");
    await page
      .getByRole("button", { name: postSubmissionMessages.fr.request.send, exact: true })
      .click();
    await expect(main(page)).toContainText(postSubmissionMessages.fr.done.answered);
    await page.getByRole("link", { name: applicationStatusMessages.fr.see }).click();
    await expect(main(page)).toContainText("Corrigée le");
    await expect(main(page)).toContainText("A09990001");
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("the officer reads each answer before and after, and the file", async () => {
    await desk.goto(choice);
    await expect(main(desk).locator(".correction")).toContainText("••••0001");
    await expect(main(desk)).toContainText("attestation.pdf");
    await expect(main(desk).locator(".page-head .tag")).toHaveText(
      applicationStatusMessages.fr.steps.review,
    );
    await desk.goto(choice.replace(/\/choix\/.*$/, ""));
    await expect(
      desk.getByRole("region", { name: correctionMessages.fr.office.title }),
    ).toContainText("••••0001");
    await expect(desk.locator("#history")).toContainText(
      correctionMessages.fr.office.actions["sections.corrected"],
    );
    expect(await findAccessibilityFaults(desk)).toEqual([]);
  });
});

/** The address of the last choice of the application found by a search, for a signed-in officer. */
async function getLastChoice(desk: Page, search: string): Promise<string> {
  const found = async (address: string, link: RegExp) => {
    const html = await (await desk.request.get(address)).text();
    return html.match(link)?.at(-1) ?? "";
  };
  const list = `/administration/candidatures?q=${search}`;
  const file = await found(list, /\/administration\/candidatures\/[\da-f-]{36}/g);
  return found(file, /\/administration\/candidatures\/[\da-f-]{36}\/choix\/[\da-f-]{36}/g);
}

/** Requests more about a choice, as the form of its page does. */
async function requestMore(
  desk: Page,
  choice: string,
  form: Record<string, string>,
): Promise<void> {
  const headers = { origin: process.env.SITE_ORIGIN ?? "" };
  const options = { form: { intent: "request-information", ...form }, headers, maxRedirects: 0 };
  expect((await desk.request.post(choice, options)).status()).toBe(302);
}
