import type { Page } from "@playwright/test";
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
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test("each answer is saved a moment after its field is left", async ({
  page,
  otherPage,
  mailbox,
  address,
}) => {
  const candidate = await openAsCandidate(page, mailbox, address);
  await fillAndBlur(page, birthPlace, "Tivaouane");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Tivaouane");
  await expect(saveStatus(page)).toContainText("Enregistré à");
  // A date half written is not a fault while one is still in it.
  const born = page.getByRole("group", { name: "Date de naissance" });
  await born.getByLabel("Jour").fill("31");
  await born.getByLabel("Mois").fill("2");
  await born.getByLabel("Année", { exact: true }).fill("2008");
  await expect(born).not.toContainText("n’existe pas");
  await born.getByLabel("Année", { exact: true }).blur();
  const impossible = born.getByText("Cette date n’existe pas. Février 2008 compte 29 jours.");
  await expect(impossible).toBeVisible();
  // Changed, and still as wrong as before: it is said again.
  await born.getByLabel("Jour").fill("30");
  await expect(impossible).toBeHidden();
  await born.getByLabel("Jour").blur();
  await expect(impossible).toBeVisible();
  await born.getByLabel("Jour").fill("29");
  await born.getByLabel("Jour").blur();
  await expect(born).not.toContainText("n’existe pas");
  await page.getByLabel("Campus de Dakar").check();
  // The form sent whole afterwards meets no quarrel with what it saved itself.
  await page.getByLabel("Oui, j’ai terminé").check();
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre passeport");
  // What the server took whole is no longer this device's: an answer given elsewhere since is shown.
  await signInByRequest(otherPage, candidate.email, candidate.password);
  await otherPage.goto(IDENTITY_PATH);
  await fillAndBlur(otherPage, birthPlace, "Kaolack");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Kaolack");
  await page.goto(IDENTITY_PATH);
  await expect(birthPlace(page)).toHaveValue("Kaolack");
  // An answer that was missing is not said to be, once it is there.
  await firstName(page).fill("");
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  const field = page.locator(".field").filter({ has: firstName(page) });
  await expect(field.getByText("Ce champ est requis")).toBeVisible();
  await fillAndBlur(page, firstName, "Coumba");
  await expect(field).not.toContainText("Ce champ est requis");
});

test("without a network the form goes on, outlives its tab, and sends everything when it is back", {
  tag: "@phone",
}, async ({ page, context, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  await waitForHydration(page);
  await expect(saveStatus(page)).toBeEmpty();
  await setOffline(context);
  await birthPlace(page).fill("Podor");
  await firstName(page).focus();
  await firstName(page).evaluate((one) => one.scrollIntoView({ block: "end" }));
  await expect(saveStatus(page)).toHaveText("Gardé sur cet appareil");
  await expect(page.getByRole("main")).toContainText("Nous enverrons votre réponse");
  // It is heard whole, from what was there before it came, and only there.
  const heard = page.locator("[aria-live=polite]").filter({ hasText: "Pas de connexion" });
  await expect(heard).toContainText("Nous enverrons votre réponse");
  await expect(saveStatus(page)).toHaveAttribute("aria-live", "off");
  // What is said above the form does not push the next field away.
  await expectAboveBottomBar(firstName(page));
  const field = page.locator(".field").filter({ has: birthPlace(page) });
  await expect(field).toContainText("Gardé sur cet appareil");
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
  // The network goes and comes while the page stays.
  await setOffline(context);
  await fillAndBlur(again, birthPlace, "Matam");
  await expect(saveStatus(again)).toHaveText("Gardé sur cet appareil");
  await setOffline(context, false);
  await expect(saveStatus(again)).toContainText("Enregistré à");
  expect(await getSavedBirthPlace(again)).toBe("Matam");
});

test("one question answered on two devices is chosen between; the others are both kept", {
  tag: "@desk",
}, async ({ page, otherPage, mailbox, address }) => {
  const candidate = await openAsCandidate(page, mailbox, address);
  await signInByRequest(otherPage, candidate.email, candidate.password);
  await otherPage.goto(IDENTITY_PATH);
  await fillAndBlur(otherPage, birthPlace, "Kaolack");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Kaolack");
  // An answer to something else takes nothing away, and brings the newer one.
  await fillAndBlur(page, firstName, "Coumba");
  await expect(birthPlace(page)).toHaveValue("Kaolack");
  await fillAndBlur(otherPage, birthPlace, "Diourbel");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Diourbel");
  await fillAndBlur(page, birthPlace, "Mbour");
  const choice = page.getByRole("alert").filter({ hasText: "Deux réponses différentes" });
  await expect(choice).toContainText("« Lieu de naissance » a aussi été modifié");
  await expect(saveStatus(page)).toHaveText("1 différence à régler");
  await choice.getByLabel("Sur un autre appareil").check();
  await choice.getByRole("button", { name: "Garder la réponse choisie" }).click();
  await expect(choice).toBeHidden();
  await expect(birthPlace(page)).toHaveValue("Diourbel");
  // And the other way round.
  await fillAndBlur(otherPage, birthPlace, "Fatick");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Fatick");
  await fillAndBlur(page, birthPlace, "Mbour");
  await expect(choice).toContainText("Fatick");
  await choice.getByRole("button", { name: "Garder la réponse choisie" }).click();
  await expect(choice).toBeHidden();
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Mbour");
});

test("what is typed after the session has ended is kept, and saved once its person is back", {
  tag: "@desk",
}, async ({ page, context, mailbox, address }) => {
  const candidate = await openAsCandidate(page, mailbox, address);
  await context.clearCookies({ name: /session_token/ });
  await fillAndBlur(page, birthPlace, "Louga");
  await expect(page.getByRole("main")).toContainText("Ce que vous avez écrit est gardé.");
  await page.getByRole("button", { name: "Se reconnecter" }).click();
  const dialog = page.getByRole("dialog", { name: "Connexion" });
  await dialog.getByLabel("Adresse e-mail").fill(candidate.email);
  await dialog.getByLabel("Mot de passe", { exact: true }).fill(candidate.password);
  await dialog.getByRole("button", { name: "Se connecter" }).click();
  await expect(saveStatus(page)).toContainText("Enregistré à");
  await expect.poll(() => getSavedBirthPlace(page)).toBe("Louga");
});

test("a form that was refused, then taken whole, leaves nothing on the device", {
  tag: "@once",
}, async ({ page, mailbox, address, expected }) => {
  expected(/422/);
  await openAsCandidate(page, mailbox, address);
  await page.getByLabel("Campus de Dakar").check();
  const born = page.getByRole("group", { name: "Date de naissance" });
  await born.getByLabel("Jour").fill("31");
  await born.getByLabel("Mois").fill("2");
  await born.getByLabel("Année", { exact: true }).fill("2008");
  await born.getByLabel("Année", { exact: true }).blur();
  await expect(born.getByText("Cette date n’existe pas.")).toBeVisible();
  await expect.poll(() => listStoredSections(page)).toContain("identity");
  await born.getByLabel("Année", { exact: true }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Il y a un problème" })).toBeFocused();
  await born.getByLabel("Mois").fill("3");
  await born.getByLabel("Mois").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre passeport");
  await expect.poll(() => listStoredSections(page)).not.toContain("identity");
  await expect(page.getByText(/Des réponses gardées sur cet appareil/)).toHaveCount(0);
});

test.describe("on a page that no worker keeps yet", { tag: "@once" }, () => {
  test.use({ serviceWorkers: "block" });

  test("a form sent without a network stays as it is, and its answers leave once it is back", async ({
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
    await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
    await expect(saveStatus(page)).toHaveText("Gardé sur cet appareil");
    await expect(birthPlace(page)).toHaveValue("Podor");
    await setOffline(context, false);
    await expect(saveStatus(page)).toContainText("Enregistré à");
    await expect.poll(() => getSavedBirthPlace(page)).toBe("Podor");
  });
});

/** The parts of which this device keeps answers. */
const listStoredSections = (page: Page) =>
  page.evaluate(async () => {
    const asked = indexedDB.open("erabao");
    const store = await new Promise<IDBObjectStore>((ok) => {
      asked.onsuccess = () => ok(asked.result.transaction("answers").objectStore("answers"));
    });
    const keys = store.getAllKeys();
    await new Promise((ok) => {
      keys.onsuccess = ok;
    });
    asked.result.close();
    return keys.result.map((key) => `${key}`.replace(/^.*\//, ""));
  });
