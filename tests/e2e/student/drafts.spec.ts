import { isAboveBar } from "#tests/support/above-bar.ts";
import { candidateAt } from "#tests/support/candidate.ts";
import { holdRequests } from "#tests/support/hold-requests.ts";
import { sendADayBefore } from "#tests/support/journey-database.ts";
import {
  again,
  answer,
  content,
  holdAnswers,
  isKept,
  NEW,
  nothingKept,
  open,
  send,
  word,
} from "#tests/support/letters.ts";
import { smallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { join } from "#tests/support/sessions.ts";

const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: smallPdf(name) });

test("what a candidate types is found again until it is sent, with its files", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await join(page, mailbox, candidateAt(address));
  await open(page, NEW);

  await test.step("on a reload, and after a look at another page", async () => {
    await page.getByLabel("Objet").fill("Le car scolaire");
    await page.getByLabel("Campus").selectOption("cameroon");
    await content(page).fill("Y a-t-il un car");
    await expect(isKept(page)).toBeVisible();
    await page.getByText("Joindre un fichier").first().click();
    await page.getByLabel("Fichier 1", { exact: true }).setInputFiles(pdf("un.pdf"));
    await page.getByRole("button", { name: "Joindre un autre fichier" }).click();
    await page.getByLabel("Fichier 2", { exact: true }).setInputFiles(pdf("deux.pdf"));
    await expect(page.getByText(/reçu à/)).toHaveCount(2);
    await again(page);
    await expect(content(page)).toHaveValue("Y a-t-il un car");
    await expect(page.getByLabel("Campus")).toHaveValue("cameroon");
    await expect(page.getByText(/reçu à/)).toHaveCount(2);
    await content(page).fill("Y a-t-il un car le matin ?");
    // It goes while the last letters are not kept yet.
    await page.getByRole("link", { name: "Accueil" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bonjour");
    await page.goBack();
    await expect(content(page)).toHaveValue("Y a-t-il un car le matin ?");
  });

  await test.step("sent, it is kept no more: neither here nor where one goes on", async () => {
    await send(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le car scolaire");
    await nothingKept(page);
    await open(page, NEW);
    await expect(content(page)).toHaveValue("");
    await page.goBack();
    await answer(page).fill("Et le soir ?");
    await expect(isKept(page)).toBeVisible();
    await send(page).click();
    await expect(page.locator(".thread").getByText("Et le soir ?")).toBeVisible();
    await nothingKept(page);
    await again(page);
    await expect(answer(page)).toHaveValue("");
  });

  await test.step("erased, it can be put back, and then is erased for good", async () => {
    await answer(page).fill("Un mot de trop");
    await page.getByRole("button", { name: "Effacer le texte" }).click();
    await expect(answer(page)).toHaveValue("");
    await page.getByRole("button", { name: "Remettre le texte" }).click();
    await expect(answer(page)).toHaveValue("Un mot de trop");
    await expect(isKept(page)).toBeVisible();
    await page.getByRole("button", { name: "Effacer le texte" }).click();
    await expect(page.getByText("Texte effacé.")).toBeVisible();
    await nothingKept(page);
    await again(page);
    await expect(answer(page)).toHaveValue("");
  });
});

test("a message on its way takes no more words, and is not put back to be sent again when its answer was lost", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await join(page, mailbox, candidateAt(address));
  await open(page, NEW);
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill("Le car scolaire");
  await content(page).fill("Y a-t-il un car ?");
  await send(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le car scolaire");

  await test.step("while it leaves nothing can be added that would be in no message", async () => {
    const answered = await holdAnswers(page);
    await answer(page).fill("Et à midi ?");
    await send(page).click();
    await expect(answer(page)).toHaveJSProperty("readOnly", true);
    await answer(page).pressSequentially(" Et la nuit ?");
    await expect(answer(page)).toHaveValue("Et à midi ?");
    await answered();
    await expect(page.locator(".thread").getByText("Et à midi ?", { exact: true })).toBeVisible();
    await expect(answer(page)).toHaveValue("");
    await send(page).click();
    await expect(answer(page)).toHaveAttribute("aria-invalid", "true");
    await expect(answer(page)).toBeEditable();
  });

  await test.step("one that arrived, and whose answer was lost, is not put back to be sent again", async () => {
    await again(page);
    await page.route("**/*.data*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await answer(page).fill("Merci pour tout");
    await expect(isKept(page)).toBeVisible();
    await send(page).click();
    await expect(answer(page)).toBeEditable();
    await expect(answer(page)).toHaveValue("Merci pour tout");
    await page.unroute("**/*.data*");
    await again(page);
    await expect(page.locator(".thread").getByText("Merci pour tout")).toBeVisible();
    await nothingKept(page);
    await expect(answer(page)).toHaveValue("");
  });
});

test("a new conversation whose answer was lost, put back and sent again, is the same one", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  const who = candidateAt(address);
  await join(page, mailbox, who);
  await open(page, NEW);
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill("Le car du soir");
  await content(page).fill("Y a-t-il un car le soir ?");
  await expect(isKept(page)).toBeVisible();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await send(page).click();
  await expect(content(page)).toBeEditable();
  await page.unroute("**/*.data*");
  await sendADayBefore(who.email);
  await again(page);
  await expect(content(page)).toHaveValue("Y a-t-il un car le soir ?");
  await send(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le car du soir");
  await expect(page.locator(".thread").getByText("Y a-t-il un car le soir ?")).toHaveCount(1);
  await nothingKept(page);
  await open(page, "/espace-etudiant/messagerie");
  await expect(page.getByRole("link", { name: /Le car du soir/ })).toHaveCount(1);
});

test("a message whose file is on its way says that it waits, under the thumb, and leaves with it", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await join(page, mailbox, candidateAt(address));
  await open(page, NEW);
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill("Mon relevé");
  await content(page).fill("Le voici.");
  const arrive = await holdRequests(page, "**/envois/*");
  await page.getByText("Joindre un fichier").first().click();
  await page.getByLabel("Fichier 1", { exact: true }).setInputFiles(pdf("relevé.pdf"));
  await expect(page.getByRole("progressbar")).toBeVisible();
  // As low as it may stand when it is pressed.
  await send(page).evaluate((one) => one.scrollIntoView({ block: "end" }));
  await send(page).press("Enter");
  const waits = page.getByText("Le formulaire partira dès que le fichier sera arrivé.");
  await expect(waits).toBeInViewport({ ratio: 1 });
  await isAboveBar(send(page));
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon relevé");
  await expect(page.getByRole("link", { name: "relevé.pdf" })).toBeVisible();
});

test("a file that is refused holds its message back, and shows what can be done", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await join(page, mailbox, candidateAt(address));
  await open(page, NEW);
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill("Mon bulletin");
  await content(page).fill("Le voici.");
  await page.getByText("Joindre un fichier").first().click();
  await page.getByLabel("Fichier 1", { exact: true }).setInputFiles(word);
  await expect(page.getByText("Ce fichier n’est ni un PDF, ni une photo")).toBeVisible();
  const held = async () => {
    await send(page).click();
    await expect(page.getByText("Rien n’est parti")).toBeVisible();
    await expect(page.getByRole("button", { name: "Choisir un autre fichier" })).toBeFocused();
    expect(page.url()).toMatch(/nouveau$/);
  };
  await held();
  await page.getByRole("button", { name: "Retirer" }).click();
  const photo = { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") };
  await page.getByLabel("Fichier 1", { exact: true }).setInputFiles([pdf("un.pdf"), photo]);
  await expect(page.getByText("Choisissez un seul PDF, ou plusieurs photos.")).toBeVisible();
  await held();
  await page.getByRole("button", { name: "Retirer" }).click();
  await send(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon bulletin");
});
