import type { Locator, Page } from "@playwright/test";
import { buildCandidate } from "#tests/support/candidate.ts";
import { chooseOption, focusWithTab, pressEnter, replaceText } from "#tests/support/keyboard.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signUpByRequest } from "#tests/support/sessions.ts";

const ACCOUNT = "/espace-etudiant/compte";
const FIRST = "a quiet sentence to pass";
const NEXT = "five giraffes read in the rain";
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const password = (place: Page | Locator, name: string) => place.getByLabel(name, { exact: true });

const french = {
  home: "",
  open: "Se connecter",
  dialog: "Connexion",
  about: "/about",
  email: "Adresse e-mail",
  password: "Mot de passe",
  signIn: "Se connecter",
  create: "Créer un compte",
  firstName: "Prénom",
  lastName: "Nom",
  show: "Afficher le mot de passe",
  createMine: "Créer mon compte",
  written: (email: string) => `Nous avons écrit à ${email}`,
  confirmEmail: /confirmez/i,
  confirm: "Confirmer mon adresse",
  confirmed: "Adresse confirmée",
  forgotten: "Mot de passe oublié ?",
  forgottenTitle: "Mot de passe oublié",
  sendLink: "Recevoir un lien",
  ifKnown: (email: string) => `Si un compte existe pour ${email}`,
  resetEmail: /nouveau mot de passe/i,
  newPassword: "Nouveau mot de passe",
  change: "Changer le mot de passe",
  changed: "Mot de passe enregistré.",
  deadlines: /^Dates limites/,
  save: "Sauvegarder les Modifications",
  saved: "Vos modifications sont enregistrées.",
  changeAddress: "Changer d’adresse",
  newEmail: "Nouvelle adresse e-mail",
  send: "Envoyer le lien",
  useAddress: "Utiliser cette adresse",
  addressChanged: "Adresse changée",
  account: "Mon Compte",
  thisDevice: "Cet appareil",
  signOut: /^Se déconnecter/,
  signedOut: "cet appareil n’est plus connecté",
  daily: "Un e",
  never: "Jam",
};
const english: typeof french = {
  home: "/en",
  open: "Sign in",
  dialog: "Sign in",
  about: "/en/about",
  email: "Email address",
  password: "Password",
  signIn: "Sign in",
  create: "Create an account",
  firstName: "Given name(s)",
  lastName: "Family name(s)",
  show: "Show the password",
  createMine: "Create my account",
  written: (email) => `We have sent an email to ${email}`,
  confirmEmail: /confirm/i,
  confirm: "Confirm my address",
  confirmed: "Address confirmed",
  forgotten: "Forgotten password?",
  forgottenTitle: "Forgotten password",
  sendLink: "Send me a link",
  ifKnown: (email) => `If there is an account for ${email}`,
  resetEmail: /new password/i,
  newPassword: "New password",
  change: "Change the password",
  changed: "Password saved.",
  deadlines: /^Deadlines/,
  save: "Save changes",
  saved: "Your changes are saved.",
  changeAddress: "Change address",
  newEmail: "New email address",
  send: "Send the link",
  useAddress: "Use this address",
  addressChanged: "Address changed",
  account: "My Account",
  thisDevice: "This device",
  signOut: /^Sign out/,
  signedOut: "this device is no longer signed in",
  daily: "One",
  never: "Nev",
};

// Keyboard users have a phone with keys or a desktop: each language is tested on one of them.
const languages = [
  ["French", "@phone", french],
  ["English", "@desk", english],
] as const;

/** Writes a text in one field, and pastes it into another. */
async function paste(text: string, from: Locator, to: Locator): Promise<void> {
  const { keyboard } = from.page();
  await replaceText(from, text);
  await keyboard.press("ControlOrMeta+A");
  await keyboard.press("ControlOrMeta+X");
  await focusWithTab(to);
  await keyboard.press("ControlOrMeta+A");
  await keyboard.press("ControlOrMeta+V");
  await expect(to).toHaveValue(text);
}

/** The fields that a password manager may fill, in order. */
const expectFilled = (place: Locator) =>
  place
    .locator("input[autocomplete]:not([type=hidden])")
    .evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete")));

for (const [language, tag, texts] of languages) {
  test(`keyboard: an account is created from the dialog, its password is pasted, forgotten and replaced, in ${language}`, {
    tag,
  }, async ({ page, mailbox, address }) => {
    test.setTimeout(180_000);
    const dialog = page.getByRole("dialog", { name: texts.dialog });
    const openDialog = async () => {
      await page.goto(texts.about);
      await pressEnter(page.getByRole("banner").getByRole("link", { name: texts.open }));
      await expect(dialog).toBeVisible();
    };

    await test.step("signs up", async () => {
      await openDialog();
      expect(await expectFilled(dialog)).toEqual(["username", "current-password"]);
      await pressEnter(dialog.getByRole("link", { name: texts.create }));
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(texts.create);
      const names = ["given-name", "family-name", "username", "new-password"];
      expect(await expectFilled(main(page))).toEqual(names);
      await paste(
        FIRST,
        page.getByLabel(texts.firstName, { exact: true }),
        password(page, texts.password),
      );
      await replaceText(page.getByLabel(texts.firstName, { exact: true }), "Joan");
      await replaceText(page.getByLabel(texts.lastName, { exact: true }), "Mbarga");
      await replaceText(page.getByLabel(texts.email), address);
      await focusWithTab(page.getByRole("button", { name: texts.show }));
      await page.keyboard.press("Space");
      await expect(password(page, texts.password)).toHaveAttribute("type", "text");
      await pressEnter(button(page, texts.createMine));
      await expect(main(page)).toContainText(texts.written(address));
      await page.goto(findLink(await mailbox.findLastTo(address, texts.confirmEmail)));
      await pressEnter(button(page, texts.confirm));
      await expect(main(page).getByRole("status")).toContainText(texts.confirmed);
      await expect(main(page).getByLabel(texts.email)).toHaveValue(address);
    });

    await test.step("forgets the password, and chooses another by an emailed link", async () => {
      await pressEnter(main(page).getByRole("link", { name: texts.forgotten }));
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(texts.forgottenTitle);
      expect(await expectFilled(main(page))).toEqual(["username"]);
      await replaceText(page.getByLabel(texts.email), address);
      await pressEnter(button(page, texts.sendLink));
      await expect(main(page)).toContainText(texts.ifKnown(address));
      await page.goto(findLink(await mailbox.findLastTo(address, texts.resetEmail)));
      // A password manager finds the user name in a hidden field.
      expect(await expectFilled(main(page))).toEqual(["username", "new-password"]);
      const whose = main(page).locator("[autocomplete=username]");
      await expect(whose).toHaveValue(address);
      await expect(whose).toHaveAttribute("tabindex", "-1");
      await replaceText(password(page, texts.newPassword), NEXT);
      await pressEnter(button(page, texts.change));
      await expect(main(page).getByRole("status")).toContainText(texts.changed);
      await expect(main(page).getByLabel(texts.email)).toHaveValue(address);
    });

    await test.step("closes the dialog with Escape, and signs in with a pasted password", async () => {
      await openDialog();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await openDialog();
      await paste(NEXT, dialog.getByLabel(texts.email), password(dialog, texts.password));
      await replaceText(dialog.getByLabel(texts.email), address);
      await pressEnter(dialog.getByRole("button", { name: texts.signIn }));
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: /Joan Mbarga/ })).toBeFocused();
    });
  });

  test(`keyboard: notifications are set, the address is changed, and this device is signed out by its own button, in ${language}`, {
    tag,
  }, async ({ page, mailbox, address }) => {
    test.setTimeout(180_000);
    const candidate = buildCandidate(address);
    const moved = `moved-${address}`;
    await signUpByRequest(page, mailbox, candidate);
    await page.goto(texts.home + ACCOUNT);

    await test.step("one email a day about messages, none about deadlines", async () => {
      const wish = (name: RegExp) => page.getByRole("combobox", { name });
      await chooseOption(wish(/^Messages/), texts.daily, "daily");
      await chooseOption(wish(texts.deadlines), texts.never, "never");
      await pressEnter(button(page, texts.save));
      const saved = main(page).locator(".above[role=status]").filter({ hasText: /\S/ });
      await expect(saved).toContainText(texts.saved);
      await page.goto(texts.home + ACCOUNT);
      await expect(wish(/^Messages/)).toHaveValue("daily");
      await expect(wish(texts.deadlines)).toHaveValue("never");
    });

    await test.step("another address, by the link that it receives", async () => {
      await pressEnter(main(page).getByRole("link", { name: texts.changeAddress }));
      await replaceText(page.getByLabel(texts.newEmail), moved);
      await pressEnter(button(page, texts.send));
      await expect(main(page)).toContainText(moved);
      // This user's emails are in French, whatever the language of the page.
      await page.goto(
        `${texts.home}${findLink(await mailbox.findLastTo(moved, /nouvelle adresse/))}`,
      );
      await pressEnter(button(page, texts.useAddress));
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(texts.addressChanged);
      await pressEnter(main(page).getByRole("link", { name: texts.account }));
      await expect(main(page)).toContainText(moved);
    });

    await test.step("the button of this device signs out", async () => {
      const here = main(page).getByRole("listitem").filter({ hasText: texts.thisDevice });
      await pressEnter(here.getByRole("button", { name: texts.signOut }));
      await expect(page).toHaveURL(/\/connexion\?done=signed-out/);
      await expect(main(page).getByRole("status").filter({ visible: true })).toContainText(
        texts.signedOut,
      );
    });
  });
}
