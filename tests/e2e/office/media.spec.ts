import { buildPhoto } from "#app/features/media/testing.ts";
import { accessibilityFaults } from "#tests/support/accessible.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn } from "#tests/support/sessions.ts";

test("an editor adds a picture, says what one sees and where to look, and shows it first on the home page", {
  tag: "@once",
}, async ({ page }) => {
  await comeIn(page, "redaction@demo.test");
  await page.goto("/administration/medias");
  expect.soft(await accessibilityFaults(page), "the library").toEqual([]);
  const photo = Buffer.from(await (await buildPhoto()).arrayBuffer());
  const file = { name: "Cour du campus.jpg", mimeType: "image/jpeg", buffer: photo };
  await page.getByLabel("Ajouter un média").setInputFiles(file);
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("Le média est ajouté")).toBeVisible();
  // Seen without a reload, once its files are made.
  const across = page.getByRole("slider", { name: "Horizontal" });
  await expect(across).toBeVisible({ timeout: 30_000 });
  await page.getByLabel("Description en français").fill("La cour au matin.");
  await page.getByLabel("Description en anglais").fill("The courtyard in the morning.");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("C’est enregistré")).toBeVisible();
  await across.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Enregistrer le point" }).click();
  await expect(page.getByText("Le point important est enregistré")).toBeVisible();
  await expect(across).toHaveValue("30");
  expect.soft(await accessibilityFaults(page), "a medium").toEqual([]);
  const medium = page.url().split("?")[0] ?? "";

  await page.goto("/administration/contenus?q=Un diplôme canadien, sans quitter");
  await page.getByRole("link", { name: /^Un diplôme canadien/ }).click();
  const french = page.getByRole("region", { name: "Français" });
  await french.getByRole("button", { name: "Choisir une autre image" }).click();
  await french.getByLabel("Chercher un média").fill("cour du");
  await french.getByRole("button", { name: "Chercher" }).click();
  expect.soft(await accessibilityFaults(page), "the choice").toEqual([]);
  await french.getByRole("radio", { name: "Cour du campus" }).check({ force: true });
  await french.getByLabel("Ce que l’on voit").fill("");
  await page.getByRole("button", { name: "Publier le français" }).click();
  await expect(page.getByText("C’est publié")).toBeVisible();
  const home = await (await page.request.get("/")).text();
  expect(home).toMatch(
    /media="\(max-width:767px\)"[^>]+srcSet="\/medias\/\w{16}\/phone-30x50-390\.avif/i,
  );
  expect(home).toContain('alt="La cour au matin."');
  expect(home).toMatch(/class="hero-first-look" src="data:image\/avif;base64,/);

  // As it was, for the other journeys.
  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Reprendre ces mots" }).last().click();
  await expect(page.getByRole("button", { name: "Publier le français" })).toBeVisible();
  await page.goto(medium);
  await expect(page.getByRole("table", { name: "Où il est montré" })).toContainText("Un diplôme");
  await expect(page.getByText("ne se supprime pas")).toBeVisible();
  await page
    .getByRole("link", { name: /^Un diplôme/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Publier le français" }).click();
  await expect(page.getByText("C’est publié")).toBeVisible();
  expect(await (await page.request.get("/")).text()).not.toContain("/medias/");
});
