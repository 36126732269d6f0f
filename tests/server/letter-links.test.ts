import { SignJWT } from "jose";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider, StaticRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import {
  askForAddress,
  keepNewcomer,
  welcomeNewcomer,
} from "#app/features/identity/sign-in/newcomer.server.ts";
import { verifyEmail } from "#app/features/identity/sign-in/sign-up.server.ts";
import { buildCaller, buildStudent, PASSWORD, signedUp } from "#app/features/identity/testing.ts";
import { actorContext, addressContext } from "#app/http/context.ts";
import { newcomerCookie } from "#app/http/newcomer-cookie.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import * as invitation from "#app/routes/access/invitation.tsx";
import * as newcomer from "#app/routes/access/newcomer.tsx";
import * as verify from "#app/routes/access/verify-email.tsx";
import { testDatabase } from "#tests/support/database.ts";

const database = await testDatabase();
const origin = "http://localhost:3000";

afterEach(async () => {
  setClock();
  await database.truncate();
});

type Reader = Awaited<ReturnType<typeof buildStudent>>;
type Visit = { form?: Record<string, string>; reader?: Reader; cookie?: string };
/** The page of a link, once its button is pressed or before, in English or not. */
type Opening = Pick<Visit, "reader"> & { press?: boolean; english?: boolean };

/** What React Router gives a loader or an action for this address. */
function visit(path: string, { form, reader, cookie = "" }: Visit = {}): never {
  const body = form && new URLSearchParams(form);
  const request = new Request(origin + path, {
    method: form ? "POST" : "GET",
    headers: { origin, cookie },
    body,
  });
  const context = new RouterContextProvider();
  context.set(addressContext, "203.0.113.9");
  if (reader) context.set(actorContext, reader);
  return { request, context, params: {} } as never;
}

/** The page 'Confirmer votre adresse' of a link: when it is opened, or once its button is pressed. */
async function verifying(token: string, { press = false, reader, english }: Opening = {}) {
  const opened = press ? "/verification" : `/verification?token=${token}`;
  const loaderData = await verify.loader(visit(opened, { reader }));
  const answer = press
    ? await verify.action(visit(opened, { reader, form: { token } }))
    : undefined;
  return shown(verify.default, loaderData, answer?.data, english);
}

function shown(page: unknown, loaderData: unknown, actionData: unknown, english = false): string {
  const element = createElement(page as never, { loaderData, actionData } as never);
  const location = english ? "/en/verification" : "/verification";
  return renderToStaticMarkup(createElement(StaticRouter, { location }, element));
}

const mariam = { email: "mariam@exemple.test", firstName: "Mariam", lastName: "Diallo" };
const person = { ...mariam, password: PASSWORD, locale: "fr" as const, next: null };
const calm = "est confirmée";
const alarm = 'role="alert"';

/** The link of a letter of two hours ago, to this address. */
function oldLink(email: string): Promise<string> {
  const key = new TextEncoder().encode(database.config.secret);
  const claims = new SignJWT({ email }).setProtectedHeader({ alg: "HS256" });
  return claims.setExpirationTime(Math.floor(Date.now() / 1000) - 3600).sign(key);
}

async function lastToken(): Promise<string> {
  const letters = await database.letters();
  return /token=([^&\s]+)/.exec(letters.at(-1)?.text ?? "")?.[1] ?? "";
}

test("a link to confirm that a messenger cut says so at once, and its button is not there to press", async () => {
  const browser = await signedUp(person);
  const token = await lastToken();
  const [head = "", claims = "", signature = ""] = token.split(".");
  const changed = `${head}.${claims.slice(0, -2)}.${signature}`;
  for (const cut of [token.slice(0, -8), `${head}.${claims}`, head, changed, "t"]) {
    const page = await verifying(cut);
    expect(page).toContain("Ce lien est incomplet");
    expect(page).toContain("jusqu’à son dernier caractère");
    expect(page).not.toContain("<form");
  }
  expect((await db().select().from(users))[0]?.emailVerified).toBe(false);
  expect(await verifying(token)).toContain('<input type="hidden" name="token"');
  expect(await verifyEmail(browser, token)).toEqual({ ok: true });
});

test("reading a link says the same whether its address has an account, has served, or is unknown", async () => {
  await signedUp(person);
  const token = await lastToken();
  const before = await verifying(token);
  const unknown = await oldLink("nobody@exemple.test");
  expect((await verifying(unknown)).replace(unknown, token)).toBe(before);
  await db().update(users).set({ emailVerified: true });
  expect(await verifying(token)).toBe(before);
});

test("a link that is over is nothing to who is signed in with its address", async () => {
  const reader = await buildStudent(mariam);
  const page = await verifying(await oldLink(mariam.email), { press: true, reader });
  expect(page).toContain("Ce navigateur est connecté avec mariam@exemple.test");
  expect(page).toContain(calm);
  expect(page).toMatch(/href="\/connexion">Continuer</);
  expect(page).not.toContain(alarm);
});

test("a link of somebody else that is over reassures nobody, and says whom this browser is signed in as", async () => {
  const reader = await buildStudent({ email: "awa@exemple.test" });
  const page = await verifying(await oldLink(mariam.email), { press: true, reader });
  expect(page).toContain(alarm);
  expect(page).toContain("Ce lien a plus d’une heure");
  expect(page).toContain("déconnectez-vous d’abord");
  expect(page).toContain("awa@exemple.test");
  expect(page).not.toContain(calm);
  const cut = await verifying("t", { press: true, reader });
  expect(cut).toContain(alarm);
  expect(cut).not.toContain(calm);
});

test("a link that has served says so calmly, whoever is signed in", async () => {
  const browser = await signedUp(person);
  const token = await lastToken();
  await verifyEmail(browser, token);
  const reader = await buildStudent({ email: "awa@exemple.test" });
  const page = await verifying(token, { press: true, reader });
  expect(page).toContain("Ce lien a déjà servi\u00A0: son adresse est confirmée.");
  expect(page).toContain("Ce navigateur est connecté avec awa@exemple.test.");
  expect(page).toContain("Adresse déjà confirmée</h1>");
  expect(page).not.toContain("Ce lien ne sert plus");
  expect(page).not.toContain(alarm);
  const english = await verifying(token, { press: true, reader, english: true });
  expect(english).toContain("This link has already been used: its address is confirmed.");
  expect(english).toContain("This browser is signed in as awa@exemple.test.");
});

test("who reads a link of an account that is over signs in as the first time, by a password or not", async () => {
  const reader = await buildStudent({ email: "awa@exemple.test" });
  const old = { token: await oldLink(mariam.email), press: true };
  for (const { token, press } of [old, { token: "t", press: false }]) {
    const page = await verifying(token, { press });
    expect(page).toContain(
      "Connectez-vous comme la première fois\u00A0: un autre lien sera envoyé",
    );
    expect(page).not.toContain("mot de passe");
    expect(page.split("Connectez-vous"), "what to do is said once").toHaveLength(2);
    const english = await verifying(token, { press, english: true });
    expect(english).toContain("Sign in as you did the first time: another link will be sent");
    const other = await verifying(token, { press, reader });
    expect(other).toContain(
      "connectez-vous avec elle, comme la première fois\u00A0: un autre lien",
    );
    const abroad = await verifying(token, { press, reader, english: true });
    expect(abroad).toContain("sign out first. Then sign in with that one");
  }
});

test("an invitation that a messenger cut says the same of it, and what to ask for", () => {
  const lost = { invitation: null, reader: null, strict: true };
  const page = shown(invitation.default, lost, undefined);
  expect(page).toContain(
    "ouvrez-le dans le message reçu, ou copiez-le jusqu’à son dernier caractère",
  );
  expect(page).toContain("Sinon, demandez une autre invitation.");
  const english = shown(invitation.default, lost, undefined, true);
  expect(english).toContain("open it from the message itself, or copy it to its last character");
});

const kept = () =>
  keepNewcomer({ provider: "facebook", subject: "42", name: "Mariam", firstName: "Mariam" });

/** The page of the link that a newcomer was sent, its address having an account by now. */
async function welcoming(token: string, { press = false, reader, english }: Opening = {}) {
  const opened = `/connexion/adresse?token=${token}`;
  const cookie = newcomerCookie(new Request(origin), kept());
  const loaderData = newcomer.loader(visit(opened, { reader, cookie }));
  const form = { token };
  const answer = press && (await newcomer.action(visit(opened, { reader, cookie, form })));
  return shown(newcomer.default, loaderData, answer && "data" in answer && answer.data, english);
}

async function newcomersLink(): Promise<string> {
  const asked = { kept: kept(), email: mariam.email, locale: "fr" as const, next: null };
  await askForAddress(buildCaller(), asked);
  return lastToken();
}

test("a newcomer's link that is over reassures its owner, too old or not, and nobody else", async () => {
  const token = await newcomersLink();
  const owner = await buildStudent(mariam);
  const other = await buildStudent({ email: "awa@exemple.test" });
  for (const hours of [0, 2]) {
    setClock(new Date(Date.now() + hours * 3_600_000));
    const own = await welcoming(token, { press: true, reader: owner });
    expect(own).toContain("connecté avec mariam@exemple.test");
    expect(own).not.toContain(alarm);
    const page = await welcoming(token, { press: true, reader: other });
    expect(page).toContain(alarm);
    expect(page).toContain("Ce lien ne sert plus");
    expect(page).not.toContain(calm);
    expect(page).not.toContain("<form");
  }
});

test("a newcomer's link that a messenger cut says so at once", async () => {
  const token = await newcomersLink();
  const cut = await welcoming(token.slice(0, -8));
  expect(cut).toContain("Ce lien est incomplet");
  expect(cut).not.toContain("<form");
  expect(await welcoming(token)).toContain('<input type="hidden" name="token"');
});

test("a newcomer has neither account nor password: another link leaves by the provider's button", async () => {
  const token = await newcomersLink();
  const reader = await buildStudent({ email: "awa@exemple.test" });
  setClock(new Date(Date.now() + 2 * 3_600_000));
  for (const [link, press] of [
    [token, true],
    [token.slice(0, -8), false],
  ] as const) {
    const page = await welcoming(link, { press });
    expect(page).toContain("Recommencez par le bouton du même fournisseur");
    expect(page).not.toContain("mot de passe");
    const english = await welcoming(link, { press, english: true });
    expect(english).toContain("Start over with the button of the same provider");
    const other = await welcoming(link, { press, reader });
    expect(other).toContain("déconnectez-vous d’abord. Puis recommencez par le bouton");
    const abroad = await welcoming(link, { press, reader, english: true });
    expect(abroad).toContain("sign out first. Then start over with the button");
  }
});

test("a newcomer's link that has served says so calmly, whoever is signed in", async () => {
  const token = await newcomersLink();
  expect(await welcomeNewcomer(token, kept())).toEqual({ ok: true });
  const reader = await buildStudent({ email: "awa@exemple.test" });
  const page = await welcoming(token, { press: true, reader });
  expect(page).toContain("Ce lien a déjà servi\u00A0: son adresse est confirmée.");
  expect(page).toContain("Ce navigateur est connecté avec awa@exemple.test.");
  expect(page).not.toContain("Ce lien ne sert plus");
});
