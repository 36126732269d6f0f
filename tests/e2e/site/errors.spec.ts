import type { Page } from "@playwright/test";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

for (const [address, lang, sentence, linkName] of [
  ["/adresse-inconnue", "fr", "Cette page n’existe pas", "/"],
  ["/en/no-such-page", "en", "This page does not exist", "/en"],
  ["/actualite/inconnue", "fr", "Cette page n’existe pas", "/"],
  ["/campus/PARIS", "fr", "Cette page n’existe pas", "/"],
] as const)
  test(`${address} shows the site's own 404 page`, { tag: ["@once", "@nightly"] }, async ({
    page,
  }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(
      page.getByRole("heading", { level: 1, name: shellMessages.fr.errorTitle }),
    ).toBeVisible();
    await expect(page.getByText("Sorry, an unexpected error has occurred.").first()).toBeVisible();
    await expect(page.getByText("404 Not Found")).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole("main").locator(`a[href="${linkName}"]`)).toBeVisible();
  });

for (const [address, sentence] of [
  ["/demo/panne", "Une erreur inattendue s’est produite."],
  ["/en/demo/panne", "Sorry, an unexpected error has occurred."],
] as const)
  test(`${address} shows an error page with its number, and no stack trace`, {
    tag: "@once",
  }, async ({ page, expected }) => {
    expected(/^500: /);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(500);
    await expect(
      page.getByRole("heading", { level: 1, name: shellMessages.fr.errorTitle }),
    ).toBeVisible();
    await expect(page.getByText("Sorry, an unexpected error has occurred.").first()).toBeVisible();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(page.getByText(/[2-9A-HJ-NP-Z]{6}/)).toBeVisible();
    expect(await page.getByRole("main").textContent()).not.toMatch(
      /\.tsx?|node_modules|fault on purpose/,
    );
  });

/** The scripts of an area that load React. */
const reactScripts = /\/assets\/(?!site-)[\w./-]+\.js/;
/** The only script of public pages. */
const siteScript = /\/assets\/site-[\w-]+\.js/;
const IDENTITY = "/espace-etudiant/candidate/info-personnel?partie=identite";
const oops = (page: Page) => page.getByRole("alert").filter({ hasText: "Oops!" });

test("a script that cannot be loaded is reported, and no input is lost", async ({
  page,
  expected,
}) => {
  expected(/^console error:|^page error: Failed to fetch dynamically imported module/);
  await signInByRequest(page, "candidat@demo.test");
  await page.route(reactScripts, (route) => route.abort());
  await page.goto(IDENTITY);
  await page.getByLabel(personalInfoMessages.fr.labels.birthPlace).fill("Tivaouane");
  const alert = oops(page);
  await expect(alert).toBeVisible();
  await expect(alert).toContainText("Sorry, an unexpected error has occurred.");
  await expect(alert.locator("code")).toContainText(/\/assets\/[\w./-]+\.js/);
  await expect(page.getByLabel(personalInfoMessages.fr.labels.birthPlace)).toHaveValue("Tivaouane");
  await page.unroute(reactScripts);
  // Without a fetch of its address, WebKit would not request a script that failed again.
  const failed = await alert.locator("code").innerText();
  const fetched = page.waitForRequest(
    (request) => request.url() === failed && request.resourceType() === "fetch",
  );
  await alert.getByRole("link", { name: shellMessages.fr.reload }).click();
  await fetched;
  await waitForHydration(page);
  await expect(alert).toBeHidden();
});

test("a script is requested once more before an error is shown", {
  tag: ["@desk", "@nightly"],
}, async ({ page, expected }) => {
  expected(/^console error:|^page error: Failed to fetch dynamically imported module/);
  await signInByRequest(page, "candidat@demo.test");
  const failed = new Set<string>();
  await page.route(reactScripts, (route) => {
    const { pathname } = new URL(route.request().url());
    const first = !failed.has(pathname) && !route.request().url().includes("?");
    failed.add(pathname);
    return first ? route.abort() : route.continue();
  });
  await page.goto(IDENTITY);
  await waitForHydration(page);
  expect(failed.size).toBeGreaterThan(0);
  await expect(oops(page)).toBeHidden();
});

test("the last script, which the others import, is reported as well", {
  tag: ["@desk", "@nightly"],
}, async ({ page, expected }) => {
  expected(/^console error:|^page error: Failed to fetch dynamically imported module/);
  await signInByRequest(page, "candidat@demo.test");
  await page.route(/\/assets\/entry\.client-/, (route) => route.abort());
  await page.goto(IDENTITY);
  await expect(oops(page).locator("code")).toContainText("/assets/entry.client-");
});

test("a script that stalls is reported after two minutes", { tag: ["@desk", "@nightly"] }, async ({
  page,
}) => {
  await signInByRequest(page, "candidat@demo.test");
  const release = await pauseRequests(page, /\/assets\/personal-info-/);
  // Playwright's clock would hide which scripts have arrived.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const shorten = (ms?: number) => (ms === 120_000 ? 2_000 : ms);
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number) => start(run, shorten(ms)),
    });
  });
  await page.goto(IDENTITY, { waitUntil: "domcontentloaded" });
  await expect(oops(page).locator("code")).toContainText("/assets/personal-info-");
  release();
});

test("a public page works without its script, and reports it only where it is needed", {
  tag: ["@once", "@nightly"],
}, async ({ page, expected }) => {
  expected(/^console error:/);
  await page.route(siteScript, (route) => route.abort());
  await page.goto("/connexion");
  const alert = oops(page);
  await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
  await expect(alert).toBeHidden();
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await expect(alert.locator("code")).toContainText(siteScript);
  await page.unroute(siteScript);
  await page.goto("/connexion");
  await page.getByLabel("Mot de passe", { exact: true }).fill("visible");
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveAttribute("type", "text");
});

test("the script of a public page is requested again automatically", {
  tag: ["@desk", "@nightly"],
}, async ({ page, expected }) => {
  expected(/^console error:/);
  let requestCount = 0;
  await page.route(siteScript, (route) => {
    requestCount += 1;
    return requestCount === 1 ? route.abort() : route.continue();
  });
  await page.goto("/about", { waitUntil: "load" });
  // Something that only this script does.
  await page.getByRole("button", { name: "Sombre" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(requestCount).toBe(2);
});
