import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { APPLICATION_PATH, openAsCandidate } from "#tests/support/application-form.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";

test("a phone number with a missing digit is reported when its field loses the focus, with advice, and kept", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(
    page,
    mailbox,
    address,
    `${APPLICATION_PATH}/info-personnel?partie=parents`,
  );
  await waitForHydration(page);
  const mother = page.getByRole("group", { name: personalInfoMessages.fr.adults.mother });
  await mother.getByLabel("Indicatif du pays, Votre mère").selectOption("CM");
  const number = mother.getByLabel(/^Téléphone/);
  const status = mother.getByRole("status").first();
  // A complete number first has eight digits: nothing is reported while typing.
  await number.pressSequentially("6 71 23 45 6");
  await expect(status).toBeEmpty();
  await number.blur();
  await expect(status).toHaveText(/^Il manque un chiffre/);
  await number.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("7");
  await expect(status).toBeEmpty();
  for (const [old, incomplete, whole] of [
    ["71 23 45 67", /ajoutez le 6 devant/, "6 71 23 45 67"],
    ["22 20 00 00", /ajoutez le 2 devant/, "2 22 20 00 00"],
  ] as const) {
    await number.fill(old);
    await number.blur();
    await expect(status).toContainText(incomplete);
    await status.getByRole("button").click();
    await expect(number).toHaveValue(whole);
    await expect(number).toBeFocused();
    await expect(status).toBeEmpty();
  }
});
