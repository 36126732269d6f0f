import { fileUploadMessages } from "#app/features/documents/messages/file-upload.ts";
import { homeMessages } from "#app/i18n/home.ts";
import { localDraftMessages } from "#app/i18n/local-draft.ts";
import { expectAboveBottomBar } from "#tests/support/above-bottom-bar.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { ageMessages } from "#tests/support/end-to-end-database.ts";
import {
  draftSavedNotice,
  expectNoDrafts,
  messageField,
  NEW_MESSAGE_PATH,
  openHydrated,
  pauseResponses,
  reloadHydrated,
  replyField,
  sendButton,
  wordDocument,
} from "#tests/support/message-form.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signUpByRequest } from "#tests/support/sessions.ts";

const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: createSmallPdf(name) });

test("a candidate's input is restored until it is sent, with its files", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await openHydrated(page, NEW_MESSAGE_PATH);

  await test.step("on a reload, and after opening another page", async () => {
    await page.getByLabel("Objet").fill("Le car scolaire");
    await page.getByLabel("Campus").selectOption("cameroon");
    await messageField(page).fill("Y a-t-il un car");
    await expect(draftSavedNotice(page)).toBeVisible();
    await page.getByText(fileUploadMessages.fr.attach).first().click();
    await page.getByLabel("Fichier 1", { exact: true }).setInputFiles(pdf("un.pdf"));
    await page.getByRole("button", { name: fileUploadMessages.fr.attachAnother }).click();
    await page.getByLabel("Fichier 2", { exact: true }).setInputFiles(pdf("deux.pdf"));
    await expect(page.getByText(/reçu à/)).toHaveCount(2);
    await reloadHydrated(page);
    await expect(messageField(page)).toHaveValue("Y a-t-il un car");
    await expect(page.getByLabel("Campus")).toHaveValue("cameroon");
    await expect(page.getByText(/reçu à/)).toHaveCount(2);
    await messageField(page).fill("Y a-t-il un car le matin ?");
    // Navigates before the last characters are stored.
    await page.getByRole("link", { name: homeMessages.fr.title }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bonjour");
    await page.goBack();
    await expect(messageField(page)).toHaveValue("Y a-t-il un car le matin ?");
  });

  await test.step("once sent it is deleted, here and on the next page", async () => {
    await sendButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le car scolaire");
    await expectNoDrafts(page);
    await openHydrated(page, NEW_MESSAGE_PATH);
    await expect(messageField(page)).toHaveValue("");
    await page.goBack();
    await replyField(page).fill("Et le soir ?");
    await expect(draftSavedNotice(page)).toBeVisible();
    await sendButton(page).click();
    await expect(page.locator(".thread").getByText("Et le soir ?")).toBeVisible();
    await expectNoDrafts(page);
    await reloadHydrated(page);
    await expect(replyField(page)).toHaveValue("");
  });

  await test.step("discarded, it can be restored, and then is deleted for good", async () => {
    await replyField(page).fill("Un mot de trop");
    await page.getByRole("button", { name: localDraftMessages.fr.erase }).click();
    await expect(replyField(page)).toHaveValue("");
    await page.getByRole("button", { name: localDraftMessages.fr.putBack }).click();
    await expect(replyField(page)).toHaveValue("Un mot de trop");
    await expect(draftSavedNotice(page)).toBeVisible();
    await page.getByRole("button", { name: localDraftMessages.fr.erase }).click();
    await expect(page.getByText(localDraftMessages.fr.erased)).toBeVisible();
    await expectNoDrafts(page);
    await reloadHydrated(page);
    await expect(replyField(page)).toHaveValue("");
  });
});

test("a message being sent accepts no more input, and is not restored when its response was lost", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await openHydrated(page, NEW_MESSAGE_PATH);
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill("Le car scolaire");
  await messageField(page).fill("Y a-t-il un car ?");
  await sendButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le car scolaire");

  await test.step("while it is being sent, nothing can be added that would be in no message", async () => {
    const answered = await pauseResponses(page);
    await replyField(page).fill("Et à midi ?");
    await sendButton(page).click();
    await expect(replyField(page)).toHaveJSProperty("readOnly", true);
    await replyField(page).pressSequentially(" Et la nuit ?");
    await expect(replyField(page)).toHaveValue("Et à midi ?");
    await answered();
    await expect(page.locator(".thread").getByText("Et à midi ?", { exact: true })).toBeVisible();
    await expect(replyField(page)).toHaveValue("");
    await sendButton(page).click();
    await expect(replyField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(replyField(page)).toBeEditable();
  });

  await test.step("a message that arrived although its response was lost is not restored", async () => {
    await reloadHydrated(page);
    await page.route("**/*.data*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await replyField(page).fill("Merci pour tout");
    await expect(draftSavedNotice(page)).toBeVisible();
    await sendButton(page).click();
    await expect(replyField(page)).toBeEditable();
    await expect(replyField(page)).toHaveValue("Merci pour tout");
    await page.unroute("**/*.data*");
    await reloadHydrated(page);
    await expect(page.locator(".thread").getByText("Merci pour tout")).toBeVisible();
    await expectNoDrafts(page);
    await expect(replyField(page)).toHaveValue("");
  });
});

test("a new conversation whose response was lost, restored and sent again, is the same one", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  const candidate = buildCandidate(address);
  await signUpByRequest(page, mailbox, candidate);
  await openHydrated(page, NEW_MESSAGE_PATH);
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill("Le car du soir");
  await messageField(page).fill("Y a-t-il un car le soir ?");
  await expect(draftSavedNotice(page)).toBeVisible();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await sendButton(page).click();
  await expect(messageField(page)).toBeEditable();
  await page.unroute("**/*.data*");
  await ageMessages(candidate.email);
  await reloadHydrated(page);
  await expect(messageField(page)).toHaveValue("Y a-t-il un car le soir ?");
  await sendButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le car du soir");
  await expect(page.locator(".thread").getByText("Y a-t-il un car le soir ?")).toHaveCount(1);
  await expectNoDrafts(page);
  await openHydrated(page, "/espace-etudiant/messagerie");
  await expect(page.getByRole("link", { name: /Le car du soir/ })).toHaveCount(1);
});

test("a message whose file is uploading says that it waits, near the button, and is sent with it", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await openHydrated(page, NEW_MESSAGE_PATH);
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill("Mon relevé");
  await messageField(page).fill("Le voici.");
  const arrive = await pauseRequests(page, "**/envois/*");
  await page.getByText(fileUploadMessages.fr.attach).first().click();
  await page.getByLabel("Fichier 1", { exact: true }).setInputFiles(pdf("relevé.pdf"));
  await expect(page.getByRole("progressbar")).toBeVisible();
  // The lowest position in which it can be clicked.
  await sendButton(page).evaluate((one) => one.scrollIntoView({ block: "end" }));
  await sendButton(page).press("Enter");
  const waits = page.getByText(fileUploadMessages.fr.waiting);
  await expect(waits).toBeInViewport({ ratio: 1 });
  await expectAboveBottomBar(sendButton(page));
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon relevé");
  await expect(page.getByRole("link", { name: "relevé.pdf" })).toBeVisible();
});

test("a refused file blocks its message, and shows what can be done", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await openHydrated(page, NEW_MESSAGE_PATH);
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill("Mon bulletin");
  await messageField(page).fill("Le voici.");
  await page.getByText(fileUploadMessages.fr.attach).first().click();
  await page.getByLabel("Fichier 1", { exact: true }).setInputFiles(wordDocument);
  await expect(page.getByText("Ce fichier n’est ni un PDF, ni une photo")).toBeVisible();
  const expectBlocked = async () => {
    await sendButton(page).click();
    await expect(page.getByText("Rien n’a été envoyé")).toBeVisible();
    await expect(page.getByRole("button", { name: fileUploadMessages.fr.another })).toBeFocused();
    expect(page.url()).toMatch(/nouveau$/);
  };
  await expectBlocked();
  await page.getByRole("button", { name: fileUploadMessages.fr.removeFile }).click();
  const photo = { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") };
  await page.getByLabel("Fichier 1", { exact: true }).setInputFiles([pdf("un.pdf"), photo]);
  await expect(page.getByText(fileUploadMessages.fr.onePdf)).toBeVisible();
  await expectBlocked();
  await page.getByRole("button", { name: fileUploadMessages.fr.removeFile }).click();
  await sendButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon bulletin");
});
