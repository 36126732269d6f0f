import type { Page } from "@playwright/test";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { localDraftMessages } from "#app/i18n/local-draft.ts";
import { openAsCandidate } from "#tests/support/application-form.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expectNoDrafts, listDraftKeys, pauseResponses } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/playwright.ts";

const CURSUS = "/espace-etudiant/candidate/cursus";
const RESTORED = "Votre texte, enregistré sur cet appareil, est rétabli";
const entryDialog = (page: Page) =>
  page.getByRole("dialog", { name: cursusMessages.fr.dialogTitle });
const school = (page: Page) => entryDialog(page).getByLabel(cursusMessages.fr.school);
const country = (page: Page) =>
  entryDialog(page).getByLabel(cursusMessages.fr.country, { exact: true });
const add = (page: Page) => entryDialog(page).getByRole("button", { name: "Ajouter", exact: true });
const rows = (page: Page) => page.getByRole("row").filter({ hasText: "Lycée Malick-Sy" });
const draftSavedNotice = (page: Page) => entryDialog(page).getByText(localDraftMessages.fr.saved);

async function openEntryDialog(page: Page) {
  await page.getByRole("button", { name: cursusMessages.fr.add }).click();
  await expect(entryDialog(page)).toBeVisible();
}

async function fillEntryDialog(page: Page) {
  await entryDialog(page).getByLabel(cursusMessages.fr.activity).selectOption("studies");
  await entryDialog(page).getByLabel(cursusMessages.fr.year).selectOption("2025-2026");
  await country(page).selectOption("CM");
  await school(page).fill("Lycée Malick-Sy");
  await entryDialog(page).getByLabel(cursusMessages.fr.pending).check();
  await expect(draftSavedNotice(page)).toBeVisible();
}

/** The server accepts the request, but its response never arrives. */
async function dropResponse(page: Page, send: () => Promise<void>) {
  const { promise: isLost, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
    resolve();
  });
  await send();
  await isLost;
  await page.unroute("**/*.data*");
}

test("the Cursus dialog keeps its input on a reload, on Back and Forward, and when its tab is closed", {
  tag: "@phone",
}, async ({ page, context, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, CURSUS);
  await waitForHydration(page);
  await openEntryDialog(page);
  await fillEntryDialog(page);
  const isWhole = async (tab: Page) => {
    await expect(school(tab)).toHaveValue("Lycée Malick-Sy");
    await expect(country(tab)).toHaveValue("CM");
    await expect(entryDialog(tab).getByLabel(cursusMessages.fr.pending)).toBeChecked();
  };

  await test.step("Back closes the dialog and stays on the page, Forward opens it again", async () => {
    await page.goBack();
    await expect(entryDialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${CURSUS}$`));
    await expect(page.getByRole("button", { name: cursusMessages.fr.add })).toBeFocused();
    await page.goForward();
    await expect(entryDialog(page)).toBeVisible();
    await isWhole(page);
  });

  await test.step("a reload opens it again with its input, and says so", async () => {
    await page.reload();
    await waitForHydration(page);
    await expect(entryDialog(page)).toBeVisible();
    await expect(entryDialog(page).getByRole("status").getByText(RESTORED)).toBeVisible();
    await isWhole(page);
    // The towns belong to the restored country.
    await expect(entryDialog(page).locator("#towns option[value='Dschang']")).toHaveCount(1);
  });

  await test.step("closed by its button, the page is unchanged", async () => {
    await entryDialog(page).getByRole("button", { name: "Annuler" }).click();
    await expect(entryDialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${CURSUS}$`));
  });

  const other = await context.newPage();
  await test.step("a closed tab leaves its input to the next", async () => {
    await page.close();
    await other.goto(CURSUS);
    await waitForHydration(other);
    await openEntryDialog(other);
    await expect(entryDialog(other).getByText(RESTORED)).toBeVisible();
    await isWhole(other);
  });

  await test.step("the draft can be discarded and restored", async () => {
    await entryDialog(other)
      .getByRole("button", { name: localDraftMessages.fr.startAgain })
      .click();
    await expect(school(other)).toHaveValue("");
    await expect(country(other)).toHaveValue("");
    await expectNoDrafts(other);
    await entryDialog(other).getByRole("button", { name: localDraftMessages.fr.putBack }).click();
    await isWhole(other);
    await expect(draftSavedNotice(other)).toBeVisible();
  });

  await test.step("after adding, the draft is deleted, and Back does not open an empty dialog", async () => {
    await add(other).click();
    await expect(entryDialog(other)).toBeHidden();
    await expect(rows(other)).toHaveCount(1);
    await expectNoDrafts(other);
    await other.goBack();
    await expect(rows(other)).toHaveCount(1);
    await expect(entryDialog(other)).toBeHidden();
    await openEntryDialog(other);
    await expect(school(other)).toHaveValue("");
  });
});

test("« Ajouter » offline is answered in the dialog, and a double tap or a lost response adds one year", {
  tag: ["@phone", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, CURSUS);
  await waitForHydration(page);
  await openEntryDialog(page);
  await fillEntryDialog(page);

  await test.step("offline: shown in the dialog, with the focus, and nothing is lost", async () => {
    await context.setOffline(true);
    await add(page).click();
    const alert = entryDialog(page).getByRole("alert");
    await expect(alert).toContainText("La connexion a été interrompue.");
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(entryDialog(page).locator(".action-result")).toBeFocused();
    await expect(school(page)).toHaveValue("Lycée Malick-Sy");
    await expect(page.locator(".toast")).toHaveCount(0);
    await context.setOffline(false);
  });

  await test.step("a lost response is shown there too", async () => {
    await dropResponse(page, () => add(page).click());
    await expect(entryDialog(page).getByRole("alert")).toContainText(
      "La connexion a été interrompue.",
    );
    await expect(page.locator(".toast")).toHaveCount(0);
  });

  await test.step("submitted by two taps on a slow network, it is one year", async () => {
    const answered = await pauseResponses(page);
    await add(page).evaluate(async (button: HTMLButtonElement) => {
      button.click();
      await new Promise((done) => setTimeout(done, 250));
      button.click();
    });
    await answered();
    await expect(entryDialog(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step("accepted although its response was lost, it is not restored", async () => {
    await waitForHydration(page);
    await openEntryDialog(page);
    await entryDialog(page).getByLabel(cursusMessages.fr.activity).selectOption("studies");
    await entryDialog(page).getByLabel(cursusMessages.fr.year).selectOption("2024-2025");
    await country(page).selectOption("CM");
    await expect(draftSavedNotice(page)).toBeVisible();
    await dropResponse(page, () => add(page).click());
    await expect(entryDialog(page).getByRole("alert")).toContainText(
      "La connexion a été interrompue.",
    );
    await page.reload();
    await waitForHydration(page);
    await expect(entryDialog(page)).toBeVisible();
    await expect(country(page)).toHaveValue("");
    expect(await listDraftKeys(page)).toEqual([]);
  });
});

test("a change of a year is restored on a reload, and a refused value stays in the dialog", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, CURSUS);
  await waitForHydration(page);
  await openEntryDialog(page);
  await add(page).click();
  await expect(entryDialog(page).getByRole("alert")).toContainText("Il y a un problème");
  await fillEntryDialog(page);
  await add(page).click();
  await expect(entryDialog(page)).toBeHidden();
  await rows(page)
    .getByRole("link", { name: /Modifier/ })
    .click();
  await page.getByLabel(cursusMessages.fr.city).fill("Dschang");
  await expect(page.getByText(localDraftMessages.fr.saved)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel(cursusMessages.fr.city)).toHaveValue("Dschang");
  await expect(page.getByText(RESTORED)).toBeVisible();
  await page.getByRole("button", { name: cursusMessages.fr.submitEdit }).click();
  await expect(rows(page)).toContainText("Dschang");
  await expectNoDrafts(page);
});
