import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { insertPhoto } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";
import { listTabStops } from "#tests/support/tab-stops.ts";

test("an officer reads a file by the keyboard: its proofs, the passport, a note, the checklist", {
  tag: "@once",
}, async ({ page }) => {
  await insertPhoto("adja-khady.sow@demo.test");
  await signInByRequest(page, "admissions@demo.test");
  await page.goto("/administration/candidatures?q=Sow");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: /Sow/i }).first().click();
  const viewer = page.getByRole("region", { name: "Lecture de la pièce" });
  const sheet = viewer.getByRole("region", { name: "Page de la pièce" });
  const picture = sheet.getByRole("img");

  await test.step("a proof is a picture in the page: larger, turned, the next one, by keys", async () => {
    const width = () => picture.evaluate((one) => one.clientWidth);
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    const first = await picture.getAttribute("src");
    await sheet.focus();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expect(picture).toHaveAttribute("data-zoom", "150");
    const large = await width();
    await page.keyboard.press("0");
    await expect.poll(width).toBeLessThan(large);
    await page.keyboard.press("r");
    await expect(picture).toHaveAttribute("src", `${first}?tour=90`);
    await page.keyboard.press("n");
    await expect(picture).not.toHaveAttribute("src", `${first}?tour=90`);
    await page.keyboard.press("p");
    await expect(picture).toHaveAttribute("src", first ?? "");
  });

  await test.step("the photograph is read in the same place, and one goes back to where one was", async () => {
    const identity = page.getByRole("region", { name: "Identité" });
    await identity.getByRole("link", { name: "Ouvrir la photo" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Cursus et pièces" })).toBeFocused();
    await expect(picture).toHaveAccessibleName(/ Photo, Page 1 sur 1$/);
    await sheet.focus();
    await page.keyboard.press("+");
    await expect(picture).toHaveAttribute("data-zoom", "100");
    await page.getByRole("link", { name: "Retour à l’identité" }).focus();
    await page.keyboard.press("Enter");
    await expect(identity).toBeFocused();
    await expect(picture).not.toHaveAccessibleName(/Photo/);
  });

  await test.step("each stop in the proofs and in the strip of parts is seen whole", async () => {
    // From its start: an address with the name of a part begins there.
    await page.goto(page.url().replace(/#.*/, ""));
    await waitForHydration(page);
    const stops = (await listTabStops(page)).filter((stop) =>
      /viewer-|piece=|href="#/.test(stop.name),
    );
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.filter((stop) => !stop.hasRing || stop.isCut)).toEqual([]);
  });

  await test.step("a letter typed in a field stays there", async () => {
    const note = page.getByRole("textbox", { name: "Nouvelle note" });
    await note.fill("");
    await note.pressSequentially("non rp");
    await expect(note).toHaveValue("non rp");
    await expect(picture).toHaveAttribute("data-zoom", "fit");
    await note.fill("Bon niveau.\nVoir 2023-2024.");
    await page.getByRole("button", { name: "Ajouter la note" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText("La note est ajoutée.")).toBeVisible();
    await expect(page.getByRole("paragraph").filter({ hasText: "Voir 2023-2024." })).toBeVisible();
    await expect(page.getByRole("region", { name: "Notes internes" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(note).toBeFocused();
  });

  await test.step("the passport is shown for that answer only, and the history says so", async () => {
    const identity = page.getByRole("region", { name: "Identité" });
    await identity.getByRole("button", { name: /Afficher/ }).focus();
    await page.keyboard.press("Enter");
    await expect(identity.getByRole("status")).toHaveText(/^[A-Z0-9]{6,12}$/);
    await expect(identity).toBeFocused();
    const number = await identity.getByRole("status").boundingBox();
    const about = await identity.getByText(/^Affiché cette fois/).boundingBox();
    expect(about?.y).toBeGreaterThanOrEqual((number?.y ?? 0) + (number?.height ?? 0));
    await page.reload();
    await waitForHydration(page);
    await expect(identity.getByRole("status")).toHaveText(/^••••/);
    await expect(page.getByRole("region", { name: "Historique" })).toContainText(
      "Numéro de passeport affiché",
    );
  });

  await test.step("what is pressed after a part was gone to leaves one where it is answered", async () => {
    await page.getByRole("button", { name: "Marquer vérifié" }).first().focus();
    await page.keyboard.press("Enter");
    const proofs = page.getByRole("region", { name: "Cursus et pièces" });
    await expect(proofs.getByRole("status").getByText("Le document est vérifié.")).toBeVisible();
    await expect(proofs).toBeFocused();
  });

  await test.step("a theme is marked by one press, with its word", async () => {
    const checks = page.getByRole("region", { name: "Contrôle du dossier" });
    const theme = checks.getByRole("group", { name: "Statut de « Choix »" });
    await checks.getByLabel("Une note, si utile").nth(3).fill("ordre confirmé");
    await theme.getByRole("button", { name: "En ordre" }).focus();
    await page.keyboard.press("Enter");
    const row = checks.getByRole("listitem").filter({ hasText: /^Choix/ });
    await expect(row, "one goes on with the next theme").toBeFocused();
    await expect(row.getByRole("status")).toHaveText("Le thème est noté.");
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(theme.getByRole("button", { name: "En ordre" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(checks.getByLabel("Une note, si utile").nth(3)).toHaveValue("ordre confirmé");
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });
});
