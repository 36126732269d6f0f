import type { Locator, Page } from "@playwright/test";
import {
  answer,
  birthPlace,
  IDENTITY,
  onServer,
  openAs,
  ROOT,
  status,
} from "#tests/support/answers.ts";
import { awake } from "#tests/support/awake.ts";
import { fillInIdentity, submit } from "#tests/support/candidate.ts";
import { smallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";

const COURSE = "Criminologie (majeure)";
const main = (page: Page) => page.getByRole("main");
const bulletin = (mark: string) => ({
  name: "bulletin.pdf",
  mimeType: "application/pdf",
  buffer: smallPdf(mark),
});

/** A tab that is killed tries nothing more as it goes. */
async function killed(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const gone = page.waitForEvent("crash");
  tools.send("Page.crash").catch(() => {}); // nobody is left to answer
  await gone;
  await page.close();
}

/** A telephone on 3G, as the developers' tools of browsers have it: 400 kbit/s, 400 ms. */
async function onThreeG(page: Page) {
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

test("a whole application is made in a taxi: 3G, two cuts, a killed tab, and nothing is lost", {
  tag: "@phone",
}, async ({ page, context, mailbox, address, expected }) => {
  test.setTimeout(240_000);
  expected(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|ERR_ABORTED|ERR_NETWORK_CHANGED/);
  await openAs(page, mailbox, address, ROOT);
  const road = await onThreeG(page);
  await fillInIdentity(page);
  await page.goto(IDENTITY);

  await test.step("the network goes, the answer stays, the tab is killed", async () => {
    await road.cut();
    await answer(page, birthPlace, "Rufisque");
    await expect(status(page)).toContainText("sur cet appareil");
    await killed(page);
  });

  const again = await context.newPage();
  expect(await onServer(again)).not.toBe("Rufisque");
  const next = await onThreeG(again);
  await test.step("reopened, the page sends what it kept", async () => {
    await again.goto(IDENTITY);
    await expect(birthPlace(again)).toHaveValue("Rufisque");
    await expect.poll(() => onServer(again)).toBe("Rufisque");
  });

  await test.step("the network goes while a proof is sent, which goes on by itself", async () => {
    await again.goto(`${ROOT}/cursus`);
    await again.getByRole("button", { name: "Ajouter un Cursus" }).click();
    const dialog = again.getByRole("dialog", { name: "Ajouter un nouveau Cursus" });
    await dialog.getByLabel("Année scolaire").selectOption("2025-2026");
    await dialog.getByLabel("Établissement").fill("Lycée Malick-Sy");
    await dialog.getByLabel("Pays", { exact: true }).selectOption("SN");
    await next.cut();
    await dialog.getByLabel("Justificatif").setInputFiles(bulletin(address));
    await expect(dialog.getByRole("status")).toContainText(/attend|arrêté/);
    await next.back();
    await expect(dialog.getByRole("status")).toContainText("reçu à");
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(again.getByRole("row").filter({ hasText: "bulletin.pdf" })).toBeVisible();
  });

  await again.goto(`${ROOT}/mon-panierformations/ajouter-panier?q=criminologie`);
  await again.getByRole("button", { name: `Voir les détails : ${COURSE}` }).click();
  const details = again.getByRole("dialog", { name: "Détails de la formation" });
  await details.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(again.getByText("Formation ajoutée au panier !")).toBeVisible();
  await again.goto(`${ROOT}/mon-panierformations/mon-panier`);
  const number = await submit(again);
  const letter = await mailbox.lastTo(address, /candidature envoyée/i);
  expect(letter.subject).toContain(number);
});

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("a whole application is made", { tag: "@once" }, async ({ page, mailbox, address }) => {
    await openAs(page, mailbox, address, ROOT);
    await fillInIdentity(page);
    await page.goto(`${ROOT}/cursus`);
    await main(page).getByRole("link", { name: "Ajouter un Cursus" }).click();
    await page.getByLabel("Année scolaire").selectOption("2025-2026");
    await page.getByLabel("Établissement").fill("Lycée Malick-Sy");
    await page.getByLabel("Pays", { exact: true }).selectOption("SN");
    await page.getByLabel("Justificatif").setInputFiles(bulletin(address));
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "bulletin.pdf" })).toBeVisible();
    await page.goto(`${ROOT}/mon-panierformations/ajouter-panier?q=criminologie`);
    await page.getByRole("button", { name: `Voir les détails : ${COURSE}` }).click();
    const details = page.getByRole("dialog", { name: "Détails de la formation" });
    await details.getByRole("button", { name: "Ajouter au panier" }).click();
    await page.goto(`${ROOT}/mon-panierformations/mon-panier`);
    await expect(page.getByRole("row").filter({ hasText: COURSE })).toBeVisible();
    expect(await submit(page)).toMatch(/^ER-/);
  });
});

/** Goes with the Tab key to what is named, as somebody without a mouse does. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 90; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key never reached ${target}`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}

test("a whole application is made in English, with the keyboard alone", {
  tag: "@desk",
}, async ({ page, mailbox, address }) => {
  test.setTimeout(120_000);
  await openAs(page, mailbox, address, `/en${IDENTITY}`);
  await awake(page);
  const born = page.getByRole("group", { name: "Date of birth" });
  await type(page, born.getByLabel("Day"), "5");
  await type(page, born.getByLabel("Month"), "March");
  await type(page, born.getByLabel("Year"), String(new Date().getFullYear() - 20));
  await press(page, page.getByLabel("Yes, I have finished"), "Space");
  await press(page, page.getByRole("button", { name: "Save and continue" }));
  const passport = page.getByRole("heading", { level: 1, name: "Your passport" });
  await expect(passport).toBeVisible();
  // The next part begins where it begins, for the eye and for the keyboard.
  await expect(main(page)).toBeFocused();
  await expect(passport).toBeInViewport();

  await press(page, main(page).getByRole("link", { name: "Studies", exact: true }));
  await press(page, page.getByRole("button", { name: "Add a study record" }));
  const dialog = page.getByRole("dialog");
  await type(page, dialog.getByLabel("School year"), "2025");
  await type(page, dialog.getByLabel(/^School(?! year)/), "Lycée Malick-Sy");
  await type(page, dialog.getByLabel("Country", { exact: true }), "Senegal");
  await press(page, dialog.getByRole("button", { name: "Add", exact: true }));
  await expect(page.getByRole("row").filter({ hasText: "Lycée Malick-Sy" })).toBeVisible();

  await page.goto(`/en${ROOT}/mon-panierformations/ajouter-panier`);
  await type(page, page.getByRole("searchbox"), "criminology");
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: /^See details/ }).first());
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Add to the basket" }));
  await expect(page.getByText("Programme added to the basket!")).toBeVisible();
  await page.goto(`/en${ROOT}/recapitulatif`);
  await press(page, page.getByLabel(/^I declare/), "Space");
  await press(page, page.getByRole("button", { name: "Submit" }));
  await expect(page.getByRole("heading", { level: 1, name: "Application sent" })).toBeVisible();
});
