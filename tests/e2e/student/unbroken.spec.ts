import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn } from "#tests/support/sessions.ts";

/** How often the page says « e-mail », and what is around each that ends a line at its hyphen. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    let times = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of text.textContent?.matchAll(/e-mails?/g) ?? []) {
        times += 1;
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4)
          cut.push(text.textContent?.slice(Math.max(0, index - 30), index + 10) ?? "");
      }
    return { times, cut };
  });

const COMPTE = "/espace-etudiant/compte";
const links = ["/verification", "/nouveau-mot-de-passe", "/nouvelle-adresse"];
const doors = ["/connexion", "/inscription", "/mot-de-passe-oublie", ...links];
const own = [COMPTE, `${COMPTE}/adresse`, `${COMPTE}/confirmer`, `${COMPTE}/fermer`];

// Only markup would hold a hyphen: the sign that does (U+2011) is in none of our fonts. The sentences are worded for it.
test("no page of accounts cuts « e-mail » at its hyphen, in both languages", async ({ page }) => {
  test.setTimeout(120_000);
  const look = async (addresses: string[]) => {
    let times = 0;
    for (const home of ["", "/en"])
      for (const address of addresses) {
        await page.goto(home + address);
        await expect(page).toHaveURL(home + address);
        await page.evaluate(() => document.fonts.ready);
        const said = await saidOn(page);
        expect(said.cut, home + address).toEqual([]);
        times += said.times;
      }
    expect(times).toBeGreaterThan(0);
  };
  await look(["/verification?token=cut", ...doors]);
  await comeIn(page, "candidat@demo.test");
  await look(own);
});
