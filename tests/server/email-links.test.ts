import { SignJWT } from "jose";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider, StaticRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import {
  completeProviderSignUp,
  requestSignUpLink,
  signPendingSignUp,
} from "#app/features/auth/sign-in/provider-sign-up.server.ts";
import { verifyEmail } from "#app/features/auth/sign-in/sign-up.server.ts";
import { buildCaller, buildStudent, signUpAs, TEST_PASSWORD } from "#app/features/auth/testing.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import { createPendingSignUpCookie } from "#app/http/pending-sign-up-cookie.server.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import * as invitation from "#app/routes/access/invitation.tsx";
import * as newcomer from "#app/routes/access/newcomer.tsx";
import * as verify from "#app/routes/access/verify-email.tsx";
import { createTestDatabase } from "#tests/support/database.ts";

const database = await createTestDatabase();
const origin = "http://localhost:3000";

afterEach(async () => {
  setClock();
  await database.truncate();
});

type Reader = Awaited<ReturnType<typeof buildStudent>>;
type Visit = { form?: Record<string, string>; reader?: Reader; cookie?: string };
/** The page of a link, opened or with its button clicked, in French or English. */
type LinkVisit = Pick<Visit, "reader"> & { isClicked?: boolean; english?: boolean };

/** The arguments that React Router passes to a loader or an action. */
function visit(path: string, { form, reader, cookie = "" }: Visit = {}): never {
  const body = form && new URLSearchParams(form);
  const request = new Request(origin + path, {
    method: form ? "POST" : "GET",
    headers: { origin, cookie },
    body,
  });
  const context = new RouterContextProvider();
  context.set(clientAddressContext, "203.0.113.9");
  if (reader) context.set(actorContext, reader);
  return { request, context, params: {} } as never;
}

/** The page 'Confirmer votre adresse' of a link, opened or with its button clicked. */
async function visitVerification(
  token: string,
  { isClicked = false, reader, english }: LinkVisit = {},
) {
  const opened = isClicked ? "/verification" : `/verification?token=${token}`;
  const loaderData = await verify.loader(visit(opened, { reader }));
  const response = isClicked
    ? await verify.action(visit(opened, { reader, form: { token } }))
    : undefined;
  return renderPage(verify.default, loaderData, response?.data, english);
}

function renderPage(
  page: unknown,
  loaderData: unknown,
  actionData: unknown,
  english = false,
): string {
  const element = createElement(page as never, { loaderData, actionData } as never);
  const location = english ? "/en/verification" : "/verification";
  return renderToStaticMarkup(createElement(StaticRouter, { location }, element));
}

const mariam = { email: "mariam@exemple.test", firstName: "Mariam", lastName: "Diallo" };
const person = { ...mariam, password: TEST_PASSWORD, locale: "fr" as const, next: null };
const CONFIRMED_TEXT = "est confirmée";
const ALERT_ATTRIBUTE = 'role="alert"';

/** A two-hour-old link to this address. */
function createOldLink(email: string): Promise<string> {
  const key = new TextEncoder().encode(database.config.secret);
  const claims = new SignJWT({ email }).setProtectedHeader({ alg: "HS256" });
  return claims.setExpirationTime(Math.floor(Date.now() / 1000) - 3600).sign(key);
}

async function lastToken(): Promise<string> {
  const emails = await database.listEmails();
  return /token=([^&\s]+)/.exec(emails.at(-1)?.text ?? "")?.[1] ?? "";
}

test("confirmation link truncated by a messenger: says so at once and shows no button", async () => {
  const browser = await signUpAs(person);
  const token = await lastToken();
  const [head = "", claims = "", signature = ""] = token.split(".");
  const changed = `${head}.${claims.slice(0, -2)}.${signature}`;
  for (const cut of [token.slice(0, -8), `${head}.${claims}`, head, changed, "t"]) {
    const page = await visitVerification(cut);
    expect(page).toContain("Ce lien est incomplet");
    expect(page).toContain("jusqu’à son dernier caractère");
    expect(page).not.toContain("<form");
  }
  expect((await db().select().from(users))[0]?.emailVerified).toBe(false);
  expect(await visitVerification(token)).toContain('<input type="hidden" name="token"');
  expect(await verifyEmail(browser, token)).toEqual({ ok: true });
});

test("confirmation link: shows the same for an existing, used or unknown address", async () => {
  await signUpAs(person);
  const token = await lastToken();
  const before = await visitVerification(token);
  const unknown = await createOldLink("nobody@exemple.test");
  expect((await visitVerification(unknown)).replace(unknown, token)).toBe(before);
  await db().update(users).set({ emailVerified: true });
  expect(await visitVerification(token)).toBe(before);
});

test("expired confirmation link: is irrelevant to a user signed in with its address", async () => {
  const reader = await buildStudent(mariam);
  const page = await visitVerification(await createOldLink(mariam.email), {
    isClicked: true,
    reader,
  });
  expect(page).toContain("Ce navigateur est connecté avec mariam@exemple.test");
  expect(page).toContain(CONFIRMED_TEXT);
  expect(page).toMatch(/href="\/connexion">Continuer</);
  expect(page).not.toContain(ALERT_ATTRIBUTE);
});

test("somebody else's expired link: confirms nothing and names the signed-in user", async () => {
  const reader = await buildStudent({ email: "awa@exemple.test" });
  const page = await visitVerification(await createOldLink(mariam.email), {
    isClicked: true,
    reader,
  });
  expect(page).toContain(ALERT_ATTRIBUTE);
  expect(page).toContain("Ce lien a plus d’une heure");
  expect(page).toContain("déconnectez-vous d’abord");
  expect(page).toContain("awa@exemple.test");
  expect(page).not.toContain(CONFIRMED_TEXT);
  const cut = await visitVerification("t", { isClicked: true, reader });
  expect(cut).toContain(ALERT_ATTRIBUTE);
  expect(cut).not.toContain(CONFIRMED_TEXT);
});

test("used confirmation link: says so without an alert, whoever is signed in", async () => {
  const browser = await signUpAs(person);
  const token = await lastToken();
  await verifyEmail(browser, token);
  const reader = await buildStudent({ email: "awa@exemple.test" });
  const page = await visitVerification(token, { isClicked: true, reader });
  expect(page).toContain("Ce lien a déjà servi\u00A0: son adresse est confirmée.");
  expect(page).toContain("Ce navigateur est connecté avec awa@exemple.test.");
  expect(page).toContain("Adresse déjà confirmée</h1>");
  expect(page).not.toContain("Ce lien ne fonctionne plus");
  expect(page).not.toContain(ALERT_ATTRIBUTE);
  const english = await visitVerification(token, { isClicked: true, reader, english: true });
  expect(english).toContain("This link has already been used: its address is confirmed.");
  expect(english).toContain("This browser is signed in as awa@exemple.test.");
});

test("expired confirmation link: leads to the first sign-in, with or without a password", async () => {
  const reader = await buildStudent({ email: "awa@exemple.test" });
  const old = { token: await createOldLink(mariam.email), isClicked: true };
  for (const { token, isClicked } of [old, { token: "t", isClicked: false }]) {
    const page = await visitVerification(token, { isClicked });
    expect(page).toContain(
      "Connectez-vous comme la première fois\u00A0: un autre lien sera envoyé",
    );
    expect(page).not.toContain("mot de passe");
    expect(page.split("Connectez-vous"), "what to do is said once").toHaveLength(2);
    const english = await visitVerification(token, { isClicked, english: true });
    expect(english).toContain("Sign in as you did the first time: another link will be sent");
    const other = await visitVerification(token, { isClicked, reader });
    expect(other).toContain(
      "connectez-vous avec elle, comme la première fois\u00A0: un autre lien",
    );
    const abroad = await visitVerification(token, { isClicked, reader, english: true });
    expect(abroad).toContain("sign out first. Then sign in with that one");
  }
});

test("truncated invitation: says so and what to ask for", () => {
  const lost = { invitation: null, signedInEmail: null, requiresSecondFactor: true };
  const page = renderPage(invitation.default, lost, undefined);
  expect(page).toContain(
    "ouvrez-le dans le message reçu, ou copiez-le jusqu’à son dernier caractère",
  );
  expect(page).toContain("Sinon, demandez une autre invitation.");
  const english = renderPage(invitation.default, lost, undefined, true);
  expect(english).toContain("open it from the message itself, or copy it to its last character");
});

const listUsers = () =>
  signPendingSignUp({ provider: "facebook", subject: "42", name: "Mariam", firstName: "Mariam" });

/** The page of a newcomer's link whose address has an account by now. */
async function visitWelcome(token: string, { isClicked = false, reader, english }: LinkVisit = {}) {
  const opened = `/connexion/adresse?token=${token}`;
  const cookie = createPendingSignUpCookie(new Request(origin), listUsers());
  const loaderData = newcomer.loader(visit(opened, { reader, cookie }));
  const form = { token };
  const response = isClicked && (await newcomer.action(visit(opened, { reader, cookie, form })));
  return renderPage(
    newcomer.default,
    loaderData,
    response && "data" in response && response.data,
    english,
  );
}

async function createNewcomerLink(): Promise<string> {
  const linkRequest = {
    signedProfile: listUsers(),
    email: mariam.email,
    locale: "fr" as const,
    next: null,
  };
  await requestSignUpLink(buildCaller(), linkRequest);
  return lastToken();
}

test("expired newcomer link: informs its owner only, whatever its age", async () => {
  const token = await createNewcomerLink();
  const owner = await buildStudent(mariam);
  const other = await buildStudent({ email: "awa@exemple.test" });
  for (const hours of [0, 2]) {
    setClock(new Date(Date.now() + hours * HOUR_MS));
    const own = await visitWelcome(token, { isClicked: true, reader: owner });
    expect(own).toContain("connecté avec mariam@exemple.test");
    expect(own).not.toContain(ALERT_ATTRIBUTE);
    const page = await visitWelcome(token, { isClicked: true, reader: other });
    expect(page).toContain(ALERT_ATTRIBUTE);
    expect(page).toContain("Ce lien ne fonctionne plus");
    expect(page).not.toContain(CONFIRMED_TEXT);
    expect(page).not.toContain("<form");
  }
});

test("truncated newcomer link: says so at once", async () => {
  const token = await createNewcomerLink();
  const cut = await visitWelcome(token.slice(0, -8));
  expect(cut).toContain("Ce lien est incomplet");
  expect(cut).not.toContain("<form");
  expect(await visitWelcome(token)).toContain('<input type="hidden" name="token"');
});

test("newcomer link: offers another link by the provider's button, because there is no account or password", async () => {
  const token = await createNewcomerLink();
  const reader = await buildStudent({ email: "awa@exemple.test" });
  setClock(new Date(Date.now() + 2 * HOUR_MS));
  for (const [link, isClicked] of [
    [token, true],
    [token.slice(0, -8), false],
  ] as const) {
    const page = await visitWelcome(link, { isClicked });
    expect(page).toContain("Recommencez par le bouton du même fournisseur");
    expect(page).not.toContain("mot de passe");
    const english = await visitWelcome(link, { isClicked, english: true });
    expect(english).toContain("Start over with the button of the same provider");
    const other = await visitWelcome(link, { isClicked, reader });
    expect(other).toContain("déconnectez-vous d’abord. Puis recommencez par le bouton");
    const abroad = await visitWelcome(link, { isClicked, reader, english: true });
    expect(abroad).toContain("sign out first. Then start over with the button");
  }
});

test("used newcomer link: says so without an alert, whoever is signed in", async () => {
  const token = await createNewcomerLink();
  expect(await completeProviderSignUp(token, listUsers())).toEqual({ ok: true });
  const reader = await buildStudent({ email: "awa@exemple.test" });
  const page = await visitWelcome(token, { isClicked: true, reader });
  expect(page).toContain("Ce lien a déjà servi\u00A0: son adresse est confirmée.");
  expect(page).toContain("Ce navigateur est connecté avec awa@exemple.test.");
  expect(page).not.toContain("Ce lien ne fonctionne plus");
});
