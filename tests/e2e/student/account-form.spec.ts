import type { Page } from "@playwright/test";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { setOffline } from "#tests/support/application-form.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import type { Mailbox } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";

const ACCOUNT = "/espace-etudiant/compte";
const main = (page: Page) => page.getByRole("main");
const focused = (page: Page) => page.locator(":focus");
const getName = (page: Page) => page.getByLabel(accountMessages.fr.firstName);
const getSave = (page: Page) => page.getByRole("button", { name: accountMessages.fr.save });
const bar = (page: Page) => page.locator(".setting-actions");
/** Whether the button itself is at its centre, not covered; a click would scroll until it is. */
const isUncovered = (button: Element) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

async function openAccount(page: Page, mailbox: Mailbox, address: string) {
  const who = buildCandidate(address);
  await signUpByRequest(page, mailbox, who);
  await page.goto(ACCOUNT);
  return who;
}

test("leaving unsaved changes asks first, by a link and by a reload, and never after saving", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await openAccount(page, mailbox, address);
  const requests: string[] = [];
  page.on("dialog", async (question) => {
    requests.push(question.type());
    await question.dismiss();
  });
  const messages = page.getByRole("link", { name: "Messagerie" }).last();
  await messages.click();
  await expect(page).toHaveURL(/messagerie$/);
  await page.goBack();
  await waitForHydration(page);
  const name = await getName(page).inputValue();
  await getName(page).fill("Awa Coumba");
  await messages.click();
  await expect.poll(() => requests).toEqual(["confirm"]);
  // Without a change there is nothing to lose.
  await getName(page).fill(name);
  await messages.click();
  await expect(page).toHaveURL(/messagerie$/);
  await page.goBack();
  await getName(page).fill("Awa Coumba");
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expect.poll(() => requests).toEqual(["confirm", "beforeunload"]);
  await expect(getName(page)).toHaveValue("Awa Coumba");
  await getName(page).press("Enter");
  await expect(focused(page)).toContainText(accountMessages.fr.saved);
  await messages.click();
  await expect(page).toHaveURL(/messagerie$/);
  expect(requests).toEqual(["confirm", "beforeunload"]);
});

test("signing out with unsaved changes asks first, and cancelling keeps the session", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAccount(page, mailbox, address);
  const requests: string[] = [];
  let leaving = false;
  page.on("dialog", async (question) => {
    requests.push(question.type());
    await (leaving ? question.accept() : question.dismiss());
  });
  const signOut = async () => {
    await page.getByRole("button", { name: /menu du profil/ }).click();
    await page.getByRole("button", { name: studentMessages.fr.signOut, exact: true }).click();
  };
  await waitForHydration(page);
  await getName(page).fill("Awa Coumba");
  await signOut();
  await expect.poll(() => requests).toEqual(["confirm"]);
  await expect(getName(page)).toHaveValue("Awa Coumba");
  expect((await page.request.get(ACCOUNT, { maxRedirects: 0 })).status()).toBe(200);
  leaving = true;
  await page.keyboard.press("Escape");
  await signOut();
  await expect(page).toHaveURL(/done=signed-out/);
  expect(requests).toEqual(["confirm", "confirm"]);
});

test("a save without network removes the former success message, and its error stays beside the button", {
  tag: ["@phone", "@nightly"],
}, async ({ page, context, mailbox, address, expected }) => {
  expected(/ERR_INTERNET_DISCONNECTED/);
  await openAccount(page, mailbox, address);
  await waitForHydration(page);
  await getName(page).fill("Awa Coumba");
  await getSave(page).click();
  await expect(focused(page)).toContainText(accountMessages.fr.saved);
  await setOffline(context);
  await getName(page).fill("Awa Binetou");
  await getName(page).press("Enter");
  await expect(bar(page).getByRole("alert")).toContainText("Pas encore enregistré.");
  await expect(page.getByText(accountMessages.fr.saved)).toBeHidden();
  await expect(page.getByText("La connexion a été interrompue.")).toBeVisible();
  expect(await getSave(page).evaluate(isUncovered)).toBe(true);
  await page.getByRole("button", { name: "Fermer", exact: true }).click();
  await expect(bar(page).getByRole("alert")).toContainText("Pas encore enregistré.");
  await getSave(page).click();
  await expect(page.getByText("La connexion a été interrompue.")).toBeVisible();
  await setOffline(context, false);
  await getSave(page).click();
  await expect(focused(page)).toContainText(accountMessages.fr.saved);
  // Check at once, because it would disappear by itself.
  expect(await page.getByText("La connexion a été interrompue.").count()).toBe(0);
  await expect(bar(page).getByRole("alert")).toBeHidden();
  await page.reload();
  await expect(getName(page)).toHaveValue("Awa Binetou");
  await expect(page.getByText(accountMessages.fr.saved)).toBeHidden();
});

test("the result gets the focus once, whatever was clicked, and the bar disappears when nothing is left to save", {
  tag: ["@phone", "@nightly"],
}, async ({ page, otherPage, mailbox, address, expected }) => {
  expected(/409|422/);
  const who = await openAccount(page, mailbox, address);
  await getName(page).fill("");
  await getName(page).press("Enter");
  await expect(focused(page)).toContainText(accountMessages.fr.problem);
  await getName(page).fill("Awa Coumba");
  await getSave(page).press("Enter");
  await expect(focused(page)).toContainText(accountMessages.fr.saved);
  await getName(page).fill("Awa Coumba ");
  await page.keyboard.press("Tab");
  await expect(bar(page)).toHaveCSS("position", "sticky");
  await getName(page).press("Enter");
  await expect(focused(page)).toContainText("tout est déjà enregistré");
  await expect(bar(page)).toHaveCSS("position", "static");

  const old = await page.context().newPage();
  await old.goto(ACCOUNT);
  // Before hydration, a page would take over the draft that another one writes.
  await waitForHydration(old);
  await getName(page).fill("Awa Binta");
  await getName(page).press("Enter");
  await expect(focused(page)).toContainText(accountMessages.fr.saved);
  await old.getByLabel(accountMessages.fr.lastName).fill("Diop");
  await getSave(old).press("Enter");
  await expect(focused(old)).toContainText(accountMessages.fr.conflict.saveAgain);
  await expect(getSave(old), "there is something to save").toBeInViewport({ ratio: 1 });
  await getName(page).fill("Awa Coumba");
  await getName(page).press("Enter");
  await expect(focused(page)).toContainText(accountMessages.fr.saved);
  await getName(old).fill("Awa Marème");
  await getSave(old).press("Enter");
  await expect(focused(old)).toContainText(accountMessages.fr.conflict.choose);
  await expect(getSave(old)).toBeInViewport({ ratio: 1 });
  await expect(main(old).getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(1);
  await old.close();

  await page.getByLabel(accountMessages.fr.currentPassword).fill(who.password);
  await page.getByLabel(accountMessages.fr.newPassword).fill(who.password);
  await page.getByRole("button", { name: accountMessages.fr.changePassword }).click();
  await expect(page.getByLabel(accountMessages.fr.newPassword)).toHaveAccessibleDescription(
    /C’est le mot de passe actuel\s: choisissez-en un autre\./,
  );
  await signInByRequest(otherPage, who.email, who.password);
  await page.goto(ACCOUNT);
  const there = main(page)
    .getByRole("listitem")
    .filter({ hasText: /Dernière activité/, hasNotText: "Cet appareil" });
  await there.getByText(/^Déconnecter/).press("Enter");
  await there.getByRole("button", { name: /^Oui, déconnecter/ }).press("Enter");
  await expect(focused(page)).toContainText(/Appareil déconnecté\s: .+ Celui-ci reste connecté\./);
});

test("refusing to share while linking is reported beside the linked accounts, once", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAccount(page, mailbox, address);
  await page.getByRole("button", { name: "Lier Google" }).click();
  await page.getByRole("button", { name: /Refuser/ }).click();
  const linkedAccounts = page.getByRole("region", { name: accountMessages.fr.linkedAccounts });
  await expect(linkedAccounts.getByRole("alert")).toContainText(
    "Rien n’a été lié : vous avez refusé",
  );
  await expect(linkedAccounts.getByRole("alert")).toBeFocused();
  await expect(page).toHaveURL(ACCOUNT);
  await page.reload();
  await expect(linkedAccounts).toBeVisible();
  await expect(linkedAccounts).not.toContainText("Rien n’a été lié");
});

test("Back after signing out leads to the sign-in page without an error", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAccount(page, mailbox, address);
  await page.getByRole("button", { name: /menu du profil/ }).click();
  await page.getByRole("button", { name: studentMessages.fr.signOut, exact: true }).click();
  await expect(page).toHaveURL(/done=signed-out/);
  await page.goBack();
  await expect(page).toHaveURL(/\/connexion\?next=/);
});

/** The countries that are wider than the closed list, with the missing width in pixels. */
const cutCountries = (list: Element) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(list);
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen || !(list instanceof HTMLSelectElement)) throw new Error("no list to measure");
  pen.font = font;
  const availableWidth =
    list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return [...list.options]
    .map(({ text }) => ({
      text,
      missingPx: Math.ceil(pen.measureText(text).width - availableWidth),
    }))
    .filter(({ missingPx }) => missingPx > 0);
};

test("the country of the phone number is readable, and the number has enough space, in both languages", {
  tag: "@nightly",
}, async ({ page }) => {
  await signInByRequest(page, "candidat@demo.test");
  for (const [address, country, phone] of [
    [ACCOUNT, "Indicatif du pays", "Téléphone"],
    [`/en${ACCOUNT}`, "Country code", "Phone"],
  ] as const) {
    await page.goto(address);
    expect(await page.getByLabel(country).evaluate(cutCountries)).toEqual([]);
    const box = await page.getByRole("textbox", { name: phone }).boundingBox();
    expect(box?.width).toBeGreaterThan(150);
  }
});
