import { awake } from "#tests/support/awake.ts";
import { candidateAt, signInAgain } from "#tests/support/candidate.ts";
import {
  again,
  answer,
  content,
  holdAnswers,
  isKept,
  keptLetters,
  NEW,
  nothingKept,
  open,
  openVisit,
} from "#tests/support/letters.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { comeIn, join } from "#tests/support/sessions.ts";

test("what is typed after signing out, until the page goes, is not kept", {
  tag: "@desk",
}, async ({ page }) => {
  await comeIn(page, "admissions@demo.test");
  await openVisit(page);
  await answer(page).fill("Nous");
  await expect(isKept(page)).toBeVisible();
  const answered = await holdAnswers(page);
  await page.getByRole("button", { name: "Déconnexion" }).click({ noWaitAfter: true });
  await nothingKept(page);
  await answer(page).fill("Nous vérifions");
  await expect(isKept(page)).toBeHidden();
  await answered();
  await page.waitForURL(/\/connexion/);
  expect(await keptLetters(page)).toEqual([]);
});

test("when one signs out in a tab, no other tab keeps what was begun, until its person is back", {
  tag: "@desk",
}, async ({ page, context, mailbox, address }) => {
  const who = candidateAt(address);
  await join(page, mailbox, who);
  await open(page, NEW);
  await content(page).fill("Y a-t-il un car ?");
  await expect(isKept(page)).toBeVisible();
  const other = await context.newPage();
  const signOut = async () => {
    await other.goto("/about");
    await other.getByRole("button", { name: /Mon profil/ }).click();
    await other.getByRole("button", { name: "Déconnexion" }).click();
    await other.waitForURL(/connexion/);
    await expect(page.getByText("La session a été fermée dans un autre onglet")).toBeVisible();
  };

  await test.step("not even what the page was about to keep", async () => {
    await signOut();
    await content(page).evaluate((field: HTMLTextAreaElement) => {
      field.value = "Y a-t-il un car le matin ?";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      dispatchEvent(new Event("pagehide"));
    });
    await expect(isKept(page)).toHaveCount(0);
    for (const tab of [page, other]) expect(await keptLetters(tab)).toEqual([]);
  });

  await test.step("its person finds it on the screen, and it is kept again", async () => {
    await signInAgain(page, who);
    await expect(isKept(page)).toBeVisible();
    expect(await keptLetters(page)).toHaveLength(1);
    await expect(content(page)).toHaveValue("Y a-t-il un car le matin ?");
  });

  await test.step("somebody else finds nothing of it", async () => {
    await signOut();
    await signInAgain(page, { email: "candidat@demo.test", password: "erabao-demonstration" });
    await expect(page.getByText("La session a été fermée")).toHaveCount(0);
    await awake(page);
    await expect(content(page)).toHaveValue("");
    expect(await keptLetters(page)).toEqual([]);
  });
});

test("on a shared device no letter is kept, and none is said to be", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await join(page, mailbox, candidateAt(address));
  await open(page, NEW);
  await content(page).fill("Y a-t-il un car ?");
  await expect(isKept(page)).toBeVisible();
  await page
    .context()
    .addCookies([{ name: "shared", value: "on", url: new URL("/", page.url()).href }]);
  await again(page);
  await content(page).fill("Chez un cousin");
  await page.getByRole("link", { name: "Accueil" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bonjour");
  expect(await keptLetters(page)).toEqual([]);
  await page.goBack();
  await awake(page);
  await expect(content(page)).toHaveValue("");
  await expect(isKept(page)).toHaveCount(0);
});
