import type { Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { consentMessages } from "#app/features/admissions/messages/consent.ts";
import { consentPageMessages } from "#app/features/admissions/messages/consent-page.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { APPLICATION_PATH, openAsCandidate } from "#tests/support/application-form.ts";
import { expireConsentLink } from "#tests/support/end-to-end-database.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { findLink } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";

const PARENTS = `${APPLICATION_PATH}/info-personnel?partie=parents`;
const main = (page: Page) => page.getByRole("main");

/** Sixteen years old, with a mother who has a phone. */
async function fillInAsMinor(page: Page) {
  await page.getByLabel(applicationMessages.fr.campuses.senegal).check();
  const born = page.getByRole("group", { name: personalInfoMessages.fr.labels.birthOn });
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
  await mother.getByLabel(personalInfoMessages.fr.phone, { exact: true }).fill("770000000");
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
}

test("a minor shares a link, an adult consents purpose by purpose, and withdraws the consent", {
  tag: "@phone",
}, async ({ page, otherPage, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  await fillInAsMinor(page);
  const box = page.getByRole("region", { name: consentMessages.fr.title });
  await expect(box).toContainText("Nécessaire avant 18 ans");
  // Saving the section leads here, visually and for the keyboard.
  await expect(box).toBeFocused();
  await box.getByLabel(consentMessages.fr.channels.link.label).check();
  await box.getByLabel(consentMessages.fr.languages.en).check();
  await box.getByRole("button", { name: consentMessages.fr.send }).click();
  const passedOn = box.getByLabel(consentMessages.fr.pass.message);
  // It is shown once, and completely visible.
  await expect(box.locator(":focus")).toContainText("Le lien est prêt");
  await expect(passedOn).toBeInViewport({ ratio: 1 });
  expect(await passedOn.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
  const message = await passedOn.inputValue();
  // Where copying is refused, the message is selected, to be copied by hand.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await box.getByRole("button", { name: consentMessages.fr.pass.copy }).click();
  await expect(passedOn).toBeFocused();
  const chosen = passedOn.evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
  ]);
  expect(await chosen).toEqual([0, message.length]);
  expect(message).not.toMatch(/Mariama|Diop|Awa/);
  const whatsapp = box.getByRole("link", { name: consentMessages.fr.pass.whatsapp });
  await expect(whatsapp).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(message)}`,
  );
  await expect(box).toContainText(applicationListMessages.fr.request.awaited);

  const link = /(?:\/en)?\/accord\/\S+/.exec(message)?.[0] ?? "";
  await test.step("a truncated link says so", async () => {
    const answer = await otherPage.goto(link.slice(0, -9));
    expect(answer?.status()).toBe(404);
    await expect(main(otherPage)).toContainText(consentPageMessages.en.cut);
  });

  await otherPage.goto(link);
  await test.step("a label is closer to its value than to the value above", async () => {
    for (const name of ["Campus", "Chosen programmes"]) {
      const label = main(otherPage).getByRole("heading", { name, exact: true });
      const [above, below] = await label.evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        const before = heading.parentElement?.previousElementSibling?.getBoundingClientRect();
        const after = heading.nextElementSibling?.getBoundingClientRect();
        return [top - (before?.bottom ?? top), (after?.top ?? bottom) - bottom];
      });
      expect(above, name).toBeGreaterThan(Math.max(below, 0) + 6);
    }
  });
  await otherPage.getByRole("button", { name: consentPageMessages.en.give }).click();
  const problem = otherPage.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(problem).toContainText("Tick at least “The school may review the application");
  expect(await findAccessibilityFaults(otherPage)).toEqual([]);
  await test.step("refused again after following the error link, the error is read first again", async () => {
    await problem.getByRole("link", { name: consentPageMessages.en.whatTitle }).press("Enter");
    await expect(
      otherPage.getByLabel(consentPageMessages.en.purposes.application.title),
    ).toBeFocused();
    // The adult signs, so the field is empty.
    await expect(otherPage.getByLabel(consentPageMessages.en.name)).toHaveValue("");
    await otherPage.getByRole("button", { name: consentPageMessages.en.give }).press("Enter");
    await expect(problem).toContainText(consentPageMessages.en.name);
    await expect(problem).toBeFocused();
    await otherPage.getByLabel(consentPageMessages.en.name).fill("Mariama Diop");
  });
  await otherPage.getByLabel(consentPageMessages.en.purposes.application.title).check();
  await otherPage.getByRole("button", { name: consentPageMessages.en.give }).click();
  await expect(main(otherPage)).toContainText("your consent is recorded");
  await expect(otherPage.locator(":focus")).toContainText("your consent is recorded");
  expect(await findAccessibilityFaults(otherPage)).toEqual([]);
  await page.reload();
  await expect(box).toContainText("Donné par Mariama Diop");
  await expect(box).toContainText(consentMessages.fr.purposes.application);

  await test.step("the adult sees the request, and consents to one more purpose by the same link", async () => {
    // The result is in the address: Back and Forward submit nothing again.
    await otherPage.reload();
    await expect(main(otherPage)).toContainText("your consent is recorded");
    await otherPage.goto(link);
    await expect(main(otherPage)).toContainText(consentPageMessages.en.choices);
    await expect(main(otherPage)).toContainText(/You agree that\s*The school may review the/);
    await expect(main(otherPage)).toContainText(
      /You do not agree that\s*The school may pass it on/,
    );
    await otherPage.getByText(consentPageMessages.en.change).press("Enter");
    await otherPage.getByLabel(consentPageMessages.en.purposes.universities.title).check();
    await otherPage.getByRole("button", { name: consentPageMessages.en.save }).press("Enter");
    await expect(otherPage.locator(":focus")).toContainText(consentPageMessages.en.changed);
    expect(await findAccessibilityFaults(otherPage)).toEqual([]);
    await page.reload();
    await expect(box).toContainText(consentMessages.fr.purposes.universities);
  });

  await otherPage.getByText(consentPageMessages.en.withdraw).first().click();
  await otherPage.getByRole("button", { name: consentPageMessages.en.withdraw }).click();
  await expect(main(otherPage)).toContainText(consentPageMessages.en.withdrawn);
  await expect(otherPage.locator(":focus")).toContainText(consentPageMessages.en.withdrawn);
  // Opened again, the link still says so.
  await otherPage.goto(link);
  await expect(main(otherPage)).toContainText(consentPageMessages.en.withdrawn);
  await page.reload();
  await waitForHydration(page);
  await expect(box).toContainText("Mariama Diop a retiré son accord");
  await expect(box.getByRole("button", { name: consentMessages.fr.sendAgain })).toBeVisible();
  // Requested again, the former choices are kept: shared by the candidate, in the adult's language.
  await expect(box.getByLabel(consentMessages.fr.channels.link.label)).toBeChecked();
  await expect(box.getByLabel(consentMessages.fr.languages.en)).toBeChecked();

  await test.step("requested by email, the confirmation is shown where the user is", async () => {
    const mother = page.getByRole("group", { name: /mère/i }).first();
    await mother.getByLabel(personalInfoMessages.fr.email).fill("mariama.diop@exemple.test");
    // The box may have the focus already: the request below must not overtake the saving.
    const saved = page.waitForResponse(
      (response) =>
        response.request().method() === "POST" && response.url().includes("info-personnel"),
    );
    await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).press("Enter");
    await saved;
    await expect(box).toBeFocused();
    // Its text is at its edge, so the page shows between the text and the focus ring.
    const studentArea = page.locator(".student-area");
    const colour = await studentArea.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect(box).toHaveCSS(
      "box-shadow",
      `${colour} 0px 0px 0px 7px, rgb(23, 21, 59) 0px 0px 0px 12px`,
    );
    await box.getByLabel(consentMessages.fr.channels.mail.label).check();
    await box.getByRole("button", { name: consentMessages.fr.sendAgain }).click();
    await expect(box).toContainText("Demande envoyée");
    await expect(box).toBeFocused();
  });

  await test.step("requested twice, the shared link is the valid one", async () => {
    await box.getByLabel(consentMessages.fr.channels.link.label).check();
    await box.getByRole("button", { name: consentMessages.fr.sendAgain }).click();
    await expect(box.locator(":focus")).toContainText("Le lien est prêt");
    const one = await passedOn.inputValue();
    await box.getByRole("button", { name: consentMessages.fr.sendAgain }).click();
    await expect(passedOn).not.toHaveValue(one);
    const last = /(?:\/en)?\/accord\/\S+/.exec(await passedOn.inputValue())?.[0] ?? "";
    await otherPage.goto(last);
    await expect(
      otherPage.getByRole("button", { name: consentPageMessages.en.give }),
    ).toBeVisible();
  });
});

test("a link accepts one answer, before its end: an outdated page reports it", {
  tag: ["@once", "@nightly"],
}, async ({ page, otherPage: adult, mailbox, address }) => {
  const mother = address.replace("candidat", "mere");
  await openAsCandidate(page, mailbox, address);
  await fillInAsMinor(page);
  const box = page.getByRole("region", { name: consentMessages.fr.title });
  await expect(box).toBeFocused();
  const group = page.getByRole("group", { name: /mère/i }).first();
  await group.getByLabel(personalInfoMessages.fr.email).fill(mother);
  await page.getByRole("button", { name: applicationMessages.fr.saveAndContinue }).click();
  await expect(box).toBeFocused();
  const focused = (at: Page) => at.locator(":focus");
  const give = (at: Page) => at.getByRole("button", { name: consentPageMessages.fr.give });
  const refuse = (at: Page) => at.getByRole("button", { name: consentPageMessages.fr.refuse });
  const agree = async (at: Page) => {
    await at.getByLabel(consentPageMessages.fr.purposes.application.title).check();
    await at.getByLabel(consentPageMessages.fr.name).fill("Mariama Diop");
    await give(at).press("Enter");
  };
  /** Requests again, and opens the emailed link in two tabs. */
  const ask = async (button: string, before?: string) => {
    await box.getByLabel(consentMessages.fr.channels.mail.label).check();
    await box.getByRole("button", { name: button }).click();
    const link = async () => findLink(await mailbox.findLastTo(mother, /demande votre accord/));
    await expect.poll(link).not.toBe(before);
    const older = await adult.context().newPage();
    for (const tab of [adult, older]) await tab.goto(await link());
    return { older, link: await link() };
  };

  const first = await ask("Demander son accord");
  await test.step("refused, then consented to on the outdated page", async () => {
    await refuse(adult).press("Enter");
    await expect(focused(adult)).toContainText("C’est noté");
    await agree(first.older);
    await expect(focused(first.older)).toContainText(consentPageMessages.fr["consent-used"]);
    await expect(focused(first.older)).toContainText("ne peut pas être envoyée");
    await page.reload();
    await expect(box).toContainText("Mariama Diop n’a pas donné son accord.");
  });

  const second = await ask("Faire une nouvelle demande", first.link);
  await test.step("after its last day, both the adult and the candidate are notified", async () => {
    await expireConsentLink(mother);
    await agree(second.older);
    await expect(focused(second.older)).toContainText(consentPageMessages.fr["consent-expired"]);
    await adult.goto(second.link);
    await expect(main(adult)).toContainText(consentPageMessages.fr["consent-expired"]);
    await page.reload();
    await expect(box).toContainText("Le lien n’a pas servi avant le");
  });

  const third = await ask("Faire une nouvelle demande", second.link);
  await test.step("consented to, then refused on the outdated page: the consent stays, and is shown", async () => {
    await agree(adult);
    await expect(focused(adult)).toContainText("votre accord est enregistré");
    await refuse(third.older).press("Enter");
    await expect(focused(third.older)).toContainText(consentPageMessages.fr["consent-used"]);
    await expect(main(third.older)).toContainText("Vous l’avez donné le");
    await page.reload();
    await expect(box).toContainText("Donné par Mariama Diop");
  });
});
