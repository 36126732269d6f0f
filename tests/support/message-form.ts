import type { Page } from "@playwright/test";
import { listDeviceEntries, listDeviceKeys } from "./device-entries.ts";
import { waitForHydration } from "./hydration.ts";
import { expect } from "./playwright.ts";

export const NEW_MESSAGE_PATH = "/espace-etudiant/messagerie/nouveau";
export const messageField = (page: Page) => page.getByLabel("Message", { exact: true });
export const replyField = (page: Page) => page.getByLabel("Répondre", { exact: true });
export const sendButton = (page: Page) =>
  page.getByRole("button", { name: "Envoyer", exact: true });
export const draftSavedNotice = (page: Page) =>
  page.getByText("Brouillon enregistré sur cet appareil.");
/** A file type that messages do not accept. */
export const wordDocument = {
  name: "lettre.docx",
  mimeType: "application/msword",
  buffer: Buffer.from("x"),
};

/** The keys of the message drafts stored on this device. */
export const listDraftKeys = async (page: Page) =>
  (await listDeviceKeys(page)).filter((key) => key.includes("/draft/"));

/** The contents of all drafts on this device, all fields together. */
export const readDrafts = async (page: Page) =>
  JSON.stringify((await listDeviceEntries(page)).map(([, value]) => value));

/** No draft is left to restore on a page opened later. */
export const expectNoDrafts = (page: Page) => expect.poll(() => listDraftKeys(page)).toEqual([]);

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Delays the requests of this page until the returned function is called. */
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
