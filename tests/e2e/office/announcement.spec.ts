import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { templateMessages } from "#app/features/messaging/messages/template.ts";
import { finishAnnouncement, restartAnnouncement } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { pressEnter } from "#tests/support/keyboard.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("an officer sees the progress of an announcement without a reload, as its recipients read it", {
  tag: "@desk",
}, async ({ page, otherPage: list }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto("/administration/messages/annonces/nouvelle/texte");
  const main = page.getByRole("main");
  await page.getByLabel(announcementMessages.fr.subject).first().fill("{rentree} : la visite");
  await page
    .getByLabel(announcementMessages.fr.content)
    .first()
    .fill("Bonjour {prenom}, elle est le 4 janvier.");
  await page.getByRole("button", { name: announcementMessages.fr.preview }).click();
  await expect(main).toContainText(/Lisent en français\s: \d+/);
  await page.getByRole("button", { name: /^Envoyer à \d+ personnes$/ }).click();
  await expect(
    page.getByRole("heading", { name: announcementMessages.fr.sentTitle, level: 1 }),
  ).toBeVisible();
  await expect(main).toContainText("Toutes les personnes l’ont dans leur espace.");
  await expect(main).toContainText(/Ce que lit (?<name>\S+).*Bonjour \k<name>/s);
  await main.getByRole("link", { name: announcementMessages.fr.title }).first().click();
  const sent = page.getByRole("link", { name: /^\[rentrée\]\s: la visite/ }).first();
  await expect(sent).toBeVisible();

  await test.step("while it is being sent, checking the progress keeps the focus", async () => {
    await restartAnnouncement("{rentree} : la visite");
    await sent.click();
    const refresh = main.getByRole("link", { name: announcementMessages.fr.refresh });
    await expect(refresh).toBeVisible();
    await waitForHydration(page);
    const response = page.waitForResponse(/annonces.*\.data/);
    await pressEnter(refresh);
    await response;
    await expect(refresh).toBeFocused();
  });

  await test.step("when it is finished, the open list announces it, and a reader who checked gets the focus there", async () => {
    await signInByRequest(list, "admissions@demo.test");
    await restartAnnouncement("{rentree} : la visite");
    await list.goto("/administration/messages/annonces");
    const line = list.getByRole("row").filter({ hasText: "la visite" }).first();
    await expect(line).toContainText(announcementMessages.fr.sending);
    await waitForHydration(list);
    await finishAnnouncement("{rentree} : la visite");
    await expect(line).toContainText(announcementMessages.fr.done);
    await expect(page.locator(":focus")).toContainText("Toutes les personnes l’ont");
  });

  await test.step("a reader who checked nothing is not moved", async () => {
    await restartAnnouncement("{rentree} : la visite");
    await list
      .getByRole("link", { name: /la visite/ })
      .first()
      .click();
    const panel = list.getByRole("region", { name: announcementMessages.fr.sentTitle });
    await expect(panel).toContainText(announcementMessages.fr.refresh);
    await list.evaluate(() => (document.activeElement as HTMLElement).blur());
    await finishAnnouncement("{rentree} : la visite");
    await expect(panel).toContainText("Toutes les personnes l’ont");
    await expect(panel).not.toBeFocused();
  });
});

test("a template is stored in both languages, and its history shows French first, like its form", {
  tag: ["@desk", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto("/administration/messages/modeles/nouveau");
  const save = page.getByRole("button", { name: templateMessages.fr.save });
  const fields = ["subjectFr", "contentFr", "subjectEn", "contentEn"];
  const write = async (text: string) => {
    for (const name of fields) await page.locator(`[name=${name}]`).fill(`${text} ${name}`);
    await save.click();
    await expect(page.getByText(templateMessages.fr.saved)).toBeVisible();
    await page.getByRole("link", { name: "Le bus du campus" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Le bus du campus");
  };
  await page.locator("[name=name]").fill("Le bus du campus");
  await write("Avant");
  await write("Après");
  const changes = page.getByRole("listitem").filter({ hasText: "Modèle modifié" }).locator("span");
  await expect(changes.filter({ hasText: "→" })).toHaveText(
    fields.map((name) => new RegExp(`Avant ${name} → Après ${name}$`)),
  );
  await page.getByText(templateMessages.fr.discard).click();
  await page.getByRole("button", { name: announcementMessages.fr.discardConfirm }).click();
  await expect(page.getByRole("link", { name: "Le bus du campus" })).toHaveCount(0);
});
