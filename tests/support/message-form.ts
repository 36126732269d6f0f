import type { Page } from "@playwright/test";
import { waitForHydration } from "./hydration.ts";
import { expect } from "./playwright.ts";

export const NEW_MESSAGE_PATH = "/espace-etudiant/messagerie/nouveau";
export const messageField = (page: Page) => page.getByLabel("Message", { exact: true });
export const replyField = (page: Page) => page.getByLabel("Répondre", { exact: true });
export const sendButton = (page: Page) =>
  page.getByRole("button", { name: "Envoyer", exact: true });
export const draftSavedNotice = (page: Page) => page.getByText("Brouillon gardé sur cet appareil.");
/** A file that no message takes. */
export const wordDocument = {
  name: "lettre.docx",
  mimeType: "application/msword",
  buffer: Buffer.from("x"),
};

/** The names of the letters that this device keeps; a database that is not there yet is not made. */
export const listDraftKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((done, fail) => {
        const asked = indexedDB.open("erabao");
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => done([]);
        asked.onsuccess = () => {
          const keys = asked.result.transaction("answers").objectStore("answers").getAllKeys();
          keys.onerror = () => fail(keys.error);
          keys.onsuccess = () => {
            asked.result.close();
            done(keys.result.map(String).filter((key) => key.includes("/draft/")));
          };
        };
      }),
  );

/** What the drafts of this device hold, all fields together. */
export const keptWords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const asked = indexedDB.open("erabao");
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction("answers").objectStore("answers").getAll();
          all.onerror = () => fail(all.error);
          all.onsuccess = () => {
            asked.result.close();
            done(JSON.stringify(all.result));
          };
        };
      }),
  );

/** A page that is opened afterwards has nothing to put back. */
export const expectNoDrafts = (page: Page) => expect.poll(() => listDraftKeys(page)).toEqual([]);

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** What this page sends waits on its way until the function that is given back is called. */
export async function pauseResponses(page: Page): Promise<() => Promise<void>> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await isOver;
    await route.fallback();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
}

export async function openVisitThread(page: Page): Promise<void> {
  await openHydrated(page, "/administration/messages?q=Cheikh+Ahmadou");
  await page.getByRole("link", { name: /Visite du campus/ }).click();
}

export async function reloadHydrated(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}
