import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { listStoredEmails } from "#app/platform/mail/file-transport.server.ts";
import { cookieHeader } from "#tests/support/request-through-proxy.ts";
import { runInBatches } from "#tests/support/run-in-batches.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { createTestSite } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { dataDir, start } = await createTestSite();
const env = { CLIENT_ADDRESS_HEADER: "X-Real-IP" };
let server = await start(env);

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** A password attempt, from a client address reported by the proxy. */
const attempt = (
  path: string,
  email: string,
  { from = "198.51.100.1", password = "pas du tout la bonne", headers = {} } = {},
) =>
  new TestClient(server.origin).request(path, {
    method: "POST",
    headers: { origin: server.origin, "x-real-ip": from, ...headers },
    body: new URLSearchParams({ email, password }),
  });

test("sign-in addresses: every spelling shares one rate limit, which survives a restart (AUTH-06)", async () => {
  const paths = [
    ...["/connexion", "/en/connexion", "/connexion.data", "/connexion?next=%2Fx"],
    ...["/connexion/", "/CONNEXION", "/connexion/fenetre", "/en/connexion/fenetre"],
  ];
  const email = (n: number) => (n % 2 ? "bama@exemple.test" : "BAMA@Exemple.test");
  const statuses = await Promise.all(
    range(10).map(async (n) => {
      const spelling = paths[n % paths.length] ?? "";
      const answer = await attempt(spelling, email(n), { from: `198.51.100.${n}` });
      return answer.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([422]));
  for (const path of paths) expect((await attempt(path, email(0))).status, path).toBe(429);
  await server.stop();
  server = await start(env);
  const answer = await attempt("/connexion", email(1), { from: "192.0.2.9" });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
});

test("auth library: has no reachable endpoint, in any spelling (AUTH-06, AUTH-07)", async () => {
  for (const path of [
    "/api/auth/sign-in/email",
    "/api/auth/sign-in/email/",
    "//api/auth//sign-in/email",
    "/API/auth/Sign-In/Email",
    "/api/auth/%73ign-in/email",
    "/api/auth/sign-up/email",
    "/api/auth/update-user",
    "/api/auth/change-email",
    "/api/auth/delete-user",
    "/api/auth/list-accounts",
    "/api/auth/unlink-account",
    "/api/auth/get-session",
  ]) {
    const answer = await attempt(path, "candidat@demo.test", { password: DEMO_PASSWORD });
    expect([400, 404], path).toContain(answer.status);
    expect(answer.headers.getSetCookie(), path).toEqual([]);
  }
});

type From = (n: number) => { from: string; headers?: Record<string, string> };
const places: Record<string, From> = {
  "one address": () => ({ from: "203.0.113.50" }),
  "one network of IPv6": (n) => ({ from: `2001:db8:7:${(n % 256).toString(16)}::1` }),
  "one address that names another each time": (n) => {
    const other = `10.0.${n % 7}.${n % 250}`;
    const headers = { "x-forwarded-for": other, forwarded: `for=${other}`, "x-client-ip": other };
    return { from: "203.0.113.60", headers };
  },
};

/** The index of the first refused response; the others may wait half a minute. */
const indexOfFirstRefused = (answers: Promise<Response>[]) =>
  Promise.any(
    answers.map(async (one) => {
      const answer = await one;
      if (answer.status !== 429) throw new Error(`answered ${answer.status}`);
      return answer;
    }),
  );

test.each(Object.entries(places))(
  "POST /connexion: from %s a hundred accounts are tried at once, and further ones wait or are refused (AUTH-05)",
  async (place, at) => {
    const name = place.replaceAll(/\W/g, "-");
    const tried = (n: number) => attempt("/connexion", `${name}-${n}@exemple.test`, at(n + 1));
    const answers = await runInBatches(101, tried);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    const refused = await indexOfFirstRefused(range(40).map((n) => tried(200 + n)));
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await refused.text()).toMatch(/Trop d’essais\. Réessayez dans 1\smin\./);
    const elsewhere = { from: place.includes("IPv6") ? "2001:db8:8::1" : "203.0.113.51" };
    const next = await attempt("/connexion", "p99@exemple.test", elsewhere);
    expect(next.status).toBe(422);
  },
);

test("POST /connexion: the limit of a client address survives a restart (AUTH-05)", {
  tags: ["nightly"],
}, async () => {
  const from = "203.0.113.70";
  const used = await runInBatches(100, (n) =>
    attempt("/connexion", `before-${n}@exemple.test`, { from }),
  );
  expect(new Set(used.map(({ status }) => status))).toEqual(new Set([422]));
  await server.stop();
  server = await start(env);
  expect((await attempt("/connexion", "after@exemple.test", { from })).status).toBe(422);
  const line = range(40).map((n) => attempt("/connexion", `line-${n}@exemple.test`, { from }));
  expect((await indexOfFirstRefused(line)).headers.get("retry-after")).toBe("30");
  const elsewhere = await attempt("/connexion", "after@exemple.test", { from: "203.0.113.71" });
  expect(elsewhere.status).toBe(422);
});

test("POST /connexion: accepts forty correct sign-ins from one address within a minute", async () => {
  const right = { from: "203.0.113.75", password: DEMO_PASSWORD };
  const answers = await runInBatches(40, () => attempt("/connexion", "candidat@demo.test", right));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
});

const sentence = {
  short: "Le mot de passe doit avoir au moins 15 caractères.",
  long: "Ce mot de passe est trop long\u00A0: 128 caractères au plus.",
  common: "Ce mot de passe est trop facile à deviner",
  names: "Ce mot de passe est fait de votre nom ou de celui de l’école",
};

/** Signs up from a new client address. */
const signUp = async (n: number, email: string, password: string) => {
  const browser = new TestClient(server.origin);
  const answer = await browser.request("/inscription", {
    method: "POST",
    headers: { origin: server.origin, "x-real-ip": `198.18.0.${n}` },
    body: new URLSearchParams({ firstName: "Aïssatou", lastName: "Ndiaye", email, password }),
  });
  browser.cookie = cookieHeader(answer);
  const page = await answer.text();
  const [, error = ""] = /id="password-error".*?<span>(.*?)<\/span>/.exec(page) ?? [];
  return { status: answer.status, page, error, browser };
};

test.each([
  ["quatorze signe", sentence.short],
  ["a".repeat(15), sentence.common],
  ["motdepasse12345", sentence.common],
  ["passwordpassword", sentence.common],
  ["soleil soleil soleil", sentence.common],
  ["CollegeErabao2026", sentence.names],
  ["Érabao-Dakar-2026!", sentence.names],
  [DEMO_PASSWORD, sentence.names],
  ["administrateur1", sentence.names],
  ["admission-erabao", sentence.names],
  ["Bienvenue-Erabao1", sentence.names],
  ["Aissatou.NDIAYE-08", sentence.names],
  ["Pwd.Aissa@Exemple.test", sentence.names],
  ["é".repeat(129), sentence.long],
])("new password: is refused with its reason: %s (PWD-01)", async (password, why) => {
  const { status, page, error } = await signUp(1, "pwd.aissa@exemple.test", password);
  expect([status, error]).toEqual([422, expect.stringContaining(why)]);
  expect(page.includes('value="pwd.aissa@exemple.test"')).toBe(true);
  expect(page.includes(password)).toBe(false);
});

test("new password: a long passphrase is accepted as typed, with accents, emoji and spaces at its ends (PWD-01)", async () => {
  const phrases = [
    "  Le marché Kermel à midi 🦜, la corniche, l’océan et un café noir !  ",
    "une girafe ".repeat(20).slice(0, 128),
    "toutenminusculessansrien",
  ];
  for (const [n, password] of phrases.entries()) {
    const email = `phrase-${n}@exemple.test`;
    const { status, browser } = await signUp(2 + n, email, password);
    expect(status, password).toBe(200);
    const from = `198.18.1.${n}`;
    const findEmail = async () =>
      (await listStoredEmails(join(dataDir, "mail"))).find(({ to }) => to === email)?.text ?? "";
    await expect.poll(findEmail, { timeout: 20_000 }).toContain("/verification?token=");
    const [, token = ""] = /token=([\w.-]+)/.exec(await findEmail()) ?? [];
    await browser.submit("/verification", { token });
    const statuses = [password.normalize("NFD"), password.slice(0, -1), password.trim()].map(
      async (tried) => (await attempt("/connexion", email, { from, password: tried })).status,
    );
    const trimmed = password.trim() === password ? 302 : 422;
    expect(await Promise.all(statuses), password).toEqual([302, 422, trimmed]);
  }
});

test("sign-in: creates a new session, whatever cookie was sent (SES-01, SES-02)", async () => {
  const first = await createSignedInClient(server.origin, "candidat@demo.test");
  const cookie = first.cookie;
  expect((await first.request("/espace-etudiant")).status).toBe(200);
  const again = new TestClient(server.origin);
  again.cookie = "erabao.session_token=chosen-by-somebody-else.c2lnbmF0dXJl";
  const answer = await again.submit("/connexion", {
    email: "candidat@demo.test",
    password: DEMO_PASSWORD,
  });
  const [session = ""] = answer.headers.getSetCookie().filter((one) => one.includes("session"));
  expect(session).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(session).not.toMatch(/Domain/i);
  expect(session).not.toContain("chosen-by-somebody-else");
  expect(first.cookie).not.toContain(session.split(";", 1)[0]);
  // At least 32 characters: more than 128 bits.
  expect(decodeURIComponent(session)).toMatch(/session_token=[A-Za-z0-9_-]{32,}\./);
  // Another browser does not affect the first; signing in again in one browser ends its former session.
  expect((await first.request("/espace-etudiant")).status).toBe(200);
  const form = { email: "candidat@demo.test", password: DEMO_PASSWORD };
  const anew = (await first.submit("/connexion", form)).headers.getSetCookie();
  first.cookie = anew.map((one) => one.split(";", 1)[0]).join("; ");
  expect((await first.request("/espace-etudiant")).status).toBe(200);
  first.cookie = cookie;
  const old = await first.request("/espace-etudiant");
  expect([old.status, old.headers.get("location")]).toEqual([
    302,
    "/connexion?next=%2Fespace-etudiant&done=session-ended",
  ]);
});

test("too many attempts: the page shows how long to wait, whether or not the address has an account (AUTH-04)", async () => {
  for (const email of ["candidat@demo.test", "personne@exemple.test"]) {
    for (const n of range(10)) await attempt("/connexion", email, { from: `192.0.2.${n}` });
    const answer = await attempt("/connexion", email, { from: "192.0.2.77" });
    expect(answer.status).toBe(429);
    expect(await answer.text()).toMatch(/Trop d’essais\. Réessayez dans 15\smin\./);
  }
});

test("GET /readyz: reports degraded: proxy, logged once, behind a proxy without CLIENT_ADDRESS_HEADER", async () => {
  const unnamed = await start({ CLIENT_ADDRESS_HEADER: "" });
  const ready = async () => (await fetch(`${unnamed.origin}/readyz`)).text();
  expect(await ready()).not.toContain("proxy");
  const headers = { "x-forwarded-for": "203.0.113.9" };
  for (const path of ["/connexion", "/en/connexion"])
    expect((await fetch(`${unnamed.origin}${path}`, { headers })).status).toBe(200);
  expect(await ready()).toMatch(/^ready\ndegraded: (mail )?proxy\n$/);
  expect(unnamed.getOutput().match(/everybody shares the limits of one address/g)).toHaveLength(1);
  // With the setting, the client's address is known.
  expect(await (await fetch(`${server.origin}/readyz`)).text()).not.toContain("proxy");
});
