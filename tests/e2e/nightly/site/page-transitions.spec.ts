import type { Page } from "@playwright/test";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { demoMessages } from "#app/i18n/demo.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

/** Records, across pages, which were shown without a transition from the page before. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
      const transitions = `${sessionStorage.getItem("turns") ?? ""} ${viewTransition ? "fades" : "cuts"}`;
      sessionStorage.setItem("turns", transitions.trim());
    }),
  );
}

const readTransitions = (page: Page) => page.evaluate(() => sessionStorage.getItem("turns"));

/** Makes the browser request every stylesheet again. */
async function clearStylesheets(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await browser.detach();
}

test("site and account pages cross-fade, with cached stylesheets or not, and the console stays silent", async ({
  page,
  isMobile,
}) => {
  await disableFilm(page);
  await signInByRequest(page, "candidat@demo.test");
  await recordTransitions(page);
  await page.goto("/");
  for (const round of ["known", "known", "unknown", "unknown"]) {
    if (round === "unknown") await clearStylesheets(page);
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "COMPTE" }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/espace-etudiant\/candidate/);
    if (round === "unknown") await clearStylesheets(page);
    await page.getByRole("button", { name: /Aïssatou/ }).click();
    await page.getByRole("link", { name: studentMessages.fr.site }).click();
    await expect(page).toHaveURL("/");
  }
  // A page records its transition when it is shown, which may be after its address changes.
  await expect.poll(() => readTransitions(page)).toBe(`cuts${" fades".repeat(8)}`);
});

test("leaving for a page without our script writes nothing on the console", {
  tag: "@once",
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/connexion");
  await page.getByRole("button", { name: accessMessages.fr.signIn.google }).click();
  await expect(page).toHaveURL(/\/demo\/identite\//);
  await page.getByRole("button", { name: demoMessages.fr.demoIdentity.refuse }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
});
