import { editorMessages } from "#app/features/content/messages/editor.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("an editor changes a slide of the home page, previews, publishes and restores it", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  const releaseRequests = await pauseRequests(page, "**/assets/*.js");
  await page.goto("/administration/contenus?q=à votre rythme", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: /^De jour, de nuit/ }).click();
  const french = page.getByRole("region", { name: editorMessages.fr.french });
  const subtitle = french.getByLabel(editorMessages.fr.labels.subheading);
  const before = await subtitle.inputValue();
  // Typed before the scripts have loaded: hydration keeps it.
  await subtitle.fill("Des mots tout neufs");
  const hydrated = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener("hydrated", () => resolve())),
  );
  releaseRequests();
  await hydrated;
  await expect(subtitle).toHaveValue("Des mots tout neufs");
  expect.soft(await findAccessibilityFaults(page), "the editor").toEqual([]);
  await page.getByRole("button", { name: editorMessages.fr.see }).click();
  const phone = page.frameLocator("iframe.preview-phone");
  // The third slide is shown first in its own preview, and stays.
  await expect(phone.locator(".hero-titles").getByText("Des mots tout neufs")).toBeVisible();
  await expect(phone.locator(".hero").getByRole("radio", { checked: true })).toHaveAccessibleName(
    /De jour, de nuit/,
  );
  await expect(phone.getByRole("button", { name: siteMessages.fr.home.startSlides })).toBeVisible();
  // The page inside the preview frame has many tab stops.
  await page.getByRole("link", { name: editorMessages.fr.skipPreview.phone }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: editorMessages.fr.desk })).toBeFocused();
  await page.getByRole("link", { name: "De jour, de nuit" }).click();
  await page.getByRole("button", { name: editorMessages.fr.publish.fr }).click();
  await expect(page.getByText("C’est publié")).toBeVisible();
  expect(await (await page.request.get("/")).text()).toContain("Des mots tout neufs");
  await page.getByRole("link", { name: editorMessages.fr.history }).click();
  expect.soft(await findAccessibilityFaults(page), "the versions").toEqual([]);
  const back = page.getByRole("button", {
    name: /^Restaurer cette version .+ · .+ \d{4}, \d{1,2}\sh\s\d\d$/,
  });
  await expect(back.last()).toBeVisible();
  await back.last().click();
  await expect(subtitle).toHaveValue(before);
  await page.getByRole("button", { name: editorMessages.fr.publish.fr }).click();
  await expect(page.getByText("C’est publié")).toBeVisible();
  expect(await (await page.request.get("/")).text()).not.toContain("Des mots tout neufs");
});

test("an editor adds a news item in one language, previews, schedules and unpublishes it", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/contenus");
  await page.locator("summary", { hasText: "Ajouter" }).click();
  await page.getByLabel(editorMessages.fr.newName).fill("La fête de la science");
  await page.getByRole("button", { name: editorMessages.fr.addEntry, exact: true }).click();
  const french = page.getByRole("region", { name: editorMessages.fr.french });
  await page.getByRole("link", { name: editorMessages.fr.title }).last().click();
  await page.getByRole("link", { name: "La fête de la science" }).click();
  await expect(french.getByLabel(editorMessages.fr.labels.title, { exact: true })).toHaveValue(
    "La fête de la science",
  );
  await french
    .getByLabel(editorMessages.fr.labels.description)
    .fill("Les élèves montrent leurs expériences.");

  await test.step("an incomplete item is saved as a draft, which lists its missing fields", async () => {
    await page.getByRole("button", { name: editorMessages.fr.save }).click();
    const missing = french.getByText("Pour publier le français, il reste 3 réponses à donner");
    await expect(missing).toBeVisible();
    expect.soft(await findAccessibilityFaults(page), "an unfinished draft").toEqual([]);
    await french.getByRole("link", { name: editorMessages.fr.labels.place }).click();
    await expect(french.getByLabel(editorMessages.fr.labels.place)).toBeFocused();
    await french.getByRole("button", { name: editorMessages.fr.publish.fr }).click();
    await expect(page.getByRole("alert")).toContainText("Français, Texte");
    await expect(french.getByLabel(editorMessages.fr.labels.description)).toHaveValue(
      /expériences/,
    );
    expect.soft(await findAccessibilityFaults(page), "a publication refused").toEqual([]);
  });

  await test.step("leaving unsaved changes asks first", async () => {
    await waitForHydration(page);
    const dialog = page.waitForEvent("dialog");
    const leaving = page.getByRole("link", { name: editorMessages.fr.title }).last().click();
    const question = await dialog;
    expect(question.message()).toContain("pas enregistré");
    await question.dismiss();
    await leaving;
    await expect(french.getByLabel(editorMessages.fr.labels.description)).toHaveValue(
      /expériences/,
    );
  });

  const text = french.getByLabel("Texte", { exact: true });
  await text.fill("Des ateliers **toute** la matinée.");
  await expect(french.getByText("Ce texte n’accepte pas de mise en forme")).toBeVisible();
  await text.fill("Des ateliers toute la matinée.");
  await expect(french.getByText("Ce texte n’accepte pas de mise en forme")).toBeHidden();
  await french.getByLabel(editorMessages.fr.labels.place).fill("Dakar");
  await french.getByRole("radio", { name: "L’atelier de chimie" }).check({ force: true });
  await page.getByRole("button", { name: editorMessages.fr.see }).click();
  const phone = page.frameLocator("iframe.preview-phone");
  await expect(phone.getByText("Des ateliers toute la matinée.")).toBeAttached();
  expect.soft(await findAccessibilityFaults(page), "the preview").toEqual([]);
  await page.getByRole("link", { name: "La fête de la science" }).click();

  await french.getByText(editorMessages.fr.later).click();
  await french.getByLabel(editorMessages.fr.day, { exact: true }).fill("2030-01-15");
  await french.getByLabel(editorMessages.fr.time).fill("08:30");
  await french.getByRole("button", { name: editorMessages.fr.schedule.fr }).click();
  await expect(french).toContainText("15 janvier 2030");
  const page404 = await page.request.get("/actualite/la-fete-de-la-science");
  expect(page404.status()).toBe(404);

  // Unpublished, because it would be the first news item in every other test.
  await french.getByRole("button", { name: editorMessages.fr.cancelPublication }).click();
  await expect(page.getByText("ce texte est de nouveau un brouillon")).toBeVisible();
});
