import type { Page } from "@playwright/test";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { cartAlert, cartDrawer } from "#tests/support/cart.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { listTabStops } from "#tests/support/tab-stops.ts";

for (const address of ["/", "/contacts", "/autre-formation"])
  test(`every tab stop on ${address} has a focus ring, in view and under no bar`, async ({
    page,
  }) => {
    await disableFilm(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    const stops = await listTabStops(page);
    expect(stops.length).toBeGreaterThan(40);
    expect(
      stops.filter(
        ({ hasRing: ring, isCovered: covered, isOutside: outside }) => !ring || covered || outside,
      ),
    ).toEqual([]);
  });

test("the message about the cart covers no tab stop", async ({ page }) => {
  await page.goto("/autre-formation");
  await tabTo(page, /^ Ajouter/);
  await page.keyboard.press("Enter");
  await expect(cartAlert(page)).toContainText(officeMessages.fr.file.actions["choice.added"]);
  const stops = await listTabStops(page);
  expect(stops.length).toBeGreaterThan(40);
  expect(stops.filter(({ isCovered: covered }) => covered)).toEqual([]);
});

test("the first Tab shows « Aller au contenu », which leads to the main content", async ({
  page,
}) => {
  await disableFilm(page);
  for (const address of ["/", "/contacts"]) {
    await page.goto(address);
    const skip = page.getByRole("link", { name: shellMessages.fr.skip });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    // A reload restores the scroll position, possibly after this Tab.
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => !!document.activeElement?.closest("main"))).toBe(true);
  }
});

/** Tabs until the focused element has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const named = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return `${element?.labels?.[0]?.textContent ?? ""} ${element?.textContent ?? ""}`;
    });
  for (let count = 0; count < 100; count += 1) {
    await page.keyboard.press("Tab");
    if (name.test(await named())) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test.describe("with the keyboard only", { tag: "@desk" }, () => {
  test("an enquiry is written and sent", async ({ page, address }) => {
    await page.goto("/contacts");
    await tabTo(page, /^Dakar /);
    await page.keyboard.press("Space");
    await tabTo(page, /Votre question porte sur/);
    await page.keyboard.press("ArrowDown");
    await tabTo(page, /Votre message/);
    await page.keyboard.type("Quand commencent les cours du soir ?");
    await tabTo(page, /Nom et prénom/);
    await page.keyboard.type("Awa Sarr");
    await tabTo(page, /Adresse e-mail/);
    await page.keyboard.type(address);
    await tabTo(page, /Envoyer mon message/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(/^Votre message est arrivé/);
  });

  test("a programme is added to the cart, shown there and removed", async ({ page }) => {
    await page.goto("/autre-formation");
    await tabTo(page, /^ Ajouter/);
    await page.keyboard.press("Enter");
    await expect(cartAlert(page)).toContainText(officeMessages.fr.file.actions["choice.added"]);
    await tabTo(page, /Voir mon panier/);
    await page.keyboard.press("Enter");
    await expect(cartDrawer(page)).toBeVisible();
    await tabTo(page, /Retirer/);
    await page.keyboard.press("Enter");
    await expect(cartDrawer(page)).toContainText(courseSelectionMessages.fr.basket.empty);
    await page.keyboard.press("Escape");
    await expect(cartDrawer(page)).toBeHidden();
  });

  test("a film is played, paused and closed", async ({ page }) => {
    await disableFilm(page);
    await page.goto("/");
    await tabTo(page, /Voir la vidéo/);
    await page.keyboard.press("Enter");
    const film = page.getByRole("dialog").locator("video");
    const captions = () =>
      film.evaluate((video) =>
        [...(video as HTMLVideoElement).textTracks].map(({ kind, language }) => [kind, language]),
      );
    const paused = () => film.evaluate((video) => (video as HTMLVideoElement).paused);
    await expect.poll(paused).toBe(false);
    expect(await captions()).toEqual([
      ["captions", "fr"],
      ["captions", "en"],
    ]);
    await tabTo(page, /^ Votre navigateur/);
    await page.keyboard.press("Space");
    await expect.poll(paused).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
