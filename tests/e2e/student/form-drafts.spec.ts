import { openAs } from "#tests/support/answers.ts";
import { awake } from "#tests/support/awake.ts";
import { keptWords, nothingKept } from "#tests/support/letters.ts";
import { expect, test } from "#tests/support/playwright.ts";

test("the account keeps what is typed on a reload, says so, and forgets it once it is saved", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await openAs(page, mailbox, address, "/espace-etudiant/compte");
  await awake(page);
  const phone = page.getByRole("textbox", { name: /Téléphone/ });
  await page.getByLabel("Indicatif du pays").selectOption("SN");
  await phone.fill("77 123 45 67");
  await page.getByRole("radio", { name: "Anglais" }).check();
  await expect(page.getByText("Brouillon gardé sur cet appareil.")).toBeVisible();
  await expect.poll(() => keptWords(page)).toContain('"locale":"en"');
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await awake(page);
  await expect(phone).toHaveValue("77 123 45 67");
  await expect(page.getByRole("radio", { name: "Anglais" })).toBeChecked();
  await expect(page.getByText("Ce que vous aviez écrit est de nouveau là")).toBeVisible();
  await page.getByRole("button", { name: "Sauvegarder les Modifications" }).first().click();
  await nothingKept(page);
});
