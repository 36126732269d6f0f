import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import {
  requestClosing,
  signClosingForm,
} from "#app/features/accounts/closing/close-account.server.ts";
import { answerConsent as answer } from "#app/features/admissions/consent/answer-consent.server.ts";
import { includeAdult } from "#app/features/admissions/consent/include-adult.server.ts";
import { requestConsent } from "#app/features/admissions/consent/request-consent.server.ts";
import { buildReadyDraft } from "#app/features/admissions/testing.ts";
import { requestPasswordReset } from "#app/features/auth/password/password-reset.server.ts";
import { buildCaller, buildStudent, signInAs, TEST_PASSWORD } from "#app/features/auth/testing.ts";
import { leaveThreadAsGuest } from "#app/features/messaging/guest/guest-access.server.ts";
import { writeToSchool } from "#app/features/messaging/send-message.server.ts";
import { CLOSING_FIELD } from "#app/http/account-closing.server.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action as answerConsent } from "./consent/route.tsx";
import { action as exchange } from "./exchange/route.tsx";
import { action as resetPassword } from "./reset-password.tsx";
import { action as resume } from "./resume.tsx";

const database = await createTestDatabase();

type Page = { action: (args: never) => unknown; at: string; token?: string; headers?: Headers };

/** Submits a form: returns the location of a redirect, else the data and status. */
async function send(page: Page, form: Record<string, string>): Promise<unknown> {
  const result = await runAction(page, form);
  return result instanceof Response ? result.headers.get("location") : result;
}

async function runAction(
  { action, at, token = "", headers }: Page,
  form: Record<string, string>,
): Promise<unknown> {
  const body = new URLSearchParams(form);
  const request = new Request(`http://localhost:3000${at}`, { method: "POST", body, headers });
  const run = action as unknown as (args: unknown) => Promise<unknown>;
  const context = new RouterContextProvider();
  context.set(actorContext, visitor);
  const args = { request, context, params: { token } };
  return run(args).catch((thrown: unknown) => thrown);
}

const mother = { motherName: "Mariama Diop", motherEmail: "mariama@exemple.test" };

/** Token of the last link of this kind in an email to the mother. */
async function lastToken(kind: "accord" | "echange"): Promise<string> {
  const emails = (await database.listEmails()).filter(({ to }) => to === mother.motherEmail);
  const tokens = emails.map(({ text }) => new RegExp(`/${kind}/([\\w-]{43})`).exec(text)?.[1]);
  return tokens.findLast(Boolean) ?? "";
}

describe("consent.tsx action, sent twice", () => {
  async function requestByLink() {
    const { actor, id } = await buildReadyDraft({ info: { birthOn: "2012-03-05", ...mother } });
    const link = { adult: "mother", channel: "link", locale: "fr" } as const;
    const consentRequest = await requestConsent(actor, id, link);
    const token =
      /\/accord\/([\w-]+)/.exec((consentRequest?.ok && consentRequest.message) || "")?.[1] ?? "";
    return { action: answerConsent, at: `/accord/${token}`, token };
  }

  it.each([
    ["given", { answer: "give", name: "Mariama Diop", "purpose-application": "on" }],
    ["refused", { answer: "refuse", name: "" }],
  ])("redirects both times to the outcome %s", async (done, form) => {
    const page = await requestByLink();
    for (const _ of [1, 2]) expect(await send(page, form)).toBe(`${page.at}?done=${done}`);
  });

  it("redirects both times to changed, then to withdrawn", async () => {
    const page = await requestByLink();
    await send(page, { answer: "give", name: "Mariama Diop", "purpose-application": "on" });
    const change = { answer: "change", "purpose-messages": "on" };
    for (const _ of [1, 2]) expect(await send(page, change)).toBe(`${page.at}?done=changed`);
    for (const _ of [1, 2])
      expect(await send(page, { answer: "withdraw" })).toBe(`${page.at}?done=withdrawn`);
  });

  it("returns late for a different answer", async () => {
    const page = await requestByLink();
    await send(page, { answer: "refuse", name: "" });
    const give = { answer: "give", name: "Mariama Diop", "purpose-application": "on" };
    expect(await send(page, give)).toEqual({ isOutdated: true });
  });
});

describe("resume.tsx action, with a form that closes an account", () => {
  it("confirms the closing again when sent twice, because signing in would cancel it", async () => {
    const actor = await buildStudent({ password: TEST_PASSWORD });
    const headers = await signInAs(actor.email);
    const page = {
      action: resume,
      at: "/connexion/reprise?next=/espace-etudiant/compte/fermer",
      headers,
    };
    const form = { word: "FERMER", [CLOSING_FIELD]: signClosingForm(actor) };
    expect(await send(page, form)).toMatchObject({
      data: { form: { fields: Object.entries(form) } },
    });
    await requestClosing(actor, buildCaller({ cookie: headers.get("cookie") ?? "" }), "FERMER");
    expect(await send(page, form)).toBe("/connexion?done=account-closing");
    const english = { ...page, at: `/en${page.at}` };
    expect(await send(english, form)).toBe("/en/connexion?done=account-closing");
  });
});

describe("exchange.tsx action, with a link that has ended", () => {
  it("returns data with status 410, which can be redirected, so that a reload sends nothing", async () => {
    const token = await createEndedLink();
    const page = { action: exchange, at: `/echange/${token}`, token };
    expect(await send(page, { content: "Bonjour" })).toMatchObject({
      data: { linkEnded: true },
      init: { status: 410 },
    });
  });

  /** Link of a mother who consented to read messages and has left the conversation since. */
  async function createEndedLink(): Promise<string> {
    const { actor, id } = await buildReadyDraft({ info: { birthOn: "2012-03-05", ...mother } });
    await requestConsent(actor, id, { adult: "mother", channel: "mail", locale: "fr" });
    const purposes = ["application", "messages"];
    await answer(await lastToken("accord"), {
      givesConsent: true,
      name: "M. Diop",
      purposes,
      address: "",
    });
    const message = { campus: "senegal", subject: "Bulletin", content: "Bonjour." } as const;
    const sent = await writeToSchool(actor, { ...message, applicationId: id });
    if (!sent.ok) throw new Error("not sent");
    await includeAdult(actor, sent.threadId);
    const token = await lastToken("echange");
    await leaveThreadAsGuest(token);
    return token;
  }
});

describe("reset-password.tsx action, sent twice", () => {
  it("redirects both times to sign-in with the email in a cookie", async () => {
    const { email } = await buildStudent({ password: TEST_PASSWORD });
    await requestPasswordReset(buildCaller(), email);
    const token = (await database.getLastLink()).searchParams.get("token") ?? "";
    const headers = new Headers({ origin: "http://localhost:3000" });
    const page = { action: resetPassword, at: "/nouveau-mot-de-passe", headers };
    const answers: unknown[] = [];
    for (const _ of [1, 2])
      answers.push(await runAction(page, { token, password: "une tout autre phrase" }));
    const redirects = answers.map((one) =>
      one instanceof Response ? [one.headers.get("location"), one.headers.get("set-cookie")] : one,
    );
    const cookie = expect.stringContaining(Buffer.from(email).toString("base64url"));
    expect(redirects[0]).toEqual(["/connexion?done=password-changed", cookie]);
    expect(redirects[1]).toEqual(redirects[0]);
  });
});
