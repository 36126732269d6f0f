import type { Page } from "@playwright/test";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { reloadHydrated } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";
import { listTabStops } from "#tests/support/tab-stops.ts";

const LIST = "/administration/candidatures";

test("an officer filters the list, keeps the view and takes several files by the keyboard alone", {
  tag: "@desk",
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto(LIST);
  await waitForHydration(page);
  const add = page.getByRole("button", { name: "Ajouter un filtre" });

  await test.step("the dialog takes the focus, and gives it back when it is left and when it is used", async () => {
    await tabUntilFocused(page, add);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Filtres" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(add).toBeFocused();
    await page.keyboard.press("Enter");
    await tabUntilFocused(page, page.getByRole("checkbox", { name: "En examen" }));
    await page.keyboard.press("Space");
    await tabUntilFocused(page, page.getByRole("button", { name: "Voir les dossiers" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: /^Statut : En examen/ })).toBeVisible();
    await expect(add).toBeFocused();
  });

  await test.step("every stop is seen, in view, and covered by nothing", async () => {
    await reloadHydrated(page);
    const stops = await listTabStops(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter((stop) => !stop.hasRing || stop.isCovered || stop.isOutside)).toEqual([]);
  });

  await test.step("a search leaves one in its field, and what goes away leaves one in the page", async () => {
    const field = page.getByRole("searchbox", { name: /^Rechercher/ });
    await tabUntilFocused(page, field);
    await page.keyboard.type("seck");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: /^Effacer la recherche/ })).toBeVisible();
    await expect(field).toBeFocused();
    for (const gone of [/^Effacer la recherche/, /^Candidat$/, /^Statut : En examen/]) {
      const link = page.getByRole("link", { name: gone });
      await tabUntilFocused(page, link);
      await page.keyboard.press("Enter");
      await expect(link).toBeHidden();
      await expect(page.getByRole("main")).toBeFocused();
    }
    await page.goBack();
  });

  await test.step("what is shown is kept under a name, and given up when that is said twice", async () => {
    await page.reload();
    await tabUntilFocused(page, page.getByRole("link", { name: "Enregistrer cette vue" }));
    await page.keyboard.press("Enter");
    await tabUntilFocused(page, page.getByLabel("Nom de la vue"));
    await page.keyboard.type("En cours");
    await page.keyboard.press("Enter");
    const view = page.getByRole("link", { name: "En cours", exact: true });
    await expect(view).toHaveAttribute("aria-current", "page");
    await tabUntilFocused(page, page.getByRole("link", { name: "Gérer les vues" }));
    await page.keyboard.press("Enter");
    await tabUntilFocused(page, page.getByLabel("Supprimer la vue En cours"));
    await page.keyboard.press("Enter");
    await tabUntilFocused(page, page.getByRole("button", { name: "Supprimer cette vue" }));
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByText("En cours", { exact: true })).toHaveCount(0);
  });

  await test.step("two files are ticked, and acted upon together", async () => {
    await page.goto(LIST);
    for (const tick of [0, 1]) {
      await tabUntilFocused(page, page.getByRole("checkbox", { name: /^Choisir/ }).nth(tick));
      await page.keyboard.press("Space");
    }
    await expect(page.getByRole("status").getByText("2 dossiers choisis")).toBeVisible();
    await tabUntilFocused(
      page,
      page.getByRole("button", { name: "Attribuer ou écrire" }),
      "Shift+Tab",
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "2 dossiers choisis" })).toBeVisible();
    // They may have been this person's already.
    await page.goto(`${LIST}?fait=0`);
    const said = page.getByRole("status").filter({ hasText: "Rien n’a changé" });
    await expect(said).toBeVisible();
  });
});

test("who reads the files of a filtered list goes on from one to the next, and comes back to it as it was", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto(`${LIST}?etat=submitted&tri=nom`);
  await waitForHydration(page);
  const names = page.getByRole("rowheader").getByRole("link");
  const [first = "", second = ""] = await names.allInnerTexts();
  await names.first().click();
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 1 });
  const around = main.getByRole("navigation", { name: "Dossiers de la liste" });
  await expect(title).toHaveText(first, { ignoreCase: true });
  await expect(around).toContainText(/1 sur \d+/);
  await expect(around.getByRole("link", { name: "Précédent" })).toHaveCount(0);

  await test.step("from the choice that was decided too, by the keyboard", async () => {
    await main
      .getByRole("link", { name: /^Décider/ })
      .first()
      .click();
    await expect(main.getByRole("heading", { name: "Décider" })).toBeVisible();
    await expect(main).toBeFocused();
    await tabUntilFocused(page, around.getByRole("link", { name: "Suivant" }));
    await page.keyboard.press("Enter");
    await expect(title).toHaveText(second, { ignoreCase: true });
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  await main.getByRole("link", { name: "Candidatures" }).click();
  await expect(page).toHaveURL(/\?etat=submitted&tri=nom$/);
  // Another journey may have sent an application since, of an earlier name.
  const again = names.filter({ hasText: first });
  await expect(again).toBeVisible();

  await test.step("who is found alone has no neighbour", async () => {
    await page.getByRole("searchbox", { name: /^Rechercher/ }).fill(first);
    await page.keyboard.press("Enter");
    await expect(names).toHaveCount(1);
    await names.first().click();
    await expect(title).toHaveText(first, { ignoreCase: true });
    await expect(around).toHaveCount(0);
    await page.goto(`${LIST}?etat=submitted&tri=nom`);
    await waitForHydration(page);
  });

  await test.step("where the list was not seen, none is made up", async () => {
    await again.click();
    await expect(around).toBeVisible();
    await page.reload();
    await expect(title).toHaveText(first, { ignoreCase: true });
    await expect(around).toHaveCount(0);
    await main.getByRole("link", { name: "Candidatures" }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  });
});

test("who writes to files ticked in a filtered list comes back to it as it was filtered", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto(`${LIST}?etat=under-review&tri=nom`);
  await waitForHydration(page);
  const filtered = /\?etat=under-review&tri=nom$/;
  await page
    .getByRole("checkbox", { name: /^Choisir/ })
    .first()
    .check();
  await page.getByRole("button", { name: "Attribuer ou écrire" }).click();
  await page.getByRole("link", { name: "Écrire le message" }).click();
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Plusieurs dossiers" }).click();
  await main.getByRole("link", { name: "Candidatures" }).click();
  await expect(page).toHaveURL(filtered);
  await page.goBack();
  await page.getByRole("link", { name: "Écrire le message" }).click();
  await page.getByLabel("Objet").first().fill("Votre entretien");
  await page.getByLabel("Message").first().fill("Bonjour {prenom}, il a lieu le 4 janvier.");
  await page.getByRole("button", { name: "Voir l’aperçu" }).click();
  await main.getByRole("link", { name: "Candidatures" }).click();
  await expect(page).toHaveURL(filtered);
});

test("on a phone, the bar of what is ticked covers nothing that is reached by the keyboard", {
  tag: "@phone",
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  for (const [language, act] of [
    ["", "Attribuer ou écrire"],
    ["/en", "Assign or write"],
  ]) {
    await page.goto(`${language}${LIST}`);
    await waitForHydration(page);
    await page.locator("[name=dossier]").first().focus();
    await page.keyboard.press("Space");
    const bar = await page.getByRole("button", { name: act }).boundingBox();
    expect(bar?.height, "its words are on one line").toBeLessThan(50);
    await page.locator(":focus").evaluate((one: HTMLElement) => one.blur());
    const stops = await listTabStops(page);
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter((stop) => stop.isCovered || stop.isOutside)).toEqual([]);
  }
});

test("on a phone, a view that was kept is chosen, and what becomes of it is said", {
  tag: "@phone",
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto(`${LIST}/vues?q=Gomis`);
  await page.getByLabel("Nom de la vue").fill("Au téléphone");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Au téléphone", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Gérer les vues" }).click();
  const line = page.getByRole("listitem").filter({ hasText: "Au téléphone" });
  await line.getByLabel(/^Renommer ou partager/).click();
  await line.getByLabel("Nom de la vue").press("Enter");
  await expect(page.getByRole("status").getByText("La vue est enregistrée.")).toBeVisible();
  await line.getByLabel(/^Supprimer la vue/).click();
  await line.getByRole("button", { name: "Supprimer cette vue" }).click();
  await expect(page.getByRole("status").getByText("La vue est supprimée.")).toBeVisible();
});

test("on a phone, the figures behind the weeks are read without moving them aside", {
  tag: "@phone",
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto("/administration");
  await page.getByText("Voir les chiffres en tableau").click();
  const table = page.getByRole("table", { name: "Candidatures envoyées par semaine" });
  await expect(table).toBeVisible();
  const beyond = await table.evaluate(
    ({ parentElement: frame }) => frame && frame.scrollWidth - frame.clientWidth,
  );
  expect(beyond).toBe(0);
});

/** Goes on from stop to stop until one is reached. */
async function tabUntilFocused(page: Page, wanted: ReturnType<Page["locator"]>, key = "Tab") {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press(key);
    if (await wanted.and(page.locator(":focus")).count()) return;
  }
  await expect(wanted, `${key} leads there`).toBeFocused();
}
