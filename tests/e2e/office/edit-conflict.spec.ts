import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

for (const { name, isCut } of [
  { name: "Njoya", isCut: true },
  { name: "Faye", isCut: false },
])
  test(`the second of two officers who decide the same choice sees the first decision, keeps the text, and may continue, ${isCut ? "without live updates" : "with live updates on the page"}`, {
    tag: "@once",
  }, async ({ page, otherPage, expected }) => {
    expected(isCut ? /409|ERR_FAILED/ : /409/);
    await signInByRequest(page, "admin@demo.test");
    await signInByRequest(otherPage, "admin@demo.test");
    // Text typed before hydration is kept like the rest.
    const releaseScripts = isCut ? () => {} : await pauseRequests(page, "**/assets/*.js");
    await page.goto(`/administration/candidatures?q=${name}`, { waitUntil: "domcontentloaded" });
    await page
      .getByRole("link", { name: new RegExp(name, "i") })
      .first()
      .click();
    await page
      .getByRole("link", { name: /^Décider/ })
      .last()
      .click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: decisionsMessages.fr.decide })).toBeVisible();
    const state = main.locator(".page-head .tag");
    await expect(state).toHaveText(officeMessages.fr.states["under-review"]);
    const panel = main
      .locator("details")
      .filter({ has: page.locator("summary", { hasText: "Ne pas retenir ce choix" }) });
    // Another test changes meanwhile whether a refusal needs a second reader.
    const submitButton = panel.getByRole("button", {
      name: /^(Demander la relecture|Refuser et prévenir)/,
    });
    if (isCut) await waitForHydration(page);
    await panel.locator("summary").click();
    await panel.getByLabel(/^Les résultats ne suffisent pas/).check();
    await panel.getByLabel(/^Ce qui manque/).fill("Les notes de mathématiques.");
    await panel.getByLabel(/^Conseil pour la suite/).fill("Une année préparatoire.");
    const waits = main.locator("summary", { hasText: "Mettre en liste d’attente" });
    await waits.click();
    releaseScripts();
    await waitForHydration(page);
    // Blocks live updates until the form of this page is submitted.
    let isSent = !isCut;
    await page.route(/\.data/, (route) => {
      isSent ||= route.request().method() === "POST";
      return isSent ? route.continue() : route.abort();
    });

    await otherPage.goto(page.url());
    await waitForHydration(otherPage);
    await otherPage.locator("summary", { hasText: "Mettre en liste d’attente" }).click();
    await otherPage.getByRole("button", { name: "Mettre en liste d’attente" }).click();
    const status = otherPage.getByRole("status").filter({ hasText: "en liste d’attente" });
    await expect(status).toBeFocused();
    await expect(status).toBeInViewport();
    if (!isCut) {
      await expect(state).toHaveText(officeMessages.fr.states["waiting-list"]);
      await expect(waits).toBeVisible();
      await expect(panel.getByLabel(/^Ce qui manque/)).toHaveValue("Les notes de mathématiques.");
      // Closed and opened again, the form still has its text.
      await panel.locator("summary").click();
      await expect(panel.getByLabel(/^Ce qui manque/)).toBeHidden();
      await panel.locator("summary").click();
      await expect(panel.getByLabel(/^Conseil pour la suite/)).toBeVisible();
      await expect(panel.getByLabel(/^Ce qui manque/)).toHaveValue("Les notes de mathématiques.");
    }

    await submitButton.click();
    const alert = main.getByRole("alert");
    await expect(alert).toContainText("Ce choix a changé entre-temps");
    await expect(alert).toContainText("Les notes de mathématiques.");
    await expect(main.locator("div:focus").getByRole("alert")).toBeInViewport();
    await expect(state).toHaveText(officeMessages.fr.states["waiting-list"]);
    await expect(waits).toBeHidden();
    await submitButton.click();
    await expect(page).toHaveURL(/done=/);
    await expect(panel.getByLabel(/^Conseil pour la suite/)).toBeHidden();
  });
