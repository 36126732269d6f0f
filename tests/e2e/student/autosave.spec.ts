import type { BrowserContext, Page } from "@playwright/test";
import { candidateAt } from "#tests/support/candidate.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn, join } from "#tests/support/sessions.ts";

const IDENTITY = "/espace-etudiant/candidate/info-personnel?partie=identite";
const status = (page: Page) =>
  page
    .getByRole("status")
    .filter({ has: page.locator("svg") })
    .first();
const birthPlace = (page: Page) => page.getByLabel("Lieu de naissance");
const firstName = (page: Page) => page.getByLabel("Prénom");

async function answer(
  page: Page,
  field: (page: Page) => ReturnType<Page["getByLabel"]>,
  text: string,
) {
  await field(page).fill(text);
  await field(page).blur();
}

/** What the server has: a browser of the same person that has never seen the page. */
async function onServer(page: Page): Promise<string> {
  const html = await (await page.request.get(IDENTITY)).text();
  return /name="birthPlace"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";
}

const offline = (context: BrowserContext, is = true) => context.setOffline(is);

test("each answer is saved a moment after its field is left", async ({
  page,
  otherPage,
  mailbox,
  address,
}) => {
  const who = candidateAt(address);
  await join(page, mailbox, who);
  await page.goto(IDENTITY);
  await answer(page, birthPlace, "Tivaouane");
  await expect.poll(() => onServer(page)).toBe("Tivaouane");
  await expect(status(page)).toContainText("Enregistré à");
  // A date half written is not a fault while one is still in it.
  const born = page.getByRole("group", { name: "Date de naissance" });
  await born.getByLabel("Jour").fill("31");
  await born.getByLabel("Mois").fill("2");
  await born.getByLabel("Année").fill("2008");
  await expect(born).not.toContainText("n’existe pas");
  await born.getByLabel("Année").blur();
  await expect(born).toContainText("Cette date n’existe pas. Février 2008 compte 29 jours.");
  await born.getByLabel("Jour").fill("29");
  await born.getByLabel("Jour").blur();
  await expect(born).not.toContainText("n’existe pas");
  // The form sent whole afterwards meets no quarrel with what it saved itself.
  await page.getByLabel("Oui, j’ai terminé").check();
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre passeport");
  // What the server took whole is no longer this device's: an answer given elsewhere since is shown.
  await comeIn(otherPage, who.email, who.password);
  await otherPage.goto(IDENTITY);
  await answer(otherPage, birthPlace, "Kaolack");
  await expect.poll(() => onServer(page)).toBe("Kaolack");
  await page.goto(IDENTITY);
  await expect(birthPlace(page)).toHaveValue("Kaolack");
  // An answer that was missing is not said to be, once it is there.
  await firstName(page).fill("");
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  const field = page.locator(".field").filter({ has: firstName(page) });
  await expect(field).toContainText("Ce champ est requis");
  await answer(page, firstName, "Coumba");
  await expect(field).not.toContainText("Ce champ est requis");
});

test("without a network the form goes on, outlives its tab, and sends everything when it is back", async ({
  page,
  context,
  mailbox,
  address,
  expected,
}) => {
  // The browser says so by itself when it looks for a new edition of the worker.
  expected(/fetching the script/);
  await join(page, mailbox, candidateAt(address));
  await page.goto(IDENTITY);
  await expect(status(page)).toContainText("Enregistré à");
  await offline(context);
  await answer(page, birthPlace, "Podor");
  await expect(status(page)).toHaveText("Gardé sur cet appareil");
  await expect(page.getByRole("main")).toContainText("Nous enverrons votre réponse");
  const field = page.locator(".field").filter({ has: birthPlace(page) });
  await expect(field).toContainText("Gardé sur cet appareil");
  await answer(page, firstName, "Coumba");
  await expect(page.getByRole("main")).toContainText("Nous enverrons vos 2 réponses");
  await page.close();
  await offline(context, false);
  const again = await context.newPage();
  await again.goto(IDENTITY);
  await expect(birthPlace(again)).toHaveValue("Podor");
  await expect(firstName(again)).toHaveValue("Coumba");
  await expect.poll(() => onServer(again)).toBe("Podor");
  await expect(status(again)).toContainText("Enregistré à");
  // The network goes and comes while the page stays.
  await offline(context);
  await answer(again, birthPlace, "Matam");
  await expect(status(again)).toHaveText("Gardé sur cet appareil");
  await offline(context, false);
  await expect(status(again)).toContainText("Enregistré à");
  expect(await onServer(again)).toBe("Matam");
});

test("one question answered on two devices is chosen between; the others are both kept", async ({
  page,
  otherPage,
  mailbox,
  address,
}) => {
  const who = candidateAt(address);
  await join(page, mailbox, who);
  await comeIn(otherPage, who.email, who.password);
  await page.goto(IDENTITY);
  await otherPage.goto(IDENTITY);
  await answer(otherPage, birthPlace, "Kaolack");
  await expect.poll(() => onServer(page)).toBe("Kaolack");
  // An answer to something else takes nothing away, and brings the newer one.
  await answer(page, firstName, "Coumba");
  await expect(birthPlace(page)).toHaveValue("Kaolack");
  await answer(otherPage, birthPlace, "Diourbel");
  await expect.poll(() => onServer(page)).toBe("Diourbel");
  await answer(page, birthPlace, "Mbour");
  const choice = page.getByRole("alert").filter({ hasText: "Deux réponses différentes" });
  await expect(choice).toContainText("« Lieu de naissance » a aussi été modifié");
  await expect(status(page)).toHaveText("1 réponse à choisir");
  await choice.getByLabel("Sur un autre appareil").check();
  await choice.getByRole("button", { name: "Garder la réponse choisie" }).click();
  await expect(choice).toBeHidden();
  await expect(birthPlace(page)).toHaveValue("Diourbel");
  // And the other way round.
  await answer(otherPage, birthPlace, "Fatick");
  await expect.poll(() => onServer(page)).toBe("Fatick");
  await answer(page, birthPlace, "Mbour");
  await expect(choice).toContainText("Fatick");
  await choice.getByRole("button", { name: "Garder la réponse choisie" }).click();
  await expect(choice).toBeHidden();
  await expect.poll(() => onServer(page)).toBe("Mbour");
});

test("what is typed after the session has ended is kept, and saved once its person is back", async ({
  page,
  context,
  mailbox,
  address,
}) => {
  const who = candidateAt(address);
  await join(page, mailbox, who);
  await page.goto(IDENTITY);
  await expect(status(page)).toContainText("Enregistré à");
  await context.clearCookies({ name: /session_token/ });
  await answer(page, birthPlace, "Louga");
  await expect(page.getByRole("main")).toContainText("Ce que vous avez écrit est gardé.");
  await page.getByRole("button", { name: "Se reconnecter" }).click();
  const dialog = page.getByRole("dialog", { name: "Connexion" });
  await dialog.getByLabel("Adresse e-mail").fill(who.email);
  await dialog.getByLabel("Mot de passe", { exact: true }).fill(who.password);
  await dialog.getByRole("button", { name: "Se connecter" }).click();
  await expect(status(page)).toContainText("Enregistré à");
  await expect.poll(() => onServer(page)).toBe("Louga");
});

const ROOT = "/espace-etudiant/candidate";

test("a dialog that cannot leave says so, and keeps what is typed until it can", async ({
  page,
  context,
  mailbox,
  address,
}) => {
  await join(page, mailbox, candidateAt(address));
  await page.goto(`${ROOT}/cursus`);
  await page.getByRole("button", { name: "Ajouter un Cursus" }).click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un nouveau Cursus" });
  await dialog.getByLabel("Année scolaire").selectOption("2025-2026");
  await dialog.getByLabel("Établissement").fill("Lycée Malick-Sy");
  await dialog.getByLabel("Pays", { exact: true }).selectOption("SN");
  await offline(context);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("La connexion a manqué.")).toBeVisible();
  await expect(dialog.getByLabel("Établissement")).toHaveValue("Lycée Malick-Sy");
  await offline(context, false);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "Lycée Malick-Sy" })).toBeVisible();
});

/** The addresses that this device can open without a network. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((one) => one.startsWith("application-"));
    const requests = name ? await (await caches.open(name)).keys() : [];
    return requests
      .map(({ url }) => url.replace(location.origin, ""))
      .filter((url) => !/assets/.test(url));
  });

test("the application opens again without a network, page after page, until one signs out", async ({
  page,
  context,
  mailbox,
  address,
  expected,
}) => {
  // A part of the area that this device never had: the router tries the whole page instead.
  expected(/fetching the script|route module|dynamically imported/);
  await join(page, mailbox, candidateAt(address));
  await page.goto(ROOT);
  await expect
    .poll(() => kept(page))
    .toEqual(
      expect.arrayContaining([
        ROOT,
        `${ROOT}.data`,
        `${ROOT}/info-personnel.data?partie=passeport`,
        `${ROOT}/cursus.data`,
      ]),
    );
  await offline(context);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ma candidature");
  await page.getByRole("link", { name: "Votre identité", exact: true }).click();
  await answer(page, birthPlace, "Bakel");
  await expect(status(page)).toHaveText("Gardé sur cet appareil");
  await page.getByLabel("Oui, j’ai terminé").check();
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await expect(page.getByRole("main")).toContainText("dès que la connexion revient");
  await page.getByRole("link", { name: "Ma candidature" }).first().click();
  await page.getByRole("link", { name: "Votre passeport", exact: true }).click();
  await page.getByLabel("Oui", { exact: true }).check();
  await answer(page, (one) => one.getByLabel("Numéro de passeport"), "A02584613");
  await expect(status(page)).toHaveText("Gardé sur cet appareil");
  // What was never opened says so, and loses nothing.
  await page.getByRole("link", { name: "Messagerie" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pas de connexion");
  await page.getByRole("link", { name: "Ma candidature" }).click();
  await page.getByRole("link", { name: "Votre passeport", exact: true }).click();
  await expect(page.getByLabel("Numéro de passeport")).toHaveValue("A02584613");
  await offline(context, false);
  await expect(status(page)).toContainText("Enregistré à");
  // The answers of the other page leave when it is opened again.
  await page.goto(IDENTITY);
  await expect(birthPlace(page)).toHaveValue("Bakel");
  await expect.poll(() => onServer(page)).toBe("Bakel");
  await page.getByRole("button", { name: /menu du profil/ }).click();
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => kept(page)).toEqual([]);
});

test("on a shared device nothing stays, and nothing is said to stay", async ({
  page,
  context,
  mailbox,
  address,
}) => {
  await join(page, mailbox, candidateAt(address));
  await page.goto(ROOT);
  await expect.poll(() => kept(page)).toContain(ROOT);
  await page.getByRole("button", { name: "Ordinateur partagé ? Ne rien garder ici" }).click();
  await expect(page.getByRole("main")).toContainText("Rien n’est gardé sur cet appareil");
  await expect.poll(() => kept(page)).toEqual([]);
  await page.goto(IDENTITY);
  await offline(context);
  await answer(page, birthPlace, "Podor");
  await expect(page.getByRole("main")).toContainText("Cet appareil ne les garde pas non plus");
  await offline(context, false);
  await expect(status(page)).toContainText("Enregistré à");
  expect(await onServer(page)).toBe("Podor");
  const stored = await page.evaluate(() => indexedDB.databases());
  const answers = await page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open("erabao");
        opening.onsuccess = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains("answers")) return done(0);
          const count = result.transaction("answers").objectStore("answers").count();
          count.onsuccess = () => done(count.result);
        };
      }),
  );
  expect([stored.length <= 1, answers]).toEqual([true, 0]);
});
