import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { secondFactorMessages } from "#app/features/auth/messages/second-factor.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import { sessionMessages } from "#app/i18n/session.ts";
import { signIn, signInAgain } from "#tests/support/candidate.ts";
import { signInWithGoogle } from "#tests/support/demo-provider.ts";
import { moveGoogleAccount } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { getSecondFactorCode } from "#tests/support/second-factor-code.ts";

const PASSWORD = "le fleuve passe devant la porte";
const NEXT_PASSWORD = "la rive sud attend la pirogue";
const administrator = { email: "admin@demo.test", password: "erabao-demonstration" };
const FACTOR = "/administration/compte/double-authentification";
const main = (page: Page) => page.getByRole("main");

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("a colleague is invited, joins with a second factor, and is signed out when suspended", {
  tag: ["@desk", "@nightly"],
}, async ({ page, otherPage, mailbox, address }) => {
  test.setTimeout(180_000);
  const clock = { used: 0 };
  let secret = "";

  await test.step("an administrator sends an invitation although the session has expired meanwhile", async () => {
    await page.goto("/administration/equipe");
    await signIn(page, administrator.email, administrator.password);
    await waitForHydration(page);
    await main(page).getByRole("link", { name: teamMessages.fr.invite }).click();
    await page.getByRole("button", { name: teamMessages.fr.inviting.submit }).click();
    await expect(main(page)).toContainText("Ce champ est requis");
    await page.getByLabel("Adresse e-mail").fill(address);
    const campus = page.getByRole("combobox", { name: teamMessages.fr.inviting.campus });
    await page.getByRole("radio", { name: /^Rédaction/ }).check();
    await expect(campus).toBeHidden();
    await page.getByRole("radio", { name: /^Admissions/ }).check();
    await campus.selectOption("Yaoundé");
    await page.context().clearCookies({ name: /session_token/ });
    await page.getByRole("button", { name: teamMessages.fr.inviting.submit }).click();
    await expect(page.getByRole("dialog")).toContainText("Votre session est terminée");
    await signInAgain(page, administrator);
    await expect(main(page).getByRole("status")).toContainText(
      journalMessages.fr.actions["invitation.sent"],
    );
    const row = page.getByRole("row").filter({ hasText: address });
    await expect(row).toContainText("Admissions · Yaoundé");
  });

  await test.step("the email is read, and the invitation accepted", async () => {
    const link = findLink(await mailbox.findLastTo(address, /invitation/i));
    await otherPage.goto("/demo/courriels");
    await expect(main(otherPage)).toContainText(address);
    await otherPage.goto(link);
    await expect(main(otherPage)).toContainText("Admissions · Yaoundé");
    await expectAccessible(otherPage);
    await otherPage.getByLabel(teamMessages.fr.answer.firstName, { exact: true }).fill("Fatou");
    await otherPage
      .getByLabel(teamMessages.fr.answer.lastName, { exact: true })
      .fill(`Ba ${address.slice(9, 13)}`);
    await otherPage.getByLabel(teamMessages.fr.answer.password, { exact: true }).fill(PASSWORD);
    await otherPage.getByRole("button", { name: teamMessages.fr.answer.submit }).click();
    await expect(otherPage).toHaveURL(/\/administration$/);
    await page.goto(link);
    await expect(main(page)).toContainText("a déjà servi");
  });

  await test.step("a second factor is set up", async () => {
    await otherPage.goto(FACTOR);
    await expect(otherPage.getByRole("img", { name: /Code QR/ })).toBeVisible();
    secret = (await otherPage.locator(".set-up-secret").textContent()) ?? "";
    await otherPage.getByRole("textbox", { name: /Code à six chiffres/ }).fill("000000");
    await otherPage.getByRole("button", { name: secondFactorMessages.fr.setUp.submit }).click();
    // The summary uses the field's own label.
    const named = {
      name: /^Code à six chiffres affiché par l’application\s: Ce code n’est pas le bon/,
    };
    await expect(main(otherPage).getByRole("alert").getByRole("link", named)).toBeVisible();
    await expect(otherPage.locator(".set-up-secret")).toHaveText(secret);
    const { code, step } = getSecondFactorCode(secret);
    clock.used = step;
    await otherPage.getByRole("textbox", { name: /Code à six chiffres/ }).fill(code);
    await otherPage.getByRole("button", { name: secondFactorMessages.fr.setUp.submit }).click();
    await expect(otherPage.locator(".recovery-codes li")).toHaveCount(10);
    await expectAccessible(otherPage);
    await mailbox.findLastTo(address, /double authentification est activée/);
  });

  const recovery = await otherPage.locator(".recovery-codes li").allTextContents();

  await test.step("signing in requires the password, then an unused code", async () => {
    await otherPage.context().clearCookies();
    await otherPage.goto("/administration");
    await signInTo(otherPage, address);
    await expect(otherPage).toHaveURL(/\/connexion\/code/);
    await expectAccessible(otherPage);
    await otherPage
      .getByLabel(secondFactorMessages.fr.enterCode.code)
      .fill(getSecondFactorCode(secret, clock.used).code);
    await main(otherPage)
      .getByRole("button", { name: secondFactorMessages.fr.enterCode.submit })
      .click();
    await expect(main(otherPage)).toContainText("a déjà servi");
    // The code of the next half-minute is accepted a little early, so nobody has to wait.
    await otherPage
      .getByLabel(secondFactorMessages.fr.enterCode.code)
      .fill(getSecondFactorCode(secret, clock.used + 1).code);
    await main(otherPage)
      .getByRole("button", { name: secondFactorMessages.fr.enterCode.submit })
      .click();
    await expect(otherPage).toHaveURL(/\/administration$/);
  });

  await test.step("a recovery code replaces the phone", async () => {
    await otherPage.context().clearCookies();
    await otherPage.goto("/administration");
    await signInTo(otherPage, address);
    await enterRecoveryCode(otherPage, recovery[0]);
    await otherPage.goto(FACTOR);
    await expect(main(otherPage)).toContainText("Il vous reste 9 codes de secours");
  });

  await test.step("Google leads to the same code step as the password", async () => {
    const google = `google-${address}`;
    await restartSession(otherPage);
    await otherPage.goto("/connexion");
    await signInWithGoogle(otherPage, google);
    await expect(otherPage).toHaveURL(/\/espace-etudiant$/);
    await moveGoogleAccount(google, address);
    await restartSession(otherPage);
    await otherPage.goto("/connexion?next=/administration");
    await signInWithGoogle(otherPage, google);
    await expect(otherPage).toHaveURL(/\/connexion\/code/);
    await enterRecoveryCode(otherPage, recovery[1]);
  });

  await test.step("a form submitted after the session has expired waits for the code too", async () => {
    await otherPage.goto(FACTOR);
    await waitForHydration(otherPage);
    await otherPage.getByLabel(secondFactorMessages.fr.own.code).fill("000000");
    await otherPage.context().clearCookies({ name: /session_token/ });
    await otherPage.getByRole("button", { name: secondFactorMessages.fr.own.renew }).click();
    await signInAgain(otherPage, { email: address, password: PASSWORD });
    const step = otherPage.getByRole("dialog", { name: "Il reste à donner votre code" });
    const opening = otherPage.context().waitForEvent("page");
    await step.getByRole("link", { name: sessionMessages.fr.openStep }).click();
    const tab = await opening;
    // The waiting page continues when the code is entered in the tab that it opened.
    await enterRecoveryCode(tab, recovery[2], FACTOR);
    await tab.close();
    await expect(step).toBeHidden();
    await expect(main(otherPage)).toContainText("n’est pas le bon");
  });

  await test.step("the other devices are signed out, and the password is changed", async () => {
    await otherPage.goto("/administration/compte");
    const devices = main(otherPage)
      .getByRole("listitem")
      .filter({ hasText: /Dernière activité/ });
    await expect(devices).not.toHaveCount(1);
    await otherPage.getByText("Se déconnecter de tous les autres").click();
    await otherPage.getByRole("button", { name: accountMessages.fr.signOutOthersYes }).click();
    await expect(main(otherPage).getByRole("status").first()).toContainText(
      accountMessages.fr.done["devices-signed-out"],
    );
    await expect(devices).toHaveCount(1);
    await otherPage.getByLabel(accountMessages.fr.currentPassword).fill(PASSWORD);
    await otherPage.getByLabel(accountMessages.fr.newPassword).fill(NEXT_PASSWORD);
    await otherPage.getByRole("button", { name: accountMessages.fr.changePassword }).click();
    await expect(main(otherPage).getByRole("status").first()).toContainText("Mot de passe changé.");
    await mailbox.findLastTo(address, /mot de passe a changé/);
  });

  await test.step("suspended in one browser, signed out in the other at the next page", async () => {
    await page.goto("/administration/equipe");
    const row = page.getByRole("row").filter({ hasText: address });
    await expect(row).toContainText(secondFactorMessages.fr.own.on);
    await row.getByRole("link").click();
    await main(page).getByText(teamMessages.fr.member.suspend).first().click();
    await page.getByRole("button", { name: teamMessages.fr.member.suspend }).click();
    await expect(main(page).getByRole("status")).toContainText(
      teamMessages.fr.member.history["staff.suspended"],
    );
    await expectAccessible(page);
    await otherPage.goto("/administration");
    await expect(otherPage).toHaveURL(/\/connexion\?/);
    await signInTo(otherPage, address, NEXT_PASSWORD);
    await expect(main(otherPage)).toContainText("Ce compte est suspendu");
  });
});

async function signInTo(page: Page, address: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(address);
  await page.getByLabel(teamMessages.fr.answer.password, { exact: true }).fill(password);
  await main(page).getByRole("button", { name: secondFactorMessages.fr.enterCode.submit }).click();
}

/** Enters a recovery code instead of the phone's code; leads to the requested page. */
async function enterRecoveryCode(page: Page, code = "", to = "/administration"): Promise<void> {
  await page.getByRole("link", { name: secondFactorMessages.fr.enterCode.toRecovery }).click();
  await page.getByLabel(secondFactorMessages.fr.enterCode.recovery).fill(code);
  await main(page).getByRole("button", { name: secondFactorMessages.fr.enterCode.submit }).click();
  // The number of remaining codes is shown first; setting up another phone can wait.
  await page.getByRole("link", { name: secondFactorMessages.fr.own.later }).click();
  await expect(page).toHaveURL(to);
}

/** Makes the browser a new one. */
async function restartSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
