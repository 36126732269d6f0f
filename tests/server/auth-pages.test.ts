import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider, StaticRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import {
  requestPasswordReset,
  resetPassword,
} from "#app/features/auth/password/password-reset.server.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import { verifyEmail } from "#app/features/auth/sign-in/sign-up.server.ts";
import {
  buildCaller,
  buildUser,
  signInAs,
  signUpAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import * as provider from "#app/routes/access/provider.ts";
import * as reset from "#app/routes/access/reset-password.tsx";
import * as signIn from "#app/routes/access/sign-in.tsx";
import * as signOut from "#app/routes/access/sign-out.ts";
import * as verify from "#app/routes/access/verify-email.tsx";
import { createTestDatabase } from "#tests/support/database.ts";

const database = await createTestDatabase();
const origin = "http://localhost:3000";

afterEach(async () => {
  setConfig(database.config);
  await database.truncate();
});

type Options = { form?: Record<string, string>; params?: Record<string, string>; cookie?: string };

/** The arguments that React Router passes to a loader or an action. */
function visit(path: string, { form, params = {}, cookie }: Options = {}): never {
  const headers = new Headers({ origin, ...(cookie ? { cookie } : {}) });
  const body = form && new URLSearchParams(form);
  const request = new Request(origin + path, { method: form ? "POST" : "GET", headers, body });
  const context = new RouterContextProvider();
  context.set(clientAddressContext, "203.0.113.9");
  return { request, context, params } as never;
}

/** The response, whether it was returned or thrown. */
async function getResponse<T>(work: () => T | Promise<T>): Promise<Awaited<T> | Response> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

async function lastToken(): Promise<string> {
  const emails = await database.listEmails();
  return /token=([^&\s]+)/.exec(emails.at(-1)?.text ?? "")?.[1] ?? "";
}

const mariam = {
  firstName: "Mariam",
  lastName: "Diallo",
  email: "mariam@exemple.test",
  password: TEST_PASSWORD,
  locale: "fr" as const,
  next: null,
};

test("verification link: opening its page confirms nothing; its button does", async () => {
  const { headers } = await signUpAs(mariam);
  const token = await lastToken();
  for (let times = 0; times < 3; times += 1)
    expect(await verify.loader(visit(`/verification?token=${token}`))).toEqual({
      token,
      next: "",
      isBroken: false,
      signedInEmail: null,
    });
  expect((await db().select().from(users))[0]?.emailVerified).toBe(false);
  const form = { token };
  const answer = await getResponse(() =>
    verify.action(visit("/en/verification", { form, cookie: headers.get("cookie") ?? "" })),
  );
  expect((answer as Response).headers.get("location")).toBe("/en/connexion?done=email-confirmed");
  expect((await db().select().from(users))[0]?.emailVerified).toBe(true);
});

test("verification link: works once, however its signature is encoded, and then says that it was used", async () => {
  const browser = await signUpAs(mariam);
  const token = await lastToken();
  expect(await verifyEmail(browser, token)).toEqual({ ok: true });
  // The last character of an encoded 32-byte signature contains two unused bits.
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = alphabet.indexOf(token.at(-1) ?? "");
  const twins = [0, 1, 2, 3].map((n) => `${token.slice(0, -1)}${alphabet[last - (last % 4) + n]}`);
  expect(twins).toContain(token);
  await db().update(users).set({ emailVerified: false });
  for (const twin of twins)
    expect(await verifyEmail(buildCaller(), twin)).toEqual({ ok: false, reason: "link-used" });
  expect((await db().select().from(users))[0]?.emailVerified).toBe(false);
  const again = await verify.action(visit("/verification", { form: { token } }));
  expect(again.data.reason).toBe("link-used");
});

test("verification link: a used link says without an alert that the address is confirmed", async () => {
  const actionData = { ok: false as const, reason: "link-used", errors: {}, submitted: {} };
  const known = { loaderData: { token: "t", next: "" }, actionData };
  const page = createElement(verify.default, known as never);
  const html = renderToStaticMarkup(
    createElement(StaticRouter, { location: "/verification" }, page),
  );
  expect(html).toContain("Adresse déjà confirmée");
  expect(html).toContain("votre adresse est confirmée");
  expect(html).toMatch(/<a [^>]*href="\/connexion"/);
  expect(html).not.toContain('role="alert"');
});

test("reset link: opening its page does not use it up", async () => {
  await buildUser({ email: "mariam@exemple.test", password: TEST_PASSWORD });
  await requestPasswordReset(buildCaller(), "mariam@exemple.test");
  const token = await lastToken();
  for (let times = 0; times < 3; times += 1)
    expect(await reset.loader(visit(`/nouveau-mot-de-passe?token=${token}`))).toEqual({
      token,
      email: "mariam@exemple.test",
      isSignUp: false,
    });
  const change = { token, password: "une tout autre phrase" };
  expect(await resetPassword(buildCaller(), change)).toMatchObject({ ok: true });
});

test("sign-in action: gives the same response for a wrong password and an unknown address", async () => {
  await buildUser({ email: "known@exemple.test", password: TEST_PASSWORD });
  const form = { password: "pas du tout la bonne" };
  const answers = [];
  for (const email of ["known@exemple.test", "unknown@exemple.test"]) {
    const visitor = visit("/connexion", { form: { ...form, email } });
    const answer = await getResponse(() => signIn.action(visitor));
    answers.push(JSON.stringify(answer).replaceAll(email, "…"));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).toContain('"status":422');
  expect(answers[0]).not.toContain("pas du tout");
});

test("sign-in action: answers 429 with the time to wait after too many attempts, in either language", async () => {
  const form = { email: "known@exemple.test", password: "pas du tout la bonne" };
  const paths = Array.from({ length: 10 }, (_, n) => (n % 2 ? "/connexion" : "/en/connexion"));
  await Promise.all(paths.map((path) => signIn.action(visit(path, { form }))));
  const answer = await signIn.action(visit("/en/connexion", { form }));
  expect(answer.init?.status).toBe(429);
  expect(answer.data).toMatchObject({
    reason: "too-many:15",
    submitted: { email: "known@exemple.test" },
  });
  // The server's entry copies it to the document response (entry.server.tsx).
  const actionHeaders = new Headers(answer.init?.headers);
  expect(Number(actionHeaders.get("retry-after"))).toBeGreaterThan(800);
  const headers = new Headers(signIn.headers({ actionHeaders } as never) as Headers);
  expect(headers.get("cache-control")).toBe("no-store, private");
});

test("sign-in action: redirects to the requested page of this site only", async () => {
  await buildUser({ email: "mariam@exemple.test", password: TEST_PASSWORD });
  const form = { email: "mariam@exemple.test", password: TEST_PASSWORD };
  const places = [
    ["?next=%2Fespace-etudiant%2Fcompte", "/espace-etudiant/compte"],
    ["?next=%2F%2Fmal.example", "/espace-etudiant"],
    ["?next=%2F%0d%0aSet-Cookie:x", "/espace-etudiant"],
  ];
  for (const [query, target] of places) {
    const answer = await getResponse(() => signIn.action(visit(`/connexion${query}`, { form })));
    expect((answer as Response).headers.get("location")).toBe(target);
    expect((answer as Response).headers.getSetCookie()[0]).toMatch(/^erabao\.session_token=/);
  }
});

test("sign-in loader: redirects a signed-in user", async () => {
  const { id } = await buildUser({ email: "mariam@exemple.test", password: TEST_PASSWORD });
  const args = visit("/en/connexion?next=%2Fen%2Fespace-etudiant%2Fcompte");
  const { context } = args as { context: RouterContextProvider };
  const known = { id, name: "Mariam", email: "mariam@exemple.test", locale: "fr" as const };
  context.set(actorContext, { kind: "student", ...known });
  const answer = await getResponse(() => signIn.loader(args));
  expect((answer as Response).headers.get("location")).toBe("/en/espace-etudiant/compte");
  // An error of a provider during re-authentication must survive this redirect.
  const failed = visit("/en/connexion?next=%2Fen%2Fespace-etudiant&error=consent-refused");
  (failed as { context: RouterContextProvider }).context.set(actorContext, {
    kind: "student",
    ...known,
  });
  expect(await signIn.loader(failed)).toMatchObject({ reason: "consent-refused" });
});

test("sign-in page: lists demonstration accounts in demonstration mode only", async () => {
  const loaded = await getResponse(() => signIn.loader(visit("/connexion?account=admissions")));
  expect(loaded).toMatchObject({
    demo: { password: "erabao-demonstration" },
    initialValues: { email: "admissions@demo.test", password: "erabao-demonstration" },
    providers: ["google", "facebook"],
  });
  setConfig({ ...database.config, demo: false });
  const hidden = await getResponse(() => signIn.loader(visit("/connexion?account=admissions")));
  expect(hidden).toMatchObject({ demo: null, initialValues: undefined, providers: [] });
});

test("sign-out: works by form only, and clears the browser's stored data", async () => {
  await buildUser({ email: "mariam@exemple.test", password: TEST_PASSWORD });
  const headers = await signInAs("mariam@exemple.test");
  const cookie = headers.get("cookie") ?? "";
  expect(signOut.loader(visit("/en/deconnexion", { cookie })).headers.get("location")).toBe("/en");
  expect(await getActor(headers)).toMatchObject({ kind: "student" });
  const answer = await signOut.action(visit("/deconnexion", { form: {}, cookie }));
  expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=0/);
  expect(await getActor(headers)).toEqual({ kind: "visitor" });
});

test("provider sign-in: answers 404 for an unknown or disabled provider", async () => {
  const known = { form: {}, params: { provider: "google" } };
  const unknown = { form: {}, params: { provider: "github" } };
  await expect(provider.action(visit("/connexion/github", unknown))).rejects.toMatchObject({
    init: { status: 404 },
  });
  setConfig({ ...database.config, demo: false });
  await expect(provider.action(visit("/connexion/google", known))).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test("provider sign-in: redirects back with an error code when the provider does not answer", async () => {
  // Nothing listens at port 3 of this machine.
  setConfig({ ...database.config, port: 3 });
  const args = visit("/en/connexion/google?next=%2Fen%2Fabout", {
    form: {},
    params: { provider: "google" },
  });
  const answer = await provider.action(args);
  expect(answer.headers.get("location")).toBe(
    "/en/connexion?error=provider-unavailable&next=%2Fen%2Fabout",
  );
});
