import type { Page } from "@playwright/test";
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
  await page.getByLabel("Campus de Dakar").check();
  const born = page.getByRole("group", { name: "Date de naissance" });
  await born.getByLabel("Jour").fill("5");
  await born.getByLabel("Mois").fill("3");
  await born.getByLabel("Année", { exact: true }).fill(String(new Date().getFullYear() - 16));
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre passeport");
  await page.goto(PARENTS);
  const mother = page.getByRole("group", { name: /mère/i }).first();
  await mother.getByLabel("Nom complet").fill("Mariama Diop");
  await mother.getByLabel("Téléphone", { exact: true }).fill("770000000");
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
}

test("a minor shares a link, an adult consents purpose by purpose, and withdraws the consent", {
  tag: "@phone",
}, async ({ page, otherPage, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  await fillInAsMinor(page);
  const box = page.getByRole("region", { name: "L’accord d’un adulte" });
  await expect(box).toContainText("Nécessaire avant 18 ans");
  // Saving the section leads here, visually and for the keyboard.
  await expect(box).toBeFocused();
  await box.getByLabel("Je lui envoie le lien moi-même").check();
  await box.getByLabel("Anglais").check();
  await box.getByRole("button", { name: "Demander son accord" }).click();
  const passedOn = box.getByLabel("Message à envoyer");
  // It is shown once, and completely visible.
  await expect(box.locator(":focus")).toContainText("Le lien est prêt");
  await expect(passedOn).toBeInViewport({ ratio: 1 });
  expect(await passedOn.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
  const message = await passedOn.inputValue();
  // Where copying is refused, the message is selected, to be copied by hand.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await box.getByRole("button", { name: "Copier le message" }).click();
  await expect(passedOn).toBeFocused();
  const chosen = passedOn.evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
  ]);
  expect(await chosen).toEqual([0, message.length]);
  expect(message).not.toMatch(/Mariama|Diop|Awa/);
  const whatsapp = box.getByRole("link", { name: "Ouvrir WhatsApp" });
  await expect(whatsapp).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(message)}`,
  );
  await expect(box).toContainText("Réponse attendue");

  const link = /(?:\/en)?\/accord\/\S+/.exec(message)?.[0] ?? "";
  await test.step("a truncated link says so", async () => {
    const answer = await otherPage.goto(link.slice(0, -9));
    expect(answer?.status()).toBe(404);
    await expect(main(otherPage)).toContainText("This link is not complete.");
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
  await otherPage.getByRole("button", { name: "Give my consent" }).click();
  const problem = otherPage.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(problem).toContainText("Tick at least “The school may review the application");
  expect(await findAccessibilityFaults(otherPage)).toEqual([]);
  await test.step("refused again after following the error link, the error is read first again", async () => {
    await problem.getByRole("link", { name: "What you agree to" }).press("Enter");
    await expect(
      otherPage.getByLabel("The school may review the application and respond to it"),
    ).toBeFocused();
    // The adult signs, so the field is empty.
    await expect(otherPage.getByLabel("Your full name")).toHaveValue("");
    await otherPage.getByRole("button", { name: "Give my consent" }).press("Enter");
    await expect(problem).toContainText("Your full name");
    await expect(problem).toBeFocused();
    await otherPage.getByLabel("Your full name").fill("Mariama Diop");
  });
  await otherPage.getByLabel("The school may review the application and respond to it").check();
  await otherPage.getByRole("button", { name: "Give my consent" }).click();
  await expect(main(otherPage)).toContainText("your consent is recorded");
  await expect(otherPage.locator(":focus")).toContainText("your consent is recorded");
  expect(await findAccessibilityFaults(otherPage)).toEqual([]);
  await page.reload();
  await expect(box).toContainText("Donné par Mariama Diop");
  await expect(box).toContainText("lecture de la candidature");

  await test.step("the adult sees the request, and consents to one more purpose by the same link", async () => {
    // The result is in the address: Back and Forward submit nothing again.
    await otherPage.reload();
    await expect(main(otherPage)).toContainText("your consent is recorded");
    await otherPage.goto(link);
    await expect(main(otherPage)).toContainText("Chosen programmes");
    await expect(main(otherPage)).toContainText(/You agree that\s*The school may review the/);
    await expect(main(otherPage)).toContainText(
      /You do not agree that\s*The school may pass it on/,
    );
    await otherPage.getByText("Change what I agree to").press("Enter");
    await otherPage.getByLabel("The school may pass it on to the chosen universities").check();
    await otherPage.getByRole("button", { name: "Save" }).press("Enter");
    await expect(otherPage.locator(":focus")).toContainText("Your consent has been changed.");
    expect(await findAccessibilityFaults(otherPage)).toEqual([]);
    await page.reload();
    await expect(box).toContainText("transmission aux universités choisies");
  });

  await otherPage.getByText("Withdraw my consent").first().click();
  await otherPage.getByRole("button", { name: "Withdraw my consent" }).click();
  await expect(main(otherPage)).toContainText("Your consent is withdrawn.");
  await expect(otherPage.locator(":focus")).toContainText("Your consent is withdrawn.");
  // Opened again, the link still says so.
  await otherPage.goto(link);
  await expect(main(otherPage)).toContainText("Your consent is withdrawn.");
  await page.reload();
  await waitForHydration(page);
  await expect(box).toContainText("Mariama Diop a retiré son accord");
  await expect(box.getByRole("button", { name: "Faire une nouvelle demande" })).toBeVisible();
  // Requested again, the former choices are kept: shared by the candidate, in the adult's language.
  await expect(box.getByLabel("Je lui envoie le lien moi-même")).toBeChecked();
  await expect(box.getByLabel("Anglais")).toBeChecked();

  await test.step("requested by email, the confirmation is shown where the user is", async () => {
    const mother = page.getByRole("group", { name: /mère/i }).first();
    await mother.getByLabel("Adresse e-mail").fill("mariama.diop@exemple.test");
    // The box may have the focus already: the request below must not overtake the saving.
    const saved = page.waitForResponse(
      (response) =>
        response.request().method() === "POST" && response.url().includes("info-personnel"),
    );
    await page.getByRole("button", { name: "Enregistrer et continuer" }).press("Enter");
    await saved;
    await expect(box).toBeFocused();
    // Its text is at its edge, so the page shows between the text and the focus ring.
    const studentArea = page.locator(".student-area");
    const colour = await studentArea.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect(box).toHaveCSS(
      "box-shadow",
      `${colour} 0px 0px 0px 7px, rgb(23, 21, 59) 0px 0px 0px 12px`,
    );
    await box.getByLabel("Nous lui écrivons un e-mail").check();
    await box.getByRole("button", { name: "Faire une nouvelle demande" }).click();
    await expect(box).toContainText("Demande envoyée");
    await expect(box).toBeFocused();
  });

  await test.step("requested twice, the shared link is the valid one", async () => {
    await box.getByLabel("Je lui envoie le lien moi-même").check();
    await box.getByRole("button", { name: "Faire une nouvelle demande" }).click();
    await expect(box.locator(":focus")).toContainText("Le lien est prêt");
    const one = await passedOn.inputValue();
    await box.getByRole("button", { name: "Faire une nouvelle demande" }).click();
    await expect(passedOn).not.toHaveValue(one);
    const last = /(?:\/en)?\/accord\/\S+/.exec(await passedOn.inputValue())?.[0] ?? "";
    await otherPage.goto(last);
    await expect(otherPage.getByRole("button", { name: "Give my consent" })).toBeVisible();
  });
});

test("a link accepts one answer, before its end: an outdated page reports it", {
  tag: "@once",
}, async ({ page, otherPage: adult, mailbox, address }) => {
  const mother = address.replace("candidat", "mere");
  await openAsCandidate(page, mailbox, address);
  await fillInAsMinor(page);
  const box = page.getByRole("region", { name: "L’accord d’un adulte" });
  await expect(box).toBeFocused();
  const group = page.getByRole("group", { name: /mère/i }).first();
  await group.getByLabel("Adresse e-mail").fill(mother);
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await expect(box).toBeFocused();
  const focused = (at: Page) => at.locator(":focus");
  const give = (at: Page) => at.getByRole("button", { name: "Donner mon accord" });
  const refuse = (at: Page) => at.getByRole("button", { name: "Je ne donne pas mon accord" });
  const agree = async (at: Page) => {
    await at.getByLabel("Que l’école lise la candidature et y réponde").check();
    await at.getByLabel("Votre nom complet").fill("Mariama Diop");
    await give(at).press("Enter");
  };
  /** Requests again, and opens the emailed link in two tabs. */
  const ask = async (button: string, before?: string) => {
    await box.getByLabel("Nous lui écrivons un e-mail").check();
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
    await expect(focused(first.older)).toContainText("Ce lien a déjà servi.");
    await expect(focused(first.older)).toContainText("ne peut pas être envoyée");
    await page.reload();
    await expect(box).toContainText("Mariama Diop n’a pas donné son accord.");
  });

  const second = await ask("Faire une nouvelle demande", first.link);
  await test.step("after its last day, both the adult and the candidate are notified", async () => {
    await expireConsentLink(mother);
    await agree(second.older);
    await expect(focused(second.older)).toContainText("Ce lien n’est plus valable.");
    await adult.goto(second.link);
    await expect(main(adult)).toContainText("Ce lien n’est plus valable.");
    await page.reload();
    await expect(box).toContainText("Le lien n’a pas servi avant le");
  });

  const third = await ask("Faire une nouvelle demande", second.link);
  await test.step("consented to, then refused on the outdated page: the consent stays, and is shown", async () => {
    await agree(adult);
    await expect(focused(adult)).toContainText("votre accord est enregistré");
    await refuse(third.older).press("Enter");
    await expect(focused(third.older)).toContainText("Ce lien a déjà servi.");
    await expect(main(third.older)).toContainText("Vous l’avez donné le");
    await page.reload();
    await expect(box).toContainText("Donné par Mariama Diop");
  });
});
