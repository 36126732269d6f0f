import type { Page, Request } from "@playwright/test";
import { expectAboveBottomBar } from "#tests/support/above-bottom-bar.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";

const answer = (page: Page) => page.getByLabel("Répondre", { exact: true });
const badge = (page: Page) =>
  page.getByRole("link", { name: /^Messagerie/ }).locator(".count-badge");
/** The menu of a public page, when it says that one conversation waits. */
const unreadBadge = (page: Page) => page.getByRole("button", { name: /Messages non lus\s:\s1/ });
const SUBJECT = "Une question sur les bourses";

const isStream = (request: Request) =>
  /\/direct$/.test(request.url()) && /event-stream/.test(request.headers().accept ?? "");

async function startThread(page: Page, subject = SUBJECT): Promise<void> {
  await page.goto("/espace-etudiant/messagerie/nouveau");
  await page.getByLabel("Campus").selectOption("senegal");
  await page.getByLabel("Objet").fill(subject);
  await page.getByLabel("Message", { exact: true }).fill("Bonjour, y a-t-il des bourses ?");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText("y a-t-il des bourses")).toBeVisible();
}

async function openThread(desk: Page, subject = SUBJECT): Promise<void> {
  const name = new RegExp(`${subject}.*N.Diaye-Sarr|N.Diaye-Sarr.*${subject}`, "s");
  await desk.getByRole("link", { name }).first().click();
  await expect(desk.getByText("y a-t-il des bourses")).toBeVisible();
}

/** Opens this page again, until it asks for its news. */
async function openAgain(page: Page): Promise<void> {
  const opened = page.waitForRequest(isStream);
  await page.reload();
  await opened;
}

/** The server ends the oldest of thirteen streams of a person: that of the page. */
async function endLiveStream(page: Page, place: Record<string, string> = {}): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { ...place, cookie, accept: "text/event-stream" };
  const leave = new AbortController();
  const ended = page.waitForEvent("requestfinished", isStream);
  for (let n = 0; n < 12; n += 1)
    await fetch(`${process.env.JOURNEY_ORIGIN}/direct`, { headers, signal: leave.signal });
  await ended;
  leave.abort();
}

async function sendReply(page: Page, words: string): Promise<void> {
  await answer(page).fill(words);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
}

/** What the desk writes while no news pass (and after `then`) shows once they do, and not before. */
async function expectLiveUpdate(page: Page, desk: Page, words: string, then = async () => {}) {
  const passing = Promise.withResolvers<void>();
  await page.route("**/direct", (route) => passing.promise.then(() => route.continue()));
  await then();
  await sendReply(desk, words);
  await expect(page.getByText(words)).toBeHidden();
  passing.resolve();
  await expect(page.getByText(words)).toBeVisible();
  await page.unroute("**/direct");
}

test("a candidate and an officer see each other's messages without a reload, also after a cut", {
  tag: "@desk",
}, async ({ page, otherPage: desk, mailbox, address, expected, extraHTTPHeaders }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await signInByRequest(desk, "admissions@demo.test");

  await test.step("what the candidate writes appears in the open list of the office", async () => {
    await desk.goto("/administration/messages");
    await startThread(page);
    await openThread(desk);
  });

  await test.step("the answer arrives while the candidate is writing, who loses nothing", async () => {
    await answer(page).fill("J'oubliais de dire que");
    await sendReply(desk, "Bonjour, oui : deux par campus.");
    await expect(page.getByText("deux par campus")).toBeVisible();
    await expect(answer(page)).toHaveValue("J'oubliais de dire que");
    await sendReply(page, "Merci beaucoup.");
    await expect(desk.getByText("Merci beaucoup.")).toBeVisible();
  });

  await test.step("what comes above what one is about to press does not push it out of view", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const send = page.getByRole("button", { name: "Envoyer", exact: true });
    await send.focus();
    await send.evaluate((one) => one.scrollIntoView({ block: "end" }));
    await sendReply(desk, `Les pièces :${"\nun bulletin".repeat(30)}\net c'est tout.`);
    await expect(page.getByText("et c'est tout")).toBeVisible();
    await expect(send).toBeFocused();
    await expectAboveBottomBar(send);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a message written while the network was cut appears when it is back", async () => {
    expected(/ERR_INTERNET_DISCONNECTED|direct/);
    await page.context().setOffline(true);
    await sendReply(desk, "La date limite est le 30 juin.");
    await expect(page.getByText("La date limite est le 30 juin.")).toBeHidden();
    await page.context().setOffline(false);
    await expect(page.getByText("La date limite est le 30 juin.")).toBeVisible();
  });

  await test.step("a stream that the server ends is opened again, and tells what was written meanwhile", async () => {
    // Once the server has it: it would end another's, were the page's the last to come.
    const heard = page.waitForResponse((answered) => isStream(answered.request()));
    await openAgain(page);
    await heard;
    await endLiveStream(page, extraHTTPHeaders);
    await expectLiveUpdate(page, desk, "Le dossier est court.");
  });

  await test.step("what is written between the making of a page and its first news is shown", async () => {
    await expectLiveUpdate(page, desk, "Une bourse dure un an.", () => openAgain(page));
  });
});

test("a page without the conversation counts what comes in it, also for who saves data", {
  tag: "@desk",
}, async ({ page, otherPage: desk, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await signInByRequest(desk, "admissions@demo.test");
  // The journeys write to the same office, at the same time.
  const subject = "Renouveler une bourse";
  await startThread(page, subject);
  await desk.goto("/administration/messages");
  await openThread(desk, subject);

  await test.step("a public page that is open counts what comes, and what is read elsewhere", async () => {
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

  await test.step("on another page the count of the navigation says it, and where no stream passes", async () => {
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
    // The page before has a link of this name too: a press whose link goes before it is let go opens nothing.
    await expect(page.getByRole("heading", { level: 1, name: "Messagerie" })).toBeVisible();
    await page.getByRole("link", { name: new RegExp(subject) }).click();
    await expect(page.getByText("Voulez-vous le formulaire ?")).toBeVisible();
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\/messagerie\/.*\.data/.test(request.url())) fetched.push(request.url());
    });
    await sendReply(desk, "Il est au secrétariat.");
    // Who saves data is told the count, and opens the rest themselves.
    await expect(badge(page)).toHaveText(/^1/);
    // A question that leaves after the news, and its answer: theirs would have left before.
    await page.evaluate(() => fetch("/direct", { headers: { accept: "application/json" } }));
    expect(fetched).toEqual([]);
    await expect(page.getByText("Il est au secrétariat.")).toBeHidden();
  });
});

test("a message shows where a stream delivers nothing, and where none passes", {
  tag: "@desk",
}, async ({ page, otherPage: desk, mailbox, address }) => {
  await signUpByRequest(page, mailbox, buildCandidate(address));
  await signInByRequest(desk, "admissions@demo.test");
  // The journeys write to the same office, at the same time.
  const subject = "Combien de temps dure une bourse";
  await page.clock.install();
  await startThread(page, subject);
  await desk.goto("/administration/messages");
  await openThread(desk, subject);

  await test.step("a proxy that takes the stream and delivers nothing", async () => {
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
