import { APPLICATION_PATH, listCachedPages, setOffline } from "#tests/support/application-form.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import {
  draftSavedNotice,
  messageField,
  NEW_MESSAGE_PATH,
  openHydrated,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signUpByRequest } from "#tests/support/sessions.ts";

test("offline, every page of the area says so, and the requested page opens once the network is back", {
  tag: "@phone",
}, async ({ page, context, mailbox, address, expected }) => {
  // A part of the area that is not cached: the router loads a whole document instead.
  expected(/route module|dynamically imported|Failed to fetch/);
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await openHydrated(page, NEW_MESSAGE_PATH);
  await expect.poll(() => listCachedPages(page)).toContain("/no-network");
  // A user who only reads messages does not download the application's pages.
  expect((await listCachedPages(page)).filter((one) => !one.startsWith("/fonts/"))).toEqual([
    "/no-network",
  ]);
  await messageField(page).fill("Bonjour, je");
  await expect(draftSavedNotice(page)).toBeVisible();
  const title = page.getByRole("heading", { level: 1 });
  await setOffline(context);
  for (const tap of ["Compte", "Candidature"] as const) {
    await page.getByRole("navigation").getByRole("link", { name: tap }).first().click();
    await expect(title).toHaveText("Pas de connexion");
    await setOffline(context, false);
    await expect(title).not.toHaveText("Pas de connexion");
    await openHydrated(page, NEW_MESSAGE_PATH);
    await expect(messageField(page)).toHaveValue("Bonjour, je");
    await setOffline(context);
  }
  await page.reload();
  await expect(title).toHaveText("Pas de connexion");
  await expect(page.getByRole("main")).toContainText(
    "vos messages commencés, eux, y sont enregistrés",
  );
  await setOffline(context, false);
  await expect(messageField(page)).toHaveValue("Bonjour, je");
  await page.goto(APPLICATION_PATH);
  await expect.poll(() => listCachedPages(page)).toContain(APPLICATION_PATH);
  expect((await listCachedPages(page)).join()).not.toContain("messagerie");
});
