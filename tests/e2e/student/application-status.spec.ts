import type { Browser, Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { conditionMessages } from "#app/features/decisions/messages/condition.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { emailPreviewMessages } from "#app/features/decisions/messages/email-preview.ts";
import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { liveMessages } from "#app/i18n/live.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { findLink, type Mailbox } from "#tests/support/mailbox.ts";
import { reloadHydrated } from "#tests/support/message-form.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { sendDueNotifications, signInByRequest } from "#tests/support/sessions.ts";
import { submitChoiceAction } from "#tests/support/submit-choice-action.ts";

// A candidate with three submitted choices, none of them processed.
const applicant = { email: "mariama.wade@demo.test", name: /WADE/i };
const PASSWORD = "la pirogue attend sur la rive";
const FOLLOW = "/espace-etudiant/candidate/suivi";
const main = (page: Page) => page.getByRole("main");

test("a candidate answers a request without scripts, accepts an offer, and withdraws another choice", {
  tag: "@phone",
}, async ({
  page,
  otherPage: desk,
  browser,
  mailbox,
  baseURL,
  viewport,
  extraHTTPHeaders,
  expected,
}) => {
  test.setTimeout(180_000);
  expected(/409/);
  let choices: string[] = [];

  await test.step("the candidate signs in with a new password", async () => {
    await page.goto("/mot-de-passe-oublie");
    await page.getByLabel(applicationListMessages.fr.file.columns.email).fill(applicant.email);
    await page.getByRole("button", { name: accessMessages.fr.forgotten.submit }).click();
    await page.goto(findLink(await mailbox.findLastTo(applicant.email, /mot de passe/i)));
    await page.getByLabel("Nouveau mot de passe").fill(PASSWORD);
    await page.getByRole("button", { name: accessMessages.fr.reset.submit }).click();
    await expect(page.getByLabel("Nouveau mot de passe")).toBeHidden();
    await signInByRequest(page, applicant.email, PASSWORD);
  });

  await test.step("an officer requests a document, and makes an offer for another choice", async () => {
    await page.goto(FOLLOW);
    const states = main(page).locator(".tracked-head .tag");
    await expect(states).toHaveText(["Envoyée", "Envoyée", "Envoyée"]);
    await signInByRequest(desk, "admissions@demo.test");
    await desk.goto("/administration/candidatures?q=Wade");
    await desk.getByRole("link", { name: applicant.name }).first().click();
    await desk.getByRole("button", { name: applicationListMessages.fr.assignToMe }).click();
    await expect(desk.locator(":focus")).toHaveText(
      applicationListMessages.fr.assignmentDone["assigned-to-me"],
    );
    const links = desk.getByRole("link", { name: /^Décider/ });
    await expect(links).toHaveCount(3);
    choices = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    await desk.goto(choices[0] ?? "");
    await submitChoiceAction(desk, "Demander un complément", async (form) => {
      await form.getByLabel(decisionsMessages.fr.ask.what).selectOption("document");
      await expect(
        form.getByRole("group", { name: correctionMessages.fr.office.sections }),
      ).toBeHidden();
      await form
        .getByLabel(/^Message à la personne/)
        .fill("La page de votre passeport avec la photo.");
    });
    await expect(main(desk)).toContainText(decisionsMessages.fr.done["request-information"]);
    await expect(main(desk)).toContainText(decisionsMessages.fr.paused.title);
    const requests = desk.getByRole("region", { name: decisionsMessages.fr.current.requests });
    await expect(requests).toContainText(decisionsMessages.fr.current.document);
    // The candidate's page was open before, and nobody touched it.
    await expect(states).toHaveText(["Complément demandé", "Envoyée", "Envoyée"]);
    const status = page.getByRole("status").getByText(liveMessages.fr.pageChanged);
    await expect(status, "a screen reader announces the update").toBeAttached();
    // Notifications sent together share one email: send each before the next.
    await sendDueNotifications(desk);
    // A superfluous request is cancelled, with its reason.
    await submitChoiceAction(desk, "Demander un complément", async (form) => {
      await form.getByLabel(decisionsMessages.fr.ask.what).selectOption("answer");
      await form.getByLabel(/^Message à la personne/).fill("Où habitez-vous ?");
    });
    const request = main(desk).getByRole("listitem").filter({ hasText: "Où habitez-vous" });
    await request.getByText(decisionsMessages.fr.cancel.title).click();
    await request.getByRole("button", { name: decisionsMessages.fr.cancel.submit }).click();
    const why = request.getByLabel(/^Raison/);
    await expect(why).toHaveAccessibleDescription(/Ce champ est requis/);
    // Live updates refresh the page later; the error stays.
    const message = { campus: "senegal", subject: "Ma rue", content: "J’habite à la Médina." };
    const headers = { origin: process.env.SITE_ORIGIN ?? "" };
    const post = { multipart: message, headers, maxRedirects: 0 };
    const written = await page.request.post("/espace-etudiant/messagerie/nouveau", post);
    expect(written.status()).toBe(302);
    await expect(
      desk.getByRole("status").getByText(messagingMessages.fr.newMessage),
    ).toBeAttached();
    await expect(why).toHaveAccessibleDescription(/Ce champ est requis/);
    await why.fill("Nous le savions déjà.");
    await request.getByRole("button", { name: decisionsMessages.fr.cancel.submit }).click();
    await expect(main(desk)).toContainText(decisionsMessages.fr.done["cancel-request"]);
    expect(await findAccessibilityFaults(desk)).toEqual([]);
    await sendDueNotifications(desk);
    await desk.goto(choices[1] ?? "");
    await submitChoiceAction(desk, "Faire une offre", async (form) => {
      await expect(form.getByLabel(/^Les conditions/)).toBeHidden();
      await form.getByLabel(decisionsMessages.fr.offer.conditional).check();
      await form.getByLabel(/^Les conditions/).fill("Obtenir le baccalauréat");
    });
    await expect(main(desk)).toContainText(decisionsMessages.fr.done.offer);
  });

  await test.step("without scripts, the document is sent; an empty answer reports its error", async () => {
    await sendDueNotifications(desk);
    const email = await mailbox.findLastTo(applicant.email, /complément/i);
    const storageState = await page.context().storageState();
    const options = { baseURL, viewport, extraHTTPHeaders, storageState };
    await withoutScript(browser, options, async (bare) => {
      await bare.goto(findLink(email));
      await expect(main(bare)).toContainText("La page de votre passeport avec la photo.");
      await expect(main(bare)).toContainText("Nous le savions déjà.");
      await bare
        .getByRole("button", { name: postSubmissionMessages.fr.request.send, exact: true })
        .click();
      await expect(main(bare)).toContainText("Ce champ est requis");
      const file = {
        name: "passeport.pdf",
        mimeType: "application/pdf",
        buffer: createSmallPdf("p"),
      };
      await bare.getByLabel(postSubmissionMessages.fr.request.file).setInputFiles(file);
      await bare
        .getByRole("button", { name: postSubmissionMessages.fr.request.send, exact: true })
        .click();
      await expect(main(bare)).toContainText(postSubmissionMessages.fr.done.answered);
      await expect(main(bare).getByText("Demandé par")).toHaveCount(0);
      const proofs = main(bare).getByRole("region", {
        name: postSubmissionMessages.fr.proofs.title,
      });
      await expect(proofs.getByRole("link", { name: "passeport.pdf" })).toBeVisible();
    });
  });

  await test.step("the offer shows its conditions and the deciding officer; no answer is preselected", async () => {
    await page.goto(
      findLink(await mailbox.findLastTo(applicant.email, /une réponse pour l’un de vos choix/i)),
    );
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.goto("/espace-etudiant");
    const awaited = page.getByRole("region", { name: postSubmissionMessages.fr.expected });
    const offer = awaited.getByRole("listitem").filter({ hasText: "Répondre à l’offre" });
    await expect(offer).toContainText("Au plus tard le");
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await offer.getByRole("link").click();
    await expect(main(page)).toContainText("Obtenir le baccalauréat");
    await expect(main(page)).toContainText("C’est lui qui décide de l’admission");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole("radio", { name: /^J’accepte l’offre/ }).check();
    // The page shows an older version of the offer: the reason of the refusal is read first.
    await page.locator("input[name=expectedState]").evaluate((input: HTMLInputElement) => {
      input.value = "offer";
    });
    await page.getByRole("button", { name: postSubmissionMessages.fr.offer.send }).click();
    await expect(page.locator(":focus").getByRole("alert")).toBeInViewport({ ratio: 1 });
    await reloadHydrated(page);
    await page.getByRole("radio", { name: /^J’accepte l’offre/ }).check();
    await page.getByRole("button", { name: postSubmissionMessages.fr.offer.send }).click();
    const answered = main(page)
      .getByRole("status")
      .filter({ hasText: "Vous avez accepté l’offre." });
    await expect(answered, "what it answers is read first").toBeFocused();
    await expect(answered).toBeInViewport({ ratio: 1 });
    await expect(main(page)).toContainText("Il reste une condition à remplir");
    const conditions = main(page).getByRole("heading", { name: conditionMessages.fr.mine });
    await expect(conditions, "it stands clear of what is above it").toHaveCSS("margin-top", "16px");
    await sendDueNotifications(desk);
  });

  await test.step("another choice is withdrawn with a reason; the rest does not change", async () => {
    await page
      .getByRole("link", { name: /^Retirer ce choix/ })
      .last()
      .click();
    await page.getByLabel(postSubmissionMessages.fr.withdraw.reason).selectOption("another-choice");
    await page.getByRole("button", { name: postSubmissionMessages.fr.withdraw.oneSubmit }).click();
    await expect(main(page)).toContainText("Le choix est retiré.");
    const states = main(page).locator(".tracked-head .tag");
    await expect(states).toHaveText(["En examen", "Offre acceptée", "Retirée par vous"]);
    await sendDueNotifications(desk);
    await expectEmail(mailbox, /vous avez retiré un choix/i);
  });

  await test.step("the officer sees the document and the reason", async () => {
    await desk.goto(choices[0] ?? "");
    await expect(main(desk)).toContainText("passeport.pdf");
    await desk.getByRole("button", { name: decisionsMessages.fr.file.check }).click();
    await expect(main(desk)).toContainText(decisionsMessages.fr.done["approve-file"]);
    await desk.goto(choices[2] ?? "");
    await expect(main(desk)).toContainText(
      postSubmissionMessages.fr.withdraw.reasons["another-choice"],
    );
  });

  await test.step("an interview is previewed before it is sent, and the candidate confirms it", async () => {
    await desk.goto(choices[0] ?? "");
    const day = new Date(Date.now() + 7 * 86_400_000);
    await submitChoiceAction(desk, "Prévoir un entretien", async (form) => {
      await form.locator("#startsOn").fill(String(day.getUTCDate()));
      await form.getByLabel(applicationMessages.fr.dates.month).fill(String(day.getUTCMonth() + 1));
      await form.getByLabel(applicationMessages.fr.dates.year).fill(String(day.getUTCFullYear()));
      await form.getByLabel(interviewMessages.fr.plan.time).fill("14 h 30");
      await form.getByLabel(interviewMessages.fr.plan.atPlace).check();
      await expect(form.getByLabel(interviewMessages.fr.plan.link)).toBeHidden();
      await form.getByLabel("Lieu").fill("Bureau des admissions");
      await form.getByRole("button", { name: emailPreviewMessages.fr.previewAction }).click();
      await expect(form.getByRole("article")).toContainText(
        interviewMessages.fr.emails.planned.subject,
      );
      await expect(form.getByRole("article")).toContainText(interviewMessages.fr.zones.senegal);
      expect(await findAccessibilityFaults(desk)).toEqual([]);
    });
    await expect(main(desk)).toContainText(decisionsMessages.fr.done["schedule-interview"]);
    // Moving it by an hour changes only the time field.
    const moved = desk.locator("details").filter({ hasText: "Déplacer l’entretien" });
    await moved.locator("summary").click();
    await expect(moved.getByLabel(interviewMessages.fr.plan.time)).toHaveValue("14:30");
    await expect(moved.getByLabel("Lieu")).toHaveValue("Bureau des admissions");
    await moved.getByLabel(interviewMessages.fr.plan.time).fill("15 h 30");
    await moved.getByLabel(/^Raison/).fill("La salle était prise.");
    await moved.locator('button[type="submit"]').first().click();
    const planned = desk.getByRole("region", { name: "Entretien" });
    await expect(planned).toContainText("à 15 h 30 (heure de Dakar, UTC+0)");
    await expect(main(desk)).toContainText(decisionsMessages.fr.done.move);
    await expect(moved.getByLabel(/^Raison/)).toBeHidden();
    await page.goto(FOLLOW);
    await expect(main(page)).toContainText("Bureau des admissions");
    const calendar = page.getByRole("link", { name: interviewMessages.fr.calendar });
    const event = await page.request.get((await calendar.getAttribute("href")) ?? "");
    expect(event.headers()["content-type"]).toContain("text/calendar");
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: interviewMessages.fr.task.confirm }).click();
    await expect(main(page)).toContainText(interviewMessages.fr.answered.confirmed);
  });

  await test.step("once cancelled, the downloaded event removes it from the calendar", async () => {
    await desk.goto(choices[0] ?? "");
    await submitChoiceAction(desk, "Annuler l’entretien", async (form) => {
      await form.getByLabel(/^Raison/).fill("La conseillère est absente.");
    });
    const ended = desk.getByRole("region", { name: "Entretien" });
    await expect(ended).toContainText(interviewMessages.fr.states.cancelled);
    const out = ended.getByRole("link", { name: interviewMessages.fr.office.takeOut });
    const event = await desk.request.get((await out.getAttribute("href")) ?? "");
    expect(event.headers()["content-disposition"]).toContain("cancel.ics");
    expect(await event.text()).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  });

  await test.step("an ended action cannot be opened by its address (AZ-10)", async () => {
    const gone = (choices[2] ?? "").replace(/^.*\//, "");
    await page.goto(`${FOLLOW}/offre/${gone}`);
    await expect(page).toHaveURL(/\/suivi\?candidature=ER-[\w-]+$/);
    const headers = { origin: baseURL ?? "" };
    const withdrawFrom = (expectedState: string) =>
      page.request.post(`${FOLLOW}/retrait/${gone}`, {
        form: { expectedState, reason: "" },
        headers,
      });
    const changed = await withdrawFrom("offer");
    expect(changed.url()).toContain("done=changed");
    expect(await changed.text()).toContain("Ce n’est plus possible");
    const repeated = await withdrawFrom("submitted");
    expect(repeated.url()).toContain("done=withdrawn");
  });

  await test.step("the condition is met, the offer is unconditional, and the candidate is enrolled", async () => {
    await desk.goto(choices[1] ?? "");
    await submitChoiceAction(desk, "Inscrire", async () => {});
    const early = desk.locator(":focus").getByRole("alert");
    await expect(early, "too early: why is read first").toContainText("Une condition reste");
    await expect(early).toBeInViewport({ ratio: 1 });
    await desk.goto(choices[1] ?? "");
    await desk.getByText(conditionMessages.fr.assess.title).click();
    await desk.getByLabel(conditionMessages.fr.states.met).check();
    await desk.getByRole("button", { name: conditionMessages.fr.assess.submit }).click();
    await expect(main(desk)).toContainText("La condition est enregistrée.");
    await submitChoiceAction(desk, "Rendre l’offre ferme", async () => {});
    await expect(main(desk)).toContainText(decisionsMessages.fr.done["confirm-conditions-met"]);
    await submitChoiceAction(desk, "Inscrire", async () => {});
    await expect(main(desk)).toContainText(decisionsMessages.fr.done.enrol);
    await page.goto(FOLLOW);
    const states = main(page).locator(".tracked-head .tag");
    await expect(states.nth(1)).toHaveText("Inscrite");
  });

  await test.step("WhatsApp opens a chat with the campus, with a reference and no name", async () => {
    const number = await page.request.get("/contact");
    const [campus] = /https:\/\/wa\.me\/221\d{9}/.exec(await number.text()) ?? [];
    const goOn = main(page).getByRole("link", { name: notificationsMessages.fr.whatsapp.go });
    const getNextUrl = async () => new URL((await goOn.getAttribute("href")) ?? "");
    const text = "Bonjour, je vous écris au sujet de";
    const followed = await getNextUrl();
    expect(followed.origin + followed.pathname).toBe(campus);
    expect([...followed.searchParams.keys()]).toEqual(["text"]);
    expect(followed.searchParams.get("text")).toMatch(
      new RegExp(`^${text} ER-\\d\\d-DKR-\\d+\\.$`),
    );
    await page.goto("/espace-etudiant/messagerie");
    await main(page)
      .getByRole("link", { name: /Ma rue/ })
      .click();
    await expect(main(page).getByText("J’habite à la Médina.")).toBeVisible();
    // A thread about an application is named by its number too.
    expect((await getNextUrl()).href).toBe(followed.href);
  });

  async function expectEmail(box: Mailbox, subject: RegExp) {
    expect((await box.findLastTo(applicant.email, subject)).text).toContain(FOLLOW);
  }
});

/** A browser without scripts, signed in as the same user. */
async function withoutScript(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0],
  steps: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  await steps(await context.newPage());
  await context.close();
}
