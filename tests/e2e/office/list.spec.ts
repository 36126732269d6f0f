import type { Page } from "@playwright/test";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { dashboardMessages } from "#app/i18n/dashboard.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { reloadHydrated } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";
import { listTabStops } from "#tests/support/tab-stops.ts";

const LIST = "/administration/candidatures";

test("an officer filters the list, saves the view and assigns several applications with the keyboard only", {
  tag: "@desk",
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto(LIST);
  await waitForHydration(page);
  const add = page.getByRole("button", { name: applicationListMessages.fr.addFilter });

  await test.step("the dialog takes the focus, and returns it when it is closed or used", async () => {
    await tabUntilFocused(page, add);
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: applicationListMessages.fr.filters }),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(add).toBeFocused();
    await page.keyboard.press("Enter");
    await tabUntilFocused(
      page,
      page.getByRole("checkbox", { name: officeMessages.fr.states["under-review"] }),
    );
    await page.keyboard.press("Space");
    await tabUntilFocused(
      page,
      page.getByRole("button", { name: applicationListMessages.fr.apply }),
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: /^Statut : En examen/ })).toBeVisible();
    await expect(add).toBeFocused();
  });

  await test.step("every tab stop is visible, in view and uncovered", async () => {
    await reloadHydrated(page);
    const stops = await listTabStops(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter((stop) => !stop.hasRing || stop.isCovered || stop.isOutside)).toEqual([]);
  });

  await test.step("a search keeps the focus in its field, and removing a filter keeps it on the page", async () => {
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

  await test.step("the filter is saved under a name, and removed after a confirmation", async () => {
    await page.reload();
    await tabUntilFocused(page, page.getByRole("link", { name: "Enregistrer cette vue" }));
    await page.keyboard.press("Enter");
    await tabUntilFocused(page, page.getByLabel(applicationListMessages.fr.views.name));
    await page.keyboard.type("En cours");
    await page.keyboard.press("Enter");
    const view = page.getByRole("link", { name: announcementMessages.fr.sending, exact: true });
    await expect(view).toHaveAttribute("aria-current", "page");
    await tabUntilFocused(
      page,
      page.getByRole("link", { name: applicationListMessages.fr.views.manage }),
    );
    await page.keyboard.press("Enter");
    await tabUntilFocused(page, page.getByLabel("Supprimer la vue En cours"));
    await page.keyboard.press("Enter");
    await tabUntilFocused(
      page,
      page.getByRole("button", { name: applicationListMessages.fr.views.removeNow }),
    );
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByText(announcementMessages.fr.sending, { exact: true })).toHaveCount(0);
  });

  await test.step("two applications are selected and assigned together", async () => {
    await page.goto(LIST);
    for (const tick of [0, 1]) {
      await tabUntilFocused(page, page.getByRole("checkbox", { name: /^Choisir/ }).nth(tick));
      await page.keyboard.press("Space");
    }
    await expect(page.getByRole("status").getByText("2 candidatures choisies")).toBeVisible();
    await tabUntilFocused(
      page,
      page.getByRole("button", { name: applicationListMessages.fr.several.summary }),
      "Shift+Tab",
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "2 candidatures choisies" })).toBeVisible();
    // They may have been assigned to this officer already.
    await page.goto(`${LIST}?done=0`);
    const status = page.getByRole("status").filter({ hasText: "Rien n’a changé" });
    await expect(status).toBeVisible();
  });
});

test("reading applications of a filtered list leads from one to the next, and back to the same list", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto(`${LIST}?etat=submitted&tri=nom`);
  await waitForHydration(page);
  const names = page.getByRole("rowheader").getByRole("link");
  const [first = "", second = ""] = await names.allInnerTexts();
  await names.first().click();
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 1 });
  const around = main.getByRole("navigation", {
    name: applicationListMessages.fr.neighbours.label,
  });
  await expect(title).toHaveText(first, { ignoreCase: true });
  await expect(around).toContainText(/1 sur \d+/);
  await expect(
    around.getByRole("link", { name: applicationListMessages.fr.neighbours.before }),
  ).toHaveCount(0);

  await test.step("also from a decided choice, with the keyboard", async () => {
    await main
      .getByRole("link", { name: /^Décider/ })
      .first()
      .click();
    await expect(main.getByRole("heading", { name: decisionsMessages.fr.decide })).toBeVisible();
    await expect(main).toBeFocused();
    await tabUntilFocused(
      page,
      around.getByRole("link", { name: applicationListMessages.fr.neighbours.after }),
    );
    await page.keyboard.press("Enter");
    await expect(title).toHaveText(second, { ignoreCase: true });
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  await main.getByRole("link", { name: applicationListMessages.fr.views.back }).click();
  await expect(page).toHaveURL(/\?etat=submitted&tri=nom$/);
  // Another test may have added an application with an earlier name.
  const again = names.filter({ hasText: first });
  await expect(again).toBeVisible();

  await test.step("a single result has no neighbour", async () => {
    await page.getByRole("searchbox", { name: /^Rechercher/ }).fill(first);
    await page.keyboard.press("Enter");
    await expect(names).toHaveCount(1);
    await names.first().click();
    await expect(title).toHaveText(first, { ignoreCase: true });
    await expect(around).toHaveCount(0);
    await page.goto(`${LIST}?etat=submitted&tri=nom`);
    await waitForHydration(page);
  });

  await test.step("without a list there are no neighbour links", async () => {
    await again.click();
    await expect(around).toBeVisible();
    await page.reload();
    await expect(title).toHaveText(first, { ignoreCase: true });
    await expect(around).toHaveCount(0);
    await main.getByRole("link", { name: applicationListMessages.fr.views.back }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  });
});

test("writing to selected applications of a filtered list leads back to the same list", {
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
  await page.getByRole("button", { name: applicationListMessages.fr.several.summary }).click();
  await page.getByRole("link", { name: applicationListMessages.fr.several.write }).click();
  const main = page.getByRole("main");
  await main.getByRole("link", { name: applicationListMessages.fr.several.title }).click();
  // The name of the link before contains this one.
  await main
    .getByRole("link", { name: applicationListMessages.fr.views.back, exact: true })
    .click();
  await expect(page).toHaveURL(filtered);
  await page.goBack();
  await page.getByRole("link", { name: applicationListMessages.fr.several.write }).click();
  await page.getByLabel(announcementMessages.fr.subject).first().fill("Votre entretien");
  await page
    .getByLabel(announcementMessages.fr.content)
    .first()
    .fill("Bonjour {prenom}, il a lieu le 4 janvier.");
  await page.getByRole("button", { name: announcementMessages.fr.preview }).click();
  await main
    .getByRole("link", { name: applicationListMessages.fr.views.back, exact: true })
    .click();
  await expect(page).toHaveURL(filtered);
});

test("on a phone, the selection bar covers nothing that the keyboard reaches", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  for (const [language, action] of [
    ["", "Attribuer ou écrire"],
    ["/en", "Assign or message"],
  ]) {
    await page.goto(`${language}${LIST}`);
    await waitForHydration(page);
    await page.locator("[name=application]").first().focus();
    await page.keyboard.press("Space");
    const bar = await page.getByRole("button", { name: action }).boundingBox();
    expect(bar?.height, "its text is on one line").toBeLessThan(50);
    await page.locator(":focus").evaluate((one: HTMLElement) => one.blur());
    const stops = await listTabStops(page);
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter((stop) => stop.isCovered || stop.isOutside)).toEqual([]);
  }
});

test("on a phone, a saved view can be selected, and the result of changing it is announced", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto(`${LIST}/vues?q=Gomis`);
  await page.getByLabel(applicationListMessages.fr.views.name).fill("Au téléphone");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Au téléphone", exact: true })).toBeVisible();
  await page.getByRole("link", { name: applicationListMessages.fr.views.manage }).click();
  const line = page.getByRole("listitem").filter({ hasText: "Au téléphone" });
  await line.getByLabel(/^Renommer ou partager/).click();
  await line.getByLabel(applicationListMessages.fr.views.name).press("Enter");
  await expect(
    page.getByRole("status").getByText(applicationListMessages.fr.views.done.changed),
  ).toBeVisible();
  await line.getByLabel(/^Supprimer la vue/).click();
  await line.getByRole("button", { name: applicationListMessages.fr.views.removeNow }).click();
  await expect(
    page.getByRole("status").getByText(applicationListMessages.fr.views.done.removed),
  ).toBeVisible();
});

test("on a phone, the numbers of the weekly table are readable without scrolling sideways", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await page.goto("/administration");
  await page.getByText(dashboardMessages.fr.weeks.table).click();
  const table = page.getByRole("table", { name: dashboardMessages.fr.weeks.title });
  await expect(table).toBeVisible();
  const beyond = await table.evaluate(
    ({ parentElement: frame }) => frame && frame.scrollWidth - frame.clientWidth,
  );
  expect(beyond).toBe(0);
});

/** Tabs until this element has the focus. */
async function tabUntilFocused(page: Page, target: ReturnType<Page["locator"]>, key = "Tab") {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press(key);
    if (await target.and(page.locator(":focus")).count()) return;
  }
  await expect(target, `${key} leads there`).toBeFocused();
}
