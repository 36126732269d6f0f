import { join } from "node:path";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { listStoredEmails } from "#app/platform/mail/file-transport.server.ts";
import { freePort } from "#tests/support/free-port.ts";
import { cookieHeader, createProxiedClient } from "#tests/support/request-through-proxy.ts";
import { runInBatches } from "#tests/support/run-in-batches.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// A site behind an https proxy, as in production, with the demonstration's users.
const PUBLIC = "https://www.ecole.example";
const port = await freePort();
const { database, dataDir } = await withServer({
  PORT: `${port}`,
  PUBLIC_ORIGIN: PUBLIC,
  CLIENT_ADDRESS_HEADER: "X-Real-IP",
});
beforeEach(() => database.query("delete from rate_limits"));

const request = createProxiedClient(PUBLIC, port);
const candidate = { email: "candidat@demo.test", password: DEMO_PASSWORD };
const range = (count: number) => Array.from({ length: count }, (_, n) => n);
const timeoutOptions = { timeout: 20_000 };
const listSubjectsTo = async (email: string) =>
  (await listStoredEmails(join(dataDir, "mail")))
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);

/** Signs this account in; returns the cookies. */
async function signIn(email: string): Promise<string> {
  const answer = await request("/connexion", { form: { email, password: DEMO_PASSWORD } });
  expect(answer.status, email).toBe(302);
  return cookieHeader(answer);
}

/** Fifty accounts of each kind, so that none reaches a rate limit. */
const kinds = ["wrong", "unknown", "social", "unverified"];
beforeAll(async () => {
  for (const kind of kinds.filter((one) => one !== "unknown"))
    await database.query(`
      with made as (
        insert into users (id, created_at, updated_at, name, email, email_verified)
        select gen_random_uuid(), now(), now(), 'Awa Diop', '${kind}-' || n || '@exemple.test', ${kind !== "unverified"}
        from generate_series(0, 49) n returning id
      )
      insert into accounts (id, created_at, updated_at, user_id, account_id, provider_id, password)
      select gen_random_uuid(), now(), now(), made.id, made.id::text,
        ${kind === "social" ? "'google', null" : "'credential', (select password from accounts join users on users.id = user_id where email = 'candidat@demo.test' and provider_id = 'credential')"}
      from made`);
});

/** Measures the shortest of several response times, in milliseconds. */
function createStopwatch() {
  let soonest = Number.POSITIVE_INFINITY;
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = performance.now();
    const done = await work();
    soonest = Math.min(soonest, performance.now() - before);
    return done;
  };
  return { timed, soonest: () => soonest };
}

test("POST /connexion: same response and minimum time for a wrong password, an unknown address, no password or an unconfirmed account (AUTH-01)", async () => {
  const answers = new Set<string>();
  const { timed, soonest } = createStopwatch();
  for (const [k, kind] of kinds.entries())
    await runInBatches(50, async (n) => {
      const email = `${kind}-${n}@exemple.test`;
      const form = { email, password: "pas du tout la bonne" };
      const answer = await timed(() =>
        request("/connexion", { form, from: `198.51.${k}.${n + 1}` }),
      );
      const body = await answer.text();
      expect(answer.headers.getSetCookie()).toEqual([]);
      answers.add(`${answer.status} ${body.replaceAll(email, "…")}`);
    });
  expect([...answers].map((answer) => answer.slice(0, 4))).toEqual(["422 "]);
  expect(soonest()).toBeGreaterThan(490);
});

test("POST /connexion/PROVIDER: redirects with state, nonce and challenge bound to the browser (OA-01)", async () => {
  for (const provider of ["google", "facebook"]) {
    const begun = await request(`/en/connexion/${provider}`, { form: {} });
    const url = new URL(begun.headers.get("location") ?? "");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      redirect_uri: `${PUBLIC}/api/auth/callback/${provider}`,
      scope: "openid profile email",
      state: expect.stringMatching(/^[\w-]{32,}$/),
      nonce: expect.stringMatching(/^[\w-]{32,}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  }
});

test("account cookies: have our prefix and are HttpOnly, and Secure over https (SES-01)", async () => {
  const answer = await request("/connexion", { form: candidate });
  const lines = answer.headers.getSetCookie();
  const [session = ""] = lines.filter((line) => line.includes("session_token"));
  expect(session).toMatch(/^__Host-erabao\.session_token=[^;]{32,};/);
  const begun = await request("/connexion/google", { form: {} });
  expect(begun.headers.get("location")).toMatch(/^https:\/\/www\.ecole\.example\/demo\/identite/);
  const all = [...lines, ...begun.headers.getSetCookie()];
  expect(all.filter((line) => line.startsWith("__Host-erabao."))).toHaveLength(4);
  for (const line of all) {
    expect(line).toMatch(/; SameSite=Lax.*; Secure|; Secure.*; SameSite=Lax/);
    expect(line).not.toMatch(/Domain=/i);
    // Cookies that scripts can read grant no access: the name in the bar, the cart.
    if (!/^(here|cart)=/.test(line)) expect(line).toMatch(/^__Host-erabao\..*; HttpOnly/);
  }
  const inside = await request("/espace-etudiant", { cookie: cookieHeader(answer) });
  expect(inside.status).toBe(200);
});

test("POST /inscription: same response and minimum time for a new and a known address, no second account, and an email to the owner (AUTH-02)", async () => {
  const person = { firstName: "Mariam", lastName: "Sow", password: "cinq girafes lisent le soir" };
  const answers = new Set<string>();
  const { timed, soonest } = createStopwatch();
  const unsure = ["social-1@exemple.test", "unverified-1@exemple.test"];
  const known = [candidate.email, "CANDIDAT@Demo.test"];
  for (const email of ["toute.nouvelle@exemple.test", ...known, ...unsure]) {
    const answer = await timed(() => request("/inscription", { form: { ...person, email } }));
    // One cookie each: it marks the browser of the sign-up and grants no access.
    const shape =
      /^__Host-erabao\.begun=[\w-]{16}\.[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/;
    expect(answer.headers.getSetCookie(), email).toEqual([expect.stringMatching(shape)]);
    answers.add(`${answer.status} ${(await answer.text()).replaceAll(email, "…")}`);
  }
  expect([...answers].map((answer) => answer.slice(0, 4))).toEqual(["200 "]);
  expect(soonest()).toBeGreaterThan(490);
  const twins = "select 1 from users where lower(email) = 'candidat@demo.test'";
  expect(await database.query(twins)).toHaveLength(1);
  expect((await request("/connexion", { form: candidate })).status).toBe(302);
  await expect
    .poll(() => listSubjectsTo(candidate.email), timeoutOptions)
    .toContain("Vous avez déjà un compte");
});

test("POST /mot-de-passe-oublie: same response and minimum time for fifty requests or fifty unknown addresses, and one email (AUTH-03)", async () => {
  const known = "wrong-1@exemple.test";
  const by = ["personne", "wrong", "personne", "wrong", "social", "unverified"];
  const answers = new Set<string>();
  const { timed, soonest } = createStopwatch();
  await runInBatches(150, async (n) => {
    const kind = by[n % by.length] ?? "";
    const email = kind === "wrong" ? known : `${kind}-${Math.floor(n / 3)}@exemple.test`;
    const from = `203.0.${kind.length}.${n + 1}`;
    const answer = await timed(() => request("/mot-de-passe-oublie", { form: { email }, from }));
    answers.add(`${answer.status} ${(await answer.text()).replaceAll(email, "…")}`);
  });
  expect([...answers].map((answer) => answer.slice(0, 4))).toEqual(["200 "]);
  expect(soonest()).toBeGreaterThan(990);
  await expect.poll(() => listSubjectsTo(known), timeoutOptions).toHaveLength(1);
  const queued = "select 1 from mails where state = 'waiting'";
  await expect.poll(() => database.query(queued), timeoutOptions).toEqual([]);
  const all = await listStoredEmails(join(dataDir, "mail"));
  expect(all.filter(({ to }) => to.startsWith("personne-"))).toEqual([]);
  expect(await listSubjectsTo(known)).toHaveLength(1);
});

test("POST /connexion: blocks strangers after ten passwords, but not a browser known to the account (AUTH-04)", async () => {
  const email = "wrong-2@exemple.test";
  const right = { email, password: DEMO_PASSWORD };
  const own = cookieHeader(await request("/connexion", { form: right }));
  const wrong = { email, password: "pas du tout la bonne" };
  for (const n of range(10))
    expect((await request("/connexion", { form: wrong, from: `192.0.2.${n}` })).status).toBe(422);
  const stranger = await request("/connexion", { form: right, from: "192.0.2.99" });
  expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([429, []]);
  const device = own.split("; ").filter((one) => /\.device=/.test(one));
  expect(device).toHaveLength(1);
  const known = await request("/connexion", {
    form: right,
    cookie: device.join(),
    from: "192.0.2.99",
  });
  expect(known.status).toBe(302);
});

const ACCOUNT = "/espace-etudiant/compte";

test("changing the password: requires the current one, ends other sessions and sends an email (PWD-02)", async () => {
  const email = "wrong-3@exemple.test";
  const [own, other] = [await signIn(email), await signIn(email)];
  const newPassword = "neuf pirogues rentrent au port";
  const change = (currentPassword: string) =>
    request(ACCOUNT, {
      form: { intent: "change-password", currentPassword, newPassword },
      cookie: own,
    });
  expect((await change("pas du tout la bonne")).status).toBe(422);
  expect((await request(ACCOUNT, { cookie: other })).status).toBe(200);
  expect((await change(DEMO_PASSWORD)).headers.get("location")).toBe(
    `${ACCOUNT}?done=password-changed`,
  );
  expect((await request(ACCOUNT, { cookie: own })).status).toBe(200);
  expect((await request(ACCOUNT, { cookie: other })).status).toBe(302);
  expect((await request("/connexion", { form: { email, password: DEMO_PASSWORD } })).status).toBe(
    422,
  );
  expect((await request("/connexion", { form: { email, password: newPassword } })).status).toBe(
    302,
  );
  const [row] = await database.query(
    `select password from accounts join users on users.id = user_id where email = '${email}'`,
  );
  expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await expect
    .poll(() => listSubjectsTo(email), timeoutOptions)
    .toEqual(["Votre mot de passe a changé"]);
});

test.each([
  ["candidat@demo.test", "/espace-etudiant", "23 hours 50 minutes", "24 hours 10 minutes"],
  ["admissions@demo.test", "/administration", "25 minutes", "31 minutes"],
])(
  "session of %s: expires after its idle and its absolute limit (SES-04)",
  async (email, area, less, more) => {
    const cookie = await signIn(email);
    const age = (column: string, by: string) =>
      database.query(`update sessions set ${column} = now() - interval '${by}'
      where user_id = (select id from users where email = '${email}')`);
    await age("updated_at", less);
    expect((await request(area, { cookie })).status).toBe(200);
    await age("updated_at", more);
    const over = await request(area, { cookie });
    expect(over.headers.get("location")).toContain("done=session-ended");
    const again = await signIn(email);
    const [lasts, ends] =
      area === "/administration" ? ["11 hours", "13 hours"] : ["29 days", "31 days"];
    await age("created_at", lasts);
    expect((await request(area, { cookie: again })).status).toBe(200);
    await age("created_at", ends);
    expect((await request(area, { cookie: again })).status).toBe(302);
  },
);

test("devices: are listed, and a revoked one is signed out at its next request (SES-06)", async () => {
  const email = "wrong-4@exemple.test";
  const [own, second, third] = [await signIn(email), await signIn(email), await signIn(email)];
  const page = await (await request(ACCOUNT, { cookie: own })).text();
  const devices = page.match(/(?<=name="device" value=")[\w-]+/g) ?? [];
  expect(devices).toHaveLength(2);
  const stranger = await signIn("wrong-5@exemple.test");
  const end = { intent: "sign-out-device", device: devices[0] ?? "" };
  expect((await request(ACCOUNT, { form: end, cookie: stranger })).status).toBe(404);
  const statuses = async () =>
    Promise.all(
      [own, second, third].map(async (one) => (await request(ACCOUNT, { cookie: one })).status),
    );
  expect(await statuses()).toEqual([200, 200, 200]);
  await request(ACCOUNT, { form: end, cookie: own });
  expect((await statuses()).toSorted()).toEqual([200, 200, 302]);
  await request(ACCOUNT, { form: { intent: "sign-out-other-devices" }, cookie: own });
  expect(await statuses()).toEqual([200, 302, 302]);
});

const listEmails = async () =>
  (await listStoredEmails(join(dataDir, "mail"))).filter(
    ({ to, text }) => to === candidate.email && text.includes("/nouveau-mot-de-passe"),
  );

/** Requests a password reset link and waits for its email. */
async function findEmailedLink(): Promise<URL> {
  await database.query("delete from rate_limits");
  const before = await listEmails();
  const answer = await request("/mot-de-passe-oublie", { form: { email: candidate.email } });
  expect(answer.status).toBe(200);
  const count = async () => (await listEmails()).length;
  await expect.poll(count, { timeout: 20_000 }).toBe(before.length + 1);
  const [newest] = await listEmails();
  return new URL(/https?:\/\/\S+nouveau-mot-de-passe\S+/.exec(newest?.text ?? "")?.[0] ?? "");
}

test("reset link: can be opened repeatedly, works once, only the newest and for one hour (RST-01)", async () => {
  const session = cookieHeader(await request("/connexion", { form: candidate }));
  const chosen = "cinq girafes lisent sous la pluie";
  const choose = async (link: URL, password: string) => {
    const token = link.searchParams.get("token") ?? "";
    const answer = await request("/nouveau-mot-de-passe", { form: { token, password } });
    return { status: answer.status, body: await answer.text() };
  };
  const dead = { status: 422, body: expect.stringContaining("Ce lien ne fonctionne plus") };

  const older = await findEmailedLink();
  const link = await findEmailedLink();
  expect(link.origin).toBe(PUBLIC);
  for (const _ of range(3)) expect((await request(link.pathname + link.search)).status).toBe(200);
  expect(await choose(older, chosen)).toEqual(dead);
  expect((await request("/espace-etudiant", { cookie: session })).status).toBe(200);
  expect((await choose(link, chosen)).status).toBe(302);
  expect(await choose(link, "une tout autre phrase encore")).toEqual(dead);
  expect((await request("/espace-etudiant", { cookie: session })).status).toBe(302);
  const { email } = candidate;
  expect((await request("/connexion", { form: { email, password: chosen } })).status).toBe(302);

  const late = await findEmailedLink();
  await database.query("update verifications set expires_at = expires_at - interval '61 minutes'");
  expect(await choose(late, "une tout autre phrase encore")).toEqual(dead);
});

test("reset link: no email is sent and nothing is answered for another host (RST-01)", async () => {
  const before = (await listStoredEmails(join(dataDir, "mail"))).length;
  const form = { email: candidate.email };
  for (const host of ["evil.example", "www.ecole.example.evil.example", `127.0.0.1:${port}`])
    expect((await request("/mot-de-passe-oublie", { form, host })).status, host).toBe(421);
  expect(await listStoredEmails(join(dataDir, "mail"))).toHaveLength(before);
  const queued = "select 1 from mails where state = 'waiting'";
  expect(await database.query(queued)).toEqual([]);
});
