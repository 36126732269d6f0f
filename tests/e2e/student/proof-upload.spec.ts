import { randomBytes } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { fileUploadMessages } from "#app/features/documents/messages/file-upload.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { APPLICATION_PATH, openAsCandidate } from "#tests/support/application-form.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { pressEnter } from "#tests/support/keyboard.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { createGrainyPhoto, createPagePhoto } from "#tests/support/photos.ts";
import { expect, test } from "#tests/support/playwright.ts";

const CURSUS = `${APPLICATION_PATH}/cursus`;
const getDialog = (page: Page) => page.getByRole("dialog", { name: cursusMessages.fr.dialogTitle });
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

async function openDialog(page: Page) {
  await page.getByRole("button", { name: cursusMessages.fr.add }).click();
  return getDialog(page);
}

async function fillIn(page: Page, school: string) {
  const dialog = getDialog(page);
  await dialog.getByLabel(cursusMessages.fr.activity).selectOption("studies");
  await dialog.getByLabel(cursusMessages.fr.year).selectOption("2025-2026");
  await dialog.getByLabel(cursusMessages.fr.school).fill(school);
  await dialog.getByLabel(cursusMessages.fr.country, { exact: true }).selectOption("SN");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
}

/** A 2G network with interruptions: the upload rate in kilobytes per second, or offline. */
async function openNetworkSession(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  return (up: number, offline = false) =>
    tools.send("Network.emulateNetworkConditions", {
      offline,
      latency: 20,
      downloadThroughput: 2_000_000,
      uploadThroughput: up * 1_000,
    });
}

/** Records the offset of each chunk that this page sends, and its address. */
function watchUploadChunks(page: Page) {
  const pieces: number[] = [];
  let address = "";
  let size = 0;
  page.on("request", (request) => {
    size = Number(request.headers()["upload-length"] ?? size);
    if (request.method() === "PATCH") pieces.push(Number(request.headers()["upload-offset"]));
  });
  page.on("response", async (response) => {
    if (response.request().method() === "POST" && response.status() === 201)
      address = response.headers().location ?? "";
  });
  return { pieces, address: () => address, size: () => size };
}

test("an upload resumes after a network cut and a closed browser @phone", async ({
  page,
  context,
  mailbox,
  address,
  expected,
}) => {
  expected(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|ERR_NETWORK_CHANGED|ERR_ABORTED/);
  const buffer = createSmallPdf("x", `% ${randomBytes(1_000_000).toString("hex")}`);
  await openAsCandidate(page, mailbox, address, CURSUS);
  const before = watchUploadChunks(page);
  const dialog = await openDialog(page);
  const network = await openNetworkSession(page);
  await network(400);
  const mimeType = "application/pdf";
  await dialog
    .getByLabel(cursusMessages.fr.proof)
    .setInputFiles({ name: "bulletin.pdf", mimeType, buffer });
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  // A second chunk is being sent: the first one has arrived.
  await expect.poll(() => before.pieces.length).toBeGreaterThan(1);
  await network(400, true);
  const paused = "L’envoi s’est arrêté. Il reprendra là où il en est.";
  await expect(dialog.locator(".upload-state")).toHaveText(paused);
  // The page does not know how much has arrived, so it shows no progress.
  await expect(dialog.getByRole("progressbar")).toBeHidden();
  const arrived = async () => {
    const tus = { headers: { "Tus-Resumable": "1.0.0" } };
    const answer = await page.request.head(before.address(), tus);
    return Number(answer.headers()["upload-offset"]);
  };
  await expect.poll(arrived).toBeGreaterThan(400_000);
  await page.close();

  const again = await context.newPage();
  const after = watchUploadChunks(again);
  await again.goto(CURSUS);
  const reopened = await openDialog(again);
  await expect(reopened.getByText("bulletin.pdf", { exact: true })).toBeVisible();
  await expect(reopened.locator(".upload-state")).toHaveText(/reçu à \d+\sh\s\d+/);
  // Nothing was announced or sent twice.
  expect(after.address()).toBe("");
  expect(after.pieces[0]).toBeGreaterThan(400_000);
  await fillIn(again, "Lycée Malick-Sy");
  await expect(reopened).toBeHidden();
  const row = again.getByRole("row").filter({ hasText: "Lycée Malick-Sy" });
  await expect(row.getByRole("link", { name: "bulletin.pdf" })).toBeVisible();
  // The next entry starts without a file.
  await again.reload();
  await openDialog(again);
  await expect(getDialog(again).getByLabel(cursusMessages.fr.proof)).toBeVisible();
});

test("a phone's photo of 6 MB uses less than 500 kB, and survives a dropped connection @phone", {
  tag: "@nightly",
}, async ({ page, mailbox, address, expected }) => {
  expected(/net::ERR_CONNECTION_RESET|net::ERR_FAILED/);
  const photo = await createGrainyPhoto(2_700, 2_000);
  expect(photo.length).toBeGreaterThan(6_000_000);
  await openAsCandidate(page, mailbox, address, CURSUS);
  const sent = watchUploadChunks(page);
  const dialog = await openDialog(page);
  await (await openNetworkSession(page))(87.5);
  await page.route("**/envois/*", (route) => route.abort("connectionreset"), { times: 1 });
  await dialog.getByLabel(cursusMessages.fr.proof).setInputFiles(jpeg("bulletin.jpg", photo));
  await expect(dialog.locator(".upload-state")).toContainText("L’envoi s’est arrêté");
  await dialog.getByRole("button", { name: fileUploadMessages.fr.resume }).click();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await expect(dialog.locator(".upload-state")).toHaveText(/reçu à \d+\sh\s\d+/, {
    timeout: 20_000,
  });
  expect(sent.size()).toBeGreaterThan(100_000);
  expect(sent.size()).toBeLessThan(500_000);
});

test("photos of pages become one PDF, in the chosen order, with little data @phone", {
  tag: "@nightly",
}, async ({ page, mailbox, address }) => {
  const [upright, lying, wrong] = await Promise.all([
    createPagePhoto(3_000, 4_000, "#f4ecd8"),
    createPagePhoto(4_000, 3_000, "#e8e8f4"),
    createPagePhoto(3_000, 4_000, "#ffd0d0"),
  ]);
  await openAsCandidate(page, mailbox, address, CURSUS);
  const dialog = await openDialog(page);
  const field = dialog.getByLabel(cursusMessages.fr.proof);
  await expect(field).toHaveAttribute("multiple");
  await expect(dialog.getByText("Plusieurs photos choisies ensemble")).toBeVisible();
  await field.setInputFiles([jpeg("1.jpg", upright), jpeg("2.jpg", wrong)]);
  await expect(dialog.getByText("2 pages, en un seul PDF")).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: fileUploadMessages.fr.addPage }).click();
  await (await chooser).setFiles(jpeg("3.jpg", lying));
  await expect(dialog.getByText("3 pages, en un seul PDF")).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // A clicked button keeps the focus, or gives it to its replacement.
  await dialog.getByRole("button", { name: "Retirer la page 2" }).click();
  await expect(dialog.getByRole("button", { name: "Retirer la page 2" })).toBeFocused();
  await dialog.getByRole("button", { name: "Monter la page 2" }).click();
  const first = dialog.getByRole("button", { name: "Monter la page 1" });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute("aria-disabled", "true");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent += request.postDataBuffer()?.length ?? 0;
  });
  // The form waits for its pages: no other click is needed.
  await fillIn(page, "Lycée Malick-Sy");
  await expect(dialog).toBeHidden();
  expect(sent).toBeLessThan(800_000);
  const link = page.getByRole("link", { name: "justificatif-2-pages.pdf" });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  const pages = (await PDFDocument.load(await file.body())).getPages();
  expect(pages.map((one) => one.getWidth() > one.getHeight())).toEqual([true, false]);
});

test("a refused file is visible above the footer of its dialog, and another can be chosen", {
  tag: "@nightly",
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, CURSUS);
  await waitForHydration(page);
  await pressEnter(page.getByRole("button", { name: cursusMessages.fr.add }));
  const dialog = getDialog(page);
  const title = dialog.getByRole("heading", { level: 2 });
  await expect(title).toBeFocused();
  await expect(title, "who came by keys sees where they are").toHaveCSS("outline-style", "solid");
  const field = dialog.getByLabel(cursusMessages.fr.proof);
  await field.focus();
  // The card that replaces it is taller: it is scrolled above the footer.
  await field.evaluate((one) => one.scrollIntoView({ block: "end" }));
  // Only its content reveals that it is not a PDF: the server reports it.
  const buffer = Buffer.from("<!doctype html>");
  await field.setInputFiles({ name: "bulletin.pdf", mimeType: "application/pdf", buffer });
  const card = dialog.locator(".upload").filter({ hasText: "Ce fichier n’est ni un PDF" });
  await expect(card).toBeFocused();
  const ring = 5;
  const clear = await card.evaluate((one) => {
    const foot = one.closest("dialog")?.querySelector(".dialog-foot");
    return (foot?.getBoundingClientRect().top ?? 0) - one.getBoundingClientRect().bottom;
  });
  expect(clear).toBeGreaterThanOrEqual(ring);
  await dialog.getByRole("button", { name: fileUploadMessages.fr.another }).press("Enter");
  await expect(field).toBeFocused();
  await field.setInputFiles({
    name: "b.pdf",
    mimeType: "application/pdf",
    buffer: createSmallPdf("b"),
  });
  await expect(dialog.locator(".upload-state")).toHaveText(/reçu à \d+\sh\s\d+/);
});
