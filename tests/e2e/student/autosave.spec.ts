import type { Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import { expectAboveBottomBar } from "#tests/support/above-bottom-bar.ts";
import {
  birthPlace,
  fillAndBlur,
  firstName,
  getSavedBirthPlace,
  IDENTITY_PATH,
  openAsCandidate,
  saveStatus,
  setOffline,
} from "#tests/support/application-form.ts";
import { listDeviceKeys } from "#tests/support/device-entries.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("each answer is saved shortly after its field loses the focus", async ({
  page,
  otherPage,
  mailbox,
  address,
}) => {
  const candidate = await openAsCandidate(page, mailbox, address);
  await fillAndBlur(page, birthPlace, "Tivaouane");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Tivaouane");
  await expect(saveStatus(page)).toContainText("Enregistré à");
  // An incomplete date is not an error while it has the focus.
  const born = page.getByRole("group", { name: personalInfoMessages.fr.labels.birthOn });
  await born.getByLabel(applicationMessages.fr.dates.day).fill("31");
  await born.getByLabel(applicationMessages.fr.dates.month).fill("2");
  await born.getByLabel(applicationMessages.fr.dates.year, { exact: true }).fill("2008");
  await expect(born).not.toContainText("n’existe pas");
  await born.getByLabel(applicationMessages.fr.dates.year, { exact: true }).blur();
  const impossible = born.getByText("Cette date n’existe pas. Février 2008 compte 29 jours.");
  await expect(impossible).toBeVisible();
  // Changed but still invalid: the error is shown again.
  await born.getByLabel(applicationMessages.fr.dates.day).fill("30");
  await expect(impossible).toBeHidden();
  await born.getByLabel(applicationMessages.fr.dates.day).blur();
  await expect(impossible).toBeVisible();
  await born.getByLabel(applicationMessages.fr.dates.day).fill("29");
  await born.getByLabel(applicationMessages.fr.dates.day).blur();
  await expect(born).not.toContainText("n’existe pas");
  await page.getByLabel(applicationMessages.fr.campuses.senegal).check();
  // Submitting the whole form afterwards causes no conflict with its own autosaves.
  await page.getByLabel(applicationMessages.fr.finished.yes).check();
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    applicationMessages.fr.sections.passport,
  );
  // Accepted answers are no longer a draft of this device: a newer answer from elsewhere is shown.
  await signInByRequest(otherPage, candidate.email, candidate.password);
  await otherPage.goto(IDENTITY_PATH);
  await fillAndBlur(otherPage, birthPlace, "Kaolack");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Kaolack");
  await page.goto(IDENTITY_PATH);
  await expect(birthPlace(page)).toHaveValue("Kaolack");
  // The error of a missing answer disappears once it is given.
  await firstName(page).fill("");
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
  const field = page.locator(".field").filter({ has: firstName(page) });
  await expect(field.getByText("Ce champ est requis")).toBeVisible();
  await fillAndBlur(page, firstName, "Coumba");
  await expect(field).not.toContainText("Ce champ est requis");
});

test("offline, the form keeps working, survives its tab, and sends everything when the network is back", {
  tag: "@phone",
}, async ({ page, context, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  await waitForHydration(page);
  await expect(saveStatus(page)).toBeEmpty();
  await setOffline(context);
  await birthPlace(page).fill("Podor");
  await firstName(page).focus();
  await firstName(page).evaluate((one) => one.scrollIntoView({ block: "end" }));
  await expect(saveStatus(page)).toHaveText(applicationMessages.fr.saving.savedOnDevice);
  await expect(page.getByRole("main")).toContainText("Nous enverrons votre réponse");
  // It is announced completely, by a live region that existed before, and only there.
  const announcement = page.locator("[aria-live=polite]").filter({ hasText: "Pas de connexion" });
  await expect(announcement).toContainText("Nous enverrons votre réponse");
  await expect(saveStatus(page)).toHaveAttribute("aria-live", "off");
  // The message above the form does not push the next field away.
  await expectAboveBottomBar(firstName(page));
  const field = page.locator(".field").filter({ has: birthPlace(page) });
  await expect(field).toContainText(applicationMessages.fr.saving.savedOnDevice);
  await fillAndBlur(page, firstName, "Coumba");
  await expect(page.getByRole("main")).toContainText("Nous enverrons vos 2 réponses");
  await page.close();
  await setOffline(context, false);
  const again = await context.newPage();
  await again.goto(IDENTITY_PATH);
  await expect(birthPlace(again)).toHaveValue("Podor");
  await expect(firstName(again)).toHaveValue("Coumba");
  await expect.poll(() => getSavedBirthPlace(again)).toBe("Podor");
  await expect(saveStatus(again)).toContainText("Enregistré à");
  await expect(saveStatus(again)).not.toHaveAttribute("aria-live");
  // The network goes and returns while the page stays open.
  await setOffline(context);
  await fillAndBlur(again, birthPlace, "Matam");
  await expect(saveStatus(again)).toHaveText(applicationMessages.fr.saving.savedOnDevice);
  await setOffline(context, false);
  await expect(saveStatus(again)).toContainText("Enregistré à");
  expect(await getSavedBirthPlace(again)).toBe("Matam");
});

test("a field answered on two devices offers a choice; other fields keep both devices' answers", {
  tag: "@desk",
}, async ({ page, otherPage, mailbox, address }) => {
  const candidate = await openAsCandidate(page, mailbox, address);
  await signInByRequest(otherPage, candidate.email, candidate.password);
  await otherPage.goto(IDENTITY_PATH);
  await fillAndBlur(otherPage, birthPlace, "Kaolack");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Kaolack");
  // Saving another field overwrites nothing, and brings the newer answer.
  await fillAndBlur(page, firstName, "Coumba");
  await expect(birthPlace(page)).toHaveValue("Kaolack");
  await fillAndBlur(otherPage, birthPlace, "Diourbel");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Diourbel");
  await fillAndBlur(page, birthPlace, "Mbour");
  const choice = page.getByRole("alert").filter({ hasText: "Deux réponses différentes" });
  await expect(choice).toContainText("« Lieu de naissance » a aussi été modifié");
  await expect(saveStatus(page)).toHaveText("1 différence à régler");
  await choice.getByLabel(applicationMessages.fr.saving.elsewhere).check();
  await choice.getByRole("button", { name: applicationMessages.fr.saving.keepChosen }).click();
  await expect(choice).toBeHidden();
  await expect(birthPlace(page)).toHaveValue("Diourbel");
  // And the other way round.
  await fillAndBlur(otherPage, birthPlace, "Fatick");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Fatick");
  await fillAndBlur(page, birthPlace, "Mbour");
  await expect(choice).toContainText("Fatick");
  await choice.getByRole("button", { name: applicationMessages.fr.saving.keepChosen }).click();
  await expect(choice).toBeHidden();
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Mbour");
});

test("answers typed after the session has expired are stored, and saved after signing in again", {
  tag: ["@desk", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  const candidate = await openAsCandidate(page, mailbox, address);
  await context.clearCookies({ name: /session_token/ });
  await fillAndBlur(page, birthPlace, "Louga");
  await expect(page.getByRole("main")).toContainText(applicationMessages.fr.saving.stillSaved);
  await page.getByRole("button", { name: applicationMessages.fr.saving.signIn }).click();
  const dialog = page.getByRole("dialog", { name: "Connexion" });
  await dialog.getByLabel(personalInfoMessages.fr.email).fill(candidate.email);
  await dialog
    .getByLabel(accountSupportMessages.fr.password, { exact: true })
    .fill(candidate.password);
  await dialog.getByRole("button", { name: "Se connecter" }).click();
  await expect(saveStatus(page)).toContainText("Enregistré à");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Louga");
});

test("a form that was refused, then accepted, leaves nothing on the device", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address, expected }) => {
  expected(/422/);
  await openAsCandidate(page, mailbox, address);
  await page.getByLabel(applicationMessages.fr.campuses.senegal).check();
  const born = page.getByRole("group", { name: personalInfoMessages.fr.labels.birthOn });
  await born.getByLabel(applicationMessages.fr.dates.day).fill("31");
  await born.getByLabel(applicationMessages.fr.dates.month).fill("2");
  await born.getByLabel(applicationMessages.fr.dates.year, { exact: true }).fill("2008");
  await born.getByLabel(applicationMessages.fr.dates.year, { exact: true }).blur();
  await expect(born.getByText("Cette date n’existe pas.")).toBeVisible();
  await expect.poll(() => listStoredSections(page)).toContain("identity");
  await born.getByLabel(applicationMessages.fr.dates.year, { exact: true }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Il y a un problème" })).toBeFocused();
  await born.getByLabel(applicationMessages.fr.dates.month).fill("3");
  await born.getByLabel(applicationMessages.fr.dates.month).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    applicationMessages.fr.sections.passport,
  );
  await expect.poll(() => listStoredSections(page)).not.toContain("identity");
  await expect(page.getByText(/Des réponses enregistrées sur cet appareil/)).toHaveCount(0);
});

test.describe("on a page that no service worker has cached yet", { tag: "@once" }, () => {
  test.use({ serviceWorkers: "block" });

  test("a form submitted offline stays as it is, and its answers are sent once the network is back", async ({
    page,
    context,
    mailbox,
    address,
    expected,
  }) => {
    expected(/ERR_INTERNET_DISCONNECTED|Service Worker registration blocked/);
    await openAsCandidate(page, mailbox, address);
    await waitForHydration(page);
    await setOffline(context);
    await birthPlace(page).fill("Podor");
    await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
    await expect(saveStatus(page)).toHaveText(applicationMessages.fr.saving.savedOnDevice);
    await expect(birthPlace(page)).toHaveValue("Podor");
    await setOffline(context, false);
    await expect(saveStatus(page)).toContainText("Enregistré à");
    await expect.poll(() => getSavedBirthPlace(page)).toBe("Podor");
  });
});

/** The sections with answers stored on this device. */
const listStoredSections = async (page: Page) =>
  (await listDeviceKeys(page)).map((key) => key.replace(/^.*\//, ""));
