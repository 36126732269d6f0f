import type { Page } from "@playwright/test";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
// By style: a phone hides the list while a thread is open.
const lines = (page: Page) => page.locator(".mailbox-list > ul");
const line = (page: Page, subject: string) => lines(page).locator("a").filter({ hasText: subject });
const badge = (page: Page) => page.locator(".count-badge").first();

async function write(page: Page, subject: string): Promise<void> {
  await page.goto("/espace-etudiant/messagerie/nouveau");
  await page.getByLabel(messagingMessages.fr.campus).selectOption("senegal");
  await page.getByLabel(messagingMessages.fr.subject, { exact: true }).fill(subject);
  await page.getByLabel("Message", { exact: true }).fill("Bonjour.");
  await page.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  await expect(heading(page)).toHaveText(subject);
}

test("the inbox shows sender, time and unread state; one thread is open, by its address; the sender sees that it was read", {
  tag: "@nightly",
}, async ({ page, otherPage: desk, mailbox, address }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const [name] = address.split("@");
  const [mine, theirs] = [`Le foyer ${name}`, `Le dortoir ${name}`];
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await write(page, mine);
  await write(page, theirs);
  await page.goto("/espace-etudiant/compte");
  await signInByRequest(desk, "admissions@demo.test");
  await desk.goto(`/administration/messages?q=${encodeURIComponent(theirs)}`);
  await desk.getByRole("link", { name: new RegExp(theirs) }).click();
  await desk.getByLabel(messagingMessages.fr.reply, { exact: true }).fill("Il est ouvert.");
  await desk.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  const answered = desk.getByRole("article").filter({ hasText: "Il est ouvert." }).last();
  await expect(answered).toBeVisible();
  await expect(answered).not.toContainText("· lu");

  await test.step("newest first, with sender and time; messages of the school are unread", async () => {
    await page.goto("/espace-etudiant/messagerie");
    await waitForHydration(page);
    await expect(lines(page)).toHaveAccessibleName(messagingMessages.fr.list);
    const hour = /\d{1,2}\sh\s\d\d/;
    await expect(lines(page).locator("a")).toHaveText([
      new RegExp(`Non lu\\s: ${theirs}.*Bureau des admissions de Dakar.*${hour.source}`, "s"),
      new RegExp(`^${mine}.*Vous.*${hour.source}`, "s"),
    ]);
    await expect(badge(page)).toHaveText(/^1/);
    await expect(lines(page).locator("[aria-current]")).toHaveCount(0);
  });

  await test.step("an opened thread is read, and no longer counted", async () => {
    await line(page, theirs).click();
    await expect(heading(page)).toHaveText(theirs);
    await expect(page.getByText("Il est ouvert.")).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await expect(line(page, theirs)).not.toContainText(officeMessages.fr.file.unread);
    await expect(line(page, theirs)).toHaveAttribute("aria-current", "true");
    await expect(lines(page).locator("[aria-current]")).toHaveCount(1);
    await expect(answered).toContainText("· lu");
  });

  const opened = page.url();
  await test.step("on a phone a thread is its own page, on a desktop it is beside the list", async () => {
    if (isPhone) {
      await expect(lines(page)).toBeHidden();
      await page.getByRole("link", { name: "Messagerie" }).first().click();
      await expect(heading(page)).toHaveText("Messagerie");
    }
    await line(page, mine).click();
    await expect(heading(page)).toHaveText(mine);
    await expect(lines(page).locator("[aria-current]")).toHaveCount(1);
    expect(page.url()).not.toBe(opened);
  });

  await test.step("Back and a link open the same thread again", async () => {
    await page.goBack();
    if (isPhone) {
      await expect(lines(page)).toBeVisible();
      await page.goBack();
    }
    await expect(heading(page)).toHaveText(theirs);
    await expect(page).toHaveURL(opened);
    await page.goto(opened);
    await expect(heading(page)).toHaveText(theirs);
    await expect(lines(page).locator("[aria-current]")).toHaveCount(1);
  });
});

test("sending scrolls to the new message from older ones", { tag: ["@desk", "@nightly"] }, async ({
  page,
  mailbox,
  address,
}) => {
  const pane = page.getByRole("region", { name: messagingMessages.fr.exchange });
  const answer = async (text: string) => {
    await page.getByLabel(messagingMessages.fr.reply).fill(text);
    await page.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  };
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await write(page, "Le gardien");
  await waitForHydration(page);
  await answer(Array.from({ length: 40 }, (_, n) => `Ligne ${n}`).join("\n"));
  await expect(pane.getByText("Ligne 39")).toBeInViewport();
  await pane.focus();
  await page.keyboard.press("Home");
  await expect(pane.getByText("Bonjour.")).toBeInViewport();
  await answer("À bientôt.");
  await expect(pane.getByText("À bientôt.")).toBeInViewport({ ratio: 1 });
});
