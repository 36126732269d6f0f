import type { Page } from "@playwright/test";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { demoMessages } from "#app/i18n/demo.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";

const getDialog = (page: Page) =>
  page.getByRole("dialog", { name: accessMessages.fr.signIn.title });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Se connecter" }).click();
  await expect(getDialog(page)).toBeVisible();
}

/** The popup that the provider's button opens. */
async function openPopup(page: Page, name = "Google"): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Continue with ${name}` }).click();
  const popup = await opening;
  await expect(popup.getByRole("heading", { level: 1 })).toHaveText(`Ceci n’est pas ${name}`);
  return popup;
}

async function enterNewProfile(popup: Page, address: string, verified = true): Promise<void> {
  await popup.getByLabel(accessMessages.fr.signUp.lastName, { exact: true }).fill("Mariam Touré");
  await popup.getByLabel("Adresse e-mail").fill(address);
  await popup.getByLabel(demoMessages.fr.demoIdentity.verified).setChecked(verified);
  await popup.getByRole("button", { name: accessMessages.fr.popup.proceed, exact: true }).click();
}

const getProfile = (page: Page) => page.getByRole("button", { name: /Mariam Touré/ });

for (const name of ["Google", "Facebook"])
  test(`${name} signs in by popup: the dialog closes, the bar shows the user, and the page stays`, {
    tag: name === "Google" ? [] : "@nightly",
  }, async ({ page, address, isMobile }) => {
    await page.goto("/about");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await openDialog(page);
    const popup = await openPopup(page, name);
    const closed = popup.waitForEvent("close");
    await enterNewProfile(popup, address);
    await closed;
    await expect(getDialog(page)).toBeHidden();
    await expect(getProfile(page)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeHidden();
    const menu = page.getByRole("banner").getByRole("button", { name: "Ouvrir le menu" });
    if (isMobile) await menu.click();
    const account = page.getByRole("link", { name: /^compte$/i }).filter({ visible: true });
    await expect(account).toHaveAttribute("href", "/espace-etudiant/candidate");
    if (isMobile) await page.keyboard.press("Escape");
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ user: "Mariam Touré" });
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    await expect(page).toHaveURL(/\/about$/);
  });

const dialogError = (page: Page) => getDialog(page).getByRole("alert");

test("a popup closed by the user is reported, and the next one works", {
  tag: ["@desk", "@nightly"],
}, async ({ page, address }) => {
  await page.goto("/about");
  await openDialog(page);
  const first = await openPopup(page);
  await expect(getDialog(page).getByRole("status")).toHaveText(
    accessMessages.fr.signIn.otherWindow,
  );
  await first.close();
  await expect(dialogError(page)).toContainText(errorsMessages.fr["popup-closed"]);
  await enterNewProfile(await openPopup(page, "Facebook"), address);
  await expect(getProfile(page)).toBeVisible();
});

test("a popup closed by the user before its provider failed is reported as closed", {
  tag: ["@desk", "@nightly"],
}, async ({ page, expected }) => {
  expected(/503/);
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...options) => Object.assign(window, { opened: open(...options) }).opened;
  });
  await page.goto("/about");
  await openDialog(page);
  const urlPattern = "**/connexion/google?popup=*";
  const down = { json: { error: "Le service de connexion n’a pas répondu correctement." } };
  for (const answer of [down, { status: 503 }, undefined]) {
    const opening = page.waitForEvent("popup");
    await page.route(urlPattern, async (route) => {
      await (await opening).close();
      await page.waitForFunction(() => Reflect.get(window, "opened").closed);
      await (answer ? route.fulfill(answer) : route.abort());
    });
    await page.getByRole("button", { name: accessMessages.fr.signIn.google }).click();
    await expect(dialogError(page)).toContainText("s’est fermée avant la fin");
    await page.unroute(urlPattern);
  }
});

test("a popup isolated by its provider is not reported as closed while it is in use", {
  tag: ["@desk", "@nightly"],
}, async ({ page, address }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    // Simulates a popup after Cross-Origin-Opener-Policy.
    window.open = (...options) => {
      const popup = open(...options);
      if (!popup) return null;
      const { document } = popup;
      const cut = { closed: true, document, location: popup.location, close: () => popup.close() };
      return cut as typeof popup;
    };
    document.hasFocus = () => false;
  });
  await page.goto("/about");
  await openDialog(page);
  const popup = await openPopup(page);
  await page.clock.runFor(30_000);
  await expect(getDialog(page)).toHaveAttribute("aria-busy", "true");
  await expect(dialogError(page)).toBeHidden();
  // Back on the page without finishing: the popup may be closed, or not.
  await page.evaluate(() => {
    document.hasFocus = () => true;
  });
  await page.clock.runFor(3_000);
  await expect(dialogError(page)).toContainText("s’est fermée avant la fin");
  await enterNewProfile(popup, address);
  await expect(getProfile(page)).toBeVisible();
});

test("a blocked popup falls back to the provider's page", {
  tag: ["@phone", "@nightly"],
}, async ({ page, address }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    // The page navigates at once, so the navigation waits until its text was read.
    const { submit } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.submit = function submitAfterText() {
      addEventListener("leave", () => submit.call(this));
    };
  });
  await page.goto("/about");
  await openDialog(page);
  await page.getByRole("button", { name: accessMessages.fr.signIn.google }).click();
  await expect(dialogError(page)).toContainText(errorsMessages.fr["popup-blocked"]);
  await page.evaluate(() => dispatchEvent(new Event("leave")));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ceci n’est pas Google");
  await enterNewProfile(page, address);
  await expect(page).toHaveURL(/\/about$/);
});

test("an address not verified by the provider grants no access before its email, which is the next step", {
  tag: "@desk",
}, async ({ page, address, mailbox }) => {
  await page.goto("/about");
  await openDialog(page);
  await enterNewProfile(await openPopup(page), address, false);
  await expect(dialogError(page)).toContainText(accessMessages.fr.oneMoreStep.title);
  await expect(dialogError(page)).toContainText(`Nous avons écrit à ${address}.`);
  await expect(dialogError(page)).toHaveClass(/notice-info/);
  await expect(page.getByText(accessMessages.fr.signIn.refusedTitle)).toBeHidden();
  await expect(
    getDialog(page).getByRole("heading", { name: accessMessages.fr.signIn.title }),
  ).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
  await expect(getProfile(page)).toBeHidden();
  await page.goto(findLink(await mailbox.findLastTo(address, /confirmez/i)));
  await page.getByRole("button", { name: accessMessages.fr.verify.submit }).click();
  await enterNewProfile(await openPopup(page), address, false);
  await expect(page).toHaveURL(/\/espace-etudiant$/);
});

test("closing the dialog closes the provider's popup", { tag: ["@desk", "@nightly"] }, async ({
  page,
}) => {
  await page.goto("/about");
  await openDialog(page);
  const popup = await openPopup(page);
  const closed = popup.waitForEvent("close");
  await page.bringToFront();
  await getDialog(page).getByRole("button", { name: accessMessages.fr.signIn.close }).click();
  await closed;
  await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeFocused();
});

test("a network failure and an address refused by our server are reported in the dialog", {
  tag: ["@once", "@nightly"],
}, async ({ page, expected }) => {
  expected(/403/);
  await page.goto("/about");
  await openDialog(page);
  await page.route("**/connexion/google?popup=*", (route) => route.abort());
  await page.getByRole("button", { name: accessMessages.fr.signIn.google }).click();
  await expect(dialogError(page)).toContainText("Le réseau ne répond pas");
  await page.route("**/connexion/facebook?popup=*", (route) => route.fulfill({ status: 403 }));
  await page.getByRole("button", { name: accessMessages.fr.signIn.facebook }).click();
  await expect(dialogError(page)).toContainText("n’accepte pas l’adresse");
  await page.route("**/connexion/fenetre", (route) => route.abort());
  await page.getByLabel("Adresse e-mail").fill("awa@exemple.sn");
  await page.getByLabel("Mot de passe", { exact: true }).fill("une phrase de passe");
  await getDialog(page).getByRole("button", { name: "Se connecter" }).click();
  await expect(dialogError(page)).toContainText("Le réseau ne répond pas");
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue("awa@exemple.sn");
});

test("email and password: errors are shown beside their fields, and the input stays", async ({
  page,
  expected,
}) => {
  expected(/422/);
  await page.goto("/about");
  await openDialog(page);
  await expect(page.getByRole("heading", { name: accessMessages.fr.signIn.title })).toBeFocused();
  const send = getDialog(page).getByRole("button", { name: "Se connecter" });
  await send.click();
  const both = /Adresse e-mail\s: Ce champ est requis.*Mot de passe\s: Ce champ est requis/;
  await expect(dialogError(page)).toContainText(both);
  await page.getByLabel("Adresse e-mail").fill("awa@");
  await page.getByLabel("Mot de passe", { exact: true }).fill("une phrase à garder");
  await send.click();
  await expect(dialogError(page)).not.toContainText("Mot de passe");
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue("une phrase à garder");
  await page.getByLabel("Mot de passe", { exact: true }).fill("");
  await send.click();
  await expect(page.getByLabel("Adresse e-mail")).toBeFocused();
  await expect(page.getByLabel("Adresse e-mail")).toHaveAttribute("aria-invalid", "true");
  const sentences = getDialog(page).locator(".field-error");
  await expect(sentences.filter({ visible: true })).toHaveCount(2);
  await page.getByLabel("Adresse e-mail").fill("candidat@demo.test");
  await expect(sentences.filter({ visible: true })).toHaveText(["Ce champ est requis"]);
  await expect(page.getByLabel("Adresse e-mail")).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel("Adresse e-mail")).not.toHaveAccessibleDescription(/./);
  await page.getByLabel("Mot de passe", { exact: true }).fill("pas du tout la bonne");
  await send.click();
  await expect(dialogError(page)).toContainText("ne correspondent à aucun compte");
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue("candidat@demo.test");
  await getDialog(page).getByRole("link", { name: "candidat@demo.test" }).click();
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue(/.{15}/);
  await send.click();
  await expect(getDialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /Mon profil/ })).toBeFocused();
});

test("Escape closes the dialog and returns the focus; where a page has no dialog, the link opens the sign-in page", {
  tag: "@desk",
}, async ({ page, isMobile }) => {
  await page.goto("/about");
  await openDialog(page);
  await page.keyboard.press("Escape");
  await expect(getDialog(page)).toBeHidden();
  const link = page.getByRole("banner").getByRole("link", { name: "Se connecter" });
  if (!isMobile) await expect(link).toBeFocused();
  await page.route("**/connexion/fenetre", (route) => route.abort());
  await link.click();
  await expect(page).toHaveURL(/\/connexion$/);
});

test("a provider without an address: one is requested, confirmed by its email, and works", {
  tag: ["@once", "@nightly"],
}, async ({ page, address, mailbox }) => {
  const name = `Mariam Touré ${address.slice(0, 20)}`;
  const asNobody = async (popup: Page) => {
    await popup.getByLabel(accessMessages.fr.signUp.lastName, { exact: true }).fill(name);
    await popup.getByRole("button", { name: accessMessages.fr.popup.proceed, exact: true }).click();
  };
  await page.goto("/about");
  await openDialog(page);
  await asNobody(await openPopup(page, "Facebook"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Bienvenue, ${name}`);
  await page.getByLabel("Adresse e-mail").fill(address);
  await page.getByRole("button", { name: accessMessages.fr.newcomer.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    accessMessages.fr.checkMail.title,
  );
  await page.goto(findLink(await mailbox.findLastTo(address, /confirmez/i)));
  await page.getByRole("button", { name: accessMessages.fr.verify.submit }).click();
  await expect(page.getByRole("main")).toContainText("compte créé");
  await asNobody(await openPopup(page, "Facebook"));
  await expect(page).toHaveURL(/\/espace-etudiant$/);
});

test("two browsers are signed in to one account; one signs out, the other stays", {
  tag: ["@desk", "@nightly"],
}, async ({ page, otherPage, address }) => {
  for (const one of [page, otherPage]) {
    await one.goto("/about");
    await openDialog(one);
    await enterNewProfile(await openPopup(one), address);
    await expect(getProfile(one)).toBeVisible();
  }
  await getProfile(page).click();
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(getProfile(page)).toBeHidden();
  await otherPage.goto("/espace-etudiant");
  await expect(otherPage).toHaveURL(/\/espace-etudiant$/);
});
