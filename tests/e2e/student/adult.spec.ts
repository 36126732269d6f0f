import type { Browser, Page } from "@playwright/test";
import { SHARED_DEVICE_COOKIE } from "#app/client/cookies.ts";
import { guestMessages } from "#app/features/messaging/messages/guest.ts";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { sendDueNotifications, signInByRequest } from "#tests/support/sessions.ts";

const main = (page: Page) => page.getByRole("main");

/** Lists axe violations at an address; axe needs scripts, but the page under test runs without. */
async function listFaultsAt(browser: Browser, address: string) {
  const page = await browser.newPage({ javaScriptEnabled: true });
  await page.goto(address);
  const faults = await findAccessibilityFaults(page);
  await page.close();
  return faults;
}

/** Waits until the script that restores drafts has run. */
async function expectDraftRestored(page: Page): Promise<void> {
  const named = () =>
    performance.getEntriesByType("resource").find(({ name }) => /text-draft/.test(name))?.name;
  const script = await page.waitForFunction(named);
  await page.evaluate((address) => import(address ?? ""), await script.jsonValue());
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an adult reads a conversation by an emailed link, replies, and leaves it", {
    tag: ["@once", "@nightly"],
  }, async ({ page, otherPage: adult, browser, mailbox, expected }) => {
    test.setTimeout(120_000);
    await signInByRequest(page, "admissions@demo.test");
    await page.goto("/administration/messages?q=Cheikh+Ahmadou");
    await page.getByRole("link", { name: /Visite du campus/ }).click();
    await page.getByText(/^Inclure /).click();
    await page.getByRole("button", { name: guestMessages.fr.send }).click();
    await expect(main(page)).toContainText("lit cet échange et peut y répondre");

    const mother = "sokhna.mbacke@exemple.test";
    const link = findLink(await mailbox.findLastTo(mother, /Un échange de Cheikh/));
    await test.step("it is readable in either language, and its texts have their own lang", async () => {
      for (const [place, lang] of [
        [`/en${link}`, "fr"],
        [link, null],
      ] as const) {
        await adult.goto(place);
        const subject = adult.getByRole("heading", { level: 2, name: "Visite du campus" });
        if (lang) await expect(subject).toHaveAttribute("lang", lang);
        else await expect(subject).not.toHaveAttribute("lang");
      }
      const wider = () => document.documentElement.scrollWidth - innerWidth;
      expect(await adult.evaluate(wider)).toBeLessThanOrEqual(0);
      expect.soft(await listFaultsAt(browser, link), "the page of the link").toEqual([]);
    });

    await test.step("after a network cut while sending, Back shows the typed text", async () => {
      expected(/ERR_INTERNET_DISCONNECTED/);
      const reply = adult.getByLabel(guestMessages.fr.page.reply);
      // The browser stores form data with a delay: on a loaded machine the page may be gone before.
      await expect(async () => {
        await reply.fill("Il a son bulletin.");
        await adult.context().setOffline(true);
        await adult.getByRole("button", { name: guestMessages.fr.page.send }).click();
        await expect(reply).toBeHidden();
        await adult.context().setOffline(false);
        await adult.goBack();
        await expect(reply).toHaveValue("Il a son bulletin.", { timeout: 2000 });
      }).toPass();
    });

    await test.step("a restored tab has its own draft, whatever another tab has, until it is sent", async () => {
      const context = await browser.newContext({ javaScriptEnabled: true });
      const [tab, other] = [await context.newPage(), await context.newPage()];
      const reply = (at: Page) => at.getByLabel(guestMessages.fr.page.reply);
      /** Input typed before the page's script has loaded is not stored yet. */
      const begin = (at: Page, text: string) =>
        expect(async () => {
          await reply(at).fill(text);
          await at.reload();
          await expect(reply(at)).toHaveValue(text, { timeout: 1000 });
        }).toPass();
      await tab.goto(link);
      await begin(tab, "Samedi me va.");
      await other.goto(link);
      await begin(other, "Dimanche aussi.");
      await tab.goto(link);
      await expect(reply(tab)).toHaveValue("Samedi me va.");
      await tab.getByRole("button", { name: guestMessages.fr.page.send }).click();
      await expect(main(tab)).toContainText(guestMessages.fr.page.sent);
      await begin(tab, "Ou lundi.");
      await tab.getByRole("button", { name: guestMessages.fr.page.send }).click();
      await expect(main(tab).getByText("Ou lundi.")).toHaveCount(1);
      const readDraft = () =>
        tab.evaluate(() => sessionStorage.getItem(`words ${location.pathname}`));
      await expect.poll(readDraft).toBeNull();
      await begin(tab, "Mardi.");
      const url = new URL("/", tab.url()).href;
      await context.addCookies([{ name: SHARED_DEVICE_COOKIE, value: "on", url }]);
      await tab.reload();
      await expectDraftRestored(tab);
      await expect(reply(tab), "on a device that others use").toHaveValue("");
      await reply(tab).fill("Mercredi.");
      expect(await readDraft()).toBeNull();
      await context.close();
    });

    await test.step("a reply is sent; errors are shown beside their field", async () => {
      expected(/422/);
      await adult.getByLabel(guestMessages.fr.page.reply).fill("");
      await adult.getByRole("button", { name: guestMessages.fr.page.send }).click();
      await expect(main(adult)).toContainText("Ce champ est requis");
      await expect(adult.getByLabel(guestMessages.fr.page.reply)).toBeFocused();
      await adult.getByLabel(guestMessages.fr.page.reply).fill("Je viendrai avec lui.");
      await adult.getByRole("button", { name: guestMessages.fr.page.send }).click();
      await expect(adult.locator(":focus")).toContainText(guestMessages.fr.page.sent);
      await page.reload();
      await expect(main(page)).toContainText("Je viendrai avec lui.");
    });

    await test.step("she is notified of messages without their text; her link ends when she leaves", async () => {
      await page.getByLabel(messagingMessages.fr.reply).fill("Très bien, à samedi.");
      await page.getByRole("button", { name: guestMessages.fr.page.send, exact: true }).click();
      await sendDueNotifications(page);
      const email = await mailbox.findLastTo(mother, /L’école a écrit/);
      expect(email.text).not.toContain("à samedi");
      const late = await adult.context().newPage();
      for (const each of [adult, late]) {
        await each.goto(findLink(email));
        await expect(main(each)).toContainText("Très bien, à samedi.");
      }
      await adult.locator("summary", { hasText: "Ne plus recevoir cet échange" }).click();
      await adult.getByRole("button", { name: guestMessages.fr.page.stopReceiving }).click();
      await expect(adult.locator(":focus")).toContainText(guestMessages.fr.page.left);
      expected(/410/);
      await late.getByLabel(guestMessages.fr.page.reply).fill("Encore un mot.");
      await late.getByRole("button", { name: guestMessages.fr.page.send }).click();
      await expect(late.locator(":focus")).toContainText(guestMessages.fr.page.ended);
      expect((await adult.goto(link))?.status()).toBe(410);
      await expect(main(adult)).toContainText(guestMessages.fr.page.ended);
      expect.soft(await listFaultsAt(browser, link), "a link that has ended").toEqual([]);
    });

    await test.step("with scripts, changes of the conversation are announced and get the focus", async () => {
      const context = await browser.newContext({ javaScriptEnabled: true });
      const desk = await context.newPage();
      await signInByRequest(desk, "admissions@demo.test");
      await desk.goto(page.url());
      await waitForHydration(desk);
      const bar = desk.getByRole("region", { name: guestMessages.fr.title });
      const status = bar.getByRole("status");
      await bar.locator("summary").press("Enter");
      await bar.getByRole("button", { name: guestMessages.fr.send }).press("Enter");
      await expect(status).toHaveText("Sokhna Mbacké lit cet échange et peut y répondre.");
      await expect(bar).toBeFocused();
      await bar.getByRole("button", { name: "Retirer Sokhna Mbacké" }).press("Enter");
      await expect(status).toHaveText("Sokhna Mbacké ne peut plus lire cet échange");
      await expect(bar).toBeFocused();
      await context.close();
    });
  });
});
