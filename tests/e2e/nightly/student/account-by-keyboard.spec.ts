import type { Page } from "@playwright/test";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { ageSignIn } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import {
  chooseOption,
  focusWithTab,
  pressEnter,
  replaceText,
  selectRadio,
} from "#tests/support/keyboard.ts";
import type { Mailbox } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";
import { unzip } from "#tests/support/unzip.ts";

const ACCOUNT = "/en/espace-etudiant/compte";
const NEW = "five giraffes read in the rain";
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const statusMessage = (page: Page) =>
  main(page).locator(".above[role=status]").filter({ hasText: /\S/ });
const errorMessage = (page: Page) => main(page).getByRole("alert").first();

/** Creates an account and opens 'My Account'. */
async function openAccountPage(page: Page, mailbox: Mailbox, address: string) {
  const who = buildCandidate(address);
  await signUpByRequest(page, mailbox, who);
  await page.goto(ACCOUNT);
  return who;
}

async function submitAndExpectSaved(page: Page): Promise<void> {
  await pressEnter(button(page, "Save changes"));
  await expect(statusMessage(page)).toContainText(accountMessages.en.saved);
  await page.goto(ACCOUNT);
}

test("keyboard: names and phone numbers are saved, and an invalid number says how to write it", async ({
  page,
  mailbox,
  address,
}) => {
  test.setTimeout(180_000);
  await openAccountPage(page, mailbox, address);
  const [code, number] = [
    page.getByLabel(accountMessages.en.phoneCountry),
    page.getByLabel(accountMessages.en.phone),
  ];
  await replaceText(page.getByLabel(accountMessages.en.firstName), "Awa Coumba");
  await chooseOption(code, "Another", "other");
  await replaceText(number, "0612345678");
  await pressEnter(button(page, "Save changes"));
  await expect(errorMessage(page)).toContainText(
    "start with its code, for example +44 7400 123456",
  );
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toHaveValue("0612345678");
  await expect(page.getByLabel(accountMessages.en.firstName)).toHaveValue("Awa Coumba");
  for (const [prefix, value, invalid, message, right, formatted] of [
    ["Another", "other", "+44 12", "Check the country code", "+44 7400 123456", "+44 7400 123456"],
    ["Sen", "SN", "12 34 56", "9 digits and starts with 7 or 3", "771234567", "77 123 45 67"],
    ["Camer", "CM", "71 23 45 67", "add the 6 in front", "671234567", "6 71 23 45 67"],
    ["Camer", "CM", "012345678", "9 digits and starts with 6 or 2", "222200000", "2 22 20 00 00"],
  ] as const) {
    await chooseOption(code, prefix, value);
    await replaceText(number, invalid);
    await pressEnter(button(page, "Save changes"));
    await expect(errorMessage(page)).toContainText(message);
    await replaceText(number, right);
    await submitAndExpectSaved(page);
    await expect(code).toHaveValue(value);
    await expect(number).toHaveValue(formatted);
  }
  await expect(page.getByLabel(accountMessages.en.firstName)).toHaveValue("Awa Coumba");
});

test("keyboard: colours and language are chosen, and an outdated page loses nothing", async ({
  page,
  mailbox,
  address,
  expected,
}) => {
  expected(/409/);
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: "light" });
  await openAccountPage(page, mailbox, address);
  const html = page.locator("html");
  const colours = page.getByRole("group", { name: accountMessages.en.theme });
  const background = () => html.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const ofSystem = await background();
  for (const [name, theme] of [
    ["Dark", "dark"],
    ["Light", "light"],
  ] as const) {
    await selectRadio(colours, name);
    await submitAndExpectSaved(page);
    await expect(html).toHaveAttribute("data-theme", theme);
    await expect(colours.getByRole("radio", { name })).toBeChecked();
    if (theme === "light") expect(await background()).toBe(ofSystem);
    else expect(await background()).not.toBe(ofSystem);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background()).toBe(ofSystem);
  await selectRadio(colours, "System");
  await submitAndExpectSaved(page);
  await expect(html).not.toHaveAttribute("data-theme", /./);
  expect(await background()).not.toBe(ofSystem);

  await selectRadio(page.getByRole("group", { name: accountMessages.en.language }), "English");
  await submitAndExpectSaved(page);

  const old = await page.context().newPage();
  await old.goto(ACCOUNT);
  await replaceText(page.getByLabel(accountMessages.en.firstName), "Awa Coumba");
  await submitAndExpectSaved(page);
  await replaceText(old.getByLabel(accountMessages.en.firstName), "Awa Binetou");
  await chooseOption(old.getByLabel(accountMessages.en.phoneCountry), "Sen", "SN");
  await replaceText(old.getByLabel(accountMessages.en.phone), "771234567");
  await pressEnter(button(old, "Save changes"));
  await expect(errorMessage(old)).toContainText(accountMessages.en.conflict.title);
  await expect(old.getByLabel(accountMessages.en.firstName)).toHaveValue("Awa Binetou");
  await expect(old.getByLabel(accountMessages.en.phone)).toHaveValue("771234567");
  await focusWithTab(old.getByLabel("Use “Awa Coumba”"));
  await old.keyboard.press("Space");
  await submitAndExpectSaved(old);
  await expect(old.getByLabel(accountMessages.en.firstName)).toHaveValue("Awa Coumba");
  await expect(old.getByLabel(accountMessages.en.phone)).toHaveValue("77 123 45 67");
});

test("keyboard: password, devices, linked accounts, data export and closing", async ({
  page,
  otherPage,
  mailbox,
  address,
}) => {
  test.setTimeout(180_000);
  const who = await openAccountPage(page, mailbox, address);

  await test.step("two browsers with one name are distinguished by their sign-in time", async () => {
    await ageSignIn(who.email);
    await signInByRequest(otherPage, who.email, who.password);
    await page.reload();
    const rows = main(page).getByRole("listitem").filter({ hasText: "Last active on" });
    await expect(rows).toHaveCount(2);
    const here = rows.filter({ hasText: "This device" });
    const there = rows.filter({ hasNotText: "This device" });
    const names = await rows.locator(".strong").allTextContents();
    expect(names[0]).toContain(names[1]?.trim());
    const since = async (row: typeof rows) =>
      /Signed in on .*? at .*? in Yaoundé/.exec((await row.textContent()) ?? "")?.[0];
    expect(await since(here)).toBeDefined();
    expect(await since(here)).not.toBe(await since(there));
    await pressEnter(there.getByText(/^Sign out/));
    await expect(there.getByRole("button")).toHaveAccessibleName(
      `Yes, sign out ${names[1]?.trim()}, ${await since(there)}`,
    );
    await pressEnter(there.getByRole("button"));
    await expect(statusMessage(page)).toContainText(
      /Device signed out: .+ This one stays signed in\./,
    );
    await otherPage.goto(ACCOUNT);
    await expect(otherPage).toHaveURL(/\/en\/connexion\?next=/);
  });

  await test.step("changes the password", async () => {
    await replaceText(page.getByLabel(accountMessages.en.currentPassword), "this is not the one");
    await replaceText(page.getByLabel(accountMessages.en.newPassword), NEW);
    await pressEnter(button(page, "Change password"));
    await expect(errorMessage(page)).toContainText("This is not the current password.");
    await replaceText(page.getByLabel(accountMessages.en.currentPassword), who.password);
    await replaceText(page.getByLabel(accountMessages.en.newPassword), NEW);
    await pressEnter(button(page, "Change password"));
    await expect(statusMessage(page)).toContainText("Password changed.");
  });

  await test.step("links Facebook and unlinks it", async () => {
    await pressEnter(main(page).getByRole("button", { name: "Link Facebook" }));
    await replaceText(page.getByLabel("Name", { exact: true }), "Awa Coumba Sy");
    await replaceText(page.getByLabel(accountMessages.en.email), `facebook-${address}`);
    await pressEnter(
      page.getByRole("button", { name: accountMessages.en.prove.submit, exact: true }),
    );
    await expect(statusMessage(page)).toContainText("Facebook account linked");
    await pressEnter(main(page).getByRole("button", { name: "Unlink Facebook" }));
    await expect(statusMessage(page)).toContainText(
      accountMessages.en.archive.actions["facebook.forgotten"],
    );
  });

  await test.step("exports the data, as a page and as a file for programs", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      pressEnter(button(page, "Download my data")),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const files = await unzip(new Response(Buffer.concat(chunks)));
    const folder = "my-data";
    expect([...files.keys()]).toEqual([`${folder}/my-data.html`, `${folder}/my-data.json`]);
    const readable = files.get(`${folder}/my-data.html`) ?? "";
    const exported = JSON.parse(files.get(`${folder}/my-data.json`) ?? "");
    expect(readable).toContain('<html lang="en">');
    expect(exported.Account["Email address"]).toBe(who.email);
    for (const label of Object.keys(exported)) expect(readable).toContain(label);
    expect(readable).toContain(who.email);
  });

  await test.step("closes the account, with the required word", async () => {
    await pressEnter(main(page).getByRole("link", { name: accountMessages.en.close }));
    await replaceText(page.getByLabel(/^To confirm, type/), "yes");
    await pressEnter(button(page, "Close my account"));
    await expect(errorMessage(page)).toContainText("Type the word");
    await replaceText(page.getByLabel(/^To confirm, type/), "CLOSE");
    await pressEnter(button(page, "Close my account"));
    await expect(main(page).getByRole("status").filter({ visible: true })).toContainText(
      "your account will be closed in 14 days",
    );
  });
});

test("keyboard: the sign-in dialog leads to the terms and to the privacy policy", async ({
  page,
}) => {
  for (const [name, address, title] of [
    ["terms of use", "/en/terms", /Terms/],
    ["privacy policy", "/en/privacy", /Privacy/],
  ] as const) {
    await page.goto("/en/about");
    await pressEnter(page.getByRole("banner").getByRole("link", { name: "Sign in" }));
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await expect(dialog).toBeVisible();
    await pressEnter(dialog.getByRole("link", { name }));
    await expect(page).toHaveURL(address);
    await expect(main(page).getByRole("heading", { level: 1 })).toContainText(title);
  }
});

test("keyboard: the save bar covers neither a switch nor its label", {
  tag: "@phone",
}, async ({ page }) => {
  await signInByRequest(page, "candidat@demo.test");
  await page.goto(ACCOUNT);
  await waitForHydration(page);
  await replaceText(page.getByLabel(accountMessages.en.firstName), "Awa Coumba");
  const bar = page.locator(".setting-actions");
  const switches = page.getByRole("switch");
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  const count = await switches.count();
  expect(count).toBeGreaterThan(1);
  for (let at = 0; at < count; at++) {
    await focusWithTab(switches.nth(at));
    const labelBox = await page.locator("label.switch").nth(at).boundingBox();
    expect((labelBox?.y ?? 0) + (labelBox?.height ?? 0)).toBeLessThanOrEqual(await top());
  }
});
