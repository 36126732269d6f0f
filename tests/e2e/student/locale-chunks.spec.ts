import type { Page } from "@playwright/test";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

/** The folders from which a page loaded messages, by name. */
async function listMessageFolders(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const folders = names.map((name) => /^\/assets\/(words[a-z-]*)\//.exec(name)?.[1] ?? "");
  return [...new Set(folders)].filter(Boolean).toSorted();
}

test("a page loads messages of its own language only, and the office's pages both", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "candidat@demo.test");
  for (const [address, folder] of [
    ["/espace-etudiant/candidate/info-personnel", "words-fr"],
    ["/en/espace-etudiant/candidate/info-personnel", "words-en"],
    ["/en/espace-etudiant/candidate/cursus", "words-en"],
  ] as const) {
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(await listMessageFolders(page)).toEqual([folder]);
  }
  await signInByRequest(page, "admissions@demo.test");
  await page.goto("/administration");
  await waitForHydration(page);
  expect(await listMessageFolders(page)).toEqual(["words"]);
});

test("a browser without import maps gets the messages of both languages, and works", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "candidat@demo.test");
  await page.route("**/espace-etudiant/**", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const map = /(<script type="importmap">)[^<]*/;
    expect(html).toMatch(map);
    await route.fulfill({ response: answer, body: html.replace(map, '$1{"imports":{}}') });
  });
  await page.goto("/espace-etudiant/candidate/cursus");
  await waitForHydration(page);
  expect(await listMessageFolders(page)).toEqual(["words"]);
  await page.getByRole("button", { name: "Ajouter un Cursus" }).click();
  await expect(page.getByRole("dialog", { name: "Ajouter un nouveau Cursus" })).toBeVisible();
});
