import type { BrowserContext, Page } from "@playwright/test";
import { buildCandidate } from "./candidate.ts";
import type { Mailbox } from "./mailbox.ts";
import { signUpByRequest } from "./sessions.ts";

export const APPLICATION_PATH = "/espace-etudiant/candidate";
export const IDENTITY_PATH = "/espace-etudiant/candidate/info-personnel?partie=identite";
/** The element that shows whether the page's answers are saved. */
export const saveStatus = (page: Page) =>
  page.getByRole("status").and(page.locator(".save-status"));
export const birthPlace = (page: Page) => page.getByLabel("Lieu de naissance");
export const firstName = (page: Page) => page.getByLabel("Prénom");

export async function fillAndBlur(
  page: Page,
  field: (page: Page) => ReturnType<Page["getByLabel"]>,
  text: string,
) {
  await field(page).fill(text);
  await field(page).blur();
}

/** The answer stored on the server, as a new request of the same person sees it. */
export async function getSavedBirthPlace(page: Page): Promise<string> {
  const html = await (await page.request.get(IDENTITY_PATH)).text();
  return /name="birthPlace"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";
}

export const setOffline = (context: BrowserContext, isOffline = true) =>
  context.setOffline(isOffline);

/** The addresses that this device can open offline. */
export const listCachedPages = (page: Page) =>
  page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((one) => one.startsWith("application-"));
    const requests = name ? await (await caches.open(name)).keys() : [];
    return requests
      .map(({ url }) => url.replace(location.origin, ""))
      .filter((url) => !/assets/.test(url));
  });

/** Opens a page of a signed-in candidate's application. */
export async function openAsCandidate(
  page: Page,
  mailbox: Mailbox,
  address: string,
  path = IDENTITY_PATH,
) {
  const candidate = buildCandidate(address);
  await signUpByRequest(page, mailbox, candidate);
  await page.goto(path);
  return candidate;
}
