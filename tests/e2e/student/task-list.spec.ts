import type { Page } from "@playwright/test";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { APPLICATION_PATH, openAsCandidate } from "#tests/support/application-form.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";

const main = (page: Page) => page.getByRole("main");
const NAME = "Baccalauréat ès arts spécialisé en traduction";

test("a task can be clicked anywhere on its row and shows its status; submission requires the mandatory parts (APP-17)", async ({
  page,
  mailbox,
  address,
}) => {
  await openAsCandidate(page, mailbox, address, APPLICATION_PATH);
  const rows = main(page)
    .getByRole("listitem")
    .filter({ hasText: /(Terminé|En cours|À faire|Facultatif|Pas encore possible)$/ });
  await expect(rows).toHaveCount(6);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(64);
  const sending = rows.filter({ hasText: "Vérifier et soumettre" });
  await expect(sending).toHaveText(/Pas encore possible$/);
  await expect(sending.getByRole("link")).toHaveCount(0);
  const passport = rows.filter({ hasText: "Votre passeport" });
  const { width, height } = (await passport.boundingBox()) ?? { width: 0, height: 0 };
  await passport.click({ position: { x: width - 6, y: height - 6 } });
  await expect(page).toHaveURL(/partie=passeport/);
  // Without a passport its fields are not shown.
  const passportNumber = page.getByLabel(personalInfoMessages.fr.labels.passportNumber);
  await expect(passportNumber).toBeVisible();
  await page.getByLabel(personalInfoMessages.fr.hasPassportNo).check();
  await expect(passportNumber).toBeHidden();
  // The review page marks an empty section and links to it.
  await page.goto(`${APPLICATION_PATH}/recapitulatif`);
  for (const name of ["Cursus", "Choix de formation"]) {
    const heading = page.getByRole("heading", { level: 2, name, exact: true });
    const empty = main(page).locator("section").filter({ has: heading });
    await expect(empty).toContainText("Non fourni");
    await expect(empty.getByRole("link", { name: `Modifier ${name.toLowerCase()}` })).toBeVisible();
  }
});

test("the message about an added programme stays long enough, and a removal can be undone for eight seconds (APP-09, APP-18)", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, APPLICATION_PATH);
  await page.clock.install();
  await page.goto(`${APPLICATION_PATH}/mon-panierformations/ajouter-panier?q=${NAME}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: `Voir les détails : ${NAME}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ajouter au panier" }).click();
  const status = page.getByRole("status").filter({ hasText: "Formation ajoutée au panier" });
  await expect(status).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(status).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(status).toBeHidden();
  const row = main(page).getByRole("listitem").filter({ hasText: NAME });
  await expect(row).toContainText(courseSelectionMessages.fr.catalogue.inBasket);

  await page.goto(`${APPLICATION_PATH}/mon-panierformations/mon-panier`);
  await waitForHydration(page);
  await main(page)
    .getByRole("button", { name: /^Retirer/ })
    .press("Enter");
  await expect(main(page)).toContainText(courseSelectionMessages.fr.basket.empty);
  await page.clock.runFor(8_000);
  const undo = page
    .getByRole("status")
    .getByRole("button", { name: courseSelectionMessages.fr.basket.undo });
  await expect(undo).toBeVisible();
  // The focus is on an element of the page, from which the keyboard continues.
  await expect(main(page).getByRole("link", { name: /Ajouter/ })).toBeFocused();
  await undo.press("Enter");
  await expect(main(page).getByRole("row").filter({ hasText: NAME })).toBeVisible();
  await expect(main(page).getByRole("button", { name: /^Retirer/ })).toBeFocused();
});

test("the greeting contains all first names, which fit the narrowest page", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  const firstName = "El Hadji Moussa-Maximiliendieudonnébonaventure";
  await signUpByRequest(page, mailbox, { ...buildCandidate(address), firstName });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [at, hello] of [
    ["/espace-etudiant", "Bonjour"],
    ["/en/espace-etudiant", "Hello"],
  ] as const) {
    await page.goto(at);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hello} ${firstName}`);
    // A number is not separated from its noun.
    await expect(page.getByText(/5\u00A0(étapes avant l’envoi|steps left)/)).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, at).toBe(320);
  }
});

test("every tab of an application is wholly visible on the narrowest page", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "candidat@demo.test");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ["", "/en"]) {
    await page.goto(`${language}/espace-etudiant/candidate/cursus`);
    const tabs = main(page).getByRole("navigation").getByRole("link");
    await expect(tabs).toHaveCount(3);
    const rightEdges = await tabs.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().right),
    );
    expect(Math.max(...rightEdges), language).toBeLessThanOrEqual(320);
  }
});
