import type { Page } from "@playwright/test";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { teamMessages } from "#app/features/staff/messages/team.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { signIn } from "#tests/support/candidate.ts";
import { pressEnter, replaceText } from "#tests/support/keyboard.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { getSecondFactorCode } from "#tests/support/second-factor-code.ts";

const PASSWORD = "le fleuve passe devant la porte";
const main = (page: Page) => page.getByRole("main");

const french = {
  home: "",
  language: "Français",
  firstName: "Prénom",
  lastName: "Nom",
  email: "Adresse e-mail",
  password: "Mot de passe",
  create: "Créer mon compte",
  qr: /Code QR/,
  codeField: "Code à six chiffres affiché par l’application",
  turnOn: "Vérifier et activer",
  wrong: "Ce code n’est pas le bon",
  signIn: "Se connecter",
  code: "Code à six chiffres",
  noPhone: "Je n’ai pas mon téléphone",
  recovery: "Code de secours",
  since: /Activée le \d+(er)?\s\S+\s\d{4}\. Un code/,
  nineLeft: "Il vous reste 9 codes de secours.",
  changePhone: "Changer de téléphone",
  codeOrPaper: "Code du téléphone, ou code de secours",
  turnOff: "Désactiver",
  off: "Votre mot de passe suffit pour vous connecter.",
  notOfYours: "Ce code de secours n’est pas le bon, ou il a déjà servi.",
};
const english: typeof french = {
  home: "/en",
  language: "Anglais",
  firstName: "Given name(s)",
  lastName: "Family name(s)",
  email: "Email address",
  password: "Password",
  create: "Create my account",
  qr: /QR code/,
  codeField: "Six-digit code shown by the app",
  turnOn: "Check and turn on",
  wrong: "This code is not correct",
  signIn: "Sign in",
  code: "Six-digit code",
  noPhone: "I do not have my phone",
  recovery: "Recovery code",
  since: /On since \d+\s\w+\s\d{4}\. You need a code/,
  nineLeft: "You have 9 recovery codes left.",
  changePhone: "Change phone",
  codeOrPaper: "Code from the phone, or recovery code",
  turnOff: "Turn off",
  off: "Your password is enough to sign in.",
  notOfYours: "This recovery code is not correct, or has already been used.",
};

/** The page does not overflow the screen and has no axe violation. */
async function expectFit(page: Page): Promise<void> {
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider)).toBe(0);
}

for (const [language, texts] of Object.entries({ French: french, English: english }))
  test(`keyboard: a second factor is set up and requested, in ${language}`, {
    // The desktop viewport is covered by team.spec.ts.
    tag: language === "French" ? "@phone" : ["@phone", "@nightly"],
  }, async ({ page, otherPage, mailbox, address }) => {
    test.setTimeout(120_000);
    await page.goto("/administration/equipe/inviter");
    await signIn(page, "admin@demo.test", "erabao-demonstration");
    await page.getByLabel("Adresse e-mail").fill(address);
    await page.getByRole("radio", { name: /^Rédaction/ }).check();
    await page.getByRole("radio", { name: texts.language }).check();
    await page.getByRole("button", { name: teamMessages.fr.inviting.submit }).click();
    await expect(main(page).getByRole("status")).toContainText(
      journalMessages.fr.actions["invitation.sent"],
    );

    const link = findLink(await mailbox.findLastTo(address, /invit/i));
    expect(link.startsWith("/en/")).toBe(texts.home === "/en");
    await otherPage.goto(link);
    await replaceText(otherPage.getByLabel(texts.firstName, { exact: true }), "Fatou");
    await replaceText(otherPage.getByLabel(texts.lastName, { exact: true }), "Ba");
    await replaceText(otherPage.getByLabel(texts.password, { exact: true }), PASSWORD);
    await pressEnter(otherPage.getByRole("button", { name: texts.create }));
    await expect(otherPage).toHaveURL(/\/administration$/);

    await otherPage.goto(`${texts.home}/administration/compte/double-authentification`);
    await expect(otherPage.getByRole("img", { name: texts.qr })).toBeVisible();
    await expectFit(otherPage);
    const secret = (await otherPage.locator(".set-up-secret").textContent()) ?? "";
    const codeField = otherPage.getByRole("textbox", { name: texts.codeField });
    await replaceText(codeField, "000000");
    await pressEnter(otherPage.getByRole("button", { name: texts.turnOn }));
    await expect(main(otherPage).getByRole("alert")).toContainText(texts.wrong);
    await expectFit(otherPage);
    const { code, step } = getSecondFactorCode(secret);
    await replaceText(codeField, code);
    await pressEnter(otherPage.getByRole("button", { name: texts.turnOn }));
    const papers = otherPage.locator(".recovery-codes li");
    await expect(papers).toHaveCount(10);
    await expectFit(otherPage);
    const [paper = "", otherPaper = ""] = await papers.allTextContents();

    for (const method of ["telephone", "paper"]) {
      await otherPage.context().clearCookies();
      await otherPage.goto(`${texts.home}/administration`);
      await replaceText(otherPage.getByLabel(texts.email), address);
      await replaceText(otherPage.getByLabel(texts.password, { exact: true }), PASSWORD);
      await pressEnter(main(otherPage).getByRole("button", { name: texts.signIn }));
      await expect(otherPage).toHaveURL(/\/connexion\/code/);
      if (method === "paper") {
        await pressEnter(otherPage.getByRole("link", { name: texts.noPhone }));
        await replaceText(otherPage.getByLabel(texts.recovery), "ABCD-EFGH-JKLM");
        await pressEnter(main(otherPage).getByRole("button", { name: texts.signIn }));
        await expect(main(otherPage).getByRole("alert")).toContainText(texts.notOfYours);
        await replaceText(otherPage.getByLabel(texts.recovery), paper);
      } else {
        await replaceText(
          otherPage.getByLabel(texts.code),
          getSecondFactorCode(secret, Math.max(step + 1, getSecondFactorCode(secret).step)).code,
        );
      }
      await expectFit(otherPage);
      await pressEnter(main(otherPage).getByRole("button", { name: texts.signIn }));
      const there = method === "paper" ? "/compte/double-authentification\\?recovery.*" : "";
      await expect(otherPage).toHaveURL(new RegExp(`${texts.home}/administration${there}$`));
    }
    await expect(main(otherPage).getByRole("status")).toContainText(texts.nineLeft);
    await expectFit(otherPage);
    await pressEnter(
      main(otherPage).getByRole("status").getByRole("link", { name: texts.changePhone }),
    );
    await expect(otherPage.getByRole("img", { name: texts.qr })).toBeVisible();
    await otherPage.goto(`${texts.home}/administration/compte`);
    await expect(main(otherPage)).toContainText(texts.since);
    expect(await main(otherPage).innerText()).not.toContain("..");

    await otherPage.goto(`${texts.home}/administration/compte/double-authentification`);
    await replaceText(otherPage.getByLabel(texts.codeOrPaper), otherPaper);
    await pressEnter(otherPage.getByRole("button", { name: texts.turnOff, exact: true }));
    await expect(main(otherPage).getByRole("status")).toContainText(texts.off);
    await expectFit(otherPage);
  });
