import type { Page } from "@playwright/test";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";

const text = "Bonjour,\n\nPouvons-nous venir samedi ?";
const problem = (page: Page) => page.getByRole("alert").filter({ hasText: "Il y a un problème" });

async function write(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByLabel(enquiryMessages.fr.content).fill(text);
  await page.getByLabel(enquiryMessages.fr.name).fill(name);
  await page.getByLabel(enquiryMessages.fr.email).fill(email);
  await page.getByRole("button", { name: enquiryMessages.fr.send }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/connexion?next=/administration/demandes");
  await page.getByLabel(enquiryMessages.fr.email).fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill("erabao-demonstration");
  await page.getByRole("main").getByRole("button", { name: "Se connecter" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: enquiryMessages.fr.office.title }),
  ).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findAccessibilityFaults(page)).toEqual([]);
}

test("an enquiry reaches its campus's office, is acknowledged, and is handled", async ({
  page,
  otherPage,
  mailbox,
  address,
}) => {
  await page.goto("/campus/SENEGAL");
  await page.getByRole("link", { name: "Visiter le campus" }).click();
  await expect(
    page.getByRole("radio", { name: enquiryMessages.fr.campuses.senegal }),
  ).toBeChecked();
  await expect(page.getByLabel(enquiryMessages.fr.subject)).toHaveValue("visit");
  await write(page, { name: `Rama ${address}`, email: address });

  await expect(page).toHaveTitle(/^Votre message est arrivé/);
  await page.reload();
  const confirmation = page.getByRole("status").filter({ hasText: "Votre message est arrivé" });
  const reference = /D-[2-9A-Z]{6}/.exec((await confirmation.textContent()) ?? "")?.[0] ?? "";
  expect(reference).not.toBe("");
  await expect(page.getByText(`est envoyé à ${address}`)).toBeVisible();
  await expectAccessible(page);

  const receipt = await mailbox.findLastTo(address);
  expect(receipt.subject).toContain(reference);
  expect(receipt.text).not.toContain("samedi");
  await page.goto(findLink(receipt));
  await expect(page.getByText("Pouvons-nous venir samedi")).toBeVisible();

  const toOffice = await mailbox.findLastTo("dakar@erabao.example", new RegExp(reference));
  expect(toOffice.replyTo).toBe(address);
  expect(toOffice.text).toContain("> Pouvons-nous venir samedi");

  await signIn(otherPage, "admissions@demo.test");
  const row = otherPage.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("À traiter");
  await row.getByRole("link").click();
  await expect(otherPage.getByText("Pouvons-nous venir samedi")).toBeVisible();
  const answer = otherPage.getByRole("link", { name: enquiryMessages.fr.office.byEmail });
  expect(await answer.getAttribute("href")).toContain(`mailto:${address}?subject=`);
  await otherPage.getByRole("button", { name: enquiryMessages.fr.office.markHandled }).click();
  await expect(otherPage.getByText("Traitée par Khady Ndiaye")).toBeVisible();
  await expectAccessible(otherPage);
  await otherPage.goto("/administration/demandes?vue=a-traiter");
  await expect(otherPage.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(row).toHaveCount(0);
  await otherPage.goto("/administration/demandes");
  await expect(row).toContainText(enquiryMessages.fr.office.handled);
  await expectAccessible(otherPage);
});

test("an enquiry of another campus does not exist for this officer", {
  tag: ["@once", "@nightly"],
}, async ({ page, otherPage, mailbox, address }) => {
  await page.goto("/contacts?campus=CAMEROUN&sujet=other");
  await write(page, { name: "Paul Essomba", email: address });
  await expect(page).toHaveTitle(/^Votre message est arrivé/);
  const receipt = await mailbox.findLastTo(address);
  const reference = /D-[2-9A-Z]{6}/.exec(receipt.subject)?.[0] ?? "";
  const toOffice = await mailbox.findLastTo("yaounde@erabao.example", new RegExp(reference));
  await signIn(otherPage, "admissions@demo.test");
  await expect(otherPage.getByText(reference)).toHaveCount(0);
  const answer = await otherPage.goto(findLink(toOffice));
  expect(answer?.status()).toBe(404);
});

const cases = [true, false].flatMap((javaScriptEnabled) => [
  { javaScriptEnabled, how: javaScriptEnabled ? "with scripts" : "without any script" },
]);

for (const { javaScriptEnabled, how } of cases)
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(`an error is shown beside its field, and no input is lost, ${how}`, async ({
      page,
      address,
    }) => {
      await page.goto("/contacts");
      await page.getByRole("radio", { name: enquiryMessages.fr.campuses.unknown }).check();
      await page.getByLabel(enquiryMessages.fr.subject).selectOption("admission");
      await page.getByLabel(enquiryMessages.fr.name).fill("Mireille Ngono");
      await page.getByLabel(enquiryMessages.fr.phoneCountry).selectOption("CM");
      await page.getByLabel(enquiryMessages.fr.phone).fill("71 23 45 67");
      await page.getByRole("button", { name: enquiryMessages.fr.send }).click();
      await expect(page).toHaveTitle(/^Erreur\s: Contact/);
      await problem(page).getByRole("link", { name: enquiryMessages.fr.content }).click();
      await expect(page.getByLabel(enquiryMessages.fr.content)).toBeFocused();
      await expect(problem(page)).toContainText("Depuis 2014");
      await expect(
        page.getByRole("radio", { name: enquiryMessages.fr.campuses.unknown }),
      ).toBeChecked();
      await expect(page.getByLabel(enquiryMessages.fr.subject)).toHaveValue("admission");
      await expect(page.getByLabel(enquiryMessages.fr.phoneCountry)).toHaveValue("CM");
      await expect(page.getByLabel(enquiryMessages.fr.phone)).toHaveValue("71 23 45 67");
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel(enquiryMessages.fr.phone).fill("");
      await write(page, { name: "Mireille Ngono", email: "" });
      await expect(problem(page)).toContainText("Donnez une adresse e-mail ou un téléphone");
      await write(page, { name: "Mireille Ngono", email: address });
      await expect(page).toHaveTitle(/^Votre message est arrivé/);
      await expect(page.getByText(enquiryMessages.fr.sentTo.unknown)).toBeVisible();
    });
  });

test("an invalid enquiry shows the error summary first, with the focus, before hydration", {
  tag: ["@desk", "@nightly"],
}, async ({ page }) => {
  await page.goto("/contacts");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(problem(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur/);
});

test("the fourth enquiry of a day stays in the form and is not sent", {
  tag: ["@once", "@nightly"],
}, async ({ page, address }) => {
  // Three enquiries, the first sent twice, then a fourth: one mailbox in four spellings.
  const spellings = [address, address, address.replace("@", "+b@"), address.toUpperCase(), address];
  for (const [time, email] of spellings.entries()) {
    await page.goto("/contacts?campus=SENEGAL&sujet=other");
    await page.getByLabel(enquiryMessages.fr.content).fill(`Question ${Math.max(1, time)}`);
    await page.getByLabel(enquiryMessages.fr.name).fill("Awa");
    await page.getByLabel(enquiryMessages.fr.email).fill(email);
    await page.getByRole("button", { name: enquiryMessages.fr.send }).click();
    if (time < 4) await expect(page).toHaveTitle(/^Votre message est arrivé/);
  }
  await expect(page).toHaveTitle(/^Erreur\s: Contact/);
  await expect(problem(page)).toContainText("il est conservé ci-dessous");
  await expect(page.getByLabel(enquiryMessages.fr.content)).toHaveValue("Question 4");
});

test("a robot that fills in every field is refused, and a visitor who did loses nothing", {
  tag: ["@desk", "@nightly"],
}, async ({ page, address }) => {
  await page.goto("/contacts?campus=SENEGAL&sujet=other");
  const trap = page.locator("input[name=website]");
  await expect(page.getByRole("textbox", { name: enquiryMessages.fr.website })).toHaveCount(0);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://mal.example";
  });
  await write(page, { name: "Awa", email: address });
  await problem(page).getByRole("link", { name: enquiryMessages.fr.website }).click();
  await expect(trap).toBeFocused();
  await expect(page.getByLabel(enquiryMessages.fr.content)).toHaveValue(text);
  await expectAccessible(page);
  await trap.fill("");
  await page.getByRole("button", { name: enquiryMessages.fr.send }).click();
  await expect(page).toHaveTitle(/^Votre message est arrivé/);
});

test("each campus is on its map, and a foreign phone number is shown formatted", {
  tag: "@nightly",
}, async ({ page }) => {
  await page.goto("/contacts?campus=SENEGAL&sujet=other");
  const maps = page.getByRole("main").getByRole("img", { name: /^Carte/ });
  await expect(maps).toHaveCount(2);
  for (const map of await maps.all()) {
    await map.scrollIntoViewIfNeeded();
    await expect(map).toBeInViewport();
    await expect
      .poll(() => map.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.getByLabel(enquiryMessages.fr.content).fill(text);
  await page.getByLabel(enquiryMessages.fr.name).fill("Rama");
  await page.getByLabel(enquiryMessages.fr.phone).fill("+1 (613) 555-0123");
  await page.getByRole("button", { name: enquiryMessages.fr.send }).click();
  await expect(page).toHaveTitle(/^Votre message est arrivé/);
  await expect(page.getByText(/\+1\s613\s555\s0123/)).toBeVisible();
});

test("English readers write and get the acknowledgement in English", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await page.goto("/en/contacts?campus=CAMEROUN&sujet=programmes");
  await page.getByLabel(enquiryMessages.en.content).fill("Which Form do you start from?");
  await page.getByLabel(enquiryMessages.en.name).fill("Ngwa Fru");
  await page.getByLabel(enquiryMessages.en.email).fill(address);
  await page.getByRole("button", { name: enquiryMessages.en.send }).click();
  await expect(page).toHaveTitle(/^Your message has arrived/);
  await expect(page).toHaveURL(/\/en\/contacts\?envoye=/);
  expect(await mailbox.findLastTo(address)).toMatchObject({ locale: "en" });
});
