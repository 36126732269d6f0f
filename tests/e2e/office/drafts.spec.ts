import {
  draftSavedNotice,
  expectNoDrafts,
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
    await desk.getByRole("button", { name: "Voir l’aperçu" }).click();
    await expect(desk.getByText("Un car passe le matin.").first()).toBeVisible();
    await expectNoDrafts(desk);
    const preview = desk.url();
    await openHydrated(desk, "/administration/messages/annonces/nouvelle/texte");
    await expect(messageField(desk).first()).toHaveValue("");
    await openHydrated(desk, preview);
  });

  await test.step("an announcement changed after its preview, until the next preview", async () => {
    await desk.getByRole("link", { name: "Modifier" }).click();
    await expect(messageField(desk).first()).toHaveValue("Un car passe le matin.");
    await expect(draftSavedNotice(desk)).toHaveCount(0);
    await messageField(desk).first().fill("Un car passe le matin et le soir.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(messageField(desk).first()).toHaveValue("Un car passe le matin et le soir.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await desk.getByRole("button", { name: "Voir l’aperçu" }).click();
    await expect(desk.getByText("Un car passe le matin et le soir.").first()).toBeVisible();
    await expectNoDrafts(desk);
    await desk.getByRole("link", { name: "Modifier" }).click();
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
    await desk.getByText("Joindre un fichier").first().click();
    await desk.getByLabel("Fichier 1", { exact: true }).setInputFiles(wordDocument);
    await expect(desk.getByText("Ce fichier n’est ni un PDF, ni une photo")).toBeVisible();
    await desk.getByLabel("Modèle").selectOption({ index: 1 });
    await desk.getByRole("button", { name: "Utiliser ce modèle" }).click();
    await expect(replyField(desk)).toHaveValue(/^Nous vérifions\n+\S/);
    await expect(desk.getByText("Rien n’a été envoyé")).toBeHidden();
    await sendButton(desk).click();
    await expect(desk.getByText("Rien n’a été envoyé")).toBeVisible();
  });
});
