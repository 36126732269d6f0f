import type { Page } from "@playwright/test";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { cartAlert, cartDrawer, cartLink, openCartPage } from "#tests/support/cart.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";

test("a family reads the site in English, from the home page to an account", {
  tag: "@once",
}, async ({ page, mailbox, address }) => {
  await page.goto("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: courseSelectionMessages.en.catalogue.languages.en })
    .click();
  await expect(page).toHaveURL(/\/en$/);
  const links = page.getByRole("contentinfo");
  await links.getByRole("link", { name: "Canadian curriculum" }).click();
  await expect(page).toHaveURL(/\/en\/curriculum$/);
  await links.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/en\/contacts$/);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Given name(s)").fill("Ama");
  await page.getByLabel("Family name(s)").fill("Mbarga");
  await page.getByLabel("Email address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill("a quiet passphrase of mine");
  await page.getByRole("button", { name: /create my account/i }).click();
  await expect(page.getByRole("main")).toContainText(`We have sent an email to ${address}`);
  const email = await mailbox.findLastTo(address);
  expect(email.locale).toBe("en");
  expect(email.subject).toMatch(/confirm/i);
  expect(findLink(email)).toMatch(/^\/en\/verification/);
  await page.goto(findLink(email));
  await page.getByRole("button", { name: /confirm/i }).click();
  await page.getByLabel("Email address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill("a quiet passphrase of mine");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/en\/espace-etudiant$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ama");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a visitor who opens the student area in English returns to it after signing in", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await page.goto("/en/espace-etudiant/compte");
  await expect(page).toHaveURL(/\/en\/connexion\?next=/);
  await page.getByLabel("Email address").fill("candidat@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("erabao-demonstration");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/en\/espace-etudiant\/compte$/);
});

const bar = (page: Page) => page.getByRole("banner");

test("menus, films and the basket work with the keyboard in English", {
  tag: ["@desk", "@nightly"],
}, async ({ page }) => {
  await disableFilm(page);
  await page.goto("/en");
  for (const [name, link] of [
    ["Programmes", "Hybrid programme"],
    ["The school", "Our values"],
    ["Campuses", "Cameroon campus"],
  ] as const) {
    const button = bar(page).getByRole("button", { name, exact: true });
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(bar(page).getByRole("link", { name: link })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  }
  await expect(page.getByText("1 of 3", { exact: true })).toBeVisible();
  const watch = page.getByRole("button", { name: "Watch the video (20 s, 0.1 MB)", exact: true });
  await watch.press("Enter");
  const film = page.getByRole("dialog", { name: "Welcome to Collège Érabao" });
  await expect(film.getByRole("heading")).toBeFocused();
  const captions = () =>
    film.locator("video").evaluate((video) => {
      const tracks = [...(video as HTMLVideoElement).textTracks];
      return tracks.filter(({ mode }) => mode === "showing").map(({ language }) => language);
    });
  await expect.poll(captions).toEqual(["en"]);
  await film
    .getByRole("button", { name: courseSelectionMessages.en.catalogue.close })
    .press("Enter");
  await expect(watch).toBeFocused();

  await openCartPage(page, "/en/autre-formation");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add\s?: / })
    .first()
    .press("Enter");
  await expect(cartAlert(page)).toContainText("Programme added to your shortlist");
  await cartLink(page).press("Enter");
  await expect(cartDrawer(page).getByRole("heading", { level: 2 })).toBeFocused();
  await cartDrawer(page)
    .getByRole("button", { name: /^Remove / })
    .press("Enter");
  await expect(cartDrawer(page)).toContainText(courseSelectionMessages.en.basket.empty);
  await page.keyboard.press("Escape");
  await expect(cartLink(page)).toBeFocused();
});

test("the drawer of a phone is in English", { tag: ["@phone", "@nightly"] }, async ({ page }) => {
  await page.goto("/en/about");
  const burger = bar(page).getByRole("button", { name: "Open the menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await burger.press("Enter");
  await menu.getByText("Campuses", { exact: true }).press("Enter");
  await expect(menu.getByRole("link", { name: /Senegal campus/ })).toBeVisible();
  await menu
    .getByRole("button", { name: courseSelectionMessages.en.catalogue.close })
    .press("Enter");
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
  await expect(burger).toHaveAttribute("aria-expanded", "false");
});
