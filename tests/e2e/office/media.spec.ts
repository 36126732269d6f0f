import { writeFileSync } from "node:fs";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { fileUploadMessages } from "#app/features/documents/messages/file-upload.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { buildFilm, buildPhoto } from "#app/features/media/testing.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("an editor adds a picture with description and focal point, and shows it first on the home page", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/medias");
  expect.soft(await findAccessibilityFaults(page), "the library").toEqual([]);
  const photo = Buffer.from(await (await buildPhoto()).arrayBuffer());
  const file = { name: "Cour du campus.jpg", mimeType: "image/jpeg", buffer: photo };
  await page.getByLabel(mediaMessages.fr.add).setInputFiles(file);
  await page.getByRole("button", { name: mediaMessages.fr.send, exact: true }).click();
  await expect(page.getByText("Le média est ajouté")).toBeVisible();
  // It appears without a reload once its renditions are ready.
  const across = page.getByRole("slider", { name: mediaMessages.fr.across });
  await expect(across).toBeVisible({ timeout: 30_000 });
  await page.getByLabel(mediaMessages.fr.altFr).fill("La cour au matin.");
  await page.getByLabel(mediaMessages.fr.altEn).fill("The courtyard in the morning.");
  await page.getByRole("button", { name: mediaMessages.fr.save, exact: true }).click();
  await expect(page.locator(".result-notice")).toBeFocused();
  await expect(page.getByText("C’est enregistré")).toBeInViewport();
  await across.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: mediaMessages.fr.saveFocus }).click();
  await expect(page.getByText("Le point important est enregistré")).toBeVisible();
  await expect(across).toHaveValue("30");
  expect.soft(await findAccessibilityFaults(page), "a medium").toEqual([]);
  const medium = page.url().split("?")[0] ?? "";

  await page.goto("/administration/contenus?q=Un diplôme canadien, sans quitter");
  await page.getByRole("link", { name: /^Un diplôme canadien/ }).click();
  const french = page.getByRole("region", { name: mediaMessages.fr.language.fr });
  await french.getByRole("button", { name: mediaMessages.fr.choose.picture }).click();
  await french.getByLabel(mediaMessages.fr.search).fill("cour du");
  await french.getByRole("button", { name: mediaMessages.fr.find }).click();
  expect.soft(await findAccessibilityFaults(page), "the choice").toEqual([]);
  await french.getByRole("radio", { name: "Cour du campus" }).check({ force: true });
  await french.getByLabel("Texte alternatif").fill("");
  await page.getByRole("button", { name: editorMessages.fr.publish.fr }).click();
  // Nobody has declared whether people are recognisable: that is asked once.
  const answer = page.getByRole("checkbox", { name: /^Publier quand même/ });
  await expect(answer).toBeVisible();
  expect.soft(await findAccessibilityFaults(page), "the question").toEqual([]);
  await answer.check();
  await page.getByRole("button", { name: editorMessages.fr.publish.fr }).click();
  await expect(page.getByText("C’est publié")).toBeVisible();
  const home = await (await page.request.get("/")).text();
  expect(home).toMatch(
    /media="\(max-width:767px\)"[^>]+srcSet="\/medias\/\w{16}\/phone-30x50-390\.avif/i,
  );
  expect(home).toContain('alt="La cour au matin."');
  expect(home).toMatch(/class="hero-preview" src="data:image\/avif;base64,/);

  // Restored, for the other tests.
  await page.getByRole("link", { name: editorMessages.fr.history }).click();
  await page.getByRole("button", { name: editorMessages.fr.restoreVersion }).last().click();
  await expect(page.getByRole("button", { name: editorMessages.fr.publish.fr })).toBeVisible();
  await page.goto(medium);
  await expect(page.getByRole("table", { name: mediaMessages.fr.uses })).toContainText(
    "Un diplôme",
  );
  await expect(page.getByText("ne peut pas être supprimé")).toBeVisible();
  await page
    .getByRole("link", { name: /^Un diplôme/ })
    .first()
    .click();
  await page.getByRole("button", { name: editorMessages.fr.publish.fr }).click();
  await expect(page.getByText("C’est publié")).toBeVisible();
  expect(await (await page.request.get("/")).text()).not.toContain("/medias/");
});

test("an upload of a film over 10 MB resumes after a network cut, and its form waits for it", {
  tag: ["@once", "@nightly"],
}, async ({ page, expected }) => {
  expected(/net::ERR_CONNECTION_RESET|net::ERR_FAILED/);
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/medias");
  // A file on the disk, as users choose one: passing its bytes to the browser takes seconds.
  const film = async (name: string, size: number) => {
    const path = test.info().outputPath(name);
    writeFileSync(path, Buffer.from(await buildFilm({ name, size }).arrayBuffer()));
    return path;
  };
  const began: number[] = [];
  page.on("request", (request) => {
    const offset = request.headers()["upload-offset"];
    if (request.method() === "PATCH" && offset) began.push(Number(offset));
  });
  await page.route("**/envois/*", async (route) => {
    const third = route.request().headers()["upload-offset"] === "1024000";
    await (third && began.length < 4 ? route.abort("connectionreset") : route.continue());
  });
  const field = page.getByLabel(mediaMessages.fr.add);
  await expect(field).not.toHaveAttribute("multiple");
  await field.setInputFiles(await film("Visite.mp4", 12_000_000));
  await page.getByRole("button", { name: fileUploadMessages.fr.resume }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: mediaMessages.fr.send, exact: true }).click();
  await expect(page.getByText("Le média est ajouté")).toBeVisible({ timeout: 60_000 });
  // Bytes that had arrived are not sent again.
  expect(began.slice(0, 4)).toEqual([0, 512_000, 1_024_000, 1_024_000]);

  // Cancelling the file dialog returns to the field.
  await page.getByLabel(mediaMessages.fr.newFile).setInputFiles(await film("Autre.mp4", 2_000_000));
  await expect(page.getByText(/reçu à/)).toBeVisible();
  const closed = page.waitForEvent("filechooser");
  await page
    .getByRole("button", { name: fileUploadMessages.fr.replace, exact: true })
    .press("Enter");
  await closed;
  await expect(page.getByLabel(mediaMessages.fr.newFile)).toBeFocused();

  // The button clicked during the upload is the one that submits the form.
  await page.getByLabel(mediaMessages.fr.newFile).setInputFiles(await film("Autre.mp4", 2_000_000));
  await page.getByRole("button", { name: mediaMessages.fr.replace }).click();
  await expect(page.getByText("Le fichier est reçu")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel(mediaMessages.fr.newFile)).toBeVisible();
  await page
    .getByRole("group", { name: /Peut-on y reconnaître/ })
    .getByLabel(mediaMessages.fr.people.yes)
    .check();
  await page.getByLabel(mediaMessages.fr.people.agreedUntil).fill("2026-01-04");
  await page.getByRole("button", { name: mediaMessages.fr.people.save }).click();
  await expect(page.getByLabel(mediaMessages.fr.people.agreedOn)).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(page.getByLabel(mediaMessages.fr.people.agreedUntil)).toHaveValue("2026-01-04");
  expect.soft(await findAccessibilityFaults(page), "a film").toEqual([]);
});

test("an uploaded captions file is named, and can be replaced", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/medias");
  await waitForHydration(page);
  const film = Buffer.from(await buildFilm().arrayBuffer());
  await page
    .getByLabel(mediaMessages.fr.add)
    .setInputFiles({ name: "Parole.mp4", mimeType: "video/mp4", buffer: film });
  await page.getByRole("button", { name: mediaMessages.fr.send, exact: true }).click();
  await expect(page.getByText("Le média est ajouté")).toBeVisible();
  const captions = (line: string) => ({
    name: "parole-fr.vtt",
    mimeType: "text/vtt",
    buffer: Buffer.from(line),
  });
  const field = page.getByLabel(mediaMessages.fr.captionsFile.fr);
  const save = page.getByRole("button", { name: mediaMessages.fr.saveCaptions.fr });

  await field.setInputFiles(captions("WEBVTT\n\n00:00.000 --> 00:02.000\nJe m’appelle Awa.\n"));
  await save.click();
  await expect(page.getByText("Fichier reçu : parole-fr.vtt")).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(page.getByLabel(mediaMessages.fr.inLanguage.fr)).toHaveValue(/Je m’appelle Awa\./);

  await field.setInputFiles(captions("Je m’appelle Awa."));
  await save.click();
  await expect(page.getByLabel(mediaMessages.fr.inLanguage.fr)).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(page.getByText("Fichier reçu")).toHaveCount(0);
  await expect(field).toHaveValue(/parole-fr\.vtt$/);

  const sizes = await page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(sizes.length).toBeGreaterThan(3);
  expect(new Set(sizes).size, "each panel has a title of the same size").toBe(1);
});

test("the uses of a medium are listed with the kind of each content, and an uploaded file without answers lacks both", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/medias?q=Les toques");
  await page.getByRole("link", { name: /^Les toques/ }).click();
  const rows = page.getByRole("table", { name: mediaMessages.fr.uses }).getByRole("row");
  // Uses in the reader's language come first.
  await expect(rows.nth(1)).toContainText("La remise des diplômes");
  await expect(rows.nth(1)).toContainText("Actualités");
  await expect(rows.nth(2)).toContainText("Graduation day");
  await page.getByRole("button", { name: mediaMessages.fr.replace }).click();
  const problems = page.getByRole("alert").getByRole("link");
  await expect(problems).toHaveText([/^Nouveau fichier/, /^Peut-on y reconnaître des personnes/]);
});
