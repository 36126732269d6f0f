import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { ask } from "#tests/support/ask.ts";
import { type Candidate, candidateAt, createAccount, signIn } from "#tests/support/candidate.ts";
import type { Mailbox } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";

const NEW_MESSAGE = "/espace-etudiant/messagerie/nouveau";
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Connexion" });
const contentOf = (page: Page) => page.getByLabel("Message", { exact: true });
const somebodyElse = { email: "candidat@demo.test", password: "erabao-demonstration" };

async function signInHere(
  page: Page,
  { email, password }: Omit<Candidate, "firstName" | "lastName">,
) {
  await dialogOf(page).getByLabel("Adresse e-mail").fill(email);
  await dialogOf(page).getByLabel("Mot de passe", { exact: true }).fill(password);
  await dialogOf(page).getByRole("button", { name: "Se connecter" }).click();
}

async function join(page: Page, mailbox: Mailbox, who: Candidate): Promise<void> {
  await page.goto("/connexion");
  await createAccount(page, mailbox, who);
  await signIn(page, who.email, who.password);
}

async function writeMessage(page: Page): Promise<void> {
  await page.goto(NEW_MESSAGE);
  await page.getByLabel("Campus").selectOption({ index: 1 });
  await page.getByLabel("Objet").fill("Une question");
  await contentOf(page).fill("Quand commencent les cours ?");
}

/** The session of this person has rested for more than a day. */
async function restTooLong(email: string): Promise<void> {
  const host = `${process.env.JOURNEY_DATA_DIR}/pg`;
  const password = readFileSync(`${host}/secret`, "utf8");
  const place = { host, port: 5432, user: "erabao", database: "erabao", password };
  await ask(
    place,
    `update sessions set updated_at = updated_at - interval '25 hours'
     where user_id = (select id from users where email = '${email}')`,
  );
}

/** The session is over; the page is not told. */
const loseSession = (context: BrowserContext) => context.clearCookies({ name: /session_token/ });

test("a form sent after the session has ended waits for its person, then is sent", async ({
  page,
  context,
  mailbox,
  address,
}) => {
  const who = candidateAt(address);
  await join(page, mailbox, who);
  await writeMessage(page);
  await loseSession(context);
  const send = page.getByRole("button", { name: "Envoyer" });
  await send.click();
  await expect(dialogOf(page)).toContainText("Votre session est terminée");
  // Closed: the page has not moved.
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(contentOf(page)).toHaveValue("Quand commencent les cours ?");
  await send.click();
  await signInHere(page, who);
  await expect(page.getByRole("heading", { level: 1, name: "Une question" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Quand commencent les cours");
});

test("what one person typed is not sent in the name of another", async ({
  page,
  context,
  mailbox,
  address,
}) => {
  const who = candidateAt(address);
  await join(page, mailbox, who);
  await writeMessage(page);
  await loseSession(context);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await signInHere(page, somebodyElse);
  await expect(dialogOf(page)).toContainText("rien n’est parti en son nom");
  await signInHere(page, who);
  await expect(page.getByRole("heading", { level: 1, name: "Une question" })).toBeVisible();
});

test("signing out is seen at once by the tabs that stayed open", async ({
  page,
  context,
  mailbox,
  address,
}) => {
  const who = candidateAt(address);
  await join(page, mailbox, who);
  await writeMessage(page);
  const site = await context.newPage();
  await site.goto("/about");
  const profile = site.getByRole("button", { name: /Mon profil/ });
  await expect(profile).toContainText("Awa Binta");
  const other = await context.newPage();
  await other.goto("/curriculum");
  await other.getByRole("button", { name: /Mon profil/ }).click();
  await other.getByRole("button", { name: "Déconnexion" }).click();
  await expect(profile).toBeHidden();
  await expect(site.getByRole("link", { name: /^compte$/i }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(dialogOf(page)).toContainText("La session a été fermée dans un autre onglet");
  expect(await site.evaluate(() => localStorage.length)).toBe(0);
  // The same person comes back in this tab: it is as they left it.
  await signInHere(page, who);
  await expect(dialogOf(page)).toBeHidden();
  await expect(contentOf(page)).toHaveValue("Quand commencent les cours ?");
  await expect(profile).toBeVisible();
});

test("a page of a signed-out person leads to the sign-in page", async ({
  page,
  context,
  mailbox,
  address,
}) => {
  await join(page, mailbox, candidateAt(address));
  const other = await context.newPage();
  await other.goto("/about");
  await other.getByRole("button", { name: /Mon profil/ }).click();
  await other.getByRole("button", { name: "Déconnexion" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/connexion\?next=%2Fespace-etudiant/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page carries the form until its person is back, and never a password", async ({
    page,
    context,
    mailbox,
    address,
  }) => {
    const who = candidateAt(address);
    await join(page, mailbox, who);
    await writeMessage(page);
    // The session rested too long: its cookie is still there.
    await restTooLong(who.email);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rien n’est perdu");
    const again = page.getByRole("button", { name: "Envoyer de nouveau" });
    // Still nobody: it is carried on.
    await again.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rien n’est perdu");
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: /Se connecter \(nouvel onglet\)/ }).click();
    const tab = await opening;
    await signIn(tab, somebodyElse.email, somebodyElse.password);
    await again.click();
    await expect(page.getByRole("main")).toContainText("rien n’est parti en son nom");
    await tab.getByRole("button", { name: /menu du profil/ }).click();
    await tab.getByRole("button", { name: "Déconnexion" }).click();
    await tab.goto("/connexion");
    await signIn(tab, who.email, who.password);
    await again.click();
    await expect(page.getByRole("heading", { level: 1, name: "Une question" })).toBeVisible();
  });

  test("a form of nobody knows whom is shown, and not sent", async ({
    page,
    context,
    mailbox,
    address,
  }) => {
    await join(page, mailbox, candidateAt(address));
    await writeMessage(page);
    await loseSession(context);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByRole("main")).toContainText("Quand commencent les cours");
    await expect(page.getByRole("button", { name: "Envoyer de nouveau" })).toHaveCount(0);
  });
});
