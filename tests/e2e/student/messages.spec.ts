import type { Page, Request } from "@playwright/test";
import { messagingMessages } from "#app/features/messaging/messages/messaging.ts";
import { expectAboveBottomBar } from "#tests/support/above-bottom-bar.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";

const answer = (page: Page) => page.getByLabel(messagingMessages.fr.reply, { exact: true });
const badge = (page: Page) =>
  page.getByRole("link", { name: /^Messagerie/ }).locator(".count-badge");
/** The menu of a public page with one unread thread. */
const unreadBadge = (page: Page) => page.getByRole("button", { name: /Messages non lus\s:\s1/ });
const SUBJECT = "Une question sur les bourses";

const isStream = (request: Request) =>
  /\/direct$/.test(request.url()) && /event-stream/.test(request.headers().accept ?? "");

async function startThread(page: Page, subject = SUBJECT): Promise<void> {
  await page.goto("/espace-etudiant/messagerie/nouveau");
  await page.getByLabel(messagingMessages.fr.campus).selectOption("senegal");
  await page.getByLabel(messagingMessages.fr.subject).fill(subject);
  await page.getByLabel("Message", { exact: true }).fill("Bonjour, y a-t-il des bourses ?");
  await page.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  await expect(page.getByText("y a-t-il des bourses")).toBeVisible();
}

async function openThread(desk: Page, subject = SUBJECT): Promise<void> {
  const name = new RegExp(`${subject}.*N.Diaye-Sarr|N.Diaye-Sarr.*${subject}`, "s");
  await desk.getByRole("link", { name }).first().click();
  await expect(desk.getByText("y a-t-il des bourses")).toBeVisible();
}

/** Reloads the page until it has opened its event stream. */
async function openAgain(page: Page): Promise<void> {
  const opened = page.waitForRequest(isStream);
  await page.reload();
  await opened;
}

/** Makes the server end the page's stream, the oldest of thirteen of a user. */
async function endLiveStream(page: Page, place: Record<string, string> = {}): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { ...place, cookie, accept: "text/event-stream" };
  const abort = new AbortController();
  const ended = page.waitForEvent("requestfinished", isStream);
  for (let n = 0; n < 12; n += 1)
    await fetch(`${process.env.SITE_ORIGIN}/direct`, { headers, signal: abort.signal });
  await ended;
  abort.abort();
}

async function sendReply(page: Page, text: string): Promise<void> {
  await answer(page).fill(text);
  await page.getByRole("button", { name: messagingMessages.fr.send, exact: true }).click();
  await expect(page.getByText(text)).toBeVisible();
}

/** Expects a message of the office to appear once the event stream passes (and after `then`), and not before. */
async function expectLiveUpdate(page: Page, desk: Page, text: string, then = async () => {}) {
  const passing = Promise.withResolvers<void>();
  await page.route("**/direct", (route) => passing.promise.then(() => route.continue()));
  await then();
  await sendReply(desk, text);
  await expect(page.getByText(text)).toBeHidden();
  passing.resolve();
  await expect(page.getByText(text)).toBeVisible();
  await page.unroute("**/direct");
}

test("a candidate and an officer see each other's messages without a reload, also after a network cut", {
  tag: "@desk",
}, async ({ page, otherPage: desk, mailbox, address, expected, extraHTTPHeaders }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await signInByRequest(desk, "admissions@demo.test");

  await test.step("the candidate's message appears in the open list of the office", async () => {
    await desk.goto("/administration/messages");
    await startThread(page);
    await openThread(desk);
  });

  await test.step("the reply arrives while the candidate is writing, without losing input", async () => {
    await answer(page).fill("J'oubliais de dire que");
    await sendReply(desk, "Bonjour, oui : deux par campus.");
    await expect(page.getByText("deux par campus")).toBeVisible();
    await expect(answer(page)).toHaveValue("J'oubliais de dire que");
    await sendReply(page, "Merci beaucoup.");
    await expect(desk.getByText("Merci beaucoup.")).toBeVisible();
  });

  await test.step("content that arrives above a button does not push it out of view", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const send = page.getByRole("button", { name: messagingMessages.fr.send, exact: true });
    await send.focus();
    await send.evaluate((one) => one.scrollIntoView({ block: "end" }));
    await sendReply(desk, `Les pièces :${"\nun bulletin".repeat(30)}\net c'est tout.`);
    await expect(page.getByText("et c'est tout")).toBeVisible();
    await expect(send).toBeFocused();
    await expectAboveBottomBar(send);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a message written during a network cut appears when the network is back", async () => {
    expected(/ERR_INTERNET_DISCONNECTED|direct/);
    await page.context().setOffline(true);
    await sendReply(desk, "La date limite est le 30 juin.");
    await expect(page.getByText("La date limite est le 30 juin.")).toBeHidden();
    await page.context().setOffline(false);
    await expect(page.getByText("La date limite est le 30 juin.")).toBeVisible();
  });

  await test.step("a stream ended by the server is opened again, and delivers what was missed", async () => {
    // Wait until the server has it: it would end another stream if the page's came last.
    const streamResponse = page.waitForResponse((answered) => isStream(answered.request()));
    await openAgain(page);
    await streamResponse;
    await endLiveStream(page, extraHTTPHeaders);
    await expectLiveUpdate(page, desk, "Le dossier est court.");
  });

  await test.step("a message written between rendering the page and its first event is shown", async () => {
    await expectLiveUpdate(page, desk, "Une bourse dure un an.", () => openAgain(page));
  });
});

test("a page without the thread counts its messages, also when saving data", {
  tag: ["@desk", "@nightly"],
}, async ({ page, otherPage: desk, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await signInByRequest(desk, "admissions@demo.test");
  // The tests write to the same office at the same time.
  const subject = "Renouveler une bourse";
  await startThread(page, subject);
  await desk.goto("/administration/messages");
  await openThread(desk, subject);

  await test.step("an open public page counts new messages, and those read elsewhere", async () => {
    const thread = page.url();
    await page.goto("/about");
    await expect(page.getByRole("button", { name: /Mon profil/ })).toBeVisible();
    await expect(unreadBadge(page)).toBeHidden();
    await sendReply(desk, "Elle peut être renouvelée.");
    await expect(unreadBadge(page)).toBeVisible();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(thread);
    await expect(elsewhere.getByText("Elle peut être renouvelée.")).toBeVisible();
    await expect(unreadBadge(page)).toBeHidden();
    await elsewhere.close();
  });

  await test.step("on another page the navigation's count shows it, also where no stream passes", async () => {
    await page.goto("/espace-etudiant/compte");
    await sendReply(desk, "Voulez-vous le formulaire ?");
    await expect(badge(page)).toHaveText(/^1/);
    await page.goto("/about");
    await expect(unreadBadge(page)).toBeVisible();
    await page
      .context()
      .addCookies([{ name: "saver", value: "on", url: new URL("/", page.url()).href }]);
    await page.goto("/espace-etudiant");
    await expect(badge(page)).toHaveText(/^1/);
    await page.getByRole("link", { name: /^Messagerie/ }).click();
    // The page before also has a link with this name: a click on a link that disappears does nothing.
    await expect(page.getByRole("heading", { level: 1, name: "Messagerie" })).toBeVisible();
    await page.getByRole("link", { name: new RegExp(subject) }).click();
    await expect(page.getByText("Voulez-vous le formulaire ?")).toBeVisible();
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\/messagerie\/.*\.data/.test(request.url())) fetched.push(request.url());
    });
    await sendReply(desk, "Il est au secrétariat.");
    // With data saving only the count is updated; the rest is loaded on demand.
    await expect(badge(page)).toHaveText(/^1/);
    // A request sent after the event, with its response: a request of the page would have come first.
    await page.evaluate(() => fetch("/direct", { headers: { accept: "application/json" } }));
    expect(fetched).toEqual([]);
    await expect(page.getByText("Il est au secrétariat.")).toBeHidden();
  });
});

test("a message appears where the stream delivers nothing, and where no stream passes", {
  tag: ["@desk", "@nightly"],
}, async ({ page, otherPage: desk, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await signInByRequest(desk, "admissions@demo.test");
  // The tests write to the same office at the same time.
  const subject = "Combien de temps dure une bourse";
  await page.clock.install();
  await startThread(page, subject);
  await desk.goto("/administration/messages");
  await openThread(desk, subject);

  await test.step("a proxy that buffers the stream", async () => {
    await page.route("**/direct", (route) =>
      isStream(route.request()) ? undefined : route.continue(),
    );
    await openAgain(page);
    await sendReply(desk, "Oui : deux par campus.");
    await expect(page.getByText("Oui : deux par campus.")).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(page.getByText("Oui : deux par campus.")).toBeVisible();
    await page.unroute("**/direct");
  });

  await test.step("a proxy that ends every stream", async () => {
    await page.route("**/direct", (route) =>
      isStream(route.request()) ? route.abort() : route.continue(),
    );
    let failed = 0;
    page.on("requestfailed", (request) => {
      failed += isStream(request) ? 1 : 0;
    });
    await page.reload();
    await expect.poll(() => failed, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
    await sendReply(desk, "Elles durent un an.");
    await expect(page.getByText("Elles durent un an.")).toBeHidden();
    await page.clock.fastForward(30_000);
    await expect(page.getByText("Elles durent un an.")).toBeVisible();
  });
});
