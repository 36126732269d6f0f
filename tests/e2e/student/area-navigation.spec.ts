import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("a hydrated page opens addresses outside its area as documents", {
  tag: ["@once", "@nightly"],
}, async ({ page, expected }) => {
  expected(/^404: .espace-etudiant.inconnue/);
  await signInByRequest(page, "candidat@demo.test");
  await page.goto("/espace-etudiant");
  await waitForHydration(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  // As a link or a server redirect may, also in the other language, and to an unknown address.
  for (const address of ["/en/about", "/administration", "/espace-etudiant/inconnue"]) {
    const arrived = page.waitForEvent("domcontentloaded");
    await page.evaluate(navigateInPage, address);
    await arrived;
    expect(documents.at(-1)).toBe(address);
    await page.goto("/espace-etudiant");
    await waitForHydration(page);
  }
  const loaded = documents.length;
  await page.evaluate(navigateInPage, "/espace-etudiant/compte");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon Compte");
  expect(documents.length, "a page of the area").toBe(loaded);
});

/** Makes the router navigate as a link without `reloadDocument` does. Runs in the browser. */
function navigateInPage(address: string): void {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}
