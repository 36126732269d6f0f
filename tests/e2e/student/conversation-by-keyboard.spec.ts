import type { Locator, Page } from "@playwright/test";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { templateMessages } from "#app/features/messaging/messages/template.ts";
import { liveMessages } from "#app/i18n/live.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";
import { listTabStops } from "#tests/support/tab-stops.ts";

const main = (page: Page) => page.getByRole("main");
const focused = (page: Page) => page.locator(":focus");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Tabs until the focused element has this name. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(focused(page)).toHaveAccessibleName(name, { timeout: 50 });
  }).toPass({ intervals: [1] });
}

test("with the keyboard only, a conversation is started, replied to, left and found again", {
  tag: ["@desk", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await open(page, "/espace-etudiant/messagerie");
  await expect(main(page)).toContainText(messagingMessages.fr.select);

  await test.step("a new message, until it is sent", async () => {
    await tabTo(page, "Nouveau message");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();
    await tabTo(page, "Campus");
    await page.keyboard.type("Dak");
    await tabTo(page, "Objet");
    await page.keyboard.type("La cantine");
    await tabTo(page, "Message");
    await page.keyboard.type("Y a-t-il une cantine ?");
    expect.soft(await findAccessibilityFaults(page), "a new message").toEqual([]);
    await tabTo(page, "Joindre un fichier");
    await page.keyboard.press("Enter");
    const file = { name: "bulletin.pdf", mimeType: "application/pdf", buffer: createSmallPdf("1") };
    await page.getByLabel("Fichier 1", { exact: true }).setInputFiles(file);
    await expect(main(page)).toContainText("reçu à");
    await tabTo(page, "Retirer");
    await page.keyboard.press("Enter");
    await expect(focused(page)).toHaveAccessibleName("Fichier 1");
    await expect(page.getByText("bulletin.pdf")).toBeHidden();
    for (const another of ["Fichier 2", "Fichier 3"]) {
      await tabTo(page, "Joindre un autre fichier");
      await page.keyboard.press("Enter");
      await expect(focused(page)).toHaveAccessibleName(another);
      await expect(focused(page)).toBeInViewport({ ratio: 1 });
    }
    await tabTo(page, "Envoyer");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("La cantine");
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("list", { name: "Fichiers joints" })).toBeHidden();
  });

  await test.step("a reply: the focus stays, the field is empty, and it is announced", async () => {
    for (const text of ["Et le samedi ?", "Merci."]) {
      await tabTo(page, "Répondre");
      await page.keyboard.type(text);
      await tabTo(page, "Envoyer");
      await page.keyboard.press("Enter");
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel(messagingMessages.fr.reply)).toHaveValue("");
      await expect(focused(page)).toHaveAccessibleName(messagingMessages.fr.send);
      await expect(page.getByRole("status").filter({ hasText: "Message envoyé" })).toBeVisible();
      await heading(page).focus();
    }
  });

  await test.step("a search keeps the focus in its field, and showing all threads keeps it on the page", async () => {
    const search = page.getByRole("searchbox");
    await open(page, "/espace-etudiant/messagerie");
    await tabTo(page, "Chercher dans les messages");
    await page.keyboard.type("introuvable");
    await page.keyboard.press("Enter");
    await expect(main(page)).toContainText("Aucun message ne contient « introuvable ».");
    await expect(search).toBeFocused();
    await tabTo(page, "Voir tous les messages");
    await page.keyboard.press("Enter");
    await expect(search).toHaveValue("");
    await expect(main(page)).toBeFocused();
  });

  await test.step("Back and Forward lead to the list, and to the message again", async () => {
    await open(page, "/espace-etudiant/messagerie");
    await tabTo(page, /La cantine/);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeFocused();
    expect.soft(await findAccessibilityFaults(page), "a conversation").toEqual([]);
    await page.goBack();
    await expect(main(page)).toContainText(messagingMessages.fr.select);
    await page.goForward();
    await expect(heading(page)).toHaveText("La cantine");
    const box = await page
      .getByRole("region", { name: messagingMessages.fr.exchange })
      .boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(200);
  });
});

test("with the keyboard only, the office replies, which is announced to screen readers", {
  tag: ["@desk", "@nightly"],
}, async ({ page, otherPage: desk, mailbox, address }) => {
  test.setTimeout(90_000);
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await open(page, "/espace-etudiant/messagerie/nouveau");
  // The tests write to the same office at the same time.
  await page.getByLabel(messagingMessages.fr.campus).selectOption("senegal");
  await page.getByLabel(messagingMessages.fr.subject, { exact: true }).fill("La garderie");
  await page.getByLabel("Message", { exact: true }).fill("Y a-t-il une garderie ?");
  await page.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  await expect(heading(page)).toHaveText("La garderie");
  await expect(heading(page)).toBeFocused();
  await signInByRequest(desk, "admissions@demo.test");
  await open(desk, "/administration/messages?vue=sans-reponse");
  await tabTo(desk, /La garderie/);
  await desk.keyboard.press("Enter");
  await expect(heading(desk)).toBeFocused();
  expect.soft(await findAccessibilityFaults(desk), "a conversation of the office").toEqual([]);
  await tabTo(desk, "Marquer comme n’appelant pas de réponse");
  await desk.keyboard.press("Enter");
  await expect(main(desk).getByRole("status")).toContainText(["Marqué « rien à répondre »."]);
  await expect(desk).toHaveURL(/vue=sans-reponse/);
  await tabTo(desk, "Marquer comme à traiter");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("button", { name: officeMessages.fr.messages.settle })).toBeVisible();
  await test.step("a refused file shows its whole card, which is taller than its field", async () => {
    await tabTo(desk, "Joindre un fichier");
    await desk.keyboard.press("Enter");
    await tabTo(desk, "Fichier 1");
    const field = desk.getByLabel("Fichier 1", { exact: true });
    const { y, height } = (await field.boundingBox()) ?? { y: 0, height: 0 };
    await desk.setViewportSize({ width: 1280, height: Math.ceil(y + height) });
    const file = { name: "photo.heic", mimeType: "image/heic", buffer: Buffer.from("x") };
    await field.setInputFiles(file);
    const card = desk.locator(".upload", { hasText: "C’est une photo au format HEIC" });
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 1 });
    await tabTo(desk, "Retirer");
    await desk.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await desk.setViewportSize({ width: 1280, height: 720 });
  });
  await tabTo(desk, "Répondre");
  await desk.keyboard.type("Oui, même le samedi.");
  await tabTo(desk, "Envoyer");
  await desk.keyboard.press("Enter");
  await expect(page.getByText("Oui, même le samedi.")).toBeVisible();
  await expect(page.getByText(liveMessages.fr.newMessage)).toBeAttached();
  await expect(heading(page)).toBeFocused();
  for (const each of [page, desk]) {
    await each.reload();
    await waitForHydration(each);
    const stops = await listTabStops(each);
    expect(
      stops.filter(
        ({ hasRing: ring, isCovered: covered, isOutside: outside }) => !ring || covered || outside,
      ),
    ).toEqual([]);
  }
});

test("a changed field is no longer marked as invalid, until the next response", {
  tag: ["@once", "@nightly"],
}, async ({ page, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await open(page, "/espace-etudiant/messagerie/nouveau");
  await page.getByLabel(messagingMessages.fr.campus).selectOption("senegal");
  const subject = page.getByLabel(messagingMessages.fr.subject, { exact: true });
  const refused = page.locator(".field-error");
  const send = page.getByRole("button", { name: messagingMessages.fr.send, exact: true });
  await send.click();
  await expect(refused).toHaveText(["Ce champ est requis", "Ce champ est requis"]);
  await expect(subject).toHaveAttribute("aria-invalid", "true");
  await expect(subject).toHaveAccessibleDescription("Ce champ est requis");

  const before = await subject.boundingBox();
  await subject.fill("Le gymnase");
  await expect(refused.filter({ visible: true })).toHaveCount(1);
  await expect(subject).not.toHaveAttribute("aria-invalid");
  await expect(subject).not.toHaveAccessibleDescription("Ce champ est requis");
  expect(await subject.boundingBox()).toEqual(before);

  await subject.fill("");
  await send.click();
  await expect(refused.filter({ visible: true })).toHaveCount(2);
  await expect(subject).toHaveAttribute("aria-invalid", "true");
});

test("an error gets the focus once: inserting a template afterwards does not move the focus", {
  tag: ["@once", "@nightly"],
}, async ({ page, expected }) => {
  expected(/422/);
  await signInByRequest(page, "admissions@demo.test");
  await page.goto("/administration/messages?q=Cheikh+Ahmadou");
  await page.getByRole("link", { name: /Visite du campus/ }).click();
  await waitForHydration(page);
  await page.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toBeFocused();
  const insert = page.getByRole("button", { name: templateMessages.fr.insert });
  await insert.press("Enter");
  await expect(refusal).toContainText("Modèle : Ce champ est requis");
  await expect(refusal).toBeFocused();
  await refusal.getByRole("link").press("Enter");
  await expect(page.getByLabel(templateMessages.fr.pick)).toBeFocused();
  await expect(page.getByText("Le modèle est dans le message")).toBeHidden();
  await page.getByLabel(templateMessages.fr.pick).selectOption("Proposer un appel");
  await insert.press("Enter");
  await expect(page.getByText("Le modèle est dans le message")).toBeVisible();
  await expect(insert).toBeFocused();
  const { scrollHeight, clientHeight } = await page
    .getByLabel(messagingMessages.fr.reply, { exact: true })
    .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
  expect(clientHeight, "the whole of the template is seen").toBeGreaterThan(150);
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});

test("neither the edited field nor its confirmation is under the bar of a phone", {
  tag: ["@phone", "@nightly"],
}, async ({ page, otherPage: desk, mailbox, address, expected }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await open(page, "/espace-etudiant/messagerie/nouveau");
  const stops = await listTabStops(page);
  expect(stops.map(({ name }) => name).join()).toContain("<textarea");
  expect(stops.filter(({ isCovered: covered, isOutside: outside }) => covered || outside)).toEqual(
    [],
  );
  // Another test looks for its own subject in the same office at the same time.
  await page.getByLabel(messagingMessages.fr.campus).selectOption("senegal");
  await page.getByLabel(messagingMessages.fr.subject, { exact: true }).fill("Le gymnase");
  await page.getByLabel("Message", { exact: true }).fill("Y a-t-il un gymnase ?\n\nMerci.");
  await page.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  await expect(heading(page)).toHaveText("Le gymnase");
  const bar = page.locator(".student-nav");
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  const getBottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  for (const text of ["Et le samedi ?", "Et le dimanche ?", "Et au mois d’août ?"]) {
    await page.getByLabel(messagingMessages.fr.reply, { exact: true }).fill(text);
    const send = page.getByRole("button", { name: messagingMessages.fr.send, exact: true });
    await send.click();
    await expect(page.locator(".thread").getByText(text)).toBeVisible();
    const sent = page.getByRole("status").getByText(messagingMessages.fr.sent);
    await expect.poll(() => getBottom(sent)).toBeLessThanOrEqual(await top());
    expect(await getBottom(send)).toBeLessThanOrEqual(await top());
    // The text being written is not sent.
    await page.getByLabel(messagingMessages.fr.reply, { exact: true }).fill("Encore");
    await expect(sent).toBeHidden();
  }

  await test.step("nor is a tab stop, however long the conversation is", async () => {
    for (const height of [844, 760, 620, 540]) {
      await page.setViewportSize({ width: 390, height });
      await page.reload();
      await waitForHydration(page);
      const all = await listTabStops(page);
      expect(all.map(({ name }) => name).join()).toContain("<textarea");
      expect(
        all.filter(({ isCovered: covered, isOutside: outside }) => covered || outside),
      ).toEqual([]);
    }
  });

  await test.step("nor is a confirmation beside the error of the next message, whose button is as wide as its field", async () => {
    expected(/422/);
    const field = page.getByLabel(messagingMessages.fr.reply, { exact: true });
    const send = page.getByRole("button", { name: messagingMessages.fr.send, exact: true });
    await field.fill("");
    await send.click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByText(messagingMessages.fr.sent)).toHaveCount(0);
    const getRight = async (part: Locator) => {
      const box = await part.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    await expect.poll(() => getRight(send)).toBe(await getRight(field));
  });

  await test.step("nor is the open view of the office cut at the edge", async () => {
    await signInByRequest(desk, "admissions@demo.test");
    await desk.goto("/en/administration/messages/modeles");
    const view = desk.getByRole("link", { name: templateMessages.en.title });
    await expect(view).toHaveAttribute("aria-current", "page");
    const box = await view.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});
