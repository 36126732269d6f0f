import type { BrowserContext, Page } from "@playwright/test";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { studentMessages } from "#app/i18n/student.ts";
import {
  buildCandidate,
  type Candidate,
  createAccount,
  signIn,
  signInAgain,
} from "#tests/support/candidate.ts";
import { continueAsNewUser } from "#tests/support/demo-provider.ts";
import { expireIdleSessions, expireOldSessions } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import type { Mailbox } from "#tests/support/mailbox.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

const NEW_MESSAGE = "/espace-etudiant/messagerie/nouveau";
const getDialog = (page: Page) =>
  page.getByRole("dialog", { name: accessMessages.fr.signIn.title });
const getContent = (page: Page) => page.getByLabel("Message", { exact: true });
const otherUser = { email: "candidat@demo.test", password: "erabao-demonstration" };

async function signUp(page: Page, mailbox: Mailbox, who: Candidate): Promise<void> {
  await page.goto("/connexion");
  await createAccount(page, mailbox, who);
  await signIn(page, who.email, who.password);
}

/** A candidate whose page has an unsent message. */
async function openMessageDraft(page: Page, mailbox: Mailbox, address: string): Promise<Candidate> {
  const who = buildCandidate(address);
  await signUp(page, mailbox, who);
  await page.goto(NEW_MESSAGE);
  await page.getByLabel("Campus").selectOption({ index: 1 });
  await page.getByLabel("Objet").fill("Une question");
  await getContent(page).fill("Quand commencent les cours ?");
  return who;
}

/** Waits until React has taken over the input typed before hydration. */
async function openHydratedDraft(
  page: Page,
  mailbox: Mailbox,
  address: string,
): Promise<Candidate> {
  const who = await openMessageDraft(page, mailbox, address);
  await waitForHydration(page);
  return who;
}

/** Ends the session without notifying the page. */
const loseSession = (context: BrowserContext) => context.clearCookies({ name: /session_token/ });

test("a form submitted after the session has expired waits for sign-in, then is sent", async ({
  page,
  context,
  mailbox,
  address,
}) => {
  const who = await openHydratedDraft(page, mailbox, address);
  await loseSession(context);
  const send = page.getByRole("button", { name: "Envoyer" });
  await send.click();
  await expect(getDialog(page)).toContainText("Votre session est terminée");
  // Closed: the page has not changed.
  await page.keyboard.press("Escape");
  await expect(getDialog(page)).toBeHidden();
  await expect(getContent(page)).toHaveValue("Quand commencent les cours ?");
  await send.click();
  await signInAgain(page, who);
  await expect(page.getByRole("heading", { level: 1, name: "Une question" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Quand commencent les cours");
});

for (const [name, over] of [
  ["nobody used for a day", expireIdleSessions],
  ["was used for thirty days", expireOldSessions],
] as const)
  test(`a session that ${name} is over: the input is there after signing in again`, {
    tag: ["@once", "@nightly"],
  }, async ({ page, mailbox, address }) => {
    const who = await openHydratedDraft(page, mailbox, address);
    await over(who.email);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(getDialog(page)).toContainText("Votre session est terminée");
    await expect(getContent(page)).toHaveValue("Quand commencent les cours ?");
    await signInAgain(page, who);
    await expect(page.getByRole("heading", { level: 1, name: "Une question" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Quand commencent les cours");
  });

test("one user's input is not sent in the name of another", { tag: "@desk" }, async ({
  page,
  context,
  mailbox,
  address,
}) => {
  const who = await openHydratedDraft(page, mailbox, address);
  await loseSession(context);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await signInAgain(page, otherUser);
  await expect(getDialog(page)).toContainText("rien n’a été envoyé en son nom");
  // A dialog opened after a sign-in is not busy with it, whatever the tab does meanwhile.
  await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  await expect(getDialog(page)).not.toHaveAttribute("aria-busy", "true");
  await signInAgain(page, who);
  await expect(page.getByRole("heading", { level: 1, name: "Une question" })).toBeVisible();
});

test("the server refuses a form whose user has changed after the page has checked it", {
  tag: ["@once", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  const who = await openHydratedDraft(page, mailbox, address);
  await signInByRequest(page, otherUser.email);
  // The page compares the key in this cookie before it sends: it sees no other user.
  const seen = (await context.cookies()).find(({ name }) => name === "here");
  if (!seen) throw new Error("the cookie of the signed-in user is missing");
  await context.addCookies([{ ...seen, value: "student~Awa%20Binta%20N'Diaye-Sarr" }]);
  const answered = page.waitForResponse((one) => one.request().method() === "POST");
  await page.getByRole("button", { name: "Envoyer" }).click();
  expect((await answered).status()).toBe(401);
  await expect(getDialog(page)).toContainText("rien n’a été envoyé en son nom");
  await signInAgain(page, who);
  await expect(page.getByRole("heading", { level: 1, name: "Une question" })).toBeVisible();
});

test("the server refuses a form of another user that is sent before hydration", {
  tag: ["@once", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  await signUp(page, mailbox, buildCandidate(address));
  await pauseRequests(context, "**/assets/*.js");
  await page.goto(NEW_MESSAGE, { waitUntil: "domcontentloaded" });
  await getContent(page).fill("Quand commencent les cours ?");
  await signInByRequest(page, otherUser.email);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page).toHaveURL(/\/connexion\/reprise\?/);
});

test("signing in again at a provider without a popup returns to the same page", {
  tag: ["@once", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openHydratedDraft(page, mailbox, address);
  await loseSession(context);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await getDialog(page).getByRole("button", { name: accessMessages.fr.signIn.google }).click();
  await continueAsNewUser(page, `other-${address}`);
  await expect(page).toHaveURL(NEW_MESSAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("open tabs learn of a sign-out at once", { tag: "@desk" }, async ({
  page,
  context,
  mailbox,
  address,
}) => {
  const who = await openHydratedDraft(page, mailbox, address);
  const site = await context.newPage();
  await site.goto("/about");
  const profile = site.getByRole("button", { name: /Mon profil/ });
  await expect(profile).toContainText("Awa Binta");
  const user = (tab: Page) => tab.evaluate(() => ({ ...localStorage }));
  expect(await user(site)).toEqual({ user: `${who.firstName} ${who.lastName}` });
  const other = await context.newPage();
  // Restored from the server's last state, whatever the storage contains.
  for (const name of ["Somebody Else", null]) {
    await other.goto("/curriculum");
    await other.evaluate((name) => {
      if (name === null) localStorage.clear();
      else localStorage.setItem("user", name);
    }, name);
    await other.reload();
    await expect(other.getByRole("button", { name: /Mon profil/ })).toContainText("Awa Binta");
    expect(await user(other)).toEqual({ user: `${who.firstName} ${who.lastName}` });
  }
  await other.getByRole("button", { name: /Mon profil/ }).click();
  await other.getByRole("button", { name: studentMessages.fr.signOut }).click();
  await expect(profile).toBeHidden();
  await expect(site.getByRole("link", { name: /^compte$/i }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(getDialog(page)).toContainText("La session a été fermée dans un autre onglet");
  for (const tab of [site, other]) expect(await user(tab)).toEqual({});
  // The same user signs in again in this tab: it is unchanged.
  await signInAgain(page, who);
  await expect(getDialog(page)).toBeHidden();
  await expect(getContent(page)).toHaveValue("Quand commencent les cours ?");
  await expect(profile).toBeVisible();
  // And once more: the session is watched again after signing in within the page.
  await profile.click();
  await site.getByRole("button", { name: studentMessages.fr.signOut }).click();
  await expect(getDialog(page)).toContainText("La session a été fermée dans un autre onglet");
});

test("a session ended elsewhere is reported at the next page, and sign-in returns to it", {
  tag: ["@phone", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  const who = await openMessageDraft(page, mailbox, address);
  await page.goto("/espace-etudiant/candidate");
  await waitForHydration(page);
  await loseSession(context);
  await page.getByRole("link", { name: "Messagerie" }).first().click();
  await expect(page.getByText("Votre session est terminée.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();
  await signIn(page, who.email, who.password);
  await expect(page).toHaveURL(/\/espace-etudiant\/messagerie$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("closing a tab right after signing out leaves nobody signed in", {
  tag: ["@once", "@nightly"],
}, async ({ page, context }) => {
  await signInByRequest(page, "candidat@demo.test");
  await page.goto("/about");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: /Mon profil/ }).click();
  // By the page itself, before its form navigates.
  const announced = page.waitForRequest(
    (one) => one.url().endsWith("/deconnexion") && !one.isNavigationRequest(),
  );
  await bar.getByRole("button", { name: studentMessages.fr.signOut }).click();
  await announced;
  await page.close();
  const next = await context.newPage();
  await expect
    .poll(async () => {
      await next.goto("/espace-etudiant");
      return next.url();
    })
    .toContain("/connexion");
});

test("a page of a signed-out user leads to the sign-in page", {
  tag: ["@desk", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  await signUp(page, mailbox, buildCandidate(address));
  const other = await context.newPage();
  await other.goto("/about");
  await other.getByRole("button", { name: /Mon profil/ }).click();
  await other.getByRole("button", { name: studentMessages.fr.signOut }).click();
  await expect(getDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/connexion\?next=%2Fespace-etudiant/);
});

test("a public page that showed a user checks the session, and shows nobody once it has expired", {
  tag: ["@once", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  const who = buildCandidate(address);
  await signUp(page, mailbox, who);
  // An open page would be notified of the end, so the browser is on another page meanwhile.
  await page.goto("about:blank");
  await expireIdleSessions(who.email);
  const isKnown = async () => (await context.cookies()).some(({ name }) => name === "here");
  expect(await isKnown()).toBe(true);
  const site = await context.newPage();
  const presence = site.waitForResponse("**/presence");
  await site.goto("/about");
  expect((await (await presence).json()).kind).toBe("visitor");
  await expect(site.getByRole("button", { name: /Mon profil/ })).toBeHidden();
  await expect(site.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();
  expect(await isKnown()).toBe(false);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page carries the form until its user is back, and never a password", {
    tag: ["@once", "@nightly"],
  }, async ({ page, context, mailbox, address }) => {
    const who = await openMessageDraft(page, mailbox, address);
    // The session was idle for too long: its cookie still exists.
    await expireIdleSessions(who.email);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      accessMessages.fr.resume.title,
    );
    const again = page.getByRole("button", { name: accessMessages.fr.resume.send });
    // Still signed out: the form is carried on.
    await again.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      accessMessages.fr.resume.title,
    );
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: /Se connecter \(nouvel onglet\)/ }).click();
    const tab = await opening;
    await signIn(tab, otherUser.email, otherUser.password);
    await again.click();
    await expect(page.getByRole("main")).toContainText("rien n’a été envoyé en son nom");
    await tab.getByRole("button", { name: /menu du profil/ }).click();
    await tab.getByRole("button", { name: studentMessages.fr.signOut }).click();
    await tab.goto("/connexion");
    await signIn(tab, who.email, who.password);
    await again.click();
    await expect(page.getByRole("heading", { level: 1, name: "Une question" })).toBeVisible();
  });

  test("a form of an unknown user is shown, and not sent", { tag: ["@desk", "@nightly"] }, async ({
    page,
    context,
    mailbox,
    address,
  }) => {
    await openMessageDraft(page, mailbox, address);
    await loseSession(context);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByRole("main")).toContainText("Quand commencent les cours");
    await expect(page.getByRole("button", { name: accessMessages.fr.resume.send })).toHaveCount(0);
  });
});
