import type { Locator, Page } from "@playwright/test";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { pressEnter } from "#tests/support/keyboard.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { resetPasswordByRequest, signInByRequest } from "#tests/support/sessions.ts";

// A candidate with four submitted choices, none of them processed.
const email = "celestine.diatta@demo.test";
const PASSWORD = "la pirogue attend sur la rive";
const FOLLOW = "/espace-etudiant/candidate/suivi";
const main = (page: Page) => page.getByRole("main");

test("a concurrent change refuses a late click with a message, and is read before trying again", {
  tag: ["@desk", "@nightly"],
}, async ({ page, otherPage: desk, browser, baseURL, extraHTTPHeaders, mailbox, expected }) => {
  test.setTimeout(180_000);
  expected(/409/);
  await resetPasswordByRequest(page, mailbox, email, PASSWORD);
  await signInByRequest(page, email, PASSWORD);
  await signInByRequest(desk, "admin@demo.test");
  const choices = await listChoices(desk);
  const [first = "", second = ""] = choices;
  const getWithdrawalPath = (choice: string) => `${FOLLOW}/retrait/${choice.replace(/^.*\//, "")}`;

  await test.step("a choice that changed state is not withdrawn, but is after a second click", async () => {
    await page.goto(getWithdrawalPath(first));
    await waitForHydration(page);
    await submitDecision(desk, first, "submitted", { intent: "start-review" });
    await page
      .getByLabel(postSubmissionMessages.fr.withdraw.comment)
      .fill("Je reste à Ziguinchor.");
    await pressEnter(
      page.getByRole("button", { name: postSubmissionMessages.fr.withdraw.oneSubmit }),
    );
    const why = page.locator(":focus").getByRole("alert");
    await expect(why).toContainText("Ce choix a changé entre-temps");
    await expect(why).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(postSubmissionMessages.fr.withdraw.comment)).toHaveValue(
      "Je reste à Ziguinchor.",
    );
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await pressEnter(
      page.getByRole("button", { name: postSubmissionMessages.fr.withdraw.oneSubmit }),
    );
    await expect(main(page)).toContainText("Le choix est retiré.");
  });

  await test.step("an ended choice leads back to the status page, and a second click says what the first did", async () => {
    await page.goto(getWithdrawalPath(first));
    await expect(page).toHaveURL(/\/suivi\?candidature=ER-[\w-]+$/);
    await page.goto(getWithdrawalPath(second));
    await waitForHydration(page);
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(getWithdrawalPath(second));
    await elsewhere
      .getByRole("button", { name: postSubmissionMessages.fr.withdraw.oneSubmit })
      .click();
    await expect(main(elsewhere)).toContainText("Le choix est retiré.");
    await elsewhere.close();
    await pressEnter(
      page.getByRole("button", { name: postSubmissionMessages.fr.withdraw.oneSubmit }),
    );
    await expect(main(page)).toContainText("Le choix est retiré.");
    await expect(main(page).locator(".tracked-head .tag")).toHaveText([
      "Retirée par vous",
      "Retirée par vous",
      "En examen",
      "En examen",
    ]);
  });

  await test.step("an answer to a cancelled request is refused with a message, and its form disappears", async () => {
    const requestedChoice = choices[2] ?? "";
    await submitDecision(desk, requestedChoice, "under-review", {
      intent: "request-information",
      kind: "answer",
      message: "Où ?",
    });
    const again = {
      intent: "request-information",
      kind: "document",
      message: "La page du passeport.",
    };
    await submitDecision(desk, requestedChoice, "more-information-asked", again);
    await page.goto(FOLLOW);
    await waitForHydration(page);
    await saveData(page);
    const task = main(page).getByRole("listitem").filter({ hasText: "Répondre à une question" });
    await task.getByLabel("Votre réponse").fill("Chez ma tante.");
    const storageState = await page.context().storageState();
    const options = { baseURL, extraHTTPHeaders, storageState, javaScriptEnabled: false };
    const context = await browser.newContext(options);
    const bare = await context.newPage();
    await bare.goto(FOLLOW);
    await bare.getByLabel("Votre réponse").fill("Chez ma tante.");
    await cancelFirstRequest(desk, requestedChoice);
    await pressEnter(task.getByRole("button", { name: postSubmissionMessages.fr.request.send }));
    const why = page.locator(":focus").getByRole("alert");
    await expect(why).toHaveText("Cette demande n’attend plus de réponse.");
    await expect(why).toBeInViewport({ ratio: 1 });
    await expect(task).toBeHidden();
    await expect(main(page)).toContainText("l’école a annulé une demande");
    await test.step("also without scripts", async () => {
      const form = bare.locator("form").filter({ has: bare.getByLabel("Votre réponse") });
      const response = bare.waitForResponse((one) => one.request().method() === "POST");
      const finalResponse = bare.waitForResponse((one) => one.request().redirectedFrom() !== null);
      await form
        .getByRole("button", { name: postSubmissionMessages.fr.request.send })
        .press("Enter");
      // The refusal is shown by the redirect's target, so going back submits nothing again.
      expect((await response).status()).toBe(303);
      expect((await finalResponse).status()).toBe(409);
      await expect(bare.locator(":focus").getByRole("alert")).toHaveText(
        "Cette demande n’attend plus de réponse.",
      );
    });
    await context.close();
  });

  const offered = choices[3] ?? "";
  await test.step("a new offer is not declined with the rest by a candidate who has not read it", async () => {
    await page.goto(`${FOLLOW}/retrait`);
    await waitForHydration(page);
    await page.getByLabel(postSubmissionMessages.fr.withdraw.reason).selectOption("too-long");
    await page
      .getByLabel(postSubmissionMessages.fr.withdraw.comment)
      .fill("Nous n’attendons plus.");
    await submitDecision(desk, offered, "under-review", {
      intent: "offer",
      terms: "conditional",
      conditions: "Obtenir le baccalauréat",
    });
    await pressEnter(
      page.getByRole("button", { name: postSubmissionMessages.fr.withdraw.allSubmit }),
    );
    const why = page.locator(":focus").getByRole("alert");
    await expect(why).toContainText("L’un de vos choix a changé entre-temps");
    await expect(why).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(postSubmissionMessages.fr.withdraw.reason)).toHaveValue(
      "too-long",
    );
    await expect(page.getByLabel(postSubmissionMessages.fr.withdraw.comment)).toHaveValue(
      "Nous n’attendons plus.",
    );
    await expect(main(page).locator(".dot-list .tag")).toHaveText([
      "Complément demandé",
      "Offre sous conditions",
    ]);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("an offer that became unconditional is answered after reading it: the selected answer and its text stay", async () => {
    await page.goto(`${FOLLOW}/offre/${offered.replace(/^.*\//, "")}`);
    await waitForHydration(page);
    await saveData(page);
    await page.getByRole("radio", { name: /^Je refuse l’offre/ }).check();
    await page.getByLabel(postSubmissionMessages.fr.offer.why).selectOption("money");
    await page
      .getByLabel(postSubmissionMessages.fr.withdraw.comment)
      .fill("La bourse n’est pas venue.");
    await confirmCondition(desk, offered);
    await submitDecision(desk, offered, "conditional-offer", { intent: "confirm-conditions-met" });
    await pressEnter(page.getByRole("button", { name: postSubmissionMessages.fr.offer.send }));
    const why = page.locator(":focus").getByRole("alert");
    await expect(why).toContainText("Ce choix a changé entre-temps");
    await expect(why).toBeInViewport({ ratio: 1 });
    await expect(main(page)).toContainText("cette offre est ferme");
    await expect(page.getByRole("radio", { name: /^Je refuse l’offre/ })).toBeChecked();
    await expect(page.getByLabel("Si vous refusez")).toHaveValue("money");
    await expect(page.getByLabel(postSubmissionMessages.fr.withdraw.comment)).toHaveValue(
      "La bourse n’est pas venue.",
    );
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("a withdrawn offer is not accepted: the status page is shown", async () => {
    await page.goto(`${FOLLOW}/offre/${offered.replace(/^.*\//, "")}`);
    await waitForHydration(page);
    await saveData(page);
    const top = async (part: Locator) => (await part.boundingBox())?.y;
    const lastDay = await top(
      page.getByRole("complementary", { name: postSubmissionMessages.fr.offer.deadline }),
    );
    expect(lastDay).toBe(
      await top(page.getByRole("region", { name: postSubmissionMessages.fr.offer.conditions })),
    );
    await page.getByRole("radio", { name: /^J’accepte l’offre/ }).check();
    await submitDecision(desk, offered, "offer", {
      intent: "withdraw-offer",
      reason: "Une erreur de notre part.",
    });
    await pressEnter(page.getByRole("button", { name: postSubmissionMessages.fr.offer.send }));
    await expect(page).toHaveURL(/\/suivi\?candidature=ER-[\w-]+&done=changed$/);
    const why = page.locator(":focus").getByRole("alert");
    await expect(why).toHaveText(/^Ce n’est plus possible/);
    await expect(why).toBeInViewport({ ratio: 1 });
    await expect(main(page)).toContainText("Une erreur de notre part.");
    await expect(main(page).locator(".tracked-head .tag").last()).toHaveText("Offre retirée");
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  await test.step("a refused file says why in a readable line", async () => {
    await page.goto(FOLLOW);
    await waitForHydration(page);
    const file = { name: "passeport.pdf", mimeType: "application/pdf", buffer: Buffer.from("no") };
    await page.getByLabel(postSubmissionMessages.fr.request.file).setInputFiles(file);
    const why = main(page).getByText(/n’est ni un PDF/);
    await expect(why).toBeVisible();
    expect((await why.boundingBox())?.width).toBeGreaterThan(200);
  });
});

/** The pages of the office where each of her choices is decided. */
async function listChoices(desk: Page): Promise<string[]> {
  await desk.goto("/administration/candidatures?q=celestine.diatta");
  await main(desk)
    .getByRole("link", { name: /DIATTA/i })
    .first()
    .click();
  const links = desk.getByRole("link", { name: /^Décider/ });
  await expect(links).toHaveCount(4);
  return links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
}

/** With data saving there are no live updates. */
function saveData(page: Page) {
  return page.evaluate(() => {
    document.documentElement.dataset.saver = "on";
  });
}

/** Submits a decision of the school without opening its pages. */
async function submitDecision(
  desk: Page,
  choice: string,
  seen: string,
  form: Record<string, string>,
) {
  const headers = { origin: process.env.SITE_ORIGIN ?? "" };
  const sent = { form: { expectedState: seen, ...form }, headers, maxRedirects: 0 };
  expect((await desk.request.post(choice, sent)).status()).toBe(302);
}

/** Marks the only condition of this offer as met. */
async function confirmCondition(desk: Page, choice: string) {
  await desk.goto(choice);
  const condition = (await desk.locator("input[name=condition]").getAttribute("value")) ?? "";
  await submitDecision(desk, choice, "pending", {
    intent: "review-condition",
    condition,
    verdict: "met",
  });
}

async function cancelFirstRequest(desk: Page, choice: string) {
  await desk.goto(choice);
  const requestItem = main(desk).getByRole("listitem").filter({ hasText: "Où ?" });
  const request =
    (await requestItem.locator("input[name=request]").first().getAttribute("value")) ?? "";
  const text = "Nous le savions.";
  await submitDecision(desk, choice, "", { intent: "cancel-request", request, reason: text });
}
