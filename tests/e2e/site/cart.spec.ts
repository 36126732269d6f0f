import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import {
  addFirstCourses,
  CART_FULL_ALERT,
  COURSE_WITH_COMMA,
  cartAlert,
  cartDrawer,
  cartLink,
  listOfferedCourses,
  MAX_CART_COURSES,
  main,
  openCartPage,
  setCartCookie,
  unfoldCourses,
} from "#tests/support/cart.ts";
import { expect, test } from "#tests/support/playwright.ts";

test("a visitor fills a cart up to fifteen, and the sixteenth is refused with the exact text", {
  tag: "@once",
}, async ({ page }) => {
  await openCartPage(page, "/autre-formation");
  await expect(cartLink(page)).toHaveAccessibleName("Panier, aucune formation");
  await unfoldCourses(page);
  await addFirstCourses(page, 1);
  await expect(cartAlert(page)).toHaveText(/Formation ajoutée au panier\s!/);
  await expect(cartAlert(page)).toHaveRole("status");
  await addFirstCourses(page, MAX_CART_COURSES - 1);
  await expect(cartLink(page)).toHaveAccessibleName("Panier, 15 formations");
  await expect(main(page).getByRole("button", { name: /^Dans le panier : / })).toHaveCount(
    MAX_CART_COURSES,
  );
  await addFirstCourses(page, 1);
  await expect(cartAlert(page).getByText(CART_FULL_ALERT, { exact: true })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Panier, 15 formations");
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "cart");
  expect(cookie?.value.length).toBeLessThan(800);
  expect(cookie).toMatchObject({ sameSite: "Lax", path: "/" });
});

test("a duplicate is refused by name, and the button keeps its state when the alert has gone", {
  tag: "@once",
}, async ({ page }) => {
  await page.clock.install();
  await openCartPage(page, "/autre-formation?q=histoire");
  const card = main(page).getByRole("listitem").filter({ hasText: COURSE_WITH_COMMA });
  await card.getByRole("button", { name: `Ajouter : ${COURSE_WITH_COMMA}` }).click();
  const inCart = card.getByRole("button", { name: `Dans le panier : ${COURSE_WITH_COMMA}` });
  await inCart.click();
  const sentence = cartAlert(page).getByText(`${COURSE_WITH_COMMA} est déjà dans le panier.`, {
    exact: true,
  });
  await expect(sentence).toBeVisible();
  // At least eight seconds, because it contains an action.
  await page.clock.runFor(8_000);
  await expect(sentence).toBeVisible();
  // It stays while it has the focus.
  await cartAlert(page).getByRole("link", { name: "Voir mon panier" }).focus();
  await page.clock.runFor(60_000);
  await expect(sentence).toBeVisible();
  await inCart.focus();
  await page.clock.runFor(11_000);
  await expect(sentence).toBeHidden();
  await expect(inCart).toBeVisible();
});

test("the cart survives a reload, and is the same in another tab and language", {
  tag: ["@once", "@nightly"],
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/curriculum");
  await expect(cartLink(other)).toBeHidden();
  await openCartPage(page, "/autre-formation");
  await addFirstCourses(page, 2);
  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName("Panier, 2 formations");
  await expect(main(page).getByRole("button", { name: /^Dans le panier : / })).toHaveCount(2);
  await expect(main(page).getByText("Voir mon panier (2 sur 15)")).toBeVisible();
  await expect(cartLink(other)).toHaveAccessibleName("Panier, 2 formations");
  await other.goto("/en");
  await expect(cartLink(other)).toHaveAccessibleName("Shortlist, 2 programmes");
  await cartLink(other).click();
  await expect(cartDrawer(other)).toContainText("2 programmes out of 15");
  await expect(cartDrawer(other)).toContainText("Computing Science Major");
});

test("the drawer works with the keyboard: a removal can be undone, and the focus is never lost", {
  tag: ["@desk", "@nightly"],
}, async ({ page }) => {
  await openCartPage(page, "/autre-formation");
  const [first = "", second = "", third = ""] = await addFirstCourses(page, 3);
  await cartLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(cartDrawer(page)).toBeVisible();
  await expect(cartDrawer(page)).toHaveCSS("display", "flex");
  await expect(cartDrawer(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(cartDrawer(page)).toContainText("3 formations sur 15 possibles");
  const remove = (name: string) =>
    cartDrawer(page).getByRole("button", { name: `Retirer ${name}` });
  await remove(second).focus();
  await page.keyboard.press("Enter");
  await expect(cartDrawer(page).getByRole("status")).toContainText(
    `« ${second} » retiré du panier.`,
  );
  await expect(remove(third)).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName("Panier, 2 formations");
  await cartDrawer(page)
    .getByRole("button", { name: `Annuler ${second}` })
    .focus();
  await page.keyboard.press("Enter");
  await expect(remove(second)).toBeFocused();
  await expect(cartDrawer(page).getByRole("listitem").nth(1)).toContainText(second);
  for (const name of [first, second, third]) {
    await remove(name).focus();
    await page.keyboard.press("Enter");
    await expect(remove(name)).toHaveCount(0);
  }
  await expect(cartDrawer(page)).toContainText("Votre panier est vide.");
  await expect(cartDrawer(page).getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cartDrawer(page)).toBeHidden();
  await expect(cartLink(page)).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`details, alert and drawer are accessible in ${colorScheme} colours`, {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openCartPage(page, "/autre-formation");
    await addFirstCourses(page, 1);
    await main(page).getByText("Voir les détails").first().click();
    await expect(page.getByRole("dialog").locator(".course-article")).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await addFirstCourses(page, 1);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await cartLink(page).click();
    await cartDrawer(page)
      .getByRole("button", { name: /^Retirer/ })
      .first()
      .click();
    await expect(cartDrawer(page).getByRole("button", { name: /^Annuler/ })).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the cart is filled, shown, emptied and taken to sign-in", { tag: "@nightly" }, async ({
    page,
  }) => {
    await page.goto("/autre-formation");
    await expect(cartLink(page)).toBeVisible();
    await page.getByRole("searchbox").fill("HISTOIRE");
    await page.getByRole("button", { name: "Rechercher" }).click();
    const card = main(page).getByRole("listitem").filter({ hasText: COURSE_WITH_COMMA });
    await card.getByRole("link", { name: `Voir les détails : ${COURSE_WITH_COMMA}` }).click();
    await expect(page).toHaveURL(/\/autre-formation\/moncton-histoire$/);
    await expect(main(page).getByText(/enseignement de l’histoire/)).toBeVisible();
    await page.goBack();
    await card.getByRole("button", { name: `Ajouter : ${COURSE_WITH_COMMA}` }).click();
    const panel = page.getByRole("region", { name: /^Mon panier/ });
    await expect(panel.getByRole("status")).toContainText(/Formation ajoutée au panier\s!/);
    await expect(page.getByRole("searchbox")).toHaveValue("HISTOIRE");
    await page.getByRole("button", { name: `Dans le panier : ${COURSE_WITH_COMMA}` }).click();
    await expect(panel.getByRole("status")).toContainText(
      `${COURSE_WITH_COMMA} est déjà dans le panier.`,
    );
    await panel.getByRole("button", { name: `Retirer ${COURSE_WITH_COMMA}` }).click();
    await expect(panel).toContainText("Votre panier est vide.");
    await panel.getByRole("button", { name: `Annuler ${COURSE_WITH_COMMA}` }).click();
    await expect(panel.getByRole("listitem")).toHaveCount(1);
    await page.goto("/autre-formation");
    await page.getByRole("banner").locator(".cart-link").click();
    await expect(panel).toContainText(COURSE_WITH_COMMA);
    await panel.getByRole("link", { name: "Déposer ma candidature" }).click();
    await expect(page).toHaveURL(/\/connexion\?next=/);
  });

  test("a programme is added on its own page", { tag: ["@once", "@nightly"] }, async ({ page }) => {
    await page.goto("/autre-formation/moncton-histoire");
    await main(page).getByRole("button", { name: "Ajouter au panier" }).click();
    const panel = page.getByRole("region", { name: /^Mon panier/ });
    await expect(panel.getByRole("status")).toContainText(/Formation ajoutée au panier\s!/);
    await expect(panel.getByRole("listitem")).toContainText(COURSE_WITH_COMMA);
  });

  test("the sixteenth is refused with the exact text, in both languages", {
    tag: ["@once", "@nightly"],
  }, async ({ page }) => {
    await page.goto("/autre-formation");
    await setCartCookie(page, (await listOfferedCourses(page)).slice(0, MAX_CART_COURSES - 1));
    await page.goto("/autre-formation?panier");
    const adding = main(page).getByRole("button", { name: /^Ajouter : / });
    await adding.first().click();
    await expect(main(page)).toContainText("15 formations sur 15 possibles");
    await adding.first().click();
    await expect(main(page)).toContainText(CART_FULL_ALERT);
    await expect(main(page)).toContainText("15 formations sur 15 possibles");
    await page.goto("/en/autre-formation?panier");
    await main(page)
      .getByRole("button", { name: /^Add\s?: / })
      .first()
      .click();
    await expect(main(page)).toContainText(
      "You have reached the limit of 15 programmes in your shortlist.",
    );
    await main(page)
      .getByRole("button", { name: /^In your shortlist\s?: / })
      .first()
      .click();
    await expect(main(page).getByRole("status").first()).toContainText("limit of 15");
  });
});
