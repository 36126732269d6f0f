import { expect, type Page } from "@playwright/test";

/** The exact text of the alert (APP-09). */
export const CART_FULL_ALERT = "Vous avez atteint la limite de 15 formations dans le panier.";
/** A programme name that contains a comma. */
export const COURSE_WITH_COMMA = "Baccalauréat ès arts, majeure en histoire";
export const MAX_CART_COURSES = 15;

export const main = (page: Page) => page.getByRole("main");
/** The live region that announces changes of the cart. */
export const cartAlert = (page: Page) => page.locator("#cart-toast");
export const cartDrawer = (page: Page) =>
  page.getByRole("dialog", { name: /^(Mon panier|My shortlist)/ });
/** The cart button of the navigation bar. */
export const cartLink = (page: Page) => page.getByRole("banner").locator(".cart-link");

/** Expands the programmes that are collapsed on a phone. */
export async function unfoldCourses(page: Page) {
  for (const box of await page.getByRole("checkbox", { name: /autres formations/ }).all())
    if (await box.evaluate((one) => one.parentElement?.checkVisibility()))
      await box.check({ force: true });
}

/** Clicks the first add buttons; returns the names of the added programmes. */
export async function addFirstCourses(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const button = main(page)
      .getByRole("button", { name: /^Ajouter : / })
      .first();
    names.push(((await button.textContent()) ?? "").replace(/^Ajouter\s:\s/, ""));
    await button.click();
  }
  return names;
}

/** The programmes that the open page offers to add. */
export const listOfferedCourses = (page: Page) =>
  page
    .locator("button[name=add][value]")
    .evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value));

/** Sets the cart cookie, as an earlier visit would have. */
export async function setCartCookie(page: Page, courses: string[]): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: "cart", value: courses.join("."), url: origin }]);
}

/** Opens a page and waits for its script: before, its forms reload the whole page. */
export async function openCartPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(cartLink(page)).toHaveAccessibleName(/^(Panier|Shortlist), /);
  await expect(page.locator("a[data-details]:not([aria-haspopup])")).toHaveCount(0);
}
