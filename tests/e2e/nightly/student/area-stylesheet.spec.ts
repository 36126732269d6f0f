import type { Page } from "@playwright/test";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

const FORM = "/espace-etudiant/candidate/info-personnel";

/** How the document has the stylesheet of the area, and whether its styles apply. */
const readStylesheet = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>('head link[rel="stylesheet"]');
    return {
      isInline: document.querySelector("head style")?.textContent !== "",
      // A link that only filled the cache has another medium.
      isLinked: link?.media === "" && link.sheet !== null,
      display: getComputedStyle(document.querySelector(".skip-link") ?? document.body).position,
    };
  });

test("area stylesheet: is inside the first document, and linked from the cache in the next ones", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "candidat@demo.test");
  await page.goto(FORM);
  await waitForHydration(page);
  const first = await readStylesheet(page);
  expect(first).toMatchObject({ isInline: true, isLinked: false });
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("sheets=");
  // The page keeps its only styles while the cached copy loads.
  expect(await readStylesheet(page)).toEqual(first);

  await page.goto(FORM);
  await waitForHydration(page);
  expect(await readStylesheet(page)).toEqual({ ...first, isInline: false, isLinked: true });
});
