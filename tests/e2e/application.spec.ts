import type { Locator, Page } from "@playwright/test";
import {
  APPLICATION_PATH,
  birthPlace,
  fillAndBlur,
  getSavedBirthPlace,
  IDENTITY_PATH,
  openAsCandidate,
  saveStatus,
} from "#tests/support/application-form.ts";
import {
  fillInIdentity,
  fillInParents,
  fillInPassport,
  submitApplication,
} from "#tests/support/candidate.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { chooseOption, focusWithTab, pressEnter, replaceText } from "#tests/support/keyboard.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";

const COURSE = "Criminologie (majeure)";
const main = (page: Page) => page.getByRole("main");
const bulletin = (label: string) => ({
  name: "bulletin.pdf",
  mimeType: "application/pdf",
  buffer: createSmallPdf(label),
});

/** Crashes the tab, so that none of its unload handlers run. */
async function killPage(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const gone = page.waitForEvent("crash");
  tools.send("Page.crash").catch(() => {}); // a crashed page never answers
  await gone;
  await page.close();
}

/** A phone on 3G, as in the browsers' developer tools: 400 kbit/s, 400 ms. */
async function slowNetwork(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  const network = (offline: boolean) =>
    tools.send("Network.emulateNetworkConditions", {
      offline,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
  await network(false);
  return { cut: () => network(true), back: () => network(false) };
}

test("a whole application on 3G, with two network cuts and a crashed tab, loses nothing", {
  tag: "@phone",
}, async ({ page, context, mailbox, address, expected }) => {
  test.setTimeout(240_000);
  expected(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|ERR_ABORTED|ERR_NETWORK_CHANGED/);
  await openAsCandidate(page, mailbox, address, APPLICATION_PATH);
  const road = await slowNetwork(page);
  await fillInIdentity(page);
  await fillInPassport(page);
  await fillInParents(page);
  await page.goto(IDENTITY_PATH);

  await test.step("the network is cut, the answer stays stored, the tab crashes", async () => {
    await road.cut();
    await fillAndBlur(page, birthPlace, "Rufisque");
    await expect(saveStatus(page)).toContainText("sur cet appareil");
    await killPage(page);
  });

  const again = await context.newPage();
  expect(await getSavedBirthPlace(again)).not.toBe("Rufisque");
  const next = await slowNetwork(again);
  await test.step("a reopened page sends the stored answer", async () => {
    await again.goto(IDENTITY_PATH);
    await expect(birthPlace(again)).toHaveValue("Rufisque");
    await expect.poll(() => getSavedBirthPlace(again)).toBe("Rufisque");
  });

  await test.step("the network is cut during an upload, which resumes by itself", async () => {
    await again.goto(`${APPLICATION_PATH}/cursus`);
    await again.getByRole("button", { name: "Ajouter un Cursus" }).click();
    const dialog = again.getByRole("dialog", { name: "Ajouter un nouveau Cursus" });
    await dialog.getByLabel("Type d’activité").selectOption("studies");
    await dialog.getByLabel("Année scolaire").selectOption("2025-2026");
    await dialog.getByLabel("Établissement").fill("Lycée Malick-Sy");
    await dialog.getByLabel("Pays", { exact: true }).selectOption("SN");
    await next.cut();
    await dialog.getByLabel("Justificatif").setInputFiles(bulletin(address));
    await expect(dialog.locator(".upload-state")).toContainText(/attend|arrêté/);
    await next.back();
    await expect(dialog.locator(".upload-state")).toContainText("reçu à");
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(again.getByRole("row").filter({ hasText: "bulletin.pdf" })).toBeVisible();
  });

  await again.goto(`${APPLICATION_PATH}/mon-panierformations/ajouter-panier?q=criminologie`);
  await again.getByRole("button", { name: `Voir les détails : ${COURSE}` }).click();
  const details = again.getByRole("dialog", { name: "Détails de la formation" });
  await details.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(again.getByText("Formation ajoutée au panier !")).toBeVisible();
  await again.goto(`${APPLICATION_PATH}/mon-panierformations/mon-panier`);
  const number = await submitApplication(again);
  const email = await mailbox.findLastTo(address, /candidature envoyée/i);
  expect(email.subject).toContain(number);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a whole application is submitted", { tag: "@once" }, async ({ page, mailbox, address }) => {
    await openAsCandidate(page, mailbox, address, APPLICATION_PATH);
    await fillInIdentity(page);
    await fillInPassport(page);
    await fillInParents(page);
    await page.goto(`${APPLICATION_PATH}/cursus`);
    await main(page).getByRole("link", { name: "Ajouter un Cursus" }).click();
    await page.getByLabel("Type d’activité").selectOption("studies");
    await page.getByLabel("Année scolaire").selectOption("2025-2026");
    await page.getByLabel("Établissement").fill("Lycée Malick-Sy");
    await page.getByLabel("Pays", { exact: true }).selectOption("SN");
    await page.getByLabel("Justificatif").setInputFiles(bulletin(address));
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "bulletin.pdf" })).toBeVisible();
    await page.goto(`${APPLICATION_PATH}/mon-panierformations/ajouter-panier?q=criminologie`);
    await page.getByRole("button", { name: `Voir les détails : ${COURSE}` }).click();
    const details = page.getByRole("dialog", { name: "Détails de la formation" });
    await details.getByRole("button", { name: "Ajouter au panier" }).click();
    await page.goto(`${APPLICATION_PATH}/mon-panierformations/mon-panier`);
    await expect(page.getByRole("row").filter({ hasText: COURSE })).toBeVisible();
    expect(await submitApplication(page)).toMatch(/^ER-/);
  });
});

/** Selects an option of a radio group without selection: the Tab key stops at its first one. */
async function clickFirst(first: Locator): Promise<void> {
  await focusWithTab(first);
  await first.page().keyboard.press("Space");
  await expect(first).toBeChecked();
}

async function writeDate(page: Page, name: string, [day, month, year]: [string, string, number]) {
  const date = page.getByRole("group", { name });
  await replaceText(date.getByLabel("Day"), day);
  await replaceText(date.getByLabel("Month"), month);
  await replaceText(date.getByLabel("Year", { exact: true }), `${year}`);
}

test("a whole application is submitted in English, with the keyboard only", {
  tag: ["@desk", "@nightly"],
}, async ({ page, mailbox, address }) => {
  test.setTimeout(180_000);
  const year = new Date().getFullYear();
  const link = (name: string) => main(page).getByRole("link", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  /** Completes a section; the next page must start at its top, visually and for the keyboard. */
  const goOn = async (next: string) => {
    await clickFirst(page.getByLabel("Yes, I have finished"));
    await pressEnter(button("Save and continue"));
    const heading = page.getByRole("heading", { level: 1, name: next, exact: true });
    await expect(heading).toBeInViewport();
    await expect(main(page)).toBeFocused();
  };
  const sending = main(page).getByRole("listitem").filter({ hasText: "Check and submit" });
  await openAsCandidate(page, mailbox, address, `/en${APPLICATION_PATH}`);
  await waitForHydration(page);
  await expect(sending.getByRole("link")).toHaveCount(0);

  await test.step("identity, passport and parents", async () => {
    await pressEnter(link("Your identity and photo"));
    await clickFirst(page.getByLabel("Dakar campus"));
    await writeDate(page, "Date of birth", ["5", "March", year - 20]);
    await replaceText(page.getByLabel("Place of birth"), "Bamenda");
    await chooseOption(page.getByLabel("Nationality"), "Camer", "CM");
    await goOn("Your passport");
    await clickFirst(page.getByLabel("Yes", { exact: true }));
    await replaceText(page.getByLabel("Passport number"), "A02584613");
    await writeDate(page, "Date of issue", ["14", "2", year - 2]);
    await writeDate(page, "Expiry date", ["14", "2", year + 5]);
    await goOn("Your parents or guardians");
    const mother = page.getByRole("group", { name: "Your mother" });
    await replaceText(mother.getByLabel("Full name"), "Grace Enow");
    await replaceText(mother.getByLabel(/^Phone/), "77 123 45 67");
    await replaceText(page.getByLabel("Number of children in the family"), "4");
    await goOn("Your education history");
  });

  await test.step("a year of study, with its proof", async () => {
    await pressEnter(button("Add education"));
    const dialog = page.getByRole("dialog");
    await chooseOption(dialog.getByLabel("Type of activity"), "Stud", "studies");
    await chooseOption(dialog.getByLabel("School year"), "2025", "2025-2026");
    await replaceText(dialog.getByLabel(/^School(?! year)/), "Lycée Malick-Sy");
    await chooseOption(dialog.getByLabel("Country", { exact: true }), "Senegal", "SN");
    await replaceText(dialog.getByLabel("Average", { exact: true }), "14.5/20");
    // The browser's file dialog cannot be used from a test.
    await focusWithTab(dialog.getByLabel("Supporting document"));
    await dialog.getByLabel("Supporting document").setInputFiles(bulletin(address));
    await expect(dialog.locator(".upload-state")).toContainText("received at");
    await pressEnter(dialog.getByRole("button", { name: "Add", exact: true }));
    await expect(page.getByRole("row").filter({ hasText: "bulletin.pdf" })).toBeVisible();
  });

  await test.step("a programme; then the complete task list leads to submission", async () => {
    await pressEnter(link("Shortlist"));
    await pressEnter(link("Add to shortlist"));
    await replaceText(page.getByRole("searchbox"), "criminology");
    await page.keyboard.press("Enter");
    await pressEnter(page.getByRole("button", { name: /^See details.*Criminology/ }));
    await pressEnter(page.getByRole("dialog").getByRole("button", { name: "Add to shortlist" }));
    await expect(page.getByText("Programme added to your shortlist!")).toBeVisible();
    await pressEnter(link("Overview"));
    await expect(main(page).getByRole("listitem").filter({ hasText: /Done$/ })).toHaveCount(5);
    await expect(page.getByRole("heading", { name: "3 of 4 required steps done" })).toBeVisible();
    await pressEnter(sending.getByRole("link"));
  });

  await page.getByRole("heading", { level: 1, name: "Check your answers" }).waitFor();
  await clickFirst(page.getByLabel(/^I declare/));
  await pressEnter(page.getByRole("button", { name: /^Submit/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Application sent" })).toBeVisible();
  await expect(main(page)).toContainText(/ER-\d\d-[A-Z]{3}-\d{4}/);
});
