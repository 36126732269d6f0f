import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/playwright.ts";
import { withoutFilm } from "#tests/support/quiet-home.ts";
import { comeIn } from "#tests/support/sessions.ts";

/** Keeps, from one page to the next, which were shown without a fade from the one before. */
async function noteTurns(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
      const told = `${sessionStorage.getItem("turns") ?? ""} ${viewTransition ? "fades" : "cuts"}`;
      sessionStorage.setItem("turns", told.trim());
    }),
  );
}

const turns = (page: Page) => page.evaluate(() => sessionStorage.getItem("turns"));

/** The browser asks the network for every sheet again. */
async function forgetSheets(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await browser.detach();
}

test("the site and the account fade into one another, sheets known or not, and the console stays silent", async ({
  page,
  isMobile,
}) => {
  await withoutFilm(page);
  await comeIn(page, "candidat@demo.test");
  await noteTurns(page);
  await page.goto("/");
  for (const round of ["known", "known", "unknown", "unknown"]) {
    if (round === "unknown") await forgetSheets(page);
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "COMPTE" }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/espace-etudiant\/candidate/);
    if (round === "unknown") await forgetSheets(page);
    await page.getByRole("button", { name: /Aïssatou/ }).click();
    await page.getByRole("link", { name: "Site public" }).click();
    await expect(page).toHaveURL("/");
  }
  // A page notes how it came as it is shown, which may be after its address.
  await expect.poll(() => turns(page)).toBe(`cuts${" fades".repeat(8)}`);
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
