import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { sendDueNotifications, signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";

test("unsubscribing by an emailed link is confirmed in view, with and without scripts", {
  tag: ["@once", "@nightly"],
}, async ({ page, otherPage: desk, browser, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await page.goto("/espace-etudiant/messagerie/nouveau");
  await page.getByLabel(messagingMessages.fr.campus).selectOption("senegal");
  await page.getByLabel(messagingMessages.fr.subject, { exact: true }).fill("Les clubs de sport");
  await page
    .getByLabel(notificationsMessages.fr.office.preview.kinds.message, { exact: true })
    .fill("Lesquels y a-t-il ?");
  await page.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les clubs de sport");
  // Nobody is notified of a thread that is open on their screen.
  await page.goto("/espace-etudiant");
  await signInByRequest(desk, "admissions@demo.test");
  await desk.goto("/administration/messages?q=clubs+de+sport");
  await desk
    .getByRole("link", { name: /Les clubs de sport/ })
    .first()
    .click();
  await desk.getByLabel(messagingMessages.fr.reply, { exact: true }).fill("Natation et lutte.");
  await desk.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  await expect(desk.getByText(messagingMessages.fr.sent)).toBeVisible();
  await sendDueNotifications(page);
  const { unsubscribe } = await mailbox.findLastTo(address, /message/i);
  const link = new URL(unsubscribe ?? "").pathname;

  for (const javaScriptEnabled of [false, true]) {
    const reader = await browser.newPage({ javaScriptEnabled });
    await reader.goto(link);
    await reader.getByRole("button", { name: notificationsMessages.fr.link.stop }).press("Enter");
    await expect(reader.locator(":focus")).toContainText("Ces e-mails ne seront plus envoyés.");
    await reader.keyboard.press("Tab");
    await expect(
      reader.getByRole("link", { name: notificationsMessages.fr.link.choose }),
    ).toBeFocused();
    await reader.close();
  }
});

test("in the demonstration, the result of sending due notifications has the focus", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  for (const [home, text] of [
    ["", "3 e-mails ont été envoyés."],
    ["/en", "3 emails were sent."],
  ]) {
    // As its button leads there (tests/server/demo-mailbox.test.ts).
    await page.goto(`${home}/demo/courriels?sent=3&ended=0`);
    await expect(page.locator(":focus")).toHaveText(text ?? "");
    await expect(page.locator(":focus")).toHaveRole("status");
  }
});
