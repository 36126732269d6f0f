import type { Locator } from "@playwright/test";
import { normalizeForSearch } from "#app/i18n/normalize-for-search.ts";
import { disableFilm } from "#tests/support/home-page.ts";
import { expect, test } from "#tests/support/playwright.ts";

/** Ignores case, accents and kinds of spaces and apostrophes: the labels of SITE-02 are in capitals. */
const readText = async (place: Locator) => normalizeForSearch((await place.textContent()) ?? "");
const times = (all: string, text: string) => all.split(normalizeForSearch(text)).length - 1;

// The texts are the same on a phone.
test.describe("the texts of the specification", { tag: "@desk" }, () => {
  test.beforeEach(async ({ page }) => disableFilm(page));

  test("the home page contains the texts of the specification, as often as it does", async ({
    page,
  }) => {
    await page.goto("/");
    const all = await readText(page.locator("body"));
    for (const [text, least] of [
      ["Decouvrez nos programmes", 1],
      ["EN SAVOIR PLUS", 3],
      ["CURRICULUM CANADIEN", 1],
      ["PROGRAMME PREPA UNIVERSITAIRE", 1],
      // SITE-02 has no space, which French requires before a parenthesis.
      ["PROGRAMME HYBRIDE (DOUBLE DIPLOME)", 1],
      ["POURQUOI ETUDIER CHEZ NOUS ?", 1],
      ["Témoignages", 1],
      ["Ils nous ont fait confiance", 2],
      ["Cours individuels - en Groupe - en Ligne ou en Présentiel (Jour/nuit)", 1],
      ["PERSPECTIVE D'AVENIR", 1],
      ["Se connecter", 1],
      ["Votre navigateur ne supporte pas la balise vidéo.", 1],
    ] as const)
      expect(times(all, text), text).toBeGreaterThanOrEqual(least);
    const welcome = page.getByRole("heading", { level: 1 });
    await expect(welcome).toContainText("Bienvenue");
    await expect(welcome.locator("[lang=en]")).toContainText("Welcome");
  });

  test("the home page has the counts of the specification", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    for (const [things, count] of [
      [".hero-title", 3],
      [".hero-titles [lang=en]", 3],
      [".accreditations li", 3],
      [".programme-cards > li", 3],
      [".reasons h3", 7],
      ["#actualite h3", 4],
      [".testimonials video", 10],
      [".testimonial-grid > li:not(.testimonial-invite) > h3", 10],
      [".testimonial-grid > li:not(.testimonial-invite) > p", 10],
      ["#partenaire li", 9],
    ] as const)
      await expect(main.locator(things), things).toHaveCount(count);
    const subtitle = "Cours individuels - en Groupe - en Ligne ou en Présentiel (Jour/nuit)";
    await expect(main.locator(".hero-subtitle")).toHaveText([subtitle, subtitle, subtitle]);
    for (const [title, address] of [
      ["Curriculum canadien", "/curriculum"],
      ["Programme prépa universitaire", "/prepa-gd"],
      ["Programme hybride (double diplôme)", "/prepa-hybride"],
    ] as const) {
      const heading = page.getByRole("heading", { name: title, exact: true });
      const links = main.locator(".programme-cards > li").filter({ has: heading }).locator("a");
      await expect(links, title).toHaveCount(1);
      await expect(links, title).toHaveAttribute("href", address);
    }
    // In the order of SITE-02, by subject.
    await expect(main.locator(".reasons ul > li")).toHaveText([
      /sans limite d’âge.*De la 6e à la Terminale/,
      /diplôme connu/,
      /Accompagnement vers les universités/,
      /Orientation et dossier de visa/,
      /En ligne ou sur place/,
      /bourses/,
      /6\smois.*diplôme de l’Ontario.*sans bac.*résidence permanente/,
    ]);
  });

  for (const [address, ...phrases] of [
    ["/actualite", "actualités", "Restez informés de toutes les nouvelles actualités."],
    ["/about", "NOTRE COMMUNAUTÉ", "Les nouvelles actualités."],
    ["/actualite/remise-des-diplomes", "Choses à Savoir", "Moments Inoubliables"],
    ["/connexion", "Connexion", "Continue with Google", "Continue with Facebook"],
  ] as const)
    test(`${address} contains the texts of the specification`, async ({ page }) => {
      await page.goto(address);
      const all = await readText(page.getByRole("main"));
      for (const one of phrases) expect(times(all, one), one).toBeGreaterThanOrEqual(1);
    });

  test("the footer has the links of the specification and the admission page, and none without an address", async ({
    page,
  }) => {
    await page.goto("/valeurs");
    const foot = page.getByRole("contentinfo");
    const links = foot.getByRole("navigation").getByRole("link");
    const read = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(read).toEqual([
      ["Accueil", "/"],
      ["À propos", "/about"],
      ["Partenaires", "/#partenaire"],
      ["Actualités", "/#actualite"],
      ["Contact", "/contacts"],
      ["Étudier chez nous", "/#pourquoi"],
      ["Nos valeurs", "/valeurs"],
      ["Comité", "/about#comite"],
      ["Mot du PDG", "/pdg"],
      ["Prépa universitaire", "/prepa-gd"],
      ["Curriculum canadien", "/curriculum"],
      ["Programme hybride", "/prepa-hybride"],
      // Not in SITE-03; without it, visitors look for how to apply.
      ["Admission", "/admission"],
    ]);
    await expect(foot.getByRole("navigation").getByRole("heading", { level: 2 })).toHaveText([
      "Liens rapides",
      "À propos",
      "Programmes",
    ]);
    const logo = foot.getByRole("link", { name: "Collège Érabao", exact: true });
    await expect(logo).toHaveAttribute("href", "/");
    await expect(foot.locator("a:not([href]), a[href=''], a[href='#']")).toHaveCount(0);
  });

  for (const [address, visible, hidden] of [
    ["/campus/SENEGAL", "Dakar", "Yaoundé"],
    ["/campus/CAMEROUN", "Yaoundé", "Dakar"],
    ["/about", "Dakar", "Yaoundé"],
    ["/en/campus/CAMEROUN", "Yaoundé", "Dakar"],
  ] as const)
    test(`the footer of ${address} shows how to reach ${visible}`, async ({ page }) => {
      await page.goto(address);
      const foot = page.getByRole("contentinfo");
      await expect(foot.getByRole("heading", { name: new RegExp(visible) })).toBeVisible();
      await expect(foot.getByRole("heading", { name: new RegExp(hidden) })).toBeHidden();
      await expect(foot.getByRole("link", { name: /^\+2/ })).toHaveCount(1);
    });
});
