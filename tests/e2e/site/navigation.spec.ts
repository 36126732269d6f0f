import type { Page } from "@playwright/test";
import { buildCandidate, createAccount, signIn } from "#tests/support/candidate.ts";
import { disableFilm, openPaused } from "#tests/support/home-page.ts";
import { listNavigationLinks, navigationLinks } from "#tests/support/navigation-links.ts";
import { expect, test } from "#tests/support/playwright.ts";

test.beforeEach(async ({ page }) => disableFilm(page));

const bar = (page: Page) => page.getByRole("banner");
const opener = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });
const panel = (page: Page, link: string) => bar(page).getByRole("link", { name: link });

for (const [home, motion] of [
  ["/", "no-preference"],
  ["/", "reduce"],
  ["/en", "no-preference"],
] as const)
  test(`the bar of ${home} stays visible, transparent at 50 px and solid at 51 (motion: ${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(home);
    for (const [top, colour] of [
      [50, "rgba(0, 0, 0, 0)"],
      [51, "rgb(21, 19, 56)"],
      [600, "rgb(21, 19, 56)"],
      [50, "rgba(0, 0, 0, 0)"],
    ] as const) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await expect(bar(page), `at ${top} px`).toHaveCSS("background-color", colour);
      if (top > 50) await expect(bar(page), `at ${top} px`).toBeInViewport({ ratio: 1 });
    }
  });

test("the bar of other pages is solid from the start, and scrolls away with the page", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(bar(page)).toHaveCSS("background-color", "rgb(21, 19, 56)");
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect(bar(page)).not.toBeInViewport();
});

test.describe("the panels of the bar", { tag: "@desk" }, () => {
  test("open under the pointer after 120 ms, tolerate its path, and close 300 ms after it has left", async ({
    page,
  }) => {
    await openPaused(page, "/about");
    const button = opener(page, "Programmes");
    await button.hover();
    await page.clock.runFor(100);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(40);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await panel(page, "Programme hybride").hover();
    await page.clock.runFor(1000);
    await expect(panel(page, "Programme hybride")).toBeVisible();
    await page.mouse.move(640, 780);
    await page.clock.runFor(280);
    await expect(panel(page, "Programme hybride")).toBeVisible();
    await page.clock.runFor(40);
    await expect(panel(page, "Programme hybride")).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("stay open at the click that follows the pointer, and close at the next", async ({
    page,
  }) => {
    await openPaused(page, "/about");
    const button = opener(page, "Campus");
    await button.hover();
    await page.clock.runFor(200);
    await button.click();
    await page.mouse.move(640, 780);
    await page.clock.runFor(1000);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("close with Escape, which focuses their button, however they were opened", {
    tag: "@nightly",
  }, async ({ page }) => {
    await openPaused(page, "/about");
    const school = opener(page, "L’école");
    await school.hover();
    await page.clock.runFor(200);
    await page.keyboard.press("Escape");
    await expect(panel(page, "Nos valeurs")).toBeHidden();
    await expect(school).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel(page, "Nos valeurs")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page, "À propos")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(school).toBeFocused();
    await expect(school).toHaveAttribute("aria-expanded", "false");
  });

  test("lead to every page of the site", async ({ page }) => {
    await page.goto("/about");
    expect(await listNavigationLinks(bar(page).getByRole("navigation"))).toEqual(navigationLinks);
  });

  test("are open one at a time, and none after the focus has left", { tag: "@nightly" }, async ({
    page,
  }) => {
    await page.goto("/about");
    await opener(page, "Programmes").press("Enter");
    await opener(page, "Campus").press("Enter");
    await expect(opener(page, "Programmes")).toHaveAttribute("aria-expanded", "false");
    await expect(opener(page, "Campus")).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await panel(page, "Organiser une visite").focus();
    await page.keyboard.press("Tab");
    await expect(opener(page, "Campus")).toHaveAttribute("aria-expanded", "false");
  });

  test("close when they lead to a section of the same page", { tag: "@nightly" }, async ({
    page,
  }) => {
    await page.goto("/");
    await opener(page, "L’école").click();
    await panel(page, "Partenaires").click();
    await expect(page).toHaveURL(/#partenaire$/);
    await expect(opener(page, "L’école")).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("the drawer of a phone", { tag: "@phone" }, () => {
  const burger = (page: Page) => bar(page).getByRole("button", { name: "Ouvrir le menu" });
  const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  test("traps the focus, closes with Escape, and returns the focus", async ({ page }) => {
    await page.goto("/about");
    await expect(burger(page)).toHaveAttribute("aria-expanded", "false");
    await burger(page).click();
    await expect(drawer(page)).toBeVisible();
    const inside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        // The browser's own controls are between the last stop and the first.
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
    for (let tab = 0; tab < 25; tab++) {
      await page.keyboard.press("Tab");
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await expect(burger(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("leads to every page of the bar, with one group open at a time", async ({ page }) => {
    await page.goto("/");
    await burger(page).click();
    expect(await listNavigationLinks(drawer(page).getByRole("navigation"))).toEqual(
      navigationLinks,
    );
    await drawer(page).getByText("L’école", { exact: true }).click();
    await expect(drawer(page).getByRole("link", { name: /Nos valeurs/ })).toBeVisible();
    await drawer(page).getByText("Campus", { exact: true }).click();
    await expect(drawer(page).getByRole("link", { name: /Nos valeurs/ })).toBeHidden();
    await drawer(page).getByText("L’école", { exact: true }).click();
    await drawer(page).getByRole("link", { name: "Actualités" }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/#actualite$/);
  });

  test("leads to the same page in the other language", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/curriculum");
    await burger(page).click();
    await drawer(page).getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/\/en\/curriculum$/);
    await bar(page).getByRole("button", { name: "Open the menu" }).click();
    await drawer(page).getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL(/[^n]\/curriculum$/);
  });

  test("opens and closes in a browser that supports neither `command` nor `closedby`", {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      const silence = (event: Event) => {
        if ((event.target as Element).closest("[commandfor]")) event.preventDefault();
      };
      addEventListener("click", silence, { capture: true });
    });
    await page.goto("/about");
    await burger(page).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByRole("button", { name: "Fermer" }).click();
    await expect(drawer(page)).toBeHidden();
    await burger(page).click();
    await expect(drawer(page)).toBeVisible();
    // A synthetic click does not trigger the browser's own closing.
    await drawer(page).evaluate((dialog) =>
      dialog.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: -5, clientY: 5 })),
    );
    await expect(drawer(page)).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the panels of the bar open and have working links", { tag: ["@desk", "@nightly"] }, async ({
    page,
  }) => {
    await page.goto("/about");
    await opener(page, "L’école").click();
    await expect(panel(page, "Nos valeurs")).toBeVisible();
    await opener(page, "Programmes").click();
    await expect(panel(page, "Nos valeurs")).toBeHidden();
    await panel(page, "Programme hybride").click();
    await expect(page).toHaveURL(/\/prepa-hybride$/);
  });

  test("the drawer of a phone opens, closes and has working links", {
    tag: ["@phone", "@nightly"],
  }, async ({ page }) => {
    await page.goto("/contacts");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeHidden();
    await bar(page).getByRole("link", { name: "Ouvrir le menu" }).click();
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await drawer.getByRole("link", { name: "Fermer" }).click();
    await expect(drawer).toBeHidden();
    await bar(page).getByRole("link", { name: "Ouvrir le menu" }).click();
    await drawer.getByText("L’école", { exact: true }).click();
    await drawer.getByRole("link", { name: /Nos valeurs/ }).click();
    await expect(page).toHaveURL(/\/valeurs$/);
    await expect(drawer).toBeHidden();
    // Buttons that need a script are hidden, so there is one control for each action.
    await expect(bar(page).getByRole("button", { name: "Ouvrir le menu" })).toBeHidden();
  });
});

test("PERSPECTIVE D'AVENIR opens a new tab and says so", { tag: "@nightly" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  if (isMobile) await bar(page).getByRole("button", { name: "Ouvrir le menu" }).click();
  const link = page.getByRole("link", { name: /perspective d.avenir/i }).filter({ visible: true });
  await expect(link).toHaveAccessibleName(/\(nouvel onglet\)$/);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
});

test("COMPTE and the profile menu are shown when signed in, and not afterwards", async ({
  page,
  mailbox,
  address,
  isMobile,
}) => {
  const link = bar(page).getByRole("link", { name: "Se connecter" });
  const account = page.getByRole("link", { name: /^compte$/i }).filter({ visible: true });
  const profile = bar(page).getByRole("button", { name: /Mon profil/ });
  await page.goto("/connexion");
  const candidate = buildCandidate(address);
  await createAccount(page, mailbox, candidate);
  await signIn(page, candidate.email, candidate.password);
  await page.goto("/");
  await expect(link).toBeHidden();
  await expect(profile).toContainText("Awa Binta");
  if (isMobile) await bar(page).getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(account).toHaveAttribute("href", "/espace-etudiant/candidate");
  if (isMobile) await page.keyboard.press("Escape");
  // COMPTE is the application (SITE-02); 'Mon Compte' is in the profile menu.
  await profile.click();
  await expect(bar(page).getByRole("link", { name: "Mon compte" })).toHaveAttribute(
    "href",
    "/espace-etudiant/compte",
  );
  await bar(page).getByRole("button", { name: "Déconnexion" }).click();
  await expect(profile).toBeHidden();
  await page.goto("/");
  await expect(profile).toBeHidden();
  await expect(account).toHaveCount(0);
  if (!isMobile) await expect(link).toBeVisible();
});
