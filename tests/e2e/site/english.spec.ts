import { linkIn } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";

test("a family reads the site in English, from the home page to an account", {
  tag: "@once",
}, async ({ page, mailbox, address }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en$/);
  const links = page.getByRole("contentinfo");
  await links.getByRole("link", { name: "Canadian curriculum" }).click();
  await expect(page).toHaveURL(/\/en\/curriculum$/);
  await links.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/en\/contacts$/);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ama");
  await page.getByLabel("Last name").fill("Mbarga");
  await page.getByLabel("E-mail address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill("a quiet passphrase of mine");
  await page.getByRole("button", { name: /create my account/i }).click();
  const letter = await mailbox.lastTo(address);
  expect(letter.locale).toBe("en");
  expect(letter.subject).toMatch(/confirm/i);
  expect(linkIn(letter)).toMatch(/^\/en\/verification/);
  await page.goto(linkIn(letter));
  await page.getByRole("button", { name: /confirm/i }).click();
  await page.getByLabel("E-mail address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill("a quiet passphrase of mine");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/en\/espace-etudiant$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ama");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a visitor who asks for the student area in English comes back to it", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/en/espace-etudiant/compte");
  await expect(page).toHaveURL(/\/en\/connexion\?next=/);
  await page.getByLabel("E-mail address").fill("candidat@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("erabao-demonstration");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/en\/espace-etudiant\/compte$/);
});
