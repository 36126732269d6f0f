import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import type { Candidate } from "#tests/support/candidate.ts";
import { expireIdleSessions } from "#tests/support/end-to-end-database.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import type { Network } from "./network.ts";
import { type EnginePage, waitForPage, waitUntil } from "./page.ts";

/** What a test works with: a new browser and a new account. */
export type TestTools = {
  page: EnginePage;
  network: Network;
  candidate: Candidate;
  /** A folder for files to upload. */
  folder: string;
};

const AREA = "/espace-etudiant";
const APPLICATION = `${AREA}/candidate`;
const IDENTITY = `${APPLICATION}/info-personnel?partie=identite`;
const NEW_MESSAGE = `${AREA}/messagerie/nouveau`;
const BIRTH_PLACE = "input[name=birthPlace]";
const FIRST_NAME = "input[name=firstName]";
const DEMO_USER = { email: "candidat@demo.test", password: DEMO_PASSWORD };

const IS_HYDRATED = "Object.keys(document.body).some((key) => key.startsWith('__react'))";

/** The expression of the visible element of this kind that contains a text. */
const findByText = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.checkVisibility() && element.textContent.includes(${JSON.stringify(text)}))`;

const hasText = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
const hasValue = (selector: string, value: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.value === ${JSON.stringify(value)}`;
const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)}`;

async function clickText(page: EnginePage, selector: string, text: string): Promise<void> {
  const element = findByText(selector, text);
  await waitForPage(page, element);
  // A bar at the bottom of the screen would get the click.
  await page.run(`${element}.scrollIntoView({ block: "center" })`);
  await page.click(element);
}

/** Replaces the text of a field by key events, and leaves the field. */
async function fill(page: EnginePage, selector: string, text: string): Promise<void> {
  await typeInto(page, selector, text);
  await page.run("document.activeElement.blur()");
}

/** Replaces the text of a field by key events, and stays in it. */
async function typeInto(page: EnginePage, selector: string, text: string): Promise<void> {
  await page.run(`document.querySelector(${JSON.stringify(selector)}).select?.()`);
  await page.type(selector, text);
}

async function openHydrated({ page, network }: TestTools, path: string): Promise<void> {
  await page.open(network.origin + path);
  await waitForPage(page, IS_HYDRATED);
}

type Account = Pick<Candidate, "email" | "password">;

async function fillInSignIn(page: EnginePage, form: string, account: Account): Promise<void> {
  await waitForPage(page, `document.querySelector("${form} input[type=password]")`);
  await typeInto(page, `${form} input[type=email]`, account.email);
  await typeInto(page, `${form} input[type=password]`, account.password);
  await page.click(findByText(`${form} button`, "Se connecter"));
}

async function signIn(tools: TestTools, account: Account = tools.candidate): Promise<void> {
  await tools.page.open(`${tools.network.origin}/connexion`);
  await fillInSignIn(tools.page, "main", account);
  await waitForPage(tools.page, `location.pathname.startsWith("${AREA}")`);
}

/** Opens the identity page of the application, once it and the other pages are cached for offline use. */
async function openCachedIdentity(tools: TestTools): Promise<void> {
  await signIn(tools);
  await openHydrated(tools, IDENTITY);
  await waitUntil("the pages are cached", async () => {
    const cached = await listCached(tools.page);
    return [APPLICATION, IDENTITY].every((path) => cached.includes(path));
  });
}

const listCached = (page: EnginePage) =>
  page.run<string[]>(`const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.replace(location.origin, ""))`);

/** The keys of everything that this device stores for later. */
const listStored = (page: EnginePage) =>
  page.run<string[]>(`const opening = indexedDB.open("erabao");
    await new Promise((resolve) => { opening.onsuccess = resolve; });
    const db = opening.result;
    if (!db.objectStoreNames.contains("answers")) return db.close() ?? [];
    const keys = db.transaction("answers").objectStore("answers").getAllKeys();
    await new Promise((resolve) => { keys.onsuccess = resolve; });
    db.close();
    return keys.result.map(String)`);

/** The status line of the form. */
const isStatus = (text: string) =>
  `document.querySelector(".save-status")?.textContent.includes(${JSON.stringify(text)})`;

/** Waits until a new request of the signed-in user finds this place of birth on the server. */
const expectSaved = (page: EnginePage, place: string) =>
  waitUntil(`${place} is on the server`, () =>
    page.run<boolean>(`const html = await (await fetch("${IDENTITY}", { cache: "no-store" })).text();
      const page = new DOMParser().parseFromString(html, "text/html");
      return page.querySelector("${BIRTH_PLACE}")?.getAttribute("value") === "${place}"`),
  );

/** Counts the requests of this method whose path matches. */
const count = ({ requests }: Network, pattern: RegExp) =>
  requests.filter((one) => pattern.test(one)).length;

async function signOut({ page }: TestTools): Promise<void> {
  await clickText(page, "button", "Awa Binta");
  await clickText(page, "button", "Déconnexion");
  await waitForPage(page, isAt("/connexion"));
}

async function openMessage(tools: TestTools): Promise<void> {
  await openHydrated(tools, NEW_MESSAGE);
  await tools.page.run(`const campus = document.querySelector("main select");
    campus.selectedIndex = 1;
    campus.dispatchEvent(new Event("change", { bubbles: true }))`);
  await fill(tools.page, "main input[name=subject]", "Une question");
  await fill(tools.page, "main textarea", "Quand commencent les cours ?");
}

const isMessageSent = `document.querySelector("h1")?.textContent === "Une question"`;

/** The end-to-end tests, by name. Each fails with an error. */
export const endToEndTests: Record<string, (tools: TestTools) => Promise<void>> = {
  async "sign up and sign in"(tools) {
    await signIn(tools);
    await waitForPage(tools.page, hasText(tools.candidate.firstName));
  },

  async "autosave: an answer is there after a reload"(tools) {
    const { page } = tools;
    await signIn(tools);
    await openHydrated(tools, IDENTITY);
    await fill(page, BIRTH_PLACE, "Tivaouane");
    await waitForPage(page, isStatus("Enregistré à"));
    await openHydrated(tools, IDENTITY);
    await waitForPage(page, hasValue(BIRTH_PLACE, "Tivaouane"));
  },

  async "answers typed without a network are saved once it is back"(tools) {
    const { page, network } = tools;
    await openCachedIdentity(tools);
    network.cut();
    await fill(page, BIRTH_PLACE, "Podor");
    await fill(page, FIRST_NAME, "Coumba");
    await waitForPage(page, isStatus("Enregistré sur cet appareil"));
    network.restore();
    await waitForPage(page, isStatus("Enregistré à"));
    await expectSaved(page, "Podor");
  },

  async "a cut while the user goes to another page and back"(tools) {
    const { page, network } = tools;
    await openCachedIdentity(tools);
    await typeInto(page, BIRTH_PLACE, "Bakel");
    network.cut();
    await clickText(page, "a", "Ma candidature");
    await waitForPage(page, `${isAt(APPLICATION)} && ${IS_HYDRATED}`);
    await clickText(page, "main a", "Votre identité et votre photo");
    await waitForPage(page, `location.search.includes("identite") && ${IS_HYDRATED}`);
    await waitForPage(page, hasValue(BIRTH_PLACE, "Bakel"));
    network.restore();
    await expectSaved(page, "Bakel");
  },

  async "an ended session: the answer is saved after signing in again"(tools) {
    const { page, candidate } = tools;
    await signIn(tools);
    await openHydrated(tools, IDENTITY);
    await expireIdleSessions(candidate.email);
    await fill(page, BIRTH_PLACE, "Louga");
    await clickText(page, "button", "Se reconnecter");
    await fillInSignIn(page, "dialog[open]", candidate);
    await waitForPage(page, isStatus("Enregistré à"));
    await waitForPage(page, hasValue(BIRTH_PLACE, "Louga"));
    await expectSaved(page, "Louga");
  },

  async "another user of the device sees nothing, and sends nothing in the first one's name"(
    tools,
  ) {
    const { page, candidate } = tools;
    await signIn(tools);
    await openMessage(tools);
    await waitForPage(page, hasText("Brouillon enregistré sur cet appareil."));
    await expireIdleSessions(candidate.email);
    await clickText(page, "button", "Envoyer");
    await fillInSignIn(page, "dialog[open]", DEMO_USER);
    await waitForPage(page, hasText("rien n’a été envoyé en son nom"));
    await openHydrated(tools, NEW_MESSAGE);
    await waitForPage(page, hasValue("main textarea", ""));
    await waitUntil("the first user's pages are gone", async () => {
      const cached = await listCached(page);
      return !cached.some((path) => path.startsWith(APPLICATION));
    });
  },

  async "an upload resumes after a cut"(tools) {
    const { page, network, folder } = tools;
    const path = join(folder, "bulletin.pdf");
    writeFileSync(path, createSmallPdf("x", `% ${randomBytes(1_000_000).toString("hex")}`));
    await signIn(tools);
    await openHydrated(tools, `${APPLICATION}/cursus`);
    await clickText(page, "button", "Ajouter un Cursus");
    await waitForPage(page, "document.querySelector('dialog[open] input[type=file]')");
    network.slowUploads(400_000);
    await page.chooseFile("dialog[open] input[type=file]", path);
    await waitUntil("the second chunk is under way", async () => network.uploadedBytes > 600_000);
    network.cut();
    await waitForPage(page, hasText("L’envoi s’est arrêté"));
    network.restore();
    await clickText(page, "dialog[open] button", "Reprendre");
    await waitForPage(page, hasText("reçu à"));
    if (count(network, /^POST .*\/envois/) !== 1) throw new Error("The upload started again");
  },

  async "a script that fails to load: the page is reloaded by its link"(tools) {
    const { page, network } = tools;
    await signIn(tools);
    network.refuse(/\/assets\/personal-info-/);
    await page.open(network.origin + IDENTITY);
    await waitForPage(page, "document.querySelector('#load-failure:not([hidden])')");
    await page.type(BIRTH_PLACE, "Kolda");
    network.refuse(null);
    await clickText(page, "a", "Recharger la page");
    await waitForPage(page, IS_HYDRATED);
  },

  async "offline, cached pages open and others say that there is no network"(tools) {
    const { page, network } = tools;
    await openCachedIdentity(tools);
    network.cut();
    await page.open(network.origin + APPLICATION);
    await waitForPage(page, `document.querySelector("h1")?.textContent === "Ma candidature"`);
    await page.open(`${network.origin}${AREA}/messagerie`);
    await waitForPage(page, `document.querySelector("h1")?.textContent === "Pas de connexion"`);
    network.restore();
    await clickText(page, "a", "Réessayer");
    await waitForPage(page, `document.querySelector("h1")?.textContent !== "Pas de connexion"`);
  },

  async "signing out deletes everything from the device"(tools) {
    const { page } = tools;
    await openCachedIdentity(tools);
    await fill(page, BIRTH_PLACE, "Matam");
    await waitForPage(page, isStatus("Enregistré à"));
    await signOut(tools);
    await waitUntil("nothing is left", async () => {
      const workers = "return (await navigator.serviceWorker.getRegistrations()).length";
      const cacheNames = await page.run<string[]>("return caches.keys()");
      const left = [...cacheNames, ...(await listStored(page))];
      return left.length === 0 && (await page.run<number>(workers)) === 0;
    });
  },

  async "a message whose button is clicked during a cut is sent once"(tools) {
    const { page, network } = tools;
    await signIn(tools);
    await openMessage(tools);
    network.cut();
    await clickText(page, "button", "Envoyer");
    await waitForPage(page, hasText("La connexion a été interrompue."));
    network.restore();
    await clickText(page, "button", "Envoyer");
    await waitForPage(page, isMessageSent);
    await openHydrated(tools, `${AREA}/messagerie`);
    const threads = `return document.querySelectorAll("main a[href*='/messagerie/']:not([href$=nouveau])").length`;
    const number = await page.run<number>(threads);
    if (number !== 1) throw new Error(`There are ${number} conversations`);
  },
};
