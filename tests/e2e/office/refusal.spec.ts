import type { Page } from "@playwright/test";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { emailPreviewMessages } from "#app/features/decisions/messages/email-preview.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { settingsMessages } from "#app/i18n/settings.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

/** At Yaoundé, where only one other test decides, about its own candidates (edit-conflict.spec.ts). */
async function setSecondReading(
  page: Page,
  answer: "Toujours relus" | "Jamais relus",
): Promise<void> {
  await page.goto("/administration/reglages");
  const campus = page.getByRole("region", { name: settingsMessages.fr.campus.cameroon });
  await campus.getByRole("radio", { name: answer }).check();
  await campus.getByRole("button", { name: "Enregistrer : Relecture des refus" }).click();
  await expect(page.getByText(settingsMessages.fr.saved)).toBeVisible();
}

test("without a second reader, a refusal is previewed in the candidate's language, sent at once, and its reasons stay in view", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "admin@demo.test");
  await setSecondReading(page, "Jamais relus");
  await page.goto("/administration/candidatures?q=Tabi");
  await page.getByRole("link", { name: /TABI/i }).first().click();
  await page
    .getByRole("link", { name: /^Décider/ })
    .last()
    .click();
  const main = page.getByRole("main");
  const panel = main
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: "Ne pas retenir ce choix" }) });
  await panel.locator("summary").click();
  const decide = page.getByRole("region", { name: decisionsMessages.fr.decide, exact: true });
  await expect(decide, "shown before the form is filled in").toContainText(" lit en anglais.");
  await expect(panel).toContainText("Sur ce campus, un refus est envoyé sans relecture");
  await panel.getByLabel(/^Les résultats ne suffisent pas/).check();
  const text = "The results in mathematics are too low for this programme.";
  const advice = "A preparatory year would open it next year.";
  await panel.getByLabel(/^Ce qui manque/).fill(text);
  await panel.getByLabel(/^Conseil pour la suite/).fill(advice);
  await panel.getByRole("button", { name: emailPreviewMessages.fr.previewAction }).click();
  await expect(panel.getByRole("heading", { name: emailPreviewMessages.fr.title })).toBeFocused();
  await expect(main.getByText("Decision on one of your choices")).toBeInViewport({ ratio: 1 });
  expect.soft(await findAccessibilityFaults(page), "the preview of the email").toEqual([]);
  await panel.getByRole("button", { name: "Refuser et prévenir" }).click();
  const reasons = page.getByRole("region", { name: postSubmissionMessages.fr.data.refusal });
  await expect(reasons).toContainText("Les résultats ne suffisent pas");
  const status = await main.getByRole("status").filter({ hasText: "Le refus" }).boundingBox();
  const about = await main.getByText(/^Programme de cet établissement/).boundingBox();
  expect(about?.y, "space separates the result from the choice").toBeGreaterThan(
    (status?.y ?? 0) + (status?.height ?? 0) + 14,
  );
  await expect(reasons).toContainText(text);
  await expect(reasons).toContainText(advice);
  expect.soft(await findAccessibilityFaults(page), "the refusal once sent").toEqual([]);
  await setSecondReading(page, "Toujours relus");
});
