import type { Page } from "@playwright/test";
import { openAsCandidate } from "#tests/support/application-form.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { areOverlapping } from "#tests/support/overlap.ts";
import { expect, test } from "#tests/support/playwright.ts";

const ROOT = "/espace-etudiant/candidate";
const CATALOGUE = "/mon-panierformations/ajouter-panier";
const main = (page: Page) => page.getByRole("main");

test("a search keeps the focus in its field, which follows Back", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  await page.goto(`${ROOT}${CATALOGUE}`);
  await waitForHydration(page);
  const field = page.getByRole("searchbox", { name: "Rechercher une formation" });
  await field.fill("TRADUCTION");
  await field.press("Enter");
  await expect(page).toHaveURL(/q=TRADUCTION$/);
  await expect(main(page)).toContainText("Baccalauréat ès arts spécialisé en traduction");
  await expect(field).toBeFocused();
  await field.fill("astronomie des marées");
  await field.press("Enter");
  await expect(main(page)).toContainText("Aucune formation trouvée.");
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/q=astronomie/);
  await page.goBack();
  await expect(field).toHaveValue("TRADUCTION");
});

test("the catalogue filters while typing, also offline", {
  tag: "@once",
}, async ({ page, mailbox, address, context }) => {
  await openAsCandidate(page, mailbox, address);
  await page.goto(`${ROOT}${CATALOGUE}`);
  await waitForHydration(page);
  await context.setOffline(true);
  const field = page.getByRole("searchbox", { name: "Rechercher une formation" });
  await field.pressSequentially("SYSTEMES mecatro");
  const status = main(page).locator(".catalogue-count [role=status]");
  await expect(status).toHaveText("1 formation");
  await expect(main(page)).toContainText("Génie des systèmes mécatroniques");
  await field.fill("marées");
  await expect(status).toHaveText("Aucune formation trouvée.");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Effacer la recherche" }).click();
  await expect(status).toHaveText("25 formations");
  await expect(field).toHaveValue("");
  await field.fill("mécatroniques");
  await page.getByRole("button", { name: /^Voir les détails/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.locator(".toast")).toContainText("Formation ajoutée au panier");
  await expect(field).toHaveValue("mécatroniques");
  await expect(status).toHaveText("1 formation");
});

test("the message about an added programme does not cover the focused button", {
  tag: "@nightly",
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  await page.goto(`${ROOT}${CATALOGUE}?q=criminologie`);
  await waitForHydration(page);
  const details = page.getByRole("button", { name: /^Voir les détails/ }).first();
  // A height at which the message would appear over the button.
  const { y = 0, height = 0 } = (await details.boundingBox()) ?? {};
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: Math.round(y + height) + 60 });
  await details.press("Enter");
  const add = page.getByRole("dialog").getByRole("button", { name: "Ajouter au panier" });
  expect((await add.boundingBox())?.height, "its text is one line").toBeLessThan(56);
  await add.press("Enter");
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Formation ajoutée au panier");
  await expect(details).toBeFocused();
  await expect.poll(() => areOverlapping(toast, details)).toBe(false);
});

/** The labels of APP-19, page by page, as the server writes them. */
const specified = {
  "": ["Informations personnelles", "Cursus", "Panier de formation"],
  "/cursus": ["Ajouter un Cursus", "Ajouter un nouveau Cursus", "Annuler", "Ajouter", "Supprimer"],
  "/mon-panierformations/mon-panier": ["Formation", "Action", "Retirer", "Ajouter au panier"],
  "/mon-panierformations/ajouter-panier": [
    "Rechercher une formation",
    "Voir les détails",
    "Détails de la formation",
    "Voir mon panier",
  ],
  "/mon-panierformations/ajouter-panier?q=zzzz": ["Aucune formation trouvée."],
  "/recapitulatif": ["Non fourni", "Modifier"],
};

test("every page of the application contains the texts of the specification, and its two alerts exactly", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, ROOT);
  const headers = { origin: process.env.SITE_ORIGIN ?? "" };
  const read = async (path: string) => await (await page.request.get(`${ROOT}${path}`)).text();
  const add = async (course: string) => {
    const form = { intent: "add", course };
    return await (await page.request.post(`${ROOT}${CATALOGUE}`, { form, headers })).text();
  };
  const year = { intent: "add", activity: "studies", schoolYear: "2025-2026", country: "SN" };
  await page.request.post(`${ROOT}/cursus`, { multipart: year, headers });
  expect(await read("/mon-panierformations/mon-panier")).toContain("Votre panier est vide.");
  const all = [...(await read(CATALOGUE)).matchAll(/name="course" value="([\w-]+)"/g)];
  // Another test may close its own programme meanwhile (basket.spec.ts).
  const courses = [...new Set(all.map(([, id = ""]) => id))].filter(
    (id) => id !== "usb-traduction",
  );
  for (const course of courses.slice(0, 14)) await add(course);
  const [fifteenth = "", sixteenth = ""] = courses.slice(14);
  expect(await add(courses[0] ?? "")).toMatch(/>[^<>]+ est déjà dans le panier\.</);
  expect(await add(fifteenth)).toContain("Formation ajoutée au panier\u00A0!");
  expect(await add(sixteenth)).toContain(
    ">Vous avez atteint la limite de 15 formations dans le panier.<",
  );
  for (const [path, texts] of Object.entries(specified)) {
    const html = await read(path);
    for (const word of texts) expect.soft(html, `${path} says ${word}`).toContain(word);
  }
});
