import type { Page } from "@playwright/test";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { buildCandidate, signIn } from "#tests/support/candidate.ts";
import { continueAsNewUser, signInWithGoogle } from "#tests/support/demo-provider.ts";
import { expireRecentSignIn } from "#tests/support/end-to-end-database.ts";
import { isHydrated } from "#tests/support/hydration.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { createAccountByRequest, signInByRequest } from "#tests/support/sessions.ts";

const ACCOUNT = "/espace-etudiant/compte";
const NEW = "cinq girafes lisent sous la pluie";
const main = (page: Page) => page.getByRole("main");
const saved = (page: Page) => main(page).locator(".above[role=status]").filter({ hasText: /\S/ });

test("an account with Google only keeps that sign-in method until another is added", {
  tag: ["@once", "@nightly"],
}, async ({ page, otherPage, mailbox, address }) => {
  const google = `google-${address}`;

  await test.step("creates the account with Google, its only sign-in method", async () => {
    await page.goto(`/connexion?next=${ACCOUNT}`);
    await signInWithGoogle(page, google);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
      accountMessages.fr.title,
    );
    await expect(main(page)).toContainText("C’est votre seul moyen de connexion.");
    await expect(page.getByRole("button", { name: "Délier Google" })).toHaveCount(0);
  });

  await test.step("gets emails in the chosen language", async () => {
    await page.getByRole("radio", { name: accountMessages.fr.languages.en }).check();
    await page.getByRole("button", { name: accountMessages.fr.save }).click();
    await expect(saved(page)).toContainText(accountMessages.fr.saved);
    await page.reload();
    await expect(page.getByRole("radio", { name: accountMessages.fr.languages.en })).toBeChecked();
  });

  await test.step("adds a password, after confirming the identity with Google again", async () => {
    await expireRecentSignIn(google);
    await page.reload();
    await page.getByRole("link", { name: accountMessages.fr.addPassword }).click();
    await expect(main(page)).toContainText("Reconnectez-vous par un compte lié");
    const byGoogleAgain = page.getByRole("button", { name: accessMessages.fr.signIn.google });
    // It is styled by the student area's stylesheet, as on the sign-in pages.
    await expect(byGoogleAgain).toHaveCSS("border-top-style", "solid");
    await expect(byGoogleAgain).not.toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
    await byGoogleAgain.click();
    await continueAsNewUser(page, google);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
      accountMessages.fr.title,
    );
    await page.getByLabel(accountMessages.fr.newPassword).fill(NEW);
    await page.getByRole("button", { name: accountMessages.fr.addPassword }).click();
    await expect(saved(page)).toContainText("Mot de passe ajouté.");
    await expect(page.getByRole("button", { name: "Délier Google" })).toBeVisible();
    await mailbox.findLastTo(google, /A password was added/);
  });

  await test.step("another account cannot link the same Google identity", async () => {
    await otherPage.goto(`/connexion?next=${ACCOUNT}`);
    await signIn(otherPage, "candidat@demo.test", "erabao-demonstration");
    await otherPage.getByRole("button", { name: "Lier Google" }).click();
    await continueAsNewUser(otherPage, google);
    await expect(main(otherPage)).toContainText("est déjà lié à un autre compte de l’école");
    await expect(otherPage.getByRole("button", { name: "Lier Google" })).toBeVisible();
  });
});

test.describe("where no service worker has cached the scripts", () => {
  test.use({ serviceWorkers: "block" });

  test("the result of a click is visible before hydration, which then moves nothing", {
    tag: ["@phone", "@nightly"],
  }, async ({ page, mailbox, address, expected }) => {
    // The page still requests its service worker.
    expected(/Service Worker registration blocked/);
    const candidate = buildCandidate(address);
    await createAccountByRequest(page, mailbox, candidate);
    await signInByRequest(page, candidate.email, candidate.password);
    await page.goto(ACCOUNT);
    await page.getByRole("button", { name: "Lier Facebook" }).click();
    const releaseScripts = await pauseRequests(page, "**/assets/*.js");
    await continueAsNewUser(page, `facebook-${address}`, false);
    await expect(saved(page)).toContainText("Compte Facebook lié");
    await expect(saved(page)).toBeFocused();
    await expect(saved(page)).toBeInViewport();
    expect(await page.evaluate(isHydrated)).toBe(false);
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const there = await scrolled();
    expect(there).toBeGreaterThan(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(scrolled).toBeLessThan(there);
    // A click that only React handles works after hydration.
    const show = page.getByRole("button", { name: /le mot de passe$/ }).first();
    await show.click();
    await expect(show).toHaveText(/^Afficher/);
    const before = await scrolled();
    releaseScripts();
    await expect(show).toHaveText(/^Masquer/);
    // It was shown: a reload does not show it again.
    await expect(page).toHaveURL(ACCOUNT);
    expect(await scrolled()).toBe(before);
  });
});

test("a refused sign-up says that the password must be typed again", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await page.goto("/inscription");
  await page.getByLabel(accessMessages.fr.signUp.lastName, { exact: true }).fill("Diop");
  await page.getByLabel(accountMessages.fr.prove.password, { exact: true }).fill(NEW);
  await page.getByRole("button", { name: accessMessages.fr.signUp.submit }).click();
  await expect(page.getByLabel(accessMessages.fr.signUp.lastName, { exact: true })).toHaveValue(
    "Diop",
  );
  await expect(main(page)).toContainText(errorsMessages.fr["password-again"]);
  // Once it is typed, its error is removed until it is checked again.
  const password = page.getByLabel(accountMessages.fr.prove.password, { exact: true });
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(NEW);
  await expect(password).not.toHaveAttribute("aria-invalid");
  await expect(main(page).getByText(errorsMessages.fr["password-again"]).last()).toBeHidden();
});

test("a forgotten password is replaced, by a link that opening does not use up", {
  tag: ["@once", "@nightly"],
}, async ({ page, otherPage, mailbox, address }) => {
  const candidate = buildCandidate(address);
  await createAccountByRequest(page, mailbox, candidate);
  await signInByRequest(otherPage, candidate.email, candidate.password);
  await page.goto("/connexion");
  await page.getByRole("link", { name: accessMessages.fr.signIn.forgotten }).click();
  await page.getByRole("button", { name: accessMessages.fr.forgotten.submit }).click();
  await expect(main(page)).toContainText(errorsMessages.fr.required);
  await page.getByLabel(accountMessages.fr.email).fill(candidate.email);
  await page.getByRole("button", { name: accessMessages.fr.forgotten.submit }).click();
  await expect(main(page)).toContainText(`Si un compte existe pour ${candidate.email}`);
  const link = findLink(await mailbox.findLastTo(candidate.email, /nouveau mot de passe/));
  for (const _ of [1, 2]) await page.goto(link);
  const field = page.getByLabel(accountMessages.fr.newPassword);
  await field.pressSequentially("dix lettre");
  const hint = main(page).getByText("10 caractères : il en faut encore 5");
  await expect(hint.first()).toBeVisible();
  await expect(main(page).getByRole("status")).toHaveText("10 caractères : il en faut encore 5");
  await page.getByRole("button", { name: accountMessages.fr.changePassword }).click();
  await expect(main(page)).toContainText(errorsMessages.fr["password-too-short"]);
  await field.fill(NEW);
  await expect(hint).toHaveCount(0);
  await page.getByRole("button", { name: accountMessages.fr.changePassword }).click();
  await expect(main(page)).toContainText("Mot de passe enregistré. Connectez-vous avec lui");
  await mailbox.findLastTo(candidate.email, /mot de passe a changé/);
  await otherPage.goto(ACCOUNT);
  await expect(otherPage).toHaveURL(/\/connexion\?next=/);
  await signIn(otherPage, candidate.email, NEW);
  await page.goto(link);
  await expect(main(page)).toContainText(notificationsMessages.fr.link.invalidTitle);
});
