import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { viewerMessages } from "#app/features/review/messages/viewer.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { insertPhoto } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";
import { listTabStops } from "#tests/support/tab-stops.ts";

test("an officer reviews an application with the keyboard: proofs, passport, a note, the checklist", {
  tag: "@once",
}, async ({ page }) => {
  await insertPhoto("adja-khady.sow@demo.test");
  await signInByRequest(page, "admissions@demo.test");
  await page.goto("/administration/candidatures?q=Sow");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: /Sow/i }).first().click();
  const viewer = page.getByRole("region", { name: viewerMessages.fr.label });
  const pageImage = viewer.getByRole("region", { name: officeMessages.fr.file.page });
  const picture = pageImage.getByRole("img");

  await test.step("a proof is shown as a picture in the page: enlarged, rotated, next, with keys", async () => {
    const width = () => picture.evaluate((one) => one.clientWidth);
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    const first = await picture.getAttribute("src");
    await pageImage.focus();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expect(picture).toHaveAttribute("data-zoom", "150");
    const large = await width();
    await page.keyboard.press("0");
    await expect.poll(width).toBeLessThan(large);
    await page.keyboard.press("r");
    await expect(picture).toHaveAttribute("src", `${first}?rotation=90`);
    await page.keyboard.press("n");
    await expect(picture).not.toHaveAttribute("src", `${first}?rotation=90`);
    await page.keyboard.press("p");
    await expect(picture).toHaveAttribute("src", first ?? "");
  });

  await test.step("the photo is shown in the same viewer, and closing it returns to the former position", async () => {
    const identity = page.getByRole("region", { name: officeMessages.fr.file.identity });
    await identity.getByRole("link", { name: photoMessages.fr.open }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: officeMessages.fr.file.cursus })).toBeFocused();
    await expect(picture).toHaveAccessibleName(/ Photo, Page 1 sur 1$/);
    await pageImage.focus();
    await page.keyboard.press("+");
    await expect(picture).toHaveAttribute("data-zoom", "100");
    await page.getByRole("link", { name: viewerMessages.fr.toIdentity }).focus();
    await page.keyboard.press("Enter");
    await expect(identity).toBeFocused();
    await expect(picture).not.toHaveAccessibleName(/Photo/);
  });

  await test.step("each tab stop in the proofs and the section tabs is fully visible", async () => {
    // From the top: an address with a fragment starts at that section.
    await page.goto(page.url().replace(/#.*/, ""));
    await waitForHydration(page);
    const stops = (await listTabStops(page)).filter((stop) =>
      /viewer-|document=|href="#/.test(stop.name),
    );
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.filter((stop) => !stop.hasRing || stop.isCut)).toEqual([]);
  });

  await test.step("a character typed in a field does not trigger a shortcut", async () => {
    const note = page.getByRole("textbox", { name: reviewMessages.fr.notes.label });
    await note.fill("");
    await note.pressSequentially("non rp");
    await expect(note).toHaveValue("non rp");
    await expect(picture).toHaveAttribute("data-zoom", "fit");
    await note.fill("Bon niveau.\nVoir 2023-2024.");
    await page.getByRole("button", { name: reviewMessages.fr.notes.add }).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("status").getByText(reviewMessages.fr.done["note-add"]),
    ).toBeVisible();
    await expect(page.getByRole("paragraph").filter({ hasText: "Voir 2023-2024." })).toBeVisible();
    await expect(page.getByRole("region", { name: reviewMessages.fr.notes.title })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(note).toBeFocused();
  });

  await test.step("the passport number is shown for this request only, and the history records it", async () => {
    const identity = page.getByRole("region", { name: officeMessages.fr.file.identity });
    await identity.getByRole("button", { name: /Afficher/ }).focus();
    await page.keyboard.press("Enter");
    await expect(identity.getByRole("status")).toHaveText(/^[A-Z0-9]{6,12}$/);
    await expect(identity).toBeFocused();
    const number = await identity.getByRole("status").boundingBox();
    const about = await identity.getByText(/^Affiché cette fois/).boundingBox();
    expect(about?.y).toBeGreaterThanOrEqual((number?.y ?? 0) + (number?.height ?? 0));
    await page.reload();
    await waitForHydration(page);
    await expect(identity.getByRole("status")).toHaveText(/^••••/);
    await expect(page.getByRole("region", { name: officeMessages.fr.file.history })).toContainText(
      reviewMessages.fr.actions["passport.revealed"],
    );
  });

  await test.step("a click after navigating to a section leads to its response", async () => {
    await page.getByRole("button", { name: decisionsMessages.fr.file.check }).first().focus();
    await page.keyboard.press("Enter");
    const proofs = page.getByRole("region", { name: officeMessages.fr.file.cursus });
    await expect(
      proofs.getByRole("status").getByText(decisionsMessages.fr.done["approve-file"]),
    ).toBeVisible();
    await expect(proofs).toBeFocused();
  });

  await test.step("a theme is checked with one click and its label", async () => {
    const checks = page.getByRole("region", { name: reviewMessages.fr.checklist.title });
    const theme = checks.getByRole("group", { name: "Statut de « Choix »" });
    await checks.getByLabel(reviewMessages.fr.checklist.note).nth(3).fill("ordre confirmé");
    await theme
      .getByRole("button", { name: reviewMessages.fr.checklist.states["in-order"] })
      .focus();
    await page.keyboard.press("Enter");
    const row = checks.getByRole("listitem").filter({ hasText: /^Choix/ });
    await expect(row, "one goes on with the next theme").toBeFocused();
    await expect(row.getByRole("status").first()).toHaveText(reviewMessages.fr.done["check-theme"]);
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(
      theme.getByRole("button", { name: reviewMessages.fr.checklist.states["in-order"] }),
    ).toHaveAttribute("aria-pressed", "true");
    await expect(checks.getByLabel(reviewMessages.fr.checklist.note).nth(3)).toHaveValue(
      "ordre confirmé",
    );
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });
});
