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

test("what an officer writes on an application and on a choice is restored, until it is sent or the officer signs out", {
  tag: "@once",
}, async ({ page: desk }) => {
  await signInByRequest(desk, "admissions@demo.test");
  await openHydrated(desk, "/administration/candidatures?q=Thiam");
  await desk.getByRole("main").getByRole("link", { name: /Thiam/i }).first().click();
  await desk.waitForURL(/\/candidatures\/[0-9a-f-]{36}/);
  const application = new URL(desk.url()).pathname;
  const newNote = desk.getByLabel("Nouvelle note");

  await test.step("a note, until it is added", async () => {
    await newNote.fill("Appeler la mère jeudi.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(newNote).toHaveValue("Appeler la mère jeudi.");
    await desk.getByRole("button", { name: "Ajouter la note" }).click();
    await expect(desk.getByText("La note est ajoutée.")).toBeVisible();
    await expect(newNote).toHaveValue("");
    await expectNoDrafts(desk);
  });

  await test.step("the remark about a theme, until the theme is checked", async () => {
    const theme = desk.getByRole("listitem").filter({ hasText: "Parents et accord" });
    await theme.getByLabel("Une note, si utile").fill("Deux numéros du père.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(theme.getByLabel("Une note, si utile")).toHaveValue("Deux numéros du père.");
    await theme.getByRole("button", { name: "À compléter" }).click();
    await expect(desk.getByText("Le thème est mis à jour.")).toBeVisible();
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
    await panel.getByLabel("Ce que vous demandez").selectOption({ value: "sections" });
    await panel.getByRole("checkbox").nth(1).check();
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(panel.getByRole("checkbox").nth(1)).toBeChecked();
    await expect(panel.getByRole("checkbox").first()).not.toBeChecked();
    await panel.getByRole("checkbox").nth(1).uncheck();
    await panel.getByLabel("Ce que vous demandez").selectOption("Une réponse écrite");
    await panel.getByLabel("Message à la personne").fill("Pourquoi cette filière ?");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(panel).toHaveAttribute("open");
    await expect(panel.getByLabel("Message à la personne")).toHaveValue("Pourquoi cette filière ?");
    await expect(panel.getByLabel("Ce que vous demandez")).toHaveValue("answer");
    await panel.getByRole("button", { name: "Aperçu de l’e-mail" }).click();
    await expect(panel.getByText("Un complément vous est demandé")).toBeVisible();
    await reloadHydrated(desk);
    await expect(panel.getByLabel("Message à la personne")).toHaveValue("Pourquoi cette filière ?");
    await panel.getByRole("button", { name: "Envoyer la demande" }).click();
    await expect(desk.getByText("La demande est envoyée.")).toBeVisible();
    await expectNoDrafts(desk);
  });

  await test.step("signing out deletes a note that was not added", async () => {
    await openHydrated(desk, application);
    await newNote.fill("À ne pas laisser sur un poste partagé.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    expect(await listDraftKeys(desk)).toHaveLength(1);
    await desk.getByRole("button", { name: "Ouvrir le menu" }).click();
    await desk.getByRole("button", { name: "Déconnexion" }).click();
    await desk.waitForURL(/\/connexion/);
    expect(await listDraftKeys(desk)).toEqual([]);
  });
});
