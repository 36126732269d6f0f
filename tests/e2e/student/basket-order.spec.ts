import type { Page } from "@playwright/test";
import { openAsCandidate } from "#tests/support/application-form.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { focusWithTab, pressEnter } from "#tests/support/keyboard.ts";
import { areOverlapping } from "#tests/support/overlap.ts";
import { expect, test } from "#tests/support/playwright.ts";

const ROOT = "/espace-etudiant/candidate/mon-panierformations";
const BASKET = `${ROOT}/mon-panier`;
const CATALOGUE = `${ROOT}/ajouter-panier`;
const NAME = "Baccalauréat en travail social";
const main = (page: Page) => page.getByRole("main");

test("requested twice at once, a programme is added once, and both responses are a success", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  const answers = await Promise.all([
    add(page, "usb-travail-social"),
    add(page, "usb-travail-social"),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  const messages = pages.map((html) => /déjà dans le panier\.|Formation ajoutée/.exec(html)?.[0]);
  expect(messages.toSorted()).toEqual(["Formation ajoutée", "déjà dans le panier."]);
  await page.goto(BASKET);
  await expect(main(page).locator("tbody tr")).toHaveCount(1);
});

test("a programme that moves down keeps its button in view", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  for (const course of ["usb-travail-social", "usb-administration", "usb-biochimie-microbiologie"])
    expect((await add(page, course)).status()).toBe(200);
  await page.goto(BASKET);
  await waitForHydration(page);
  const down = page.getByRole("button", { name: `Descendre ${NAME}` });
  const bottom = async () => {
    const { y = 0, height = 0 } = (await down.boundingBox()) ?? {};
    return y + height;
  };
  const bar = page.getByRole("navigation", { name: "Espace étudiant" });
  // A height that leaves the button just above the bar.
  await page.setViewportSize({ width: 390, height: Math.round(await bottom()) + 90 });
  await pressEnter(down);
  await expect(main(page).locator("tbody tr").nth(1)).toContainText(NAME);
  await expect(down).toBeFocused();
  await expect.poll(async () => (await bottom()) < ((await bar.boundingBox())?.y ?? 0)).toBe(true);
});

test("the message about a removed programme covers neither Continue nor the focused element, however long its name", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  for (const course of ["usb-biochimie-microbiologie", "usb-travail-social"])
    expect((await add(page, course)).status()).toBe(200);
  await page.goto(BASKET);
  await waitForHydration(page);
  await pressEnter(page.getByRole("button", { name: /^Retirer .* biochimie-microbiologie/ }));
  const toast = page.locator(".toast");
  await expect(toast).toContainText("biochimie-microbiologie » retiré du panier.");
  await expect(page.getByRole("button", { name: `Retirer ${NAME}` })).toBeFocused();
  const onwards = main(page).getByRole("link", { name: "Continuer" });
  const bottom = async () => {
    const { y = 0, height = 0 } = (await onwards.boundingBox()) ?? {};
    return y + height;
  };
  // A height that leaves it above the navigation, at the end of the view.
  await page.setViewportSize({ width: 390, height: Math.round(await bottom()) + 190 });
  expect(await areOverlapping(toast, onwards), "where the page stands").toBe(false);
  await focusWithTab(onwards);
  await expect.poll(() => areOverlapping(toast, onwards)).toBe(false);
});

test("a sixteenth programme and a duplicate are refused with the exact texts, which get the focus and stay (APP-09)", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  const catalogue = await (await page.request.get(CATALOGUE)).text();
  const all = [...catalogue.matchAll(/name="course" value="([\w-]+)"/g)].map(([, id = ""]) => id);
  // Another test may close its own programme meanwhile (basket.spec.ts).
  const courses = [...new Set(all)].filter((id) => id !== "usb-traduction");
  for (const course of courses.slice(0, 14)) await add(page, course);
  await page.clock.install();
  await page.goto(CATALOGUE);
  await waitForHydration(page);
  const submitAdd = async (course = "") => {
    const dialog = page.locator(`#formation-${course}`);
    await pressEnter(page.locator(`[command="show-modal"][commandfor="formation-${course}"]`));
    await pressEnter(dialog.getByRole("button", { name: "Ajouter au panier" }));
    await expect(dialog).toBeHidden();
    return await dialog.locator("h3").textContent();
  };
  const expectAlert = async (sentence: string, count: string) => {
    const alert = page.locator(":focus").getByRole("alert");
    await expect(alert.getByText(sentence, { exact: true })).toBeVisible();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(20_000);
    await expect(alert).toContainText(sentence);
    await expect(main(page).getByText(count, { exact: true })).toBeVisible();
  };
  const name = await submitAdd(courses[0]);
  await expectAlert(`${name} est déjà dans le panier.`, "14 sur 15");
  await submitAdd(courses[14]);
  await expect(page.getByText("Formation ajoutée au panier !")).toBeVisible();
  await expect(page.getByText("est déjà dans le panier")).toBeHidden();
  await submitAdd(courses[15]);
  await expectAlert("Vous avez atteint la limite de 15 formations dans le panier.", "15 sur 15");
});

/** Adds a programme as the catalogue's form does. */
function add(page: Page, course: string) {
  const headers = { origin: process.env.SITE_ORIGIN ?? "" };
  return page.request.post(CATALOGUE, { form: { intent: "add", course }, headers });
}
