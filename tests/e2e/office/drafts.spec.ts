import {
  again,
  answer,
  content,
  isKept,
  nothingKept,
  open,
  openVisit,
  send,
  word,
} from "#tests/support/letters.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn } from "#tests/support/sessions.ts";

test("a letter of the school is found again: an answer, and an announcement until its preview", {
  tag: "@once",
}, async ({ page: desk }) => {
  await comeIn(desk, "admissions@demo.test");

  await test.step("an announcement, until its preview", async () => {
    await open(desk, "/administration/messages/annonces/nouvelle/texte");
    await desk.getByLabel("Objet").first().fill("Les transports");
    await content(desk).first().fill("Un car passe le matin.");
    await expect(isKept(desk)).toBeVisible();
    await again(desk);
    await expect(content(desk).first()).toHaveValue("Un car passe le matin.");
    await desk.getByRole("button", { name: "Voir l’aperçu" }).click();
    await expect(desk.getByText("Un car passe le matin.").first()).toBeVisible();
    await nothingKept(desk);
    const preview = desk.url();
    await open(desk, "/administration/messages/annonces/nouvelle/texte");
    await expect(content(desk).first()).toHaveValue("");
    await open(desk, preview);
  });

  await test.step("one that is changed after its preview, until the next one", async () => {
    await desk.getByRole("link", { name: "Modifier" }).click();
    await expect(content(desk).first()).toHaveValue("Un car passe le matin.");
    await expect(isKept(desk)).toHaveCount(0);
    await content(desk).first().fill("Un car passe le matin et le soir.");
    await expect(isKept(desk)).toBeVisible();
    await again(desk);
    await expect(content(desk).first()).toHaveValue("Un car passe le matin et le soir.");
    await expect(isKept(desk)).toBeVisible();
    await desk.getByRole("button", { name: "Voir l’aperçu" }).click();
    await expect(desk.getByText("Un car passe le matin et le soir.").first()).toBeVisible();
    await nothingKept(desk);
    await desk.getByRole("link", { name: "Modifier" }).click();
    await expect(content(desk).first()).toHaveValue("Un car passe le matin et le soir.");
  });

  await openVisit(desk);
  await test.step("an answer of the office", async () => {
    await answer(desk).fill("Nous vérifions");
    await expect(isKept(desk)).toBeVisible();
    await again(desk);
    await expect(answer(desk)).toHaveValue("Nous vérifions");
  });

  await test.step("a file that is refused holds a letter back, and no template", async () => {
    await desk.getByText("Joindre un fichier").first().click();
    await desk.getByLabel("Fichier 1", { exact: true }).setInputFiles(word);
    await expect(desk.getByText("Ce fichier n’est ni un PDF, ni une photo")).toBeVisible();
    await desk.getByLabel("Modèle").selectOption({ index: 1 });
    await desk.getByRole("button", { name: "Utiliser ce modèle" }).click();
    await expect(answer(desk)).toHaveValue(/^Nous vérifions\n+\S/);
    await expect(desk.getByText("Rien n’est parti")).toBeHidden();
    await send(desk).click();
    await expect(desk.getByText("Rien n’est parti")).toBeVisible();
  });
});
