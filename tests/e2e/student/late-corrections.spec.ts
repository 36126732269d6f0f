import type { Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { homeMessages } from "#app/i18n/home.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import {
  birthPlace,
  fillAndBlur,
  saveStatus,
  setOffline,
} from "#tests/support/application-form.ts";
import { setSectionsEnd } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { resetPasswordByRequest, signInByRequest } from "#tests/support/sessions.ts";

// The school requested a correction of the identity section and reopened it.
const email = "mame-diarra.n-diaye@demo.test";
const PASSWORD = "le bac part à six heures";
const main = (page: Page) => page.getByRole("main");
/** Uses the whole time of every frame, so that `requestIdleCallback` without a limit never fires. */
function keepBusy() {
  const end = performance.now() + 30;
  while (performance.now() < end);
  requestAnimationFrame(keepBusy);
}
const expectMessage = (page: Page, role: "status" | "alert", text: string) =>
  page.getByRole(role).filter({ hasText: text });

test("corrections made offline are sent from the status page, or restored with a message once it is too late", {
  tag: "@phone",
}, async ({ page, context, mailbox, expected }) => {
  await resetPasswordByRequest(page, mailbox, email, PASSWORD);
  await signInByRequest(page, email, PASSWORD);
  await page.goto("/espace-etudiant/candidate/suivi");
  const follow = page.url();
  await page.getByRole("link", { name: applicationMessages.fr.sections.identity }).click();
  await expect(main(page)).toContainText("L’école a rouvert cette rubrique jusqu’au");
  const section = page.url();
  await waitForHydration(page);
  await setOffline(context);
  await fillAndBlur(page, birthPlace, "Mbour");
  await expect(saveStatus(page)).toHaveText(applicationMessages.fr.saving.savedOnDevice);
  await page.close();
  await setOffline(context, false);
  const again = await context.newPage();

  await test.step("without opening its page: the answer is sent from another one, which shows it", async () => {
    await again.goto(follow);
    await expect(expectMessage(again, "status", "ont été envoyées")).toContainText(
      "Votre identité",
    );
    await expect(main(again).locator(".correction")).toContainText("Mbour, Sénégal");
    expect(await findAccessibilityFaults(again)).toEqual([]);
    await again.getByRole("link", { name: homeMessages.fr.title }).first().click();
    await expect(expectMessage(again, "status", "ont été envoyées")).toBeHidden();
  });

  await test.step("the deadline passes while typing: it is shown at once, and no input is lost", async () => {
    await again.goto(section);
    await expect(birthPlace(again)).toHaveValue("Mbour");
    await setSectionsEnd(email, -1);
    expected(/409/);
    await fillAndBlur(again, birthPlace, "Touba");
    const shut = expectMessage(again, "alert", "Cette rubrique est refermée");
    await expect(shut).toBeInViewport();
    await expect(saveStatus(again)).toHaveText(applicationMessages.fr.saving.closed);
    await expect(main(again)).not.toContainText("a rouvert cette rubrique");
    await expect(birthPlace(again)).toHaveValue("Touba");
    await expect(again.getByRole("button", { name: /^Enregistrer/ })).toBeHidden();
    expect(await findAccessibilityFaults(again)).toEqual([]);
  });

  await test.step("the status page, although never idle, says that it is late and what was not sent", async () => {
    await again.addInitScript(keepBusy);
    await again.goto(follow);
    await expect(main(again)).toContainText(correctionMessages.fr.task.late);
    await waitForHydration(again);
    const alert = expectMessage(again, "alert", "n’ont pas pu être envoyées");
    // The answer is sent once more before the page says that it is late.
    await expect(alert).toBeVisible();
    await alert.getByRole("link", { name: applicationMessages.fr.sections.identity }).click();
    const lost = main(again).getByRole("region", { name: /sans être envoyé/ });
    await expect(lost).toContainText("Touba");
    await expect(lost).toContainText("Sénégal");
    await expect(lost).not.toContainText(/\bSN\b/);
    await expect(alert).toBeHidden();
    expect(await findAccessibilityFaults(again)).toEqual([]);
  });

  await test.step("after an extension, the stored answers are in the form again, and are sent", async () => {
    await setSectionsEnd(email, 3);
    await again.goto(section);
    await expect(birthPlace(again)).toHaveValue("Touba");
    await expect(saveStatus(again)).toContainText("Enregistré à");
    await again.goto(follow);
    await expect(main(again).locator(".correction")).toContainText("Touba, Sénégal");
  });
});
