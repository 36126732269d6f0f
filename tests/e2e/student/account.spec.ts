import type { Page } from "@playwright/test";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { homeMessages } from "#app/i18n/home.ts";
import { buildCandidate, type Candidate, createAccount, signIn } from "#tests/support/candidate.ts";
import { continueAsNewUser } from "#tests/support/demo-provider.ts";
import { expireRecentSignIn } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";
import { listTabStops } from "#tests/support/tab-stops.ts";
import { unzip } from "#tests/support/unzip.ts";

const ACCOUNT = "/espace-etudiant/compte";
const NEW = "cinq girafes lisent sous la pluie";
const main = (page: Page) => page.getByRole("main");
/** The result above the page; a password field has a status of its own. */
const saved = (page: Page) => main(page).locator(".above[role=status]").filter({ hasText: /\S/ });
const save = (page: Page) => page.getByRole("button", { name: accountMessages.fr.save }).click();

test("a candidate manages their account, from its name to its closing", {
  tag: ["@phone", "@nightly"],
}, async ({ page, otherPage, mailbox, address }) => {
  test.setTimeout(240_000);
  const candidate: Candidate = buildCandidate(address);
  const moved = `nouvelle-${address}`;

  await test.step("opens it", async () => {
    await page.goto(`/connexion?next=${ACCOUNT}`);
    await createAccount(page, mailbox, candidate);
    await page.goto(ACCOUNT);
    await signIn(page, candidate.email, candidate.password);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
      accountMessages.fr.title,
    );
    await expect(main(page)).toContainText(/Adresse vérifiée le \d/);
  });

  const second = await page.context().newPage();
  await second.goto(ACCOUNT);
  // Later, it would restore the draft of the first page.
  await waitForHydration(second);

  await test.step("saves all of it at once, with a confirmation", async () => {
    await page.getByLabel(accountMessages.fr.firstName).fill("Awa Coumba");
    const code = page.getByLabel(accountMessages.fr.phoneCountry);
    for (const [country, wrong, errorMessage] of [
      ["Autre pays, en commençant par +", "0612345678", "par exemple +33 6 12 34 56 78"],
      ["Cameroun +237", "0612345678", "9 chiffres et commence par 6 ou 2"],
      ["Cameroun +237", "71 23 45 67", "ajoutez le 6 devant"],
      ["Sénégal +221", "0612345678", "9 chiffres et commence par 7 ou 3"],
    ] as const) {
      await code.selectOption(country);
      await page.getByLabel(accountMessages.fr.phone).fill(wrong);
      await save(page);
      await expect(page.getByRole("alert")).toContainText(errorMessage);
      await expect(page.getByLabel(accountMessages.fr.phone)).toHaveValue(wrong);
    }
    await page.getByLabel(accountMessages.fr.phone).fill("77 123 45 67");
    await page.getByRole("combobox", { name: /^Messages/ }).selectOption("Jamais");
    await page.getByRole("radio", { name: accountMessages.fr.themes.dark }).check();
    await page.getByRole("switch", { name: /^Économie de données/ }).check();
    await save(page);
    await expect(saved(page)).toContainText(accountMessages.fr.saved);
    await expect(saved(page)).toBeInViewport();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("data-saver", "on");
    await page.reload();
    await expect(page.getByRole("switch", { name: /^Économie de données/ })).toBeChecked();
    await expect(page.getByLabel(accountMessages.fr.firstName)).toHaveValue("Awa Coumba");
    await expect(page.getByRole("combobox", { name: /^Messages/ })).toHaveValue("never");
    await expect(page.getByRole("radio", { name: accountMessages.fr.themes.dark })).toBeChecked();
  });

  await test.step("a page opened before loses nothing and offers the choice", async () => {
    const messages = second.getByRole("combobox", { name: /^Messages/ });
    await second.getByLabel(accountMessages.fr.firstName).fill("Awa Binetou");
    await messages.selectOption("Un e-mail par jour");
    await save(second);
    const alert = main(second).getByRole("alert").first();
    await expect(alert).toContainText(accountMessages.fr.conflict.title);
    await expect(alert).toContainText(accountMessages.fr.phone);
    await expect(second.getByLabel(accountMessages.fr.firstName)).toHaveValue("Awa Binetou");
    await expect(second.getByLabel(accountMessages.fr.phone)).toHaveValue("77 123 45 67");
    await expect(messages).toHaveValue("daily");
    await expect(messages).toHaveAccessibleDescription(/a changé ailleurs/);
    await alert.getByRole("link", { name: /^Messages/ }).click();
    await expect(messages).toBeFocused();
    await second.getByLabel(/Reprendre «\s?Awa Coumba\s?»/).check();
    await second.getByLabel(/Reprendre «\s?Jamais\s?»/).check();
    await save(second);
    await expect(saved(second)).toContainText("tout est déjà enregistré");
    await expect(second.getByLabel(accountMessages.fr.firstName)).toHaveValue("Awa Coumba");
    await expect(messages).toHaveValue("never");
    await second.close();
  });

  await test.step("enables WhatsApp notifications, confirms from the phone, and disables them", async () => {
    await page
      .getByRole("button", { name: /^Recevoir les notifications au \+221\s77\s123\s45\s67$/ })
      .click();
    await expect(saved(page)).toContainText("Répondez OUI dans les 72 heures au message WhatsApp");
    // The text mentions the button only where there is one.
    await expect(main(page)).toContainText("ce bouton, ou répondre STOP");
    await expect(main(page)).toContainText(/message WhatsApp envoyé au \+221/);
    await otherPage.goto("/demo/courriels");
    await expect(async () => {
      await otherPage.reload();
      await otherPage
        .getByRole("button", { name: notificationsMessages.fr.demo.answerYes })
        .first()
        .click({ timeout: 2000 });
    }).toPass();
    await expect(otherPage.getByRole("heading", { name: "Messages WhatsApp" })).toBeFocused();
    await page.reload();
    await expect(main(page)).toContainText("Les notifications arrivent par WhatsApp au");
    await otherPage
      .getByRole("button", { name: notificationsMessages.fr.demo.answerStop })
      .first()
      .click();
    await page.reload();
    await expect(main(page)).toContainText(/Le \+221\s77.* a répondu STOP/);
    await otherPage
      .getByRole("button", { name: notificationsMessages.fr.demo.answerYes })
      .first()
      .click();
    await page.reload();
    await page.getByRole("button", { name: /^Recevoir les notifications au/ }).click();
    await expect(main(page)).toContainText(/message WhatsApp envoyé au \+221/);
    await page.getByRole("button", { name: notificationsMessages.fr.whatsapp.stop }).click();
    await expect(saved(page)).toContainText(notificationsMessages.fr.whatsapp.done.refused);
    await expect(
      page.getByRole("button", { name: /^Recevoir les notifications au/ }),
    ).toBeVisible();
    await expect(main(page)).not.toContainText("ce bouton");
    await page.getByRole("button", { name: /^Recevoir les notifications au/ }).click();
    await expect(page.getByRole("alert")).toContainText("il y a moins de 30 jours");
  });

  await test.step("changes the password, which signs the other device out", async () => {
    await otherPage.goto(ACCOUNT);
    await signIn(otherPage, candidate.email, candidate.password);
    await page.getByLabel(accountMessages.fr.currentPassword).fill("ce n’est pas celui-là");
    await page.getByLabel(accountMessages.fr.newPassword).fill(NEW);
    await page.getByRole("button", { name: accountMessages.fr.changePassword }).click();
    await expect(page.getByRole("alert")).toContainText("Ce n’est pas le mot de passe actuel.");
    await page.getByLabel(accountMessages.fr.currentPassword).fill(candidate.password);
    await page.getByLabel(accountMessages.fr.newPassword).fill(NEW);
    await page.getByRole("button", { name: accountMessages.fr.changePassword }).click();
    await expect(saved(page)).toContainText("Mot de passe changé.");
    await expect(saved(page)).toBeInViewport();
    for (const field of ["Mot de passe actuel", "Nouveau mot de passe"])
      await expect(page.getByLabel(field)).toHaveValue("");
    await otherPage.goto(ACCOUNT);
    await expect(otherPage).toHaveURL(/\/connexion\?next=/);
    await mailbox.findLastTo(candidate.email, /mot de passe a changé/);
  });

  await test.step("signs another device out by name, then all others", async () => {
    const others = main(page)
      .getByRole("listitem")
      .filter({ hasText: /Dernière activité/ })
      .filter({ hasNotText: "Cet appareil" });
    const yes = (name: RegExp) => page.getByRole("button", { name });
    for (const [asking, button, message] of [
      [
        others.getByText(/^Déconnecter/),
        yes(/^Oui, déconnecter .*Chrome, Connecté le/),
        /Appareil déconnecté\s: .*Chrome\. Celui-ci reste connecté\./,
      ],
      [
        page.getByText("Se déconnecter de tous les autres"),
        yes(/^Oui, les déconnecter/),
        "Tous vos autres appareils sont déconnectés.",
      ],
    ] as const) {
      await signIn(otherPage, candidate.email, NEW);
      await page.goto(ACCOUNT);
      await expect(button, "it is asked first").toBeHidden();
      await asking.click();
      await button.click();
      await expect(saved(page)).toContainText(message);
      await expect(others).toHaveCount(0);
      await otherPage.goto(ACCOUNT);
      await expect(otherPage).toHaveURL(/\/connexion\?next=/);
    }
  });

  await test.step("asks for the password again when signing in is too long ago", async () => {
    await expireRecentSignIn(candidate.email);
    await page.getByRole("link", { name: accountMessages.fr.changeEmail }).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
      accountMessages.fr.prove.title,
    );
    await page
      .getByLabel(accountMessages.fr.prove.password, { exact: true })
      .fill("ce n’est pas celui-là");
    await page.getByRole("button", { name: accountMessages.fr.prove.submit }).click();
    await expect(page.getByRole("alert")).toContainText("Ce n’est pas le mot de passe actuel.");
    await page.getByLabel(accountMessages.fr.prove.password, { exact: true }).fill(NEW);
    await page.getByRole("button", { name: accountMessages.fr.prove.submit }).click();
  });

  await test.step("changes the address, by a link that opening does not use up", async () => {
    await page.getByLabel(accountMessages.fr.emailPage.next).fill(moved);
    await page.getByRole("button", { name: accountMessages.fr.emailPage.submit }).click();
    await expect(main(page)).toContainText(`Changement en attente : ${moved}`);
    await mailbox.findLastTo(candidate.email, /changement d’adresse/);
    const link = findLink(await mailbox.findLastTo(moved, /nouvelle adresse/));
    for (const _ of [1, 2]) await otherPage.goto(link);
    await otherPage.getByRole("button", { name: accountMessages.fr.confirmEmail.submit }).click();
    await expect(main(otherPage).getByRole("heading", { level: 1 })).toHaveText(
      accountMessages.fr.confirmEmail.doneTitle,
    );
    await page.goto(ACCOUNT);
    await expect(main(page)).toContainText(moved);
    await expect(main(page)).not.toContainText("Changement en attente");
  });

  await test.step("links Facebook, whose addresses are never verified, and unlinks it", async () => {
    await page.getByRole("button", { name: "Lier Facebook" }).click();
    await continueAsNewUser(page, `facebook-${address}`, false);
    await expect(saved(page)).toContainText("Compte Facebook lié");
    await page.getByRole("button", { name: "Délier Facebook" }).click();
    await expect(saved(page)).toContainText("Compte Facebook délié");
    await expect(saved(page)).toBeInViewport();
    await expect(page.getByRole("button", { name: "Lier Facebook" })).toBeVisible();
  });

  await test.step("exports the data", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: accountMessages.fr.download }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^mes-donnees\.zip$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const files = await unzip(new Response(Buffer.concat(chunks)));
    for (const name of ["mes-donnees.json", "mes-donnees.html"]) {
      const [, text] = [...files].find(([path]) => path.endsWith(name)) ?? [];
      expect(text).toContain(moved);
      expect(text).toContain("Awa Coumba");
    }
  });

  await test.step("closes it, and keeps it by signing in again", async () => {
    await page.getByRole("link", { name: accountMessages.fr.close }).click();
    await expect(main(page)).toContainText(accountMessages.fr.closePage.erasedTitle);
    await page.getByLabel(/Pour confirmer/).fill("oui");
    await page.getByRole("button", { name: accountMessages.fr.close }).click();
    await expect(page.getByRole("alert")).toContainText("Écrivez le mot demandé");
    await page.evaluate(() => caches.open("application-kept"));
    await page.getByLabel(/Pour confirmer/).fill("FERMER");
    const cookies = await page.context().cookies();
    const closing = await page.locator("input[name=closing]").inputValue();
    await page.getByRole("button", { name: accountMessages.fr.close }).click();
    await expect(main(page)).toContainText("votre compte sera fermé dans 14 jours");
    // Drafts are deleted from the device too.
    const readStorage = async () => [await caches.keys(), await indexedDB.databases()];
    expect(await page.evaluate(readStorage)).toEqual([[], []]);
    await mailbox.findLastTo(moved, /va être fermé/);
    // The second of two taps arrives with the session that the first one ended.
    await page.context().addCookies(cookies);
    const again = await page.request.post(`${ACCOUNT}/fermer`, {
      form: { closing, word: "FERMER" },
      headers: { origin: process.env.SITE_ORIGIN ?? "" },
    });
    expect(await again.text()).toMatch(/votre compte sera fermé dans 14\sjours/);
    await page.goto(ACCOUNT);
    await signIn(page, moved, NEW);
    await mailbox.findLastTo(moved, /reste ouvert/);
    await page.goto("/espace-etudiant");
    await expect(main(page)).toContainText(homeMessages.fr.accountStaysOpen);
    await page.goto(ACCOUNT);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
      accountMessages.fr.title,
    );
  });
});

test("every tab stop has a focus ring, in view and under no bar", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "candidat@demo.test");
  for (const address of [ACCOUNT, `${ACCOUNT}/fermer`]) {
    await page.goto(address);
    const stops = await listTabStops(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(
      stops.filter(
        ({ hasRing: ring, isCovered: covered, isOutside: outside }) => !ring || covered || outside,
      ),
    ).toEqual([]);
  }
});

test("after a change, the save button stays in view and covers no field", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "candidat@demo.test");
  await page.goto(ACCOUNT);
  const button = page.getByRole("button", { name: accountMessages.fr.save });
  await expect(button).not.toBeInViewport();
  await page.getByLabel(accountMessages.fr.firstName).fill("Aïssatou Coumba");
  await page.keyboard.press("Tab");
  await expect(button).toBeInViewport({ ratio: 1 });
  const stops = await listTabStops(page);
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.filter(({ isCovered: covered, isOutside: outside }) => covered || outside)).toEqual(
    [],
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the account is saved, in its colours, and errors keep the input", {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.goto(ACCOUNT);
    await signIn(page, "candidat@demo.test", "erabao-demonstration");
    await page.getByLabel(accountMessages.fr.firstName).fill("");
    await page.getByLabel(accountMessages.fr.lastName).fill("Fall Diop");
    await save(page);
    await expect(page.getByRole("alert")).toContainText("Ce champ est requis");
    await expect(page.getByLabel(accountMessages.fr.lastName)).toHaveValue("Fall Diop");
    await page.getByLabel(accountMessages.fr.firstName).fill("Aïssatou Ndèye");
    await page.getByLabel(accountMessages.fr.lastName).fill("Fall");
    await page.getByRole("radio", { name: accountMessages.fr.themes.dark }).check();
    await page.getByRole("switch", { name: /^Économie de données/ }).check();
    await save(page);
    await expect(saved(page)).toContainText(accountMessages.fr.saved);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("switch", { name: /^Économie de données/ })).toBeChecked();
    expect((await page.context().cookies()).find(({ name }) => name === "saver")?.value).toBe("on");
  });
});
