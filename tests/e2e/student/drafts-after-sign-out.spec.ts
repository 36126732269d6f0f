import { homeMessages } from "#app/i18n/home.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { buildCandidate, signInAgain } from "#tests/support/candidate.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import {
  draftSavedNotice,
  expectNoDrafts,
  listDraftKeys,
  messageField,
  NEW_MESSAGE_PATH,
  openHydrated,
  openVisitThread,
  pauseResponses,
  reloadHydrated,
  replyField,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";

test("input typed after signing out is not stored", {
  tag: ["@desk", "@nightly"],
}, async ({ page }) => {
  await signInByRequest(page, "admissions@demo.test");
  await openVisitThread(page);
  await replyField(page).fill("Nous");
  await expect(draftSavedNotice(page)).toBeVisible();
  const answered = await pauseResponses(page);
  await page.getByRole("button", { name: studentMessages.fr.signOut }).click({ noWaitAfter: true });
  await expectNoDrafts(page);
  await replyField(page).fill("Nous vérifions");
  await expect(draftSavedNotice(page)).toBeHidden();
  await answered();
  await page.waitForURL(/\/connexion/);
  expect(await listDraftKeys(page)).toEqual([]);
});

test("after signing out in a tab, no other tab stores drafts until the same user is back", {
  tag: "@desk",
}, async ({ page, context, mailbox, address }) => {
  const candidate = buildCandidate(address);
  await signUpByRequest(page, mailbox, candidate);
  await openHydrated(page, NEW_MESSAGE_PATH);
  await messageField(page).fill("Y a-t-il un car ?");
  await expect(draftSavedNotice(page)).toBeVisible();
  const other = await context.newPage();
  const signOut = async () => {
    await other.goto("/about");
    await other.getByRole("button", { name: /Mon profil/ }).click();
    await other.getByRole("button", { name: studentMessages.fr.signOut }).click();
    await other.waitForURL(/connexion/);
    await expect(page.getByText("La session a été fermée dans un autre onglet")).toBeVisible();
  };

  await test.step("not even a pending write of the page", async () => {
    await signOut();
    await messageField(page).evaluate((field: HTMLTextAreaElement) => {
      field.value = "Y a-t-il un car le matin ?";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      dispatchEvent(new Event("pagehide"));
    });
    await expect(draftSavedNotice(page)).toHaveCount(0);
    for (const tab of [page, other]) expect(await listDraftKeys(tab)).toEqual([]);
  });

  await test.step("the same user finds it on the screen, and it is stored again", async () => {
    await signInAgain(page, candidate);
    await expect(draftSavedNotice(page)).toBeVisible();
    expect(await listDraftKeys(page)).toHaveLength(1);
    await expect(messageField(page)).toHaveValue("Y a-t-il un car le matin ?");
  });

  await test.step("another user finds nothing of it", async () => {
    await signOut();
    await signInAgain(page, { email: "candidat@demo.test", password: "erabao-demonstration" });
    await expect(page.getByText("La session a été fermée")).toHaveCount(0);
    await waitForHydration(page);
    await expect(messageField(page)).toHaveValue("");
    expect(await listDraftKeys(page)).toEqual([]);
  });
});

test("on a shared device no message draft is stored, and none is announced", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await openHydrated(page, NEW_MESSAGE_PATH);
  await messageField(page).fill("Y a-t-il un car ?");
  await expect(draftSavedNotice(page)).toBeVisible();
  await page
    .context()
    .addCookies([{ name: "shared", value: "on", url: new URL("/", page.url()).href }]);
  await reloadHydrated(page);
  await messageField(page).fill("Chez un cousin");
  await page.getByRole("link", { name: homeMessages.fr.title }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bonjour");
  expect(await listDraftKeys(page)).toEqual([]);
  await page.goBack();
  await waitForHydration(page);
  await expect(messageField(page)).toHaveValue("");
  await expect(draftSavedNotice(page)).toHaveCount(0);
});
