import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { emailPreviewMessages } from "#app/features/decisions/messages/email-preview.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { fileUploadMessages } from "#app/features/documents/messages/file-upload.ts";
import { templateMessages } from "#app/features/messaging/messages/template.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { officeMessages } from "#app/i18n/office.ts";
import {
  draftSavedNotice,
  expectNoDrafts,
  listDraftKeys,
  messageField,
  openHydrated,
  openVisitThread,
  reloadHydrated,
  replyField,
  sendButton,
  wordDocument,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("drafts of the office are restored: a reply, and an announcement until its preview", {
  tag: "@once",
}, async ({ page: desk }) => {
  await signInByRequest(desk, "admissions@demo.test");

  await test.step("an announcement, until its preview", async () => {
    await openHydrated(desk, "/administration/messages/annonces/nouvelle/texte");
    await desk.getByLabel("Objet").first().fill("Les transports");
    await messageField(desk).first().fill("Un car passe le matin.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(messageField(desk).first()).toHaveValue("Un car passe le matin.");
    await desk.getByRole("button", { name: announcementMessages.fr.preview }).click();
    await expect(desk.getByText("Un car passe le matin.").first()).toBeVisible();
    await expectNoDrafts(desk);
    const preview = desk.url();
    await openHydrated(desk, "/administration/messages/annonces/nouvelle/texte");
    await expect(messageField(desk).first()).toHaveValue("");
    await openHydrated(desk, preview);
  });

  await test.step("an announcement changed after its preview, until the next preview", async () => {
    await desk.getByRole("link", { name: announcementMessages.fr.edit }).click();
    await expect(messageField(desk).first()).toHaveValue("Un car passe le matin.");
    await expect(draftSavedNotice(desk)).toHaveCount(0);
    await messageField(desk).first().fill("Un car passe le matin et le soir.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(messageField(desk).first()).toHaveValue("Un car passe le matin et le soir.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await desk.getByRole("button", { name: announcementMessages.fr.preview }).click();
    await expect(desk.getByText("Un car passe le matin et le soir.").first()).toBeVisible();
    await expectNoDrafts(desk);
    await desk.getByRole("link", { name: announcementMessages.fr.edit }).click();
    await expect(messageField(desk).first()).toHaveValue("Un car passe le matin et le soir.");
  });

  await openVisitThread(desk);
  await test.step("a reply of the office", async () => {
    await replyField(desk).fill("Nous vérifions");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(replyField(desk)).toHaveValue("Nous vérifions");
  });

  await test.step("a refused file blocks a message, but not a template", async () => {
    await desk.getByText(fileUploadMessages.fr.attach).first().click();
    await desk.getByLabel("Fichier 1", { exact: true }).setInputFiles(wordDocument);
    await expect(desk.getByText("Ce fichier n’est ni un PDF, ni une photo")).toBeVisible();
    await desk.getByLabel(templateMessages.fr.pick).selectOption({ index: 1 });
    await desk.getByRole("button", { name: templateMessages.fr.insert }).click();
    await expect(replyField(desk)).toHaveValue(/^Nous vérifions\n+\S/);
    await expect(desk.getByText("Rien n’a été envoyé")).toBeHidden();
    await sendButton(desk).click();
    await expect(desk.getByText("Rien n’a été envoyé")).toBeVisible();
  });
});

test("what an officer writes on an application and on a choice is restored, until it is sent or the officer signs out", {
  tag: ["@once", "@nightly"],
}, async ({ page: desk }) => {
  await signInByRequest(desk, "admissions@demo.test");
  await openHydrated(desk, "/administration/candidatures?q=Thiam");
  await desk.getByRole("main").getByRole("link", { name: /Thiam/i }).first().click();
  await desk.waitForURL(/\/candidatures\/[0-9a-f-]{36}/);
  const application = new URL(desk.url()).pathname;
  const newNote = desk.getByLabel(reviewMessages.fr.notes.label);

  await test.step("a note, until it is added", async () => {
    await newNote.fill("Appeler la mère jeudi.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(newNote).toHaveValue("Appeler la mère jeudi.");
    await desk.getByRole("button", { name: reviewMessages.fr.notes.add }).click();
    await expect(desk.getByText(reviewMessages.fr.done["note-add"])).toBeVisible();
    await expect(newNote).toHaveValue("");
    await expectNoDrafts(desk);
  });

  await test.step("the remark about a theme, until the theme is checked", async () => {
    const theme = desk.getByRole("listitem").filter({ hasText: "Parents et accord" });
    await theme.getByLabel(reviewMessages.fr.checklist.note).fill("Deux numéros du père.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(theme.getByLabel(reviewMessages.fr.checklist.note)).toHaveValue(
      "Deux numéros du père.",
    );
    await theme
      .getByRole("button", { name: reviewMessages.fr.checklist.states["to-complete"] })
      .click();
    await expect(desk.getByText(reviewMessages.fr.done["check-theme"])).toBeVisible();
    await expectNoDrafts(desk);
  });

  await test.step("a request, also after its preview, until the candidate's page has it", async () => {
    await desk
      .getByRole("link", { name: /^Décider/ })
      .last()
      .click();
    const panel = desk
      .locator("details")
      .filter({ has: desk.locator("summary", { hasText: "Demander un complément" }) });
    await panel.locator("summary").click();
    await panel.getByLabel(decisionsMessages.fr.ask.what).selectOption({ value: "sections" });
    await panel.getByRole("checkbox").nth(1).check();
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(panel.getByRole("checkbox").nth(1)).toBeChecked();
    await expect(panel.getByRole("checkbox").first()).not.toBeChecked();
    await panel.getByRole("checkbox").nth(1).uncheck();
    await panel.getByLabel(decisionsMessages.fr.ask.what).selectOption("Une réponse écrite");
    await panel.getByLabel(decisionsMessages.fr.ask.message).fill("Pourquoi cette filière ?");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(panel).toHaveAttribute("open");
    await expect(panel.getByLabel(decisionsMessages.fr.ask.message)).toHaveValue(
      "Pourquoi cette filière ?",
    );
    await expect(panel.getByLabel(decisionsMessages.fr.ask.what)).toHaveValue("answer");
    await panel.getByRole("button", { name: emailPreviewMessages.fr.previewAction }).click();
    await expect(
      panel.getByText(postSubmissionMessages.fr.emails.transitions["ask-more"].subject),
    ).toBeVisible();
    await reloadHydrated(desk);
    await expect(panel.getByLabel(decisionsMessages.fr.ask.message)).toHaveValue(
      "Pourquoi cette filière ?",
    );
    await panel.getByRole("button", { name: decisionsMessages.fr.ask.submit }).click();
    await expect(desk.getByText(decisionsMessages.fr.done["request-information"])).toBeVisible();
    await expectNoDrafts(desk);
  });

  await test.step("signing out deletes a note that was not added", async () => {
    await openHydrated(desk, application);
    await newNote.fill("À ne pas laisser sur un poste partagé.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    expect(await listDraftKeys(desk)).toHaveLength(1);
    await desk.getByRole("button", { name: officeMessages.fr.openMenu }).click();
    await desk.getByRole("button", { name: officeMessages.fr.signOut }).click();
    await desk.waitForURL(/\/connexion/);
    expect(await listDraftKeys(desk)).toEqual([]);
  });
});
