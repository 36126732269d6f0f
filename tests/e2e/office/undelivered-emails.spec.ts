import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { refuseEmails } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

// The tests share these emails, so they run one after the other.
test.describe.configure({ mode: "serial" });

test("on a phone each card ends with its line and with buttons of equal width", {
  tag: ["@phone", "@nightly"],
}, async ({ page, address }) => {
  await refuseEmails([`one-${address}`, `two-${address}`]);
  await signInByRequest(page, "admin@demo.test");
  await page.goto("/administration/courriers");
  await waitForHydration(page);
  const cards = page.locator(".email-table tbody tr");
  expect(await cards.count()).toBeGreaterThan(1);
  for (const foot of await cards.locator(".card-foot").all())
    await expect(foot).toHaveCSS("border-top-width", "1px");
  const card = cards.filter({ hasText: `two-${address}` });
  await card.locator("summary").click();
  const getWidth = async (name: RegExp) =>
    (await card.getByRole("button", { name }).boundingBox())?.width;
  expect(await getWidth(/^Oui, abandonner/)).toBe(await getWidth(/^Renvoyer/));
  await card.getByRole("button", { name: /^Oui, abandonner/ }).click();
  await expect(page.getByRole("status").filter({ hasText: /abandonné/ })).toBeFocused();
  await expect(card).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("undelivered emails are sent again, first some, then all", {
      tag: ["@once", "@nightly"],
    }, async ({ page, mailbox, address }) => {
      const names = ["a", "b", "c"].map((name) => `${name}-${address}`);
      await refuseEmails(names);
      await signInByRequest(page, "admin@demo.test");
      await page.goto("/administration/courriers");
      if (javaScriptEnabled) await waitForHydration(page);
      const status = page.getByRole("status").filter({ hasText: /e-mail/ });

      await test.step("two of three", async () => {
        for (const name of names.slice(0, 2)) await page.getByRole("checkbox", { name }).check();
        if (javaScriptEnabled) expect(await findAccessibilityFaults(page)).toEqual([]);
        await page
          .getByRole("button", { name: notificationsMessages.fr.office.dead.resendTicked })
          .click();
        await expect(status).toHaveText("2 e-mails sont renvoyés.");
        if (javaScriptEnabled) await expect(status).toBeFocused();
        for (const name of names.slice(0, 2)) await mailbox.findLastTo(name, /reçue/);
        await expect(page.getByRole("checkbox", { name: names[2] })).toBeVisible();
      });

      await test.step("all remaining", async () => {
        await page.getByRole("button", { name: /^Tout renvoyer \(\d+\)$/ }).click();
        await expect(status).toHaveText(/renvoyé/);
        await mailbox.findLastTo(names[2] ?? "", /reçue/);
        await expect(page.getByRole("checkbox", { name: names[2] })).toHaveCount(0);
      });
    });
  });
