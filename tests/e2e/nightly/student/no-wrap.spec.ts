import type { Page } from "@playwright/test";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { pressEnter } from "#tests/support/keyboard.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

/** How often the page contains a text, and the context of each occurrence broken across lines. */
const findTexts = (page: Page, pattern: RegExp) =>
  page.evaluate((pattern) => {
    // A document also contains its data, in scripts after the content.
    const content = document.querySelector("main") ?? document.body;
    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    let times = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of text.textContent?.matchAll(pattern) ?? []) {
        times += 1;
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4)
          cut.push(text.textContent?.slice(Math.max(0, index - 30), index + 10) ?? "");
      }
    return { times, cut };
  }, pattern);

const COMPTE = "/espace-etudiant/compte";
const linkPages = ["/verification", "/nouveau-mot-de-passe", "/nouvelle-adresse"];
const authPages = ["/connexion", "/inscription", "/mot-de-passe-oublie", ...linkPages];
const accountPages = [COMPTE, `${COMPTE}/adresse`, `${COMPTE}/confirmer`, `${COMPTE}/fermer`];

// Only markup can prevent a break at a hyphen, because none of our fonts has U+2011; texts are worded accordingly.
test("no account page breaks « e-mail » at its hyphen, in both languages", async ({ page }) => {
  test.setTimeout(120_000);
  const look = async (addresses: string[]) => {
    let times = 0;
    for (const home of ["", "/en"])
      for (const address of addresses) {
        await page.goto(home + address);
        await expect(page).toHaveURL(home + address);
        await page.evaluate(() => document.fonts.ready);
        const found = await findTexts(page, /e-mails?/g);
        expect(found.cut, home + address).toEqual([]);
        times += found.times;
      }
    expect(times).toBeGreaterThan(0);
  };
  await look(["/verification?token=cut", ...authPages]);
  await signInByRequest(page, "candidat@demo.test");
  await look(accountPages);
});

// At some width a phone number is at the end of a line, whatever precedes it.
test("an announcement breaks no number, and with the keyboard its draft is discarded, which is announced", async ({
  page,
}) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto("/administration/messages/annonces/nouvelle/texte");
  await page.getByLabel(announcementMessages.fr.subject).first().fill("Vous inscrire");
  const texts = ["Au", "Pour", "Appelez", "Téléphonez"].map((word) => `${word} au bureau le`);
  const numbers = texts.flatMap((word) => [`${word} +221 77 123 45 67`, `${word} {numero}`]);
  await page.getByLabel(announcementMessages.fr.content).first().fill(numbers.join(" "));
  await page.getByRole("button", { name: announcementMessages.fr.preview }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    announcementMessages.fr.previewTitle,
  );
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  const found = await findTexts(page, /\+221 77 123 45 67|ER-27-DKR-\d+/g);
  expect(found.times).toBe(numbers.length);
  expect(found.cut).toEqual([]);
  await pressEnter(page.getByText(announcementMessages.fr.discard));
  await pressEnter(page.getByRole("button", { name: announcementMessages.fr.discardConfirm }));
  const status = page.getByRole("status").filter({ hasText: "Le brouillon est supprimé." });
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(status).toBeFocused();
});

test("the last sender of a thread is not broken in the office's list, in both languages", {
  tag: "@desk",
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  for (const home of ["", "/en"]) {
    await page.goto(`${home}/administration/messages`);
    await page.evaluate(() => document.fonts.ready);
    const last = /^(a écrit en dernier|l’école a répondu|wrote last|the school answered)$/g;
    const { times, cut } = await findTexts(page, last);
    expect(times).toBeGreaterThan(2);
    expect(cut, home).toEqual([]);
  }
});
