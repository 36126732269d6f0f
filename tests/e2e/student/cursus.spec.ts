import type { Page } from "@playwright/test";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { openAsCandidate } from "#tests/support/application-form.ts";
import { addCursus, buildCandidate } from "#tests/support/candidate.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signUpByRequest } from "#tests/support/sessions.ts";

const CURSUS = "/espace-etudiant/candidate/cursus";
const getRow = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test("a missing year is a row in its place, and a removed year is restored with its proof", async ({
  page,
  mailbox,
  address,
}) => {
  await openAsCandidate(page, mailbox, address);
  await page.goto("/espace-etudiant/candidate");
  await waitForHydration(page);
  await addCursus(page, "un");
  await page.getByRole("button", { name: cursusMessages.fr.add }).click();
  const dialog = page.getByRole("dialog", { name: cursusMessages.fr.dialogTitle });
  await dialog.getByLabel(cursusMessages.fr.activity).selectOption("studies");
  await dialog.getByLabel(cursusMessages.fr.year).selectOption("2023-2024");
  await dialog.getByLabel(cursusMessages.fr.country, { exact: true }).selectOption("CM");
  const towns = await dialog
    .locator("#towns option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(towns).toContain("Dschang");
  expect(towns).not.toContain("Thiès");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog).toBeHidden();
  const gap = getRow(page, "2024-2025\u00A0: rien n’est indiqué.");
  await expect(gap).toContainText(cursusMessages.fr.gapText);
  const rows = await page.getByRole("row").allInnerTexts();
  const place = (text: string) => rows.findIndex((row) => row.includes(text));
  expect(place("2025-2026")).toBeLessThan(place("rien n’est indiqué"));
  expect(place("rien n’est indiqué")).toBeLessThan(place("2023-2024"));
  await expect(gap.getByRole("link", { name: "Ajouter 2024-2025" })).toHaveAttribute(
    "href",
    `${CURSUS}?add=2024-2025`,
  );

  await getRow(page, "bulletin.pdf")
    .getByRole("button", { name: /Supprimer/ })
    .press("Enter");
  const toast = page.getByRole("status").filter({ hasText: "supprimé avec son justificatif" });
  await expect(toast).toBeVisible();
  await expect(getRow(page, "bulletin.pdf")).toBeHidden();
  await expect(page.getByRole("button", { name: /Supprimer 2023-2024/ })).toBeFocused();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await toast.getByRole("button", { name: "Annuler" }).press("Enter");
  await expect(getRow(page, "bulletin.pdf")).toBeVisible();
  await expect(page.getByRole("button", { name: /Supprimer 2025-2026/ })).toBeFocused();
  const file = getRow(page, "bulletin.pdf").getByRole("link", { name: "bulletin.pdf" });
  const href = (await file.getAttribute("href")) ?? "";
  expect((await page.request.get(href)).status()).toBe(200);
});

test("an entry opens at its top, its row has the focus after saving, and a double click submits once", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  const releaseScripts = await pauseRequests(page, "**/assets/*.js");
  await page.goto(`${CURSUS}?add=2025-2026`, { waitUntil: "domcontentloaded" });
  await page.getByLabel(cursusMessages.fr.activity).selectOption("studies");
  await page.getByLabel(cursusMessages.fr.country, { exact: true }).selectOption("SN");
  releaseScripts();
  await waitForHydration(page);
  // The country was chosen before hydration: the towns are its own.
  await expect(page.locator("#towns option[value='Dschang']")).toHaveCount(0);
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  const edit = page.getByRole("link", { name: "Modifier 2025-2026" });
  await expect(edit).toBeFocused();
  await edit.press("Enter");
  await expect(page.getByRole("heading", { name: cursusMessages.fr.editTitle })).toBeInViewport();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByLabel(cursusMessages.fr.school).fill("Lycée Blaise-Diagne");
  await page.getByRole("button", { name: cursusMessages.fr.submitEdit }).press("Enter");
  await expect(
    getRow(page, "Blaise-Diagne").getByRole("link", { name: /^Modifier/ }),
  ).toBeFocused();
  // Twice before the page handles the first.
  await page.getByRole("button", { name: /Supprimer/ }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const toast = page.getByRole("status").filter({ hasText: "supprimé" });
  await expect(getRow(page, "Blaise-Diagne")).toBeHidden();
  await toast.getByRole("button", { name: "Annuler" }).press("Enter");
  await expect(getRow(page, "Blaise-Diagne")).toBeVisible();
});

test.describe("without scripts", { tag: "@once" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a removed year is restored by its button", { tag: "@nightly" }, async ({
    page,
    mailbox,
    address,
  }) => {
    await openAsCandidate(page, mailbox, address);
    await page.goto(CURSUS);
    await expect(
      page.getByText(cursusMessages.fr.add, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await page.getByRole("link", { name: cursusMessages.fr.add }).click();
    await page.getByLabel(cursusMessages.fr.activity).selectOption("studies");
    await page.getByLabel(cursusMessages.fr.year).selectOption("2025-2026");
    await page.getByLabel(cursusMessages.fr.country, { exact: true }).selectOption("SN");
    const file = {
      name: "bulletin.pdf",
      mimeType: "application/pdf",
      buffer: createSmallPdf("deux"),
    };
    await page.getByLabel(cursusMessages.fr.proof).setInputFiles(file);
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    await page.getByRole("button", { name: /Supprimer/ }).click();
    await expect(page.getByText("supprimé avec son justificatif")).toBeVisible();
    await page.getByRole("status").getByRole("button", { name: "Annuler" }).click();
    await expect(getRow(page, "bulletin.pdf")).toBeVisible();
  });
});
