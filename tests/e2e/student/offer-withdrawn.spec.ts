import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { resetPasswordByRequest, signInByRequest } from "#tests/support/sessions.ts";

// A candidate with an offer that she has not answered yet.
const applicant = { email: "adja-khady.sow@demo.test", name: /SOW/i };
const PASSWORD = "la pirogue attend sur la rive";
const REVERSAL_REASON = "Le certificat de scolarité n’est pas celui de l’établissement.";

test("an offer is withdrawn with its reason, which the officer and the candidate can read afterwards", {
  tag: ["@once", "@nightly"],
}, async ({ page, otherPage: desk, mailbox }) => {
  await signInByRequest(desk, "admissions@demo.test");
  await desk.goto("/administration/candidatures?q=Sow+Adja");
  await desk.getByRole("link", { name: applicant.name }).first().click();
  await desk
    .getByRole("link", { name: /^Décider/ })
    .first()
    .click();
  const main = desk.getByRole("main");
  await main.getByText("Retirer l’offre").first().click();
  await main.getByRole("button", { name: "Retirer l’offre" }).click();
  const why = main.getByLabel(/^Raison/);
  await expect(why, "an offer does not go without a word").toHaveAttribute("aria-invalid", "true");
  await why.fill(REVERSAL_REASON);
  await main.getByRole("button", { name: "Retirer l’offre" }).click();
  await expect(main).toContainText(decisionsMessages.fr.done["withdraw-offer"]);
  await expect(main).toContainText(REVERSAL_REASON);
  await expect(main).not.toContainText("Aucune raison donnée");

  await resetPasswordByRequest(page, mailbox, applicant.email, PASSWORD);
  await signInByRequest(page, applicant.email, PASSWORD);
  await page.goto("/espace-etudiant/candidate/suivi");
  await expect(page.getByRole("main")).toContainText("L’école a retiré l’offre");
  await expect(page.getByRole("main")).toContainText(REVERSAL_REASON);
  await expect(page.getByRole("button", { name: /Accepter/ })).toHaveCount(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
