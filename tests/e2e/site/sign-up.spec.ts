import type { Page } from "@playwright/test";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { continueAsNewUser } from "#tests/support/demo-provider.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { createAccountByRequest, signInByRequest } from "#tests/support/sessions.ts";

const main = (page: Page) => page.getByRole("main");

test("the sign-up page has both providers and the terms, as the dialog does", {
  tag: "@nightly",
}, async ({ page, address }) => {
  await page.goto("/inscription");
  const parts = (place: ReturnType<typeof main>) =>
    place.locator(".sign-in-providers, .or-divider, .sign-in-legal").allTextContents();
  const here = await parts(main(page));
  expect(here).toHaveLength(3);
  await page.goto("/connexion");
  expect(await parts(main(page))).toEqual(here);
  await page.goto("/inscription");
  for (const [name, href] of [
    ["conditions d’utilisation", "/terms"],
    ["politique de confidentialité", "/privacy"],
  ] as const)
    await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", href);
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: accessMessages.fr.signIn.google }).click();
  const popup = await opening;
  await popup.close();
  await expect(main(page).getByRole("alert")).toContainText("s’est fermée avant la fin");
  const again = page.waitForEvent("popup");
  await page.getByRole("button", { name: accessMessages.fr.signIn.facebook }).click();
  const window = await again;
  await window.getByLabel(accessMessages.fr.signUp.lastName, { exact: true }).fill("Mariam Touré");
  await window.getByLabel("Adresse e-mail").fill(address);
  await window.getByRole("button", { name: accessMessages.fr.popup.proceed, exact: true }).click();
  await expect(page).not.toHaveURL(/inscription/);
});

test("a visitor who applies without an account is led to sign up, and then to the application", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/espace-etudiant/candidate");
  await expect(main(page)).toContainText(accessMessages.fr.firstTime.question);
  await main(page).getByRole("link", { name: accessMessages.fr.firstTime.create }).click();
  await expect(page).toHaveURL(/inscription\?next=%2Fespace-etudiant%2Fcandidate$/);
  await page.goto("/connexion?next=%2Fadministration");
  await expect(main(page)).toContainText(accessMessages.fr.signIn.title);
  await expect(main(page)).not.toContainText("Première candidature");
});

test("signing in before confirming the address names the remaining step", {
  tag: "@nightly",
}, async ({ page, address, mailbox, expected }) => {
  expected(/422/);
  await page.goto("/en/about");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel(accessMessages.en.signUp.firstName).fill("Joan");
  await page.getByLabel(accessMessages.en.signUp.lastName).fill("Mbarga");
  await page.getByLabel("Email address").fill("joan@");
  await page.getByLabel("Password", { exact: true }).fill("a quiet sentence to pass");
  await page.getByRole("button", { name: accessMessages.en.signUp.submit }).click();
  await expect(main(page)).toContainText("name@example.com");
  await page.getByLabel("Email address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill("a quiet sentence to pass");
  await page.getByRole("button", { name: accessMessages.en.signUp.submit }).click();
  await expect(main(page)).toContainText(`We have sent an email to ${address}`);
  await page.goto("/en/about");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await dialog.getByLabel("Email address").fill(address);
  await dialog.getByLabel("Password", { exact: true }).fill("a quiet sentence to pass");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText(accessMessages.en.oneMoreStep.title);
  await expect(alert).toContainText(`We have sent an email to ${address}`);
  await expect(dialog.getByText(accessMessages.en.signIn.refusedTitle)).toBeHidden();
  await expect(dialog).toHaveAttribute("aria-busy", "false");
  await page.goto(findLink(await mailbox.findLastTo(address, /confirm/i)));
  await page.getByRole("button", { name: accessMessages.en.verify.submit }).click();
  await expect(main(page).getByRole("status")).toContainText("Address confirmed");
});

test("the address typed in Connexion is carried over, but is in no URL, history or storage", {
  tag: "@phone",
}, async ({ page, address }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const findAddress = () =>
    page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
  const field = page.getByLabel("Adresse e-mail");
  await page.goto("/connexion?next=%2Fespace-etudiant%2Fmessagerie");
  await field.fill(address);
  await page.getByRole("link", { name: accessMessages.fr.forgotten.title }).click();
  await expect(page).toHaveURL(/mot-de-passe-oublie\?.*next=%2Fespace-etudiant%2Fmessagerie/);
  await expect(field).toHaveValue(address);
  expect(await findAddress()).not.toContain(address);
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
  const dialog = page.getByRole("dialog", { name: accessMessages.fr.signIn.title });
  await dialog.getByLabel("Adresse e-mail").fill(`b-${address}`);
  await dialog.getByRole("link", { name: "Créer un compte" }).click();
  await expect(page).toHaveURL(/\/inscription/);
  await expect(field).toHaveValue(`b-${address}`);
  expect(await findAddress()).not.toContain(address);
  await page.goto("/mot-de-passe-oublie");
  await expect(field).toHaveValue("");
  expect(requests.filter((url) => decodeURIComponent(url).includes(address))).toEqual([]);
});

test("in English the typed address is carried over too; not into another tab or on a shared device", {
  tag: ["@desk", "@nightly"],
}, async ({ page, context, address, baseURL }) => {
  const field = (tab: Page) => main(tab).getByLabel("Email address");
  const forgotten = page.getByRole("link", { name: accessMessages.en.signIn.forgotten });
  await page.goto("/en/connexion");
  await field(page).fill(address);
  const opening = context.waitForEvent("page");
  await forgotten.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opening;
  await expect(tab).toHaveURL(/\/en\/mot-de-passe-oublie$/);
  await expect(field(tab)).toHaveValue("");
  await expect(page).toHaveURL(/\/en\/connexion$/);
  await expect(field(page)).toHaveValue(address);
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/en\/inscription\?/);
  await expect(field(page)).toHaveValue(address);
  await page.goto("/en/connexion");
  await context.addCookies([{ name: "shared", value: "on", url: baseURL ?? "" }]);
  await field(page).fill(`b-${address}`);
  await forgotten.click();
  await expect(page).toHaveURL(/\/en\/mot-de-passe-oublie\?/);
  await expect(field(page)).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an account is created by a provider from the same page", {
    tag: ["@once", "@nightly"],
  }, async ({ page, address }) => {
    await page.goto("/inscription");
    await page.getByRole("button", { name: accessMessages.fr.signIn.google }).click();
    await continueAsNewUser(page, address);
    await expect(page).toHaveURL(/\/espace-etudiant$/);
  });

  test("signing out is confirmed", { tag: "@nightly" }, async ({ page, mailbox, address }) => {
    const candidate = buildCandidate(address);
    await createAccountByRequest(page, mailbox, candidate);
    for (const [from, message] of [
      ["/espace-etudiant", "cet appareil n’est plus connecté à votre compte"],
      ["/en/espace-etudiant", "this device is no longer signed in to your account"],
    ] as const) {
      await signInByRequest(page, candidate.email, candidate.password);
      await page.goto(from);
      await page.getByRole("button", { name: new RegExp(candidate.lastName) }).click();
      await page.getByRole("button", { name: /^(Déconnexion|Sign out)$/ }).click();
      const status = main(page).getByRole("status").filter({ visible: true });
      await expect(status).toContainText(message);
      await expect(status, "drawn as a success").toHaveCSS(
        "background-color",
        "rgb(227, 243, 234)",
      );
    }
  });
});
