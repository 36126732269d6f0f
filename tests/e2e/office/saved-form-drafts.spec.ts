import { templateMessages } from "#app/features/messaging/messages/template.ts";
import {
  draftSavedNotice,
  expectNoDrafts,
  messageField,
  openHydrated,
  reloadHydrated,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("a message template and the reason of a suspension are restored, until they are saved", {
  tag: ["@once", "@nightly"],
}, async ({ page: desk }) => {
  await signInByRequest(desk, "admin@demo.test");

  await test.step("a template", async () => {
    await openHydrated(desk, "/administration/messages/modeles/nouveau");
    await desk.getByLabel(templateMessages.fr.name).fill("Rentrée de janvier");
    await messageField(desk).first().fill("La rentrée a lieu lundi.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(desk.getByLabel(templateMessages.fr.name)).toHaveValue("Rentrée de janvier");
    await expect(messageField(desk).first()).toHaveValue("La rentrée a lieu lundi.");
    await messageField(desk).last().fill("Term starts on Monday.");
    for (const subject of await desk.getByLabel(templateMessages.fr.subject).all())
      await subject.fill("Rentrée");
    await desk.getByRole("button", { name: templateMessages.fr.save }).click();
    await desk.waitForURL(/done=saved/);
    await expectNoDrafts(desk);
  });

  await test.step("the reason of a suspension", async () => {
    await openHydrated(desk, "/administration/personnes?q=Thiam");
    await desk.getByRole("main").getByRole("link", { name: /Thiam/i }).first().click();
    await desk.waitForURL(/\/personnes\/./);
    const summary = desk.locator("summary", { hasText: "Suspendre" });
    await summary.click();
    await desk.getByLabel(/^Raison/).fill("Compte ouvert deux fois.");
    await expect(draftSavedNotice(desk)).toBeVisible();
    await reloadHydrated(desk);
    await expect(desk.getByLabel(/^Raison/)).toHaveValue("Compte ouvert deux fois.");
    await expect(desk.getByLabel(/^Raison/)).toBeVisible();
    await desk.getByRole("button", { name: "Recommencer" }).click();
    await expectNoDrafts(desk);
  });
});
