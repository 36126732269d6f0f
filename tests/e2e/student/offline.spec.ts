import type { Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { deviceStorageMessages } from "#app/i18n/device-storage.ts";
import { studentMessages } from "#app/i18n/student.ts";
import {
  APPLICATION_PATH,
  birthPlace,
  fillAndBlur,
  getSavedBirthPlace,
  IDENTITY_PATH,
  listCachedPages,
  openAsCandidate,
  saveStatus,
  setOffline,
} from "#tests/support/application-form.ts";
import { listDeviceKeys } from "#tests/support/device-entries.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import type { Mailbox } from "#tests/support/mailbox.ts";
import {
  draftSavedNotice,
  expectNoDrafts,
  messageField,
  NEW_MESSAGE_PATH,
} from "#tests/support/message-form.ts";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";

/** Signs in a candidate whose application pages are cached on this device. */
async function openCachedPages(page: Page, mailbox: Mailbox, address: string): Promise<void> {
  await openAsCandidate(page, mailbox, address, APPLICATION_PATH);
  await expect.poll(() => listCachedPages(page)).toContain(APPLICATION_PATH);
}

test("a dialog that cannot be sent offline says so, and keeps its input until it can", {
  tag: ["@phone", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, `${APPLICATION_PATH}/cursus`);
  // Wait for the service worker, which caches the pages, before the network goes.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole("button", { name: cursusMessages.fr.add }).click();
  const dialog = page.getByRole("dialog", { name: cursusMessages.fr.dialogTitle });
  await dialog.getByLabel(cursusMessages.fr.activity).selectOption("studies");
  await dialog.getByLabel(cursusMessages.fr.year).selectOption("2025-2026");
  await dialog.getByLabel(cursusMessages.fr.school).fill("Lycée Malick-Sy");
  await dialog.getByLabel(cursusMessages.fr.country, { exact: true }).selectOption("SN");
  await setOffline(context);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("La connexion a été interrompue.")).toBeVisible();
  await expect(dialog.getByLabel(cursusMessages.fr.school)).toHaveValue("Lycée Malick-Sy");
  await setOffline(context, false);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "Lycée Malick-Sy" })).toBeVisible();
});

test("the application's pages open offline until sign-out", {
  tag: "@phone",
}, async ({ page, context, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, APPLICATION_PATH);
  await expect
    .poll(() => listCachedPages(page))
    .toEqual(
      expect.arrayContaining([
        APPLICATION_PATH,
        `${APPLICATION_PATH}/info-personnel?partie=passeport`,
        `${APPLICATION_PATH}/cursus`,
      ]),
    );
  await setOffline(context);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ma candidature");
  await page
    .getByRole("link", { name: applicationMessages.fr.sections.identity, exact: true })
    .click();
  await fillAndBlur(page, birthPlace, "Bakel");
  await expect(saveStatus(page)).toHaveText(applicationMessages.fr.saving.savedOnDevice);
  await page.getByLabel(applicationMessages.fr.finished.yes).check();
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
  await expect(page.getByRole("main")).toContainText("dès que la connexion reviendra");
  await page.getByRole("link", { name: "Ma candidature" }).first().click();
  await page
    .getByRole("link", { name: applicationMessages.fr.sections.passport, exact: true })
    .click();
  await page.getByLabel(personalInfoMessages.fr.hasPassportYes, { exact: true }).check();
  await fillAndBlur(
    page,
    (one) => one.getByLabel(personalInfoMessages.fr.labels.passportNumber),
    "A02584613",
  );
  await expect(saveStatus(page)).toHaveText(applicationMessages.fr.saving.savedOnDevice);
  // A page that was never opened says so, and loses nothing.
  await page.getByRole("link", { name: "Messagerie" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    applicationMessages.fr.saving.unsaved,
  );
  const style = (element: Element) => getComputedStyle(element).fontFamily;
  expect(await page.locator("main").evaluate(style)).toContain("Figtree");
  // A network that returns at that moment does not cancel the click.
  await page.getByRole("link", { name: "Ma candidature" }).evaluate((link: HTMLElement) => {
    link.click();
    dispatchEvent(new Event("online"));
  });
  const waits = page.getByRole("status").filter({ hasText: "dès que la connexion reviendra" });
  await expect(waits.getByRole("link")).toHaveText([
    "Votre identité et votre photo",
    "Votre passeport",
  ]);
  await waits.getByRole("link", { name: applicationMessages.fr.sections.passport }).click();
  await expect(page.getByLabel(personalInfoMessages.fr.labels.passportNumber)).toHaveValue(
    "A02584613",
  );
  await setOffline(context, false);
  await expect(saveStatus(page)).toContainText("Enregistré à");
  // The answers of the other page are sent too, although it is not open; its missing birth date is reported.
  await expect(
    page.getByRole("alert").filter({ hasText: "attendent que vous les relisiez" }),
  ).toContainText(applicationMessages.fr.sections.identity);
  expect(await getSavedBirthPlace(page)).toBe("Bakel");
  await page.goto(IDENTITY_PATH);
  await expect(birthPlace(page)).toHaveValue("Bakel");
  await page.getByRole("button", { name: /menu du profil/ }).click();
  await page.getByRole("button", { name: studentMessages.fr.signOut }).click();
  await expect(page).toHaveURL(/\/connexion\?done=signed-out$/);
  await expect.poll(() => listCachedPages(page)).toEqual([]);
});

test("signing out on a public page clears the device as well", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openCachedPages(page, mailbox, address);
  await page.goto("/about");
  await page.getByRole("button", { name: /Mon profil/ }).click();
  await page.getByRole("button", { name: studentMessages.fr.signOut }).click();
  await expect(page).toHaveURL(/\/connexion\?done=signed-out$/);
  expect(await listCachedPages(page)).toEqual([]);
});

test("signing out before hydration clears the device as well, including pages cached in the other language", {
  tag: "@phone",
}, async ({ page, context, mailbox, address }) => {
  await openCachedPages(page, mailbox, address);
  await page.goto(IDENTITY_PATH);
  await fillAndBlur(page, birthPlace, "Bakel");
  await expect(saveStatus(page)).toContainText("Enregistré à");
  await page.goto(NEW_MESSAGE_PATH);
  await messageField(page).fill("Y a-t-il un car ?");
  await expect(draftSavedNotice(page)).toBeVisible();
  await pauseRequests(context, "**/assets/*.js");
  // Without it the other tabs are not notified, and the rest works.
  await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  // The service worker of the French pages does not control it.
  await page.goto(`/en${IDENTITY_PATH}`, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: /profile menu/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/en\/.*\?done=signed-out$/);
  await expect.poll(() => listCachedPages(page)).toEqual([]);
  await expectNoDrafts(page);
  const left = await page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()),
    ...(await caches.keys()),
    localStorage.getItem("own-pages"),
  ]);
  expect(left).toEqual([null]);
});

test("on a shared device nothing is stored, and nothing is announced as stored", {
  tag: "@phone",
}, async ({ page, context, mailbox, address }) => {
  await openCachedPages(page, mailbox, address);
  await page.getByRole("button", { name: deviceStorageMessages.fr.shared }).click();
  await expect(page.getByRole("main")).toContainText("Rien n’est enregistré sur cet appareil");
  await expect.poll(() => listCachedPages(page)).toEqual([]);
  await page.goto(IDENTITY_PATH);
  await waitForHydration(page);
  await setOffline(context);
  await fillAndBlur(page, birthPlace, "Podor");
  await expect(page.getByRole("main")).toContainText("Cet appareil n’enregistre pas vos réponses");
  await setOffline(context, false);
  await expect(saveStatus(page)).toContainText("Enregistré à");
  expect(await getSavedBirthPlace(page)).toBe("Podor");
  expect(await listDeviceKeys(page)).toEqual([]);
});

const offlineNotice = (page: Page) => page.locator("main.no-network");

test("offline, the application's pages open as long as an idle session lasts, and are then deleted", {
  tag: ["@phone", "@once", "@nightly"],
}, async ({ page, context, mailbox, address, expected }) => {
  expected(/route module|dynamically imported/);
  await openCachedPages(page, mailbox, address);
  await setOffline(context);
  await setLastResponseAge(page, 23 * 3_600_000);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ma candidature");
  await setLastResponseAge(page, 24 * 3_600_000 + 1_000);
  await page.reload();
  await expect(offlineNotice(page)).toBeVisible();
  await expect.poll(() => listCachedPages(page)).not.toContain(APPLICATION_PATH);
  expect(await listCachedPages(page)).not.toContain(`${APPLICATION_PATH}.data`);
});

test("pages of an expired session are deleted at the first response of the server", {
  tag: ["@phone", "@once", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  await openCachedPages(page, mailbox, address);
  await context.clearCookies({ name: /session_token/ });
  await page.goto(APPLICATION_PATH);
  await expect(page).toHaveURL(/connexion/);
  await expect.poll(() => listCachedPages(page)).not.toContain(APPLICATION_PATH);
  await setOffline(context);
  await page.goto(APPLICATION_PATH);
  await expect(offlineNotice(page)).toBeVisible();
});

test("a page of the area that redirects deletes no page", {
  tag: ["@phone", "@once", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  await openCachedPages(page, mailbox, address);
  const before = await listCachedPages(page);
  const response = context.waitForEvent("response", (one) => /\/presence$/.test(one.url()));
  await page.goto(`${APPLICATION_PATH}/suivi`);
  await expect(page).not.toHaveURL(/suivi/);
  await response;
  await page.goto(`${APPLICATION_PATH}/cursus`);
  expect(await listCachedPages(page)).toEqual(expect.arrayContaining(before));
});

/** Sets the time of the server's last response to that many milliseconds ago. */
const setLastResponseAge = (page: Page, agoMs: number) =>
  page.evaluate(async (at) => {
    const names = (await caches.keys()).filter((name) => name.startsWith("application-"));
    for (const name of names)
      await (await caches.open(name)).put("/answered", new Response(`${at}`));
  }, Date.now() - agoMs);
