import type { Page } from "@playwright/test";
import { disableFilm } from "#tests/support/home-page.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

/** Keeps, from one page to the next, which were shown without a fade from the one before. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
      const told = `${sessionStorage.getItem("turns") ?? ""} ${viewTransition ? "fades" : "cuts"}`;
      sessionStorage.setItem("turns", told.trim());
    }),
  );
}

const readTransitions = (page: Page) => page.evaluate(() => sessionStorage.getItem("turns"));

/** The browser asks the network for every sheet again. */
async function clearStylesheets(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await browser.detach();
}

test("the site and the account fade into one another, sheets known or not, and the console stays silent", async ({
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
    await page.getByRole("link", { name: "Site public" }).click();
    await expect(page).toHaveURL("/");
  }
  // A page notes how it came as it is shown, which may be after its address.
  await expect.poll(() => readTransitions(page)).toBe(`cuts${" fades".repeat(8)}`);
});

test("a page that is left for one without our script leaves no word on the console", {
  tag: "@once",
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/connexion");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL(/\/demo\/identite\//);
  await page.getByRole("button", { name: "Refuser et revenir au site" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
});
