import type { Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { IDENTITY_PATH, openAsCandidate, setOffline } from "#tests/support/application-form.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { createPhonePhoto } from "#tests/support/photos.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signUpByRequest } from "#tests/support/sessions.ts";

const input = (page: Page) => page.getByLabel(photoMessages.fr.label);
const uploadedPhoto = (page: Page) => page.getByRole("img", { name: photoMessages.fr.current });

/** Reads the stored photo from its file. */
async function readStoredPhoto(page: Page) {
  const small = (await uploadedPhoto(page).getAttribute("src")) ?? "";
  const file = await page.request.get(small.replace(/\?.*/, ""));
  expect(file.headers()["content-type"]).toBe("image/jpeg");
  const { width, height, left } = await page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
      pen?.drawImage(picture, 0, 0);
      const [red] = pen?.getImageData(2, picture.height / 2, 1, 1).data ?? [];
      return { width: picture.width, height: picture.height, left: red };
    },
    [...(await file.body())],
  );
  return { bytes: (await file.body()).length, width, height, left };
}

test("a photo is cropped with the keyboard, compressed before it is sent, and removed", async ({
  page,
  mailbox,
  address,
}) => {
  await openAsCandidate(page, mailbox, address);
  const photo = await createPhonePhoto();
  await input(page).setInputFiles({ name: "IMG 1.jpg", mimeType: "image/jpeg", buffer: photo });
  const status = page.getByRole("status").filter({ hasText: "Cadrez la photo" });
  await expect(status, "it stands clear of the buttons").toHaveCSS("margin-top", "8px");
  await expect(page.getByLabel(photoMessages.fr.zoom)).toBeInViewport();
  await page.getByLabel(photoMessages.fr.zoom).press("ArrowRight");
  await expect(page.getByLabel(photoMessages.fr.zoom)).toHaveAttribute(
    "aria-valuetext",
    "110\u00A0%",
  );
  const left = page.getByRole("button", { name: photoMessages.fr.left });
  for (let step = 0; step < 30; step += 1) await left.press("Enter");
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: photoMessages.fr.use }).click();
  expect(Number((await (await sent).allHeaders())["content-length"])).toBeLessThan(150_000);
  await expect(page.getByText(photoMessages.fr.saved)).toBeVisible();
  await expect(input(page)).toBeFocused();
  const storedPhoto = await readStoredPhoto(page);
  expect(storedPhoto).toMatchObject({ width: 800, height: 800 });
  // Moved to its limit: the dark edge of the picture is inside the crop.
  expect(storedPhoto.left).toBeLessThan(80);
  expect(storedPhoto.bytes).toBeLessThan(150_000);
  await page.getByRole("button", { name: photoMessages.fr.remove }).click();
  await expect(page.getByText(photoMessages.fr.removed)).toBeVisible();
  await expect(uploadedPhoto(page)).toBeHidden();
  // Its button is removed with it.
  await expect(input(page)).toBeFocused();
  // A file that is not a picture is never sent.
  const text = Buffer.from("bonjour");
  await input(page).setInputFiles({ name: "moi.jpg", mimeType: "image/jpeg", buffer: text });
  await expect(page.getByText("Ce fichier n’est pas une photo JPG ou PNG")).toBeVisible();
});

test("a photo chosen before the scripts have loaded is cropped once they have", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  const come = await pauseRequests(page, "**/assets/*.js");
  await page.goto(IDENTITY_PATH, { waitUntil: "domcontentloaded" });
  const buffer = await createPhonePhoto(1000, 750);
  await input(page).setInputFiles({ name: "moi.jpg", mimeType: "image/jpeg", buffer });
  come();
  await page.getByRole("button", { name: photoMessages.fr.use }).click();
  await expect(page.getByText(photoMessages.fr.saved)).toBeVisible();
});

test("where a form with a file cannot be read from a request, as on an iPhone, it is sent all the same", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await page.addInitScript(() => {
    const read = Request.prototype.formData;
    Request.prototype.formData = async function () {
      const form = await read.call(this);
      if (![...form.values()].some((value) => value instanceof File)) return form;
      throw new Error("Unable to read form data blob");
    };
  });
  await openAsCandidate(page, mailbox, address);
  const buffer = await createPhonePhoto(1000, 750);
  await input(page).setInputFiles({ name: "moi.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: photoMessages.fr.use }).click();
  await expect(page.getByText(photoMessages.fr.saved)).toBeVisible();
  // The form has an empty file field.
  await page.getByLabel(applicationMessages.fr.finished.no).check();
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ma candidature");
});

test("offline, the photo waits on the device, and is sent when the network is back or the page is reopened", {
  tag: ["@phone", "@nightly"],
}, async ({ page, context, mailbox, address, expected }) => {
  // The reopened page shows the first photo, which the second may have replaced by the time it is requested.
  expected(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|404: \/fichiers\//);
  await openAsCandidate(page, mailbox, address);
  const giveOffline = async (name: string, width: number) => {
    const buffer = await createPhonePhoto(width, 750);
    await input(page).setInputFiles({ name, mimeType: "image/jpeg", buffer });
    const use = page.getByRole("button", { name: photoMessages.fr.use });
    await expect(use).toBeVisible();
    await setOffline(context);
    await use.click();
    await expect(page.getByText(/photo enregistrée sur cet appareil/)).toBeVisible();
    await expect(page.getByRole("img", { name: "La photo qui attend" })).toBeVisible();
  };
  await giveOffline("moi.jpg", 1000);
  await setOffline(context, false);
  await expect(page.getByText(photoMessages.fr.saved)).toBeVisible();
  const first = await uploadedPhoto(page).getAttribute("src");
  await giveOffline("moi-aussi.jpg", 1100);
  await page.close();
  await setOffline(context, false);
  const again = await context.newPage();
  await again.goto(IDENTITY_PATH);
  await expect(again.getByText(photoMessages.fr.saved)).toBeVisible();
  expect(await uploadedPhoto(again).getAttribute("src")).not.toBe(first);
});

test("the browser's date picker fills the three fields of a date, which are autosaved", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  const born = page.getByRole("group", { name: personalInfoMessages.fr.labels.birthOn });
  await born.getByRole("button", { name: /^Ouvrir le calendrier/ }).click();
  // The picker itself is the browser's: its value is set as it would.
  await born.locator("input[type=date]").fill("2008-11-09", { force: true });
  await expect(born.getByLabel(applicationMessages.fr.dates.day)).toHaveValue("9");
  await expect(born.getByLabel(applicationMessages.fr.dates.month)).toHaveValue("11");
  await expect(born.getByLabel(applicationMessages.fr.dates.year, { exact: true })).toHaveValue(
    "2008",
  );
  await page.getByLabel(personalInfoMessages.fr.labels.birthPlace).focus();
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  await page.reload();
  await expect(born.getByLabel(applicationMessages.fr.dates.year, { exact: true })).toHaveValue(
    "2008",
  );
});

test.describe("without scripts", { tag: "@once" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a photo is sent with the form, cropped to a square by the server, and removed with its checkbox", {
    tag: "@nightly",
  }, async ({ page, mailbox, address }) => {
    await openAsCandidate(page, mailbox, address);
    const buffer = await createPhonePhoto(1000, 750);
    await input(page).setInputFiles({ name: "IMG 2.jpg", mimeType: "image/jpeg", buffer });
    await page.getByLabel(applicationMessages.fr.finished.no).check();
    await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
    await page.goto(IDENTITY_PATH);
    await expect(uploadedPhoto(page)).toBeVisible();
    await page.getByLabel(photoMessages.fr.remove).check();
    await page.getByLabel(applicationMessages.fr.finished.no).check();
    await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
    await page.goto(IDENTITY_PATH);
    await expect(uploadedPhoto(page)).toBeHidden();
  });
});
