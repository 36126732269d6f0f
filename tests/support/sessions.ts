import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../app/platform/config.server.ts";
import type { Candidate } from "./candidate.ts";
import { findLink, type Mailbox } from "./mailbox.ts";

/**
 * Opens a session in this browser, as the form of sign-in does but without its page: for the journeys that
 * are about something else. By the page: `signIn` of candidate.ts.
 */
export async function signInByRequest(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await submitForm(page, "/connexion", { email, password }, 302);
}

/** Creates an account and opens its session. */
export async function signUpByRequest(
  page: Page,
  mailbox: Mailbox,
  candidate: Candidate,
): Promise<void> {
  await createAccountByRequest(page, mailbox, candidate);
  await signInByRequest(page, candidate.email, candidate.password);
}

/** Creates an account and confirms its address, without a page. By the pages: `createAccount` of candidate.ts. */
export async function createAccountByRequest(
  page: Page,
  mailbox: Mailbox,
  candidate: Candidate,
): Promise<void> {
  await submitForm(page, "/inscription", candidate, 200);
  const link = findLink(await mailbox.findLastTo(candidate.email, /confirmez/i));
  const token = new URLSearchParams(link.replace(/^.*\?/, "")).get("token") ?? "";
  await submitForm(page, "/verification", { token }, 302);
}

/** Gives an account of the demonstration a password, by the letter that offers one; without a page. */
export async function resetPasswordByRequest(
  page: Page,
  mailbox: Mailbox,
  email: string,
  password: string,
): Promise<void> {
  await submitForm(page, "/mot-de-passe-oublie", { email }, 200);
  const link = findLink(await mailbox.findLastTo(email, /mot de passe/i));
  const token = new URLSearchParams(link.replace(/^.*\?/, "")).get("token") ?? "";
  await submitForm(page, "/nouveau-mot-de-passe", { token, password }, 302);
}

/** Lets the notices of the demonstration leave: some wait for others, and all of them at night. */
export async function sendDueNotifications(page: Page): Promise<void> {
  await submitForm(page, "/demo/courriels", { intent: "leave" }, 302);
}

/** Sends a form as our own pages do, with the cookies of this browser. */
async function submitForm(
  page: Page,
  address: string,
  form: Record<string, string>,
  status: number,
): Promise<void> {
  const headers = { origin: process.env.JOURNEY_ORIGIN ?? "" };
  const response = await page.request.post(address, { form, headers, maxRedirects: 0 });
  expect(response.status(), `${address} took the form`).toBe(status);
}
