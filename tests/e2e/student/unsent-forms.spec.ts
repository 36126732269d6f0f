import type { Locator, Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { consentMessages } from "#app/features/admissions/messages/consent.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { APPLICATION_PATH, openAsCandidate, setOffline } from "#tests/support/application-form.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import {
  draftSavedNotice,
  expectNoDrafts,
  messageField,
  NEW_MESSAGE_PATH,
  replyField,
  sendButton,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/playwright.ts";

const PARENTS = `${APPLICATION_PATH}/info-personnel?partie=parents`;

/** The page shows inside the form, and only there, that it was not sent. */
async function expectSendError(page: Page, form: Locator): Promise<void> {
  const alert = form.getByRole("alert");
  await expect(alert).toContainText("La connexion a été interrompue.");
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".toast")).toHaveCount(0);
}

/** Submits offline, then online. */
async function sendTwice(page: Page, form: Locator, button: Locator): Promise<void> {
  await setOffline(page.context());
  await button.click();
  await expectSendError(page, form);
  await setOffline(page.context(), false);
}

test("a message and a new address that cannot be sent say so beside their button, with the input kept", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, NEW_MESSAGE_PATH);
  await waitForHydration(page);
  const form = page.locator("form").filter({ has: sendButton(page) });
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill("Mon bulletin");
  await messageField(page).fill("Faut-il le traduire ?");
  await sendTwice(page, form, sendButton(page));
  await expect(messageField(page)).toHaveValue("Faut-il le traduire ?");
  await expect(draftSavedNotice(page)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mon bulletin");

  await test.step("a reply in a conversation", async () => {
    await replyField(page).fill("Je l’ai trouvé.");
    await sendTwice(page, form, sendButton(page));
    await expect(replyField(page)).toHaveValue("Je l’ai trouvé.");
    await sendButton(page).click();
    await expect(page.getByText("Message envoyé")).toBeVisible();
    await expectNoDrafts(page);
  });

  await test.step("a new address", async () => {
    await page.goto("/espace-etudiant/compte/adresse");
    await waitForHydration(page);
    const next = page.getByRole("textbox");
    await next.fill(`autre-${address}`);
    const ask = page.locator("main form").filter({ has: next });
    await sendTwice(page, ask, ask.getByRole("button"));
    await expect(next).toHaveValue(`autre-${address}`);
    await ask.getByRole("button").click();
    await expect(page.getByText(`autre-${address}`)).toBeVisible();
  });
});

test("a consent request keeps its choices, says that it was not sent, and is deleted from the device once it was", {
  tag: ["@phone", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  const born = page.getByRole("group", { name: personalInfoMessages.fr.labels.birthOn });
  await page.getByLabel(applicationMessages.fr.campuses.senegal).check();
  await born.getByLabel(applicationMessages.fr.dates.day).fill("5");
  await born.getByLabel(applicationMessages.fr.dates.month).fill("3");
  await born
    .getByLabel(applicationMessages.fr.dates.year, { exact: true })
    .fill(String(new Date().getFullYear() - 16));
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    applicationMessages.fr.sections.passport,
  );
  await page.goto(PARENTS);
  const mother = page.getByRole("group", { name: /mère/i }).first();
  await mother.getByLabel(personalInfoMessages.fr.fullName).fill("Mariama Diop");
  await mother.getByLabel(personalInfoMessages.fr.email).fill("mariama.diop@exemple.test");
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();

  const box = page.getByRole("region", { name: consentMessages.fr.title });
  await expect(box).toBeFocused();
  const byLink = box.getByLabel(consentMessages.fr.channels.link.label);
  await byLink.check();
  await box.getByLabel(consentMessages.fr.languages.en).check();
  await expect(draftSavedNotice(page)).toBeVisible();
  await page.goto(PARENTS);
  await waitForHydration(page);
  await expect(byLink).toBeChecked();
  await expect(box.getByLabel(consentMessages.fr.languages.en)).toBeChecked();
  await expect(
    box.getByText("Votre texte, enregistré sur cet appareil, est rétabli"),
  ).toBeVisible();
  await sendTwice(page, box, box.getByRole("button", { name: consentMessages.fr.send }));
  await expect(byLink).toBeChecked();
  await box.getByRole("button", { name: consentMessages.fr.send }).click();
  await expect(box.getByLabel(consentMessages.fr.pass.message)).toBeVisible();
  await expectNoDrafts(page);
});
