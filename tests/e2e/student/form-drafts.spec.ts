import type { Locator, Page } from "@playwright/test";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { localDraftMessages } from "#app/i18n/local-draft.ts";
import { openAsCandidate } from "#tests/support/application-form.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expectNoDrafts, listDraftKeys, readDrafts } from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { resetPasswordByRequest, signInByRequest } from "#tests/support/sessions.ts";

const RESTORED = "Votre texte, enregistré sur cet appareil, est rétabli";

test("the account keeps its input on a reload, says so, and deletes it once it is saved", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, "/espace-etudiant/compte");
  await waitForHydration(page);
  const phone = page.getByRole("textbox", { name: /Téléphone/ });
  await page.getByLabel(accountMessages.fr.phoneCountry).selectOption("SN");
  await phone.fill("77 123 45 67");
  await page.getByRole("radio", { name: accountMessages.fr.languages.en }).check();
  await expect(page.getByText(localDraftMessages.fr.saved)).toBeVisible();
  await expect.poll(() => readDrafts(page)).toContain('"locale":"en"');
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
  await expect(phone).toHaveValue("77 123 45 67");
  await expect(page.getByRole("radio", { name: accountMessages.fr.languages.en })).toBeChecked();
  await expect(
    page.getByText("Votre texte, enregistré sur cet appareil, est rétabli"),
  ).toBeVisible();
  await page.getByRole("button", { name: accountMessages.fr.save }).first().click();
  await expectNoDrafts(page);
});

test("values written by the server are no draft, but changes made during a save are", {
  tag: "@phone",
}, async ({ page, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address, "/espace-etudiant/compte");
  await waitForHydration(page);
  const phone = page.getByRole("textbox", { name: /Téléphone/ });
  const english = page.getByRole("radio", { name: accountMessages.fr.languages.en });
  const save = page.getByRole("button", { name: accountMessages.fr.save }).first();
  await page.getByLabel(accountMessages.fr.phoneCountry).selectOption("SN");
  await phone.fill("771234567");
  const { promise: isChanged, resolve: release } = Promise.withResolvers<void>();
  const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
  await page.route("**/compte.data*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    taken();
    await isChanged;
    await route.fulfill({ response });
  });
  await save.click();
  await isTaken;
  await english.check();
  await expect.poll(() => readDrafts(page)).toContain('"locale":"en"');
  release();
  await expect(phone).toHaveValue("77 123 45 67");
  await expect(english).toBeChecked();
  await expect(page.getByText(RESTORED)).toBeVisible();
  expect(await readDrafts(page)).not.toContain("phone");
  await save.click();
  await expectNoDrafts(page);
  await expect(english).toBeChecked();
});

// Four choices: two under review, one waitlisted, one just submitted.
const MARIE = "marie-claire.ngo-biyong@demo.test";
const PASSWORD = "la lagune dort sous la lune";
const FOLLOW = "/espace-etudiant/candidate/suivi";
const TEXT = "Quelque chose à ajouter ?";

type Fields = (form: Locator) => {
  fill: () => Promise<void>;
  isThere: () => Promise<void>;
  /** The check after a reload; by default the same as `isThere`. */
  isRestored?: () => Promise<void>;
};
type DraftForm = { of: string; at: string; has: string; send: string; fields: Fields };

/** A form with one text field, and optionally a selection. */
const text =
  (label: string, typedText: string, chosen?: (form: Locator) => Locator): Fields =>
  (form) => ({
    fill: async () => {
      await chosen?.(form).check();
      await form.getByLabel(label).fill(typedText);
    },
    isThere: async () => {
      if (chosen) await expect(chosen(form)).toBeChecked();
      await expect(form.getByLabel(label)).toBeVisible();
      await expect(form.getByLabel(label)).toHaveValue(typedText);
    },
  });

/** The same, where the selection is binding: it is never restored, and its text is shown once it is made again. */
const binding =
  (label: string, typedText: string, chosen: (form: Locator) => Locator): Fields =>
  (form) => {
    const fields = text(label, typedText, chosen)(form);
    return {
      ...fields,
      isRestored: async () => {
        await expect(chosen(form)).not.toBeChecked();
        await chosen(form).check();
        await fields.isThere();
      },
    };
  };

const getForms = ([, , offered, left]: string[]): DraftForm[] => [
  {
    of: "another time for an interview",
    at: FOLLOW,
    has: "Quand seriez-vous disponible ?",
    send: "Envoyer ma demande",
    fields: text("Quand seriez-vous disponible ?", "Le samedi matin."),
  },
  {
    of: "the answer to a request",
    at: FOLLOW,
    has: "Votre réponse",
    send: "Envoyer",
    fields: text("Votre réponse", "Chez ma tante, à Édéa."),
  },
  {
    of: "corrections",
    at: FOLLOW,
    has: "Un message pour l’école",
    send: "Envoyer mes corrections",
    fields: text("Un message pour l’école", "Tout est exact.", (form) =>
      form.getByLabel(correctionMessages.fr.task.nothing),
    ),
  },
  {
    of: "the answer to an offer",
    at: `${FOLLOW}/offre/${offered}`,
    has: TEXT,
    send: "Envoyer ma réponse",
    fields: binding(TEXT, "Je pars ailleurs.", (form) =>
      form.getByRole("radio", { name: /^Je refuse l’offre/ }),
    ),
  },
  {
    of: "the withdrawal of a choice",
    at: `${FOLLOW}/retrait/${left}`,
    has: TEXT,
    send: "Retirer le choix",
    fields: text(TEXT, "Je reste à Édéa."),
  },
];

test("each form that answers the school keeps its text on a reload and offline, until it is sent", {
  tag: ["@phone", "@nightly"],
}, async ({ page, context, otherPage: desk, mailbox, expected }) => {
  test.setTimeout(180_000);
  expected(/422/);
  await resetPasswordByRequest(page, mailbox, MARIE, PASSWORD);
  await signInByRequest(page, MARIE, PASSWORD);
  await signInByRequest(desk, "admin@demo.test");
  for (const form of getForms(await requestEverything(desk)))
    await test.step(form.of, async () => {
      await page.goto(form.at);
      await waitForHydration(page);
      const visibleForm = page.locator("form").filter({ has: page.getByLabel(form.has) });
      const fields = form.fields(visibleForm);
      const fold = page.locator("details").filter({ has: visibleForm });
      if (await fold.count()) await fold.locator("summary").click();
      await fields.fill();
      await expect(visibleForm.getByText(localDraftMessages.fr.saved)).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      await expect(visibleForm.getByText(RESTORED)).toBeVisible();
      await (fields.isRestored ?? fields.isThere)();

      const send = visibleForm.getByRole("button", { name: form.send, exact: true });
      await context.setOffline(true);
      await send.click();
      const alert = visibleForm.getByRole("alert");
      await expect(alert).toContainText("La connexion a été interrompue.");
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(visibleForm.locator(".action-result")).toBeFocused();
      await expect(page.getByRole("alert")).toHaveCount(1);
      await expect(page.locator(".toast")).toHaveCount(0);
      await fields.isThere();
      expect(await listDraftKeys(page)).toHaveLength(1);
      await context.setOffline(false);

      await send.click();
      await expect(page).toHaveURL(/[?&]done=/);
      await expectNoDrafts(page);
      if (form.of !== "another time for an interview") return;
      // The refused form still has its submitted text; the error of another form does not make a draft of it.
      await page.getByRole("button", { name: "Envoyer", exact: true }).click();
      await expect(page.getByText("Ce champ est requis").first()).toBeVisible();
      await visibleForm.getByLabel(form.has).press("End");
      await expectNoDrafts(page);
    });
});

/** Makes the school request everything that can be answered; returns the ids of the choices. */
async function requestEverything(desk: Page): Promise<string[]> {
  const found = async (address: string, link: RegExp) =>
    new Set((await (await desk.request.get(address)).text()).match(link));
  const files = /\/administration\/candidatures\/[\da-f-]{36}/g;
  const [file = ""] = await found("/administration/candidatures?q=ngo-biyong", files);
  const pages = [
    ...(await found(file, /\/administration\/candidatures\/[\da-f-]{36}\/choix\/[\da-f-]{36}/g)),
  ];
  expect(pages).toHaveLength(4);
  const [first = "", second = "", third = ""] = pages;
  const submitDecision = async (choice: string, seen: string, form: Record<string, string>) => {
    const headers = { origin: process.env.SITE_ORIGIN ?? "" };
    const sent = { form: { expectedState: seen, ...form }, headers, maxRedirects: 0 };
    const answer = await desk.request.post(choice, sent);
    expect(answer.status(), form.intent).toBe(302);
  };
  const state = "more-information-asked";
  await submitDecision(first, "under-review", {
    intent: "request-information",
    kind: "answer",
    message: "Où habitez-vous ?",
  });
  const sections = { kind: "sections", sections: "passport", message: "Le numéro est à relire." };
  await submitDecision(first, state, { intent: "request-information", ...sections });
  const day = new Date(Date.now() + 7 * 86_400_000);
  await submitDecision(second, "under-review", {
    intent: "schedule-interview",
    interview: "",
    "startsOn.day": String(day.getUTCDate()),
    "startsOn.month": String(day.getUTCMonth() + 1),
    "startsOn.year": String(day.getUTCFullYear()),
    time: "14:30",
    minutes: "30",
    where: "place",
    place: "Bureau des admissions",
  });
  await submitDecision(third, "waiting-list", { intent: "offer", terms: "unconditional" });
  return pages.map((one) => one.replace(/^.*\//, ""));
}
