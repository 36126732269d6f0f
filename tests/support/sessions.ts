import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../app/platform/config.server.ts";
import type { Candidate } from "./candidate.ts";
import { findLink, type Mailbox } from "./mailbox.ts";

/**
 * Signs in without opening the sign-in page, for tests about something else. `signIn` of candidate.ts uses the page.
 */
export async function signInByRequest(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await submitForm(page, "/connexion", { email, password }, 302);
}

/** Creates an account and signs in. */
export async function signUpByRequest(
  page: Page,
  mailbox: Mailbox,
  candidate: Candidate,
): Promise<void> {
  await createAccountByRequest(page, mailbox, candidate);
  await signInByRequest(page, candidate.email, candidate.password);
}

/** Creates an account and confirms its address without a page. `createAccount` of candidate.ts uses the pages. */
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

/** Sets the password of a demonstration account through the reset email, without a page. */
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

/** Sends the due notifications of the demonstration: otherwise some wait for others, and all of them at night. */
export async function sendDueNotifications(page: Page): Promise<void> {
  await submitForm(page, "/demo/courriels", { intent: "send-now" }, 302);
}

/** Submits a form as our own pages do, with the cookies of this browser. */
async function submitForm(
  page: Page,
  address: string,
  form: Record<string, string>,
  status: number,
): Promise<void> {
  const headers = { origin: process.env.SITE_ORIGIN ?? "" };
  const response = await page.request.post(address, { form, headers, maxRedirects: 0 });
  expect(response.status(), `${address} took the form`).toBe(status);
}
