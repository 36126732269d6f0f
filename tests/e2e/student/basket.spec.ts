import type { Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessible.ts";
import { openAs } from "#tests/support/answers.ts";
import { awake } from "#tests/support/awake.ts";
import { setAvailability } from "#tests/support/journey-database.ts";
import { enter } from "#tests/support/keyboard.ts";
import { expect, test } from "#tests/support/playwright.ts";

const ROOT = "/espace-etudiant/candidate";
const BASKET = `${ROOT}/mon-panierformations/mon-panier`;
const COURSE = "usb-traduction";
const NAME = "Baccalauréat ès arts spécialisé en traduction";
const CATALOGUE = `${ROOT}/mon-panierformations/ajouter-panier`;
const main = (page: Page) => page.getByRole("main");

test.afterEach(() => setAvailability(COURSE, "open"));

test("a formation that became full is marked in the basket, and taken out before sending", {
  tag: "@once",
}, async ({ page, mailbox, address }) => {
  await openAs(page, mailbox, address);
  await page.goto(`${ROOT}/mon-panierformations/ajouter-panier?q=${NAME}`);
  const details = page.getByRole("button", { name: `Voir les détails : ${NAME}` });
  const dialog = page.getByRole("dialog", { name: "Détails de la formation" });
  const tabs = page.getByRole("navigation", { name: "Rubriques de la candidature" });
  await expect(tabs.locator("[aria-current]")).toHaveText("Panier de formation");
  await details.click();
  await dialog.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText("Formation ajoutée au panier !")).toBeVisible();

  await setAvailability(COURSE, "full");
  await page.goto(BASKET);
  const row = page.getByRole("row").filter({ hasText: NAME });
  await expect(row).toContainText("Complète pour cette rentrée");
  const told = "Une formation de votre panier n’est plus ouverte : retirez-la";
  await expect(main(page)).toContainText(told.replace(" :", "\u00A0:"));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(`${ROOT}/recapitulatif`);
  await main(page)
    .getByRole("link", { name: /n’est plus ouverte/ })
    .click();
  await expect(page).toHaveURL(BASKET);

  // It cannot come back, even at once: the reason is said.
  await row.getByRole("button", { name: /^Retirer/ }).click();
  await expect(main(page)).toContainText("Votre panier est vide.");
  await page.getByRole("status").getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("alert")).toContainText(
    `${NAME}\u00A0: cette formation est complète pour cette rentrée.`,
  );
  await page.goto(`${ROOT}/mon-panierformations/ajouter-panier?q=${NAME}`);
  await expect(main(page)).toContainText("Complète pour cette rentrée");
  await details.click();
  await expect(dialog).toContainText("Cette formation est complète pour cette rentrée");
  await expect(dialog.getByRole("button", { name: "Ajouter au panier" })).toBeHidden();
});

test("asked for twice at once, a formation goes into the basket once, and both answers are kind", {
  tag: "@once",
}, async ({ page, mailbox, address }) => {
  await openAs(page, mailbox, address);
  const answers = await Promise.all([
    add(page, "usb-travail-social"),
    add(page, "usb-travail-social"),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  const told = pages.map((html) => /déjà dans le panier\.|Formation ajoutée/.exec(html)?.[0]);
  expect(told.toSorted()).toEqual(["Formation ajoutée", "déjà dans le panier."]);
  await page.goto(BASKET);
  await expect(main(page).locator("tbody tr")).toHaveCount(1);
});

test("a formation that moves down takes its button along, in view", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await openAs(page, mailbox, address);
  for (const course of [COURSE, "usb-travail-social", "usb-sciences-infirmieres"])
    expect((await add(page, course)).status()).toBe(200);
  await page.goto(BASKET);
  await awake(page);
  const down = page.getByRole("button", { name: `Descendre ${NAME}` });
  const bottom = async () => {
    const { y = 0, height = 0 } = (await down.boundingBox()) ?? {};
    return y + height;
  };
  const bar = page.getByRole("navigation", { name: "Espace étudiant" });
  // As high as leaves the button just above the bar.
  await page.setViewportSize({ width: 390, height: Math.round(await bottom()) + 90 });
  await enter(down);
  await expect(main(page).locator("tbody tr").nth(1)).toContainText(NAME);
  await expect(down).toBeFocused();
  await expect.poll(async () => (await bottom()) < ((await bar.boundingBox())?.y ?? 0)).toBe(true);
});

/** Adds a formation as the form of the catalogue does. */
function add(page: Page, course: string) {
  const headers = { origin: process.env.JOURNEY_ORIGIN ?? "" };
  return page.request.post(CATALOGUE, { form: { intent: "add", course }, headers });
}
