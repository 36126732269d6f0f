import type { Page } from "@playwright/test";
import { candidateAt } from "#tests/support/candidate.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn, join } from "#tests/support/sessions.ts";

const answer = (page: Page) => page.getByLabel("Répondre", { exact: true });
const badge = (page: Page) =>
  page.getByRole("link", { name: /^Messagerie/ }).locator(".count-badge");
const SUBJECT = "Une question sur les bourses";

async function say(page: Page, words: string): Promise<void> {
  await answer(page).fill(words);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
}

test("a candidate and an officer see each other's messages without a reload, also after a cut", {
  tag: "@desk",
}, async ({ page, otherPage: desk, mailbox, address, expected }) => {
  await join(page, mailbox, candidateAt(address));
  await comeIn(desk, "admissions@demo.test");

  await test.step("what the candidate writes appears in the open list of the office", async () => {
    await desk.goto("/administration/messages");
    await page.goto("/espace-etudiant/messagerie/nouveau");
    await page.getByLabel("Objet").fill(SUBJECT);
    await page.getByLabel("Message", { exact: true }).fill("Bonjour, y a-t-il des bourses ?");
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect(page.getByText("y a-t-il des bourses")).toBeVisible();
    await desk
      .getByRole("link", {
        name: new RegExp(`${SUBJECT}.*N.Diaye-Sarr|N.Diaye-Sarr.*${SUBJECT}`, "s"),
      })
      .first()
      .click();
    await expect(desk.getByText("y a-t-il des bourses")).toBeVisible();
  });

  await test.step("the answer arrives while the candidate is writing, who loses nothing", async () => {
    await answer(page).fill("J'oubliais de dire que");
    await say(desk, "Bonjour, oui : deux par campus.");
    await expect(page.getByText("deux par campus")).toBeVisible();
    await expect(answer(page)).toHaveValue("J'oubliais de dire que");
    await say(page, "Merci beaucoup.");
    await expect(desk.getByText("Merci beaucoup.")).toBeVisible();
  });

  await test.step("a message written while the network was cut appears when it is back", async () => {
    expected(/ERR_INTERNET_DISCONNECTED|direct/);
    await page.context().setOffline(true);
    await say(desk, "La date limite est le 30 juin.");
    await page.context().setOffline(false);
    await expect(page.getByText("La date limite est le 30 juin.")).toBeVisible();
  });

  await test.step("on another page the count of the navigation says it, and where no stream passes", async () => {
    await page.goto("/espace-etudiant/compte");
    await say(desk, "Voulez-vous le formulaire ?");
    await expect(badge(page)).toHaveText(/^1/);
    await page.goto("/about");
    await expect(page.getByRole("button", { name: /Messages non lus\s:\s1/ })).toBeVisible();
    await page
      .context()
      .addCookies([{ name: "saver", value: "on", url: new URL("/", page.url()).href }]);
    await page.goto("/espace-etudiant");
    await expect(badge(page)).toHaveText(/^1/);
    await page.getByRole("link", { name: /^Messagerie/ }).click();
    await page.getByRole("link", { name: new RegExp(SUBJECT) }).click();
    await expect(page.getByText("Voulez-vous le formulaire ?")).toBeVisible();
    await say(desk, "Il est au secrétariat.");
    // Who saves data is told the count, and opens the rest themselves.
    await expect(badge(page)).toHaveText(/^1/);
    await expect(page.getByText("Il est au secrétariat.")).toBeHidden();
  });
});
