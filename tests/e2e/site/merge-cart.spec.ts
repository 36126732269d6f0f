import { cartMessages } from "#app/features/catalogue/messages/cart.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { buildCandidate, signIn } from "#tests/support/candidate.ts";
import {
  CART_FULL_ALERT,
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
import {
  createAccountByRequest,
  resetPasswordByRequest,
  signInByRequest,
  signUpByRequest,
} from "#tests/support/sessions.ts";

test("a cart joins the basket at sign-in, and omitted programmes are named once", {
  tag: "@once",
}, async ({ page, mailbox, address }) => {
  test.setTimeout(120_000);
  const candidate = buildCandidate(address);
  await signUpByRequest(page, mailbox, candidate);

  // When signed in, the public catalogue fills the basket directly.
  await openCartPage(page, "/autre-formation");
  await unfoldCourses(page);
  const button = (name: RegExp) => main(page).getByRole("button", { name });
  for (let n = 1; n <= 13; n += 1) {
    await button(/^Ajouter : /)
      .first()
      .click();
    await expect(button(/^Dans le panier : /)).toHaveCount(n);
  }
  await cartLink(page).click();
  await expect(cartDrawer(page)).toContainText(cartMessages.fr.savedInApplication);
  await cartDrawer(page)
    .getByRole("link", { name: courseSelectionMessages.fr.catalogue.seeBasket })
    .click();
  await expect(main(page)).toContainText("13 sur 15");

  // Signing out leaves nothing on a shared phone.
  await page.getByRole("button", { name: /menu du profil/ }).click();
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(/\/connexion\?done=signed-out$/);
  await expect(cartLink(page)).toBeHidden();
  expect((await page.context().cookies()).filter(({ name }) => name === "cart")).toEqual([]);

  // The last four of the catalogue, as a visitor: two fit.
  await openCartPage(page, "/autre-formation");
  await unfoldCourses(page);
  const names: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const last = button(/^Ajouter : /).last();
    names.push(((await last.textContent()) ?? "").replace(/^Ajouter\s:\s/, ""));
    await last.click();
  }
  await cartLink(page).click();
  await cartDrawer(page).getByRole("link", { name: cartMessages.fr.apply }).click();
  await expect(page).toHaveURL(/\/connexion\?next=/);
  await signIn(page, candidate.email, candidate.password);
  await expect(page).toHaveURL(/mon-panier$/);
  await expect(main(page)).toContainText("15 sur 15");
  const fullCartAlert = main(page)
    .getByRole("status")
    .filter({ hasText: "n’ont pas été ajoutées à votre panier" });
  await expect(fullCartAlert).toContainText(CART_FULL_ALERT);
  await expect(fullCartAlert.getByRole("listitem")).toHaveText(names.slice(2));
  await page.reload();
  await expect(main(page)).toContainText("15 sur 15");
  await expect(fullCartAlert).toHaveCount(0);

  // Changes in the student area are visible on public pages.
  await page
    .getByRole("button", { name: /^Retirer/ })
    .first()
    .click();
  await expect(main(page)).toContainText("14 sur 15");
  await page.goto("/about");
  await expect(cartLink(page)).toHaveAccessibleName("Panier, 14 formations");
});

test("omitted programmes are also named on a public page, when the visitor signs in from there", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  const candidate = buildCandidate(address);
  await createAccountByRequest(page, mailbox, candidate);
  // A cart on this device with a programme that no longer exists.
  await openCartPage(page, "/autre-formation");
  const ids = await listOfferedCourses(page);
  await setCartCookie(page, ["no-such-formation", ...ids.slice(0, 1)]);
  await page.goto("/connexion?next=%2Fautre-formation");
  await signIn(page, candidate.email, candidate.password);
  await expect(page).toHaveURL(/\/autre-formation$/);
  await expect(cartLink(page)).toHaveAccessibleName(cartMessages.fr.one);
  await expect(cartDrawer(page)).toHaveCount(0);

  await page
    .getByRole("banner")
    .getByRole("button", { name: /Mon profil/ })
    .click();
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(/\/connexion\?done=signed-out$/);
  await setCartCookie(page, ids.slice(1, MAX_CART_COURSES + 1));
  await page.goto("/connexion?next=%2Fautre-formation");
  await signIn(page, candidate.email, candidate.password);
  await expect(cartDrawer(page)).toContainText("n’ont pas été ajoutées à votre panier");
  await expect(cartDrawer(page)).toContainText(CART_FULL_ALERT);
  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName("Panier, 15 formations");
  await expect(cartDrawer(page)).toHaveCount(0);
});

test("a candidate with a submitted application is offered no programme to add, and the cart says why", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox }) => {
  const [email, password] = ["fanta.camara@demo.test", "la pirogue attend sur la rive"];
  await resetPasswordByRequest(page, mailbox, email, password);
  await signInByRequest(page, email, password);
  const adding = () => page.getByRole("button", { name: /^(Ajouter|Dans le panier)/ });
  await openCartPage(page, "/autre-formation");
  await unfoldCourses(page);
  await expect(page.locator("button[name=add]").first()).toBeAttached();
  await expect(adding()).toHaveCount(0);
  await page.locator("#moncton-science-infirmiere a[data-details]").click();
  const details = page.getByRole("dialog", {
    name: courseSelectionMessages.fr.catalogue.dialogTitle,
  });
  await expect(details).toContainText("Prévoir la biologie, la chimie");
  await expect(adding()).toHaveCount(0);
  await page.keyboard.press("Escape");
  await cartLink(page).click();
  await expect(cartDrawer(page)).toContainText("Votre candidature est envoyée");
  await expect(cartDrawer(page).getByRole("button", { name: /^Retirer/ })).toHaveCount(0);
  await cartDrawer(page).getByRole("link", { name: cartMessages.fr.follow }).click();
  await expect(page).toHaveURL(/\/suivi$/);
  await page.goto("/autre-formation/moncton-science-infirmiere");
  await expect(page.locator("button[name=add]")).toBeAttached();
  await expect(adding()).toHaveCount(0);
});
