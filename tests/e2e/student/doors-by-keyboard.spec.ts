import type { Locator, Page } from "@playwright/test";
import { candidateAt } from "#tests/support/candidate.ts";
import { choose, enter, tabTo, write } from "#tests/support/keyboard.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { join } from "#tests/support/sessions.ts";

const ACCOUNT = "/en/espace-etudiant/compte";
const FIRST = "a quiet sentence to pass";
const NEXT = "five giraffes read in the rain";
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const password = (place: Page | Locator, name = "Password") =>
  place.getByLabel(name, { exact: true });

/** Writes a text in one field, and pastes it into another from there. */
async function paste(text: string, from: Locator, to: Locator): Promise<void> {
  const { keyboard } = from.page();
  await write(from, text);
  await keyboard.press("ControlOrMeta+A");
  await keyboard.press("ControlOrMeta+X");
  await tabTo(to);
  await keyboard.press("ControlOrMeta+A");
  await keyboard.press("ControlOrMeta+V");
  await expect(to).toHaveValue(text);
}

/** What a password manager reads of a form: the fields that it may fill, in order. */
const filled = (place: Locator) =>
  place
    .locator("input[autocomplete]:not([type=hidden])")
    .evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete")));

test("by the keyboard: an account is opened from the dialog, its password is pasted, forgotten and replaced", async ({
  page,
  mailbox,
  address,
}) => {
  test.setTimeout(180_000);
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  const openDialog = async () => {
    await page.goto("/en/about");
    await enter(page.getByRole("banner").getByRole("link", { name: "Sign in" }));
    await expect(dialog).toBeVisible();
  };

  await test.step("signs up", async () => {
    await openDialog();
    expect(await filled(dialog)).toEqual(["username", "current-password"]);
    await enter(dialog.getByRole("link", { name: "Create an account" }));
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Create an account");
    const names = ["given-name", "family-name", "username", "new-password"];
    expect(await filled(main(page))).toEqual(names);
    await paste(FIRST, page.getByLabel("First name"), password(page));
    await write(page.getByLabel("First name"), "Joan");
    await write(page.getByLabel("Last name"), "Mbarga");
    await write(page.getByLabel("E-mail address"), address);
    await tabTo(page.getByRole("button", { name: "Show the password" }));
    await page.keyboard.press("Space");
    await expect(password(page)).toHaveAttribute("type", "text");
    await enter(button(page, "Create my account"));
    await expect(main(page)).toContainText(`We have written to ${address}`);
    await page.goto(linkIn(await mailbox.lastTo(address, /confirm/i)));
    await enter(button(page, "Confirm my address"));
    await expect(main(page).getByRole("status")).toContainText("Address confirmed");
  });

  await test.step("forgets the password, and chooses another by the link of a letter", async () => {
    await enter(main(page).getByRole("link", { name: "Forgotten password?" }));
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Forgotten password");
    expect(await filled(main(page))).toEqual(["username"]);
    await write(page.getByLabel("E-mail address"), address);
    await enter(button(page, "Send me a link"));
    await expect(main(page)).toContainText(`If there is an account for ${address}`);
    await page.goto(linkIn(await mailbox.lastTo(address, /new password/i)));
    // The manager learns whose password it is, from a field that nobody else meets.
    expect(await filled(main(page))).toEqual(["username", "new-password"]);
    const whose = main(page).locator("[autocomplete=username]");
    await expect(whose).toHaveValue(address);
    await expect(whose).toHaveAttribute("tabindex", "-1");
    await write(password(page, "New password"), NEXT);
    await enter(button(page, "Change the password"));
    await expect(main(page).getByRole("status")).toContainText("Password changed.");
  });

  await test.step("closes the dialog by Escape, and comes in by a pasted password", async () => {
    await openDialog();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await openDialog();
    await paste(NEXT, dialog.getByLabel("E-mail address"), password(dialog));
    await write(dialog.getByLabel("E-mail address"), address);
    await enter(dialog.getByRole("button", { name: "Sign in" }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: /Joan Mbarga/ })).toBeFocused();
  });
});

test("by the keyboard: notices are chosen, the address is changed, and this device is signed out by its own button", async ({
  page,
  mailbox,
  address,
}) => {
  test.setTimeout(180_000);
  const who = candidateAt(address);
  const moved = `moved-${address}`;
  await join(page, mailbox, who);
  await page.goto(ACCOUNT);

  await test.step("one e-mail a day about messages, none about deadlines", async () => {
    const wish = (name: RegExp) => page.getByRole("combobox", { name });
    await choose(wish(/^Messages/), "One", "daily");
    await choose(wish(/^Deadlines/), "Nev", "never");
    await enter(button(page, "Save changes"));
    const saved = main(page).locator(".above[role=status]").filter({ hasText: /\S/ });
    await expect(saved).toContainText("Your changes are saved.");
    await page.goto(ACCOUNT);
    await expect(wish(/^Messages/)).toHaveValue("daily");
    await expect(wish(/^Deadlines/)).toHaveValue("never");
  });

  await test.step("another address, by the link that it receives", async () => {
    await enter(main(page).getByRole("link", { name: "Change address" }));
    await write(page.getByLabel("New e-mail address"), moved);
    await enter(button(page, "Send the link"));
    await expect(main(page)).toContainText(moved);
    // The letters of this person are in French; the page is read in English.
    await page.goto(`/en${linkIn(await mailbox.lastTo(moved, /nouvelle adresse/))}`);
    await enter(button(page, "Use this address"));
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Address changed");
    await enter(main(page).getByRole("link", { name: "My Account" }));
    await expect(main(page)).toContainText(moved);
  });

  await test.step("the button of this device leads out", async () => {
    const here = main(page).getByRole("listitem").filter({ hasText: "This device" });
    await enter(here.getByRole("button", { name: /^Sign out/ }));
    await expect(page).toHaveURL(/\/connexion\?fait=signed-out/);
    await expect(main(page).getByRole("status").filter({ visible: true })).toContainText(
      "this device is no longer signed in",
    );
  });
});
