import { kept, offline, ROOT } from "#tests/support/answers.ts";
import { candidateAt } from "#tests/support/candidate.ts";
import { content, isKept, NEW, open } from "#tests/support/letters.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { join } from "#tests/support/sessions.ts";

test("without a network the area says so on every page, and opens the page that was asked for once it is back", {
  tag: "@phone",
}, async ({ page, context, mailbox, address, expected }) => {
  // A part of the area that this device never had: the router tries the whole page instead.
  expected(/route module|dynamically imported|Failed to fetch/);
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
  await expect(page.getByRole("main")).toContainText("vos messages commencés, eux, y sont gardés");
  await offline(context, false);
  await expect(content(page)).toHaveValue("Bonjour, je");
  await page.goto(ROOT);
  await expect.poll(() => kept(page)).toContain(ROOT);
  expect((await kept(page)).join()).not.toContain("messagerie");
});
