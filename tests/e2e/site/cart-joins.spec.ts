import { candidateAt, signIn } from "#tests/support/candidate.ts";
import {
  cartLink,
  coursesOn,
  drawer,
  FULL,
  keepInCart,
  LIMIT,
  main,
  open,
  unfold,
} from "#tests/support/cart.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn, join, openAccount, takeNewPassword } from "#tests/support/sessions.ts";

test("a cart joins the basket at signing in, and what was left out is told by name, once", {
  tag: "@once",
}, async ({ page, mailbox, address }) => {
  test.setTimeout(120_000);
  const who = candidateAt(address);
  await join(page, mailbox, who);

  // Signed in, the public catalogue fills the basket itself.
  await open(page, "/autre-formation");
  await unfold(page);
  const button = (name: RegExp) => main(page).getByRole("button", { name });
  for (let n = 1; n <= 13; n += 1) {
    await button(/^Ajouter : /)
      .first()
      .click();
    await expect(button(/^Dans le panier : /)).toHaveCount(n);
  }
  await cartLink(page).click();
  await expect(drawer(page)).toContainText("Votre panier fait partie de votre candidature.");
  await drawer(page).getByRole("link", { name: "Voir mon panier" }).click();
  await expect(main(page)).toContainText("13 sur 15");

  // Signing out leaves nothing on a shared phone.
  await page.getByRole("button", { name: /menu du profil/ }).click();
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(/\/connexion\?fait=signed-out$/);
  await expect(cartLink(page)).toBeHidden();
  expect((await page.context().cookies()).filter(({ name }) => name === "cart")).toEqual([]);

  // The last four of the catalogue, as a visitor: two fit.
  await open(page, "/autre-formation");
  await unfold(page);
  const names: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const last = button(/^Ajouter : /).last();
    names.push(((await last.textContent()) ?? "").replace(/^Ajouter\s:\s/, ""));
    await last.click();
  }
  await cartLink(page).click();
  await drawer(page).getByRole("link", { name: "Déposer ma candidature" }).click();
  await expect(page).toHaveURL(/\/connexion\?next=/);
  await signIn(page, who.email, who.password);
  await expect(page).toHaveURL(/mon-panier$/);
  await expect(main(page)).toContainText("15 sur 15");
  const notice = main(page)
    .getByRole("status")
    .filter({ hasText: "n’ont pas rejoint votre panier" });
  await expect(notice).toContainText(FULL);
  await expect(notice.getByRole("listitem")).toHaveText(names.slice(2));
  await page.reload();
  await expect(main(page)).toContainText("15 sur 15");
  await expect(notice).toHaveCount(0);

  // What changes in the student area is seen on the public pages.
  await page
    .getByRole("button", { name: /^Retirer/ })
    .first()
    .click();
  await expect(main(page)).toContainText("14 sur 15");
  await page.goto("/about");
  await expect(cartLink(page)).toHaveAccessibleName("Panier, 14 formations");
});

test("what was left out is told on a public page too, where the person was going", {
  tag: "@once",
}, async ({ page, mailbox, address }) => {
  const who = candidateAt(address);
  await openAccount(page, mailbox, who);
  // A cart filled on this device, in which one formation does not exist any more.
  await open(page, "/autre-formation");
  const ids = await coursesOn(page);
  await keepInCart(page, ["no-such-formation", ...ids.slice(0, 1)]);
  await page.goto("/connexion?next=%2Fautre-formation");
  await signIn(page, who.email, who.password);
  await expect(page).toHaveURL(/\/autre-formation$/);
  await expect(cartLink(page)).toHaveAccessibleName("Panier, 1 formation");
  await expect(drawer(page)).toHaveCount(0);

  await page
    .getByRole("banner")
    .getByRole("button", { name: /Mon profil/ })
    .click();
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(/\/connexion\?fait=signed-out$/);
  await keepInCart(page, ids.slice(1, LIMIT + 1));
  await page.goto("/connexion?next=%2Fautre-formation");
  await signIn(page, who.email, who.password);
  await expect(drawer(page)).toContainText("n’ont pas rejoint votre panier");
  await expect(drawer(page)).toContainText(FULL);
  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName("Panier, 15 formations");
  await expect(drawer(page)).toHaveCount(0);
});

test("a candidate whose application is sent is offered no programme to add, and the cart says why", {
  tag: "@once",
}, async ({ page, mailbox }) => {
  const [email, password] = ["fanta.camara@demo.test", "la pirogue attend sur la rive"];
  await takeNewPassword(page, mailbox, email, password);
  await comeIn(page, email, password);
  const adding = () => page.getByRole("button", { name: /^(Ajouter|Dans le panier)/ });
  await open(page, "/autre-formation");
  await unfold(page);
  await expect(page.locator("button[name=add]").first()).toBeAttached();
  await expect(adding()).toHaveCount(0);
  await page.locator("#moncton-science-infirmiere a[data-details]").click();
  const details = page.getByRole("dialog", { name: "Détails de la formation" });
  await expect(details).toContainText("Prévoir la biologie, la chimie");
  await expect(adding()).toHaveCount(0);
  await page.keyboard.press("Escape");
  await cartLink(page).click();
  await expect(drawer(page)).toContainText("Votre candidature est envoyée");
  await expect(drawer(page).getByRole("button", { name: /^Retirer/ })).toHaveCount(0);
  await drawer(page).getByRole("link", { name: "Suivre ma candidature" }).click();
  await expect(page).toHaveURL(/\/suivi$/);
  await page.goto("/autre-formation/moncton-science-infirmiere");
  await expect(page.locator("button[name=add]")).toBeAttached();
  await expect(adding()).toHaveCount(0);
});
