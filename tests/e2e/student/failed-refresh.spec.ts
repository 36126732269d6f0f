import type { Page } from "@playwright/test";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { buildCandidate, signInAgain } from "#tests/support/candidate.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import type { Mailbox } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";

// Playwright does not see the requests of a service worker.
test.use({ serviceWorkers: "block" });
const blockedWorker = /Service Worker registration blocked/;

const DATA = /\.data(\?|$)/;
const HALF = "Et pour le logement, est-ce que";
const reply = (page: Page) => page.getByLabel(messagingMessages.fr.reply, { exact: true });
const sendButton = (page: Page) =>
  page.getByRole("button", { name: messagingMessages.fr.send, exact: true });

/** A candidate in a conversation with half a sentence typed, and an officer in the same conversation. */
async function openConversation(
  page: Page,
  office: Page,
  { mailbox, address, subject }: { mailbox: Mailbox; address: string; subject: string },
) {
  const candidate = buildCandidate(address);
  await signUpByRequest(page, mailbox, candidate);
  await signInByRequest(office, "admissions@demo.test");
  await page.goto("/espace-etudiant/messagerie/nouveau");
  await page.getByLabel(messagingMessages.fr.campus).selectOption("senegal");
  await page.getByLabel(messagingMessages.fr.subject).fill(subject);
  await page.getByLabel("Message", { exact: true }).fill("Bonjour, y a-t-il des bourses ?");
  await sendButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
  await waitForHydration(page);
  await office.goto("/administration/messages");
  await office
    .getByRole("link", { name: new RegExp(`${candidate.firstName}.*${subject}|${subject}`, "s") })
    .first()
    .click();
  await expect(office.getByRole("heading", { name: subject })).toBeVisible();
  await reply(page).fill(HALF);
}

async function sendReply(office: Page, text: string): Promise<void> {
  await reply(office).fill(text);
  await sendButton(office).click();
  await expect(office.getByText(text)).toBeVisible();
}

async function expectUnchanged(page: Page, subject: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(reply(page)).toHaveValue(HALF);
}

test("a page that refreshes itself without a network keeps half a sentence, and refreshes once it is back", {
  tag: ["@desk", "@nightly"],
}, async ({ page, otherPage: office, mailbox, address, expected }) => {
  expected(blockedWorker);
  const subject = "Une question de bourse coupée";
  await openConversation(page, office, { mailbox, address, subject });
  await page.clock.install();
  const failed = page.waitForEvent("requestfailed", (request) => DATA.test(request.url()));
  await page.route(DATA, (route) => route.abort("internetdisconnected"));
  await sendReply(office, "Oui : deux par campus.");
  await failed;
  await expectUnchanged(page, subject);
  await expect(page.getByText("Oui : deux par campus.")).toBeHidden();
  await page.unroute(DATA);
  // The refresh is tried again after some seconds.
  await page.clock.runFor(10_000);
  await expect(page.getByText("Oui : deux par campus.")).toBeVisible();
  await expectUnchanged(page, subject);
});

test("a page that refreshes itself after its session is gone keeps half a sentence, and sends it after a sign-in", {
  tag: ["@desk", "@nightly"],
}, async ({ page, context, otherPage: office, mailbox, address, expected }) => {
  expected(blockedWorker);
  const subject = "Une question de session";
  await openConversation(page, office, { mailbox, address, subject });
  // The stream was opened with the session, and goes on without it.
  await context.clearCookies({ name: /session_token/ });
  // The router's form of a redirect.
  const refused = page.waitForResponse(
    (response) => DATA.test(response.url()) && response.status() === 202,
  );
  await sendReply(office, "Oui : deux par campus.");
  await refused;
  await expectUnchanged(page, subject);
  await sendButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Connexion" });
  await expect(dialog).toContainText("Votre session est terminée");
  await signInAgain(page, buildCandidate(address));
  await expect(page.getByRole("main")).toContainText(HALF);
  await expect(page.getByText("Oui : deux par campus.")).toBeVisible();
  await expect(reply(page)).toHaveValue("");
});
