import { duplicatesMessages } from "#app/features/review/messages/duplicates.ts";
import { localDraftMessages } from "#app/i18n/local-draft.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { sharePhone } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("two applications with one phone number are merged, and separated again", {
  tag: "@once",
}, async ({ page, expected }) => {
  await sharePhone("aissa.hamadou@demo.test", "francis-xavier.ndongo@demo.test");
  await signInByRequest(page, "admin@demo.test");
  await page.goto("/administration/candidatures?q=Hamadou");
  await page.getByRole("main").getByRole("link", { name: "Hamadou Aïssa" }).click();
  const duplicates = page.getByRole("region", { name: duplicatesMessages.fr.title });
  const email = page.getByRole("region", { name: "Messages" }).getByLabel("Message");
  await expect(duplicates).toContainText(duplicatesMessages.fr.why.phone);
  await expect(duplicates.getByRole("heading", { level: 3 }).locator(".nowrap")).toHaveText(/^ER-/);

  await test.step("nothing is closed before one of them is chosen to continue", async () => {
    await waitForHydration(page);
    await duplicates.getByText(duplicatesMessages.fr.same.title).click();
    expected(/422/);
    await duplicates.getByRole("button", { name: duplicatesMessages.fr.same.submit }).click();
    await expect(
      duplicates.getByRole("group", { name: "Quelle candidature conserver" }),
    ).toContainText("Ce champ est requis");
    const first = duplicates.getByRole("radio").first();
    await expect(first, "the focus is on the answer").toBeFocused();
    await expect(first).toBeInViewport();
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("one continues, and the other says that it is closed", async () => {
    await duplicates.getByRole("radio").first().check();
    await duplicates.getByRole("button", { name: duplicatesMessages.fr.same.submit }).click();
    await expect(duplicates.getByText("Une seule candidature est conservée.")).toBeVisible();
    await email.fill("Pour la famille Hamadou seule.");
    await expect(page.getByText(localDraftMessages.fr.saved)).toBeVisible();
    await duplicates.getByRole("link", { name: /^Voir la candidature/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/Ndongo/i);
    await expect(email).toHaveValue("");
    await expect(duplicates).toContainText("Cette candidature est fermée");
    await expect(
      page.getByRole("region", { name: duplicatesMessages.fr.rows.choices }),
    ).toContainText(officeMessages.fr.states.withdrawn);
  });

  await test.step("after undoing, both continue as before", async () => {
    await duplicates.getByText(duplicatesMessages.fr.merged.undo).click();
    await duplicates.getByRole("button", { name: duplicatesMessages.fr.merged.undoSubmit }).click();
    await expect(duplicates.getByText(duplicatesMessages.fr.done["duplicate-undo"])).toBeVisible();
    await expect(
      page.getByRole("region", { name: duplicatesMessages.fr.rows.choices }),
    ).toContainText(officeMessages.fr.states.submitted);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });
});
