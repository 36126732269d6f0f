import type { Page } from "@playwright/test";
import { kept, offline, ROOT } from "#tests/support/answers.ts";
import { awake } from "#tests/support/awake.ts";
import { candidateAt } from "#tests/support/candidate.ts";
import { smallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn, join } from "#tests/support/sessions.ts";

const NEW = "/espace-etudiant/messagerie/nouveau";
const content = (page: Page) => page.getByLabel("Message", { exact: true });
const answer = (page: Page) => page.getByLabel("Répondre", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Envoyer", exact: true });
const isKept = (page: Page) => page.getByText("Brouillon gardé sur cet appareil.");
const word = { name: "lettre.docx", mimeType: "application/msword", buffer: Buffer.from("x") };
const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: smallPdf(name) });

/** The names of the letters that this device keeps; a database that is not there yet is not made. */
const keptLetters = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((done, fail) => {
        const asked = indexedDB.open("erabao");
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => done([]);
        asked.onsuccess = () => {
          const keys = asked.result.transaction("answers").objectStore("answers").getAllKeys();
          keys.onerror = () => fail(keys.error);
          keys.onsuccess = () => {
            asked.result.close();
            done(keys.result.map(String).filter((key) => key.includes("/letter/")));
          };
        };
      }),
  );

/** A page that is opened afterwards has nothing to put back. */
const nothingKept = (page: Page) => expect.poll(() => keptLetters(page)).toEqual([]);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}

/** What this page sends waits on its way until the function that is given back is called. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await isOver;
    await route.fallback();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
}

async function openVisit(page: Page): Promise<void> {
  await open(page, "/administration/messages?q=Cheikh+Ahmadou");
  await page.getByRole("link", { name: /Visite du campus/ }).click();
}

async function again(page: Page): Promise<void> {
  await page.reload();
  await awake(page);
}

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

  await test.step("on a shared device nothing is kept, and nothing is said to be", async () => {
    await page
      .context()
      .addCookies([{ name: "shared", value: "on", url: new URL("/", page.url()).href }]);
    await again(page);
    await answer(page).fill("Chez un cousin");
    await page.getByRole("link", { name: "Accueil" }).first().click();
    await page.goBack();
    await expect(answer(page)).toHaveValue("");
    await expect(isKept(page)).toBeHidden();
  });
});

test("a message on its way takes no more words, and is not put back to be sent again when its answer was lost", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await join(page, mailbox, candidateAt(address));
  await open(page, NEW);
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
    await open(desk, "/administration/messages/annonces/nouvelle/texte");
    await expect(content(desk).first()).toHaveValue("");
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
    await expect(desk.getByText("Ce type de fichier n’est pas accepté.")).toBeVisible();
    await desk.getByLabel("Modèle").selectOption({ index: 1 });
    await desk.getByRole("button", { name: "Utiliser ce modèle" }).click();
    await expect(answer(desk)).toHaveValue(/^Nous vérifions\n+\S/);
    await expect(desk.getByText("Rien n’est parti")).toBeHidden();
    await send(desk).click();
    await expect(desk.getByText("Rien n’est parti")).toBeVisible();
  });
});

test("what is typed after signing out, until the page goes, is not kept", {
  tag: "@desk",
}, async ({ page }) => {
  await comeIn(page, "admissions@demo.test");
  await openVisit(page);
  await answer(page).fill("Nous");
  await expect(isKept(page)).toBeVisible();
  const answered = await holdAnswers(page);
  await page.getByRole("button", { name: "Déconnexion" }).click({ noWaitAfter: true });
  await nothingKept(page);
  await answer(page).fill("Nous vérifions");
  await expect(isKept(page)).toBeHidden();
  await answered();
  await page.waitForURL(/\/connexion/);
  expect(await keptLetters(page)).toEqual([]);
});

test("a file that is refused holds its message back, and shows what can be done", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await join(page, mailbox, candidateAt(address));
  await open(page, NEW);
  await page.getByLabel("Objet").fill("Mon bulletin");
  await content(page).fill("Le voici.");
  await page.getByText("Joindre un fichier").first().click();
  await page.getByLabel("Fichier 1", { exact: true }).setInputFiles(word);
  await expect(page.getByText("Ce type de fichier n’est pas accepté.")).toBeVisible();
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

test("without a network the area says so on every page, and opens the page that was asked for once it is back", {
  tag: "@phone",
}, async ({ page, context, mailbox, address, expected }) => {
  // A part of the area that this device never had: the router tries the whole page instead.
  expected(/fetching the script|route module|dynamically imported|Failed to fetch/);
  await join(page, mailbox, candidateAt(address));
  await open(page, NEW);
  await expect.poll(() => kept(page)).toContain("/no-network");
  // Whoever only reads their messages does not pay for the pages of an application.
  expect((await kept(page)).filter((one) => !one.startsWith("/fonts/"))).toEqual(["/no-network"]);
  await content(page).fill("Bonjour, je");
  await expect(isKept(page)).toBeVisible();
  const title = page.getByRole("heading", { level: 1 });
  await offline(context);
  for (const tap of ["Compte", "Candidature"] as const) {
    await page.getByRole("navigation").getByRole("link", { name: tap }).first().click();
    await expect(title).toHaveText("Pas de connexion");
    await offline(context, false);
    await expect(title).not.toHaveText("Pas de connexion");
    await open(page, NEW);
    await expect(content(page)).toHaveValue("Bonjour, je");
    await offline(context);
  }
  await page.reload();
  await expect(title).toHaveText("Pas de connexion");
  await expect(page.getByRole("main")).toContainText("vos messages commencés y sont gardés");
  await offline(context, false);
  await expect(content(page)).toHaveValue("Bonjour, je");
  await page.goto(ROOT);
  await expect.poll(() => kept(page)).toContain(ROOT);
  expect((await kept(page)).join()).not.toContain("messagerie");
});
