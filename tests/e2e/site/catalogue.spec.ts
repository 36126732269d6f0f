import type { Page } from "@playwright/test";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { openCartPage } from "#tests/support/cart.ts";
import { expect, test } from "#tests/support/playwright.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).locator(".course-cards > [id]:visible");

test("the search filters while typing, ignoring case, accents and ligatures", {
  tag: "@once",
}, async ({ page }) => {
  await openCartPage(page, "/autre-formation");
  const field = page.getByRole("searchbox", { name: siteMessages.fr.catalogue.search });
  await field.fill("MONCTON INFIRMIERE");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Baccalauréat en science infirmière");
  await expect(main(page).locator("#found")).toHaveText("1 formation");
  await field.fill("administration");
  await expect(main(page).locator("#found")).toHaveText(/^\d+ formations$/);
  await field.fill("astronomie");
  await expect(main(page).getByRole("status").first()).toHaveText(siteMessages.fr.catalogue.none);
  await expect(
    main(page).getByRole("navigation", { name: siteMessages.fr.catalogue.universities }),
  ).toBeHidden();
  await expect(
    main(page).getByRole("link", { name: siteMessages.fr.catalogue.clear }),
  ).toBeVisible();
  await field.fill("");
  await expect(
    main(page).getByRole("link", { name: siteMessages.fr.catalogue.clear }),
  ).toBeHidden();
  await expect(main(page).locator("#found")).toHaveText("30 formations");
});

test("a search is in the address, and the server finds the same", {
  tag: "@once",
}, async ({ page }) => {
  await openCartPage(page, "/en/autre-formation");
  const field = page.getByRole("searchbox");
  await field.fill("nursing");
  await expect(main(page).locator("#found")).not.toHaveText(/^30 /);
  await field.press("Enter");
  await expect(page).toHaveURL(/\?q=nursing$/);
  await expect(main(page).locator("#found")).toBeFocused();
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(found);
  await main(page).getByRole("link", { name: siteMessages.en.catalogue.clear }).click();
  await expect(page).toHaveURL(/autre-formation$/);
});

test("a typed search and one answered by the server find the same", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  const names = () => cards(page).locator("h3").allTextContents();
  for (const search of ["ottawa génie", "GENIE Ottawa", "b.sc. ottawa"]) {
    await openCartPage(page, "/autre-formation");
    const field = page.getByRole("searchbox", { name: siteMessages.fr.catalogue.search });
    await field.fill(search);
    await expect(main(page).locator("#found")).not.toHaveText("30 formations");
    const typedResults = await names();
    expect(typedResults.length, search).toBeGreaterThan(0);
    await field.press("Enter");
    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await expect(main(page).locator("#found")).toContainText(search);
    expect(await names(), search).toEqual(typedResults);
  }
});

const NURSING = "Baccalauréat en science infirmière";
const nursingCard = (page: Page) => main(page).locator("#moncton-science-infirmiere");
const detailsLink = (page: Page) =>
  nursingCard(page).getByRole("link", { name: `Voir les détails : ${NURSING}` });
const details = (page: Page) =>
  page.getByRole("dialog", { name: siteMessages.fr.catalogue.detailsTitle });

/** Records the requested programme addresses. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/autre-formation/")) requests.push(pathname);
  });
  return requests;
}

test("a programme is read in a dialog, added from it, and the focus returns", {
  tag: "@nightly",
}, async ({ page }) => {
  const requests = watchRequests(page);
  await openCartPage(page, "/autre-formation");
  await detailsLink(page).click();
  const dialog = details(page);
  await expect(
    dialog.getByRole("heading", { name: siteMessages.fr.catalogue.detailsTitle }),
  ).toBeFocused();
  await expect(dialog).toContainText(NURSING);
  await expect(dialog).toContainText("Prévoir la biologie, la chimie");
  await expect(dialog.getByRole("definition").first()).toHaveText("Université de Moncton");
  await expect(dialog.getByRole("link", { name: /umoncton\.ca/ })).toBeVisible();
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: siteMessages.fr.menu.close }).click(),
    () => page.mouse.click(3, 3),
  ]) {
    await close();
    await expect(dialog).toBeHidden();
    await expect(detailsLink(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("Prévoir la biologie, la chimie");
  }
  await dialog.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Formation ajoutée au panier\s!/)).toBeVisible();
  const inCart = { name: `Dans le panier : ${NURSING}` };
  await expect(nursingCard(page).getByRole("button", inCart)).toBeVisible();
  await expect(detailsLink(page)).toBeFocused();
  // Opened twice, requested once.
  expect(requests).toEqual(["/autre-formation/moncton-science-infirmiere"]);
});

test("details are prefetched before the click, but not when saving data", {
  tag: ["@once", "@nightly"],
}, async ({ page, context }) => {
  const requests = watchRequests(page);
  await openCartPage(page, "/autre-formation");
  const [answer] = await Promise.all([
    page.waitForResponse(/\/autre-formation\/moncton-science-infirmiere$/),
    detailsLink(page).dispatchEvent("pointerdown"),
  ]);
  expect(answer.status()).toBe(200);
  await context.addCookies([{ name: "saver", value: "on", url: page.url() }]);
  await page.reload();
  await detailsLink(page).dispatchEvent("pointerdown");
  expect(requests).toHaveLength(1);
  await detailsLink(page).click();
  await expect(details(page).locator(".course-article")).toBeVisible();
  expect(requests).toHaveLength(2);
});

test("details that cannot be fetched open as a page", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  await page.route(/\/autre-formation\/./, (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ status: 200, contentType: "text/html", body: "<p>Wi-Fi</p>" })
      : route.continue(),
  );
  await openCartPage(page, "/autre-formation");
  await detailsLink(page).click();
  await expect(page).toHaveURL(/\/autre-formation\/moncton-science-infirmiere$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NURSING);
});

test("a programme has a page: its details, the cart, other programmes of its university", {
  tag: "@once",
}, async ({ page }) => {
  await openCartPage(page, "/autre-formation/moncton-science-infirmiere");
  await expect(page).toHaveTitle(`${NURSING}, Université de Moncton — Collège Érabao`);
  await expect(main(page).locator(".course-article")).toContainText(
    "Prévoir la biologie, la chimie",
  );
  await main(page).getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText(/Formation ajoutée au panier\s!/)).toBeVisible();
  const inCart = main(page).getByRole("button", {
    name: courseSelectionMessages.fr.catalogue.inBasket,
  });
  await inCart.click();
  await expect(page.getByText(`${NURSING} est déjà dans le panier.`)).toBeVisible();
  const others = main(page).getByRole("navigation", { name: "Suite" });
  await expect(others.getByRole("listitem")).toHaveCount(4);
  await others.getByRole("link", { name: "Baccalauréat en traduction" }).click();
  await expect(page).toHaveURL(/\/autre-formation\/moncton-traduction$/);
  await page
    .getByRole("navigation", { name: siteMessages.fr.page.trail })
    .getByRole("link", { name: siteMessages.fr.programmes.other })
    .click();
  await expect(page).toHaveURL(/\/autre-formation$/);
});

test("a phone shows three programmes per university, then the others", { tag: "@nightly" }, async ({
  page,
  isMobile,
}) => {
  await openCartPage(page, "/autre-formation");
  await expect(cards(page)).toHaveCount(isMobile ? 20 : 30);
  if (!isMobile) return;
  const others = page.getByRole("checkbox", { name: "Voir les 2 autres formations" }).first();
  await others.focus();
  await page.keyboard.press("Space");
  await expect(cards(page)).toHaveCount(17);
  // The button stays in view, and the next tab stop is the first programme it revealed.
  await expect(others.locator("..")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(cards(page).nth(3).getByRole("link")).toBeFocused();
  // A search covers all of them.
  await page.getByRole("searchbox").fill("mécatronique");
  await expect(cards(page)).toHaveCount(1);
});
