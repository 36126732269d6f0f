import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { listKeptMail } from "#app/platform/mail/folder.server.ts";
import { askByHost } from "#tests/support/by-host.ts";
import { freePort } from "#tests/support/free-port.ts";
import { freshDatabase, urlOf } from "#tests/support/fresh-database.ts";
import { launch, newDataDir, removeDataDir } from "#tests/support/server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// A site behind a proxy that speaks https, as in production, with the people of the demonstration.
const PUBLIC = "https://www.ecole.example";
const dataDir = newDataDir();
const database = await freshDatabase("empty");
const port = await freePort();
const { child, said } = launch({
  dataDir,
  env: {
    PORT: `${port}`,
    PUBLIC_ORIGIN: PUBLIC,
    DATABASE_URL: urlOf(database),
    CLIENT_ADDRESS_HEADER: "X-Real-IP",
  },
});
await vi.waitUntil(() => said().includes("is ready"), { timeout: 60_000 });

afterAll(async () => {
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await ended;
  await database.drop();
  removeDataDir(dataDir);
});
beforeEach(() => database.query("delete from rate_limits"));

type Asked = { form?: Record<string, string>; cookie?: string; from?: string; host?: string };

/** Asks as the proxy passes it on: by the host of the site, with the address it saw. */
function ask(address: string, { form, cookie = "", from = "198.51.100.1", host }: Asked = {}) {
  const typed = form && { "content-type": "application/x-www-form-urlencoded" };
  return askByHost(port, address, {
    method: form ? "POST" : "GET",
    headers: {
      host: host ?? new URL(PUBLIC).host,
      origin: PUBLIC,
      "x-real-ip": from,
      cookie,
      ...typed,
    },
    body: form && `${new URLSearchParams(form)}`,
  });
}

const candidate = { email: "candidat@demo.test", password: DEMO_PASSWORD };
const times = (count: number) => Array.from({ length: count }, (_, n) => n);
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");

/** Twenty accounts of each kind, so that none is tried more often than it may be. */
const kinds = ["wrong", "unknown", "social", "unverified"];
async function makeAccounts() {
  for (const kind of kinds.filter((one) => one !== "unknown"))
    await database.query(`
      with made as (
        insert into users (id, created_at, updated_at, name, email, email_verified)
        select gen_random_uuid(), now(), now(), 'Awa Diop', '${kind}-' || n || '@exemple.test', ${kind !== "unverified"}
        from generate_series(0, 19) n returning id
      )
      insert into accounts (id, created_at, updated_at, user_id, account_id, provider_id, password)
      select gen_random_uuid(), now(), now(), made.id, made.id::text,
        ${kind === "social" ? "'google', null" : "'credential', (select password from accounts join users on users.id = user_id where email = 'candidat@demo.test' and provider_id = 'credential')"}
      from made`);
}

test("a wrong password, an unknown address, an account without password or not confirmed: one answer, never at once (AUTH-01)", async () => {
  await makeAccounts();
  const answers = new Set<string>();
  let soonest = Number.POSITIVE_INFINITY;
  for (const [k, kind] of kinds.entries())
    await Promise.all(
      times(20).map(async (n) => {
        const email = `${kind}-${n}@exemple.test`;
        const form = { email, password: "pas du tout la bonne" };
        const before = performance.now();
        const answer = await ask("/connexion", { form, from: `198.51.${k}.${n + 1}` });
        const body = await answer.text();
        soonest = Math.min(soonest, performance.now() - before);
        expect(answer.headers.getSetCookie()).toEqual([]);
        answers.add(`${answer.status} ${body.replaceAll(email, "…")}`);
      }),
    );
  expect([...answers].map((answer) => answer.slice(0, 4))).toEqual(["422 "]);
  expect(soonest).toBeGreaterThan(490);
});

test("cookies of the account are ours alone, out of reach of scripts, and Secure behind https (SES-01)", async () => {
  const answer = await ask("/connexion", { form: candidate });
  const lines = answer.headers.getSetCookie();
  const [session = ""] = lines.filter((line) => line.includes("session_token"));
  expect(session).toMatch(/^__Secure-erabao\.session_token=[^;]{32,};/);
  const begun = await ask("/connexion/google", { form: {} });
  expect(begun.headers.get("location")).toMatch(/^https:\/\/www\.ecole\.example\/demo\/identite/);
  const all = [...lines, ...begun.headers.getSetCookie()];
  expect(all.filter((line) => line.startsWith("__Secure-erabao."))).toHaveLength(3);
  for (const line of all) {
    expect(line).toMatch(/; SameSite=Lax.*; Secure|; Secure.*; SameSite=Lax/);
    expect(line).not.toMatch(/Domain=/i);
    // What scripts read opens nothing: the name that the bar shows, the cart.
    if (!/^(here|cart)=/.test(line)) expect(line).toMatch(/^__Secure-erabao\..*; HttpOnly/);
  }
  const inside = await ask("/espace-etudiant", { cookie: cookieOf(answer) });
  expect(inside.status).toBe(200);
});

const letters = async () =>
  (await listKeptMail(join(dataDir, "mail"))).filter(
    ({ to, text }) => to === candidate.email && text.includes("/nouveau-mot-de-passe"),
  );

/** Asks for a link to choose a password, and waits for its letter. */
async function linkByMail(): Promise<URL> {
  await database.query("delete from rate_limits");
  const before = await letters();
  const answer = await ask("/mot-de-passe-oublie", { form: { email: candidate.email } });
  expect(answer.status).toBe(200);
  const count = async () => (await letters()).length;
  await expect.poll(count, { timeout: 20_000 }).toBe(before.length + 1);
  const [newest] = await letters();
  return new URL(/https?:\/\/\S+nouveau-mot-de-passe\S+/.exec(newest?.text ?? "")?.[0] ?? "");
}

test("a link of reset is read as often as one likes, serves once, and only the newest for an hour (RST-01)", async () => {
  const session = cookieOf(await ask("/connexion", { form: candidate }));
  const chosen = "cinq girafes lisent sous la pluie";
  const choose = async (link: URL, password: string) => {
    const token = link.searchParams.get("token") ?? "";
    const answer = await ask("/nouveau-mot-de-passe", { form: { token, password } });
    return { status: answer.status, body: await answer.text() };
  };
  const dead = { status: 422, body: expect.stringContaining("Ce lien ne sert plus") };

  const older = await linkByMail();
  const link = await linkByMail();
  expect(link.origin).toBe(PUBLIC);
  for (const _ of times(3)) expect((await ask(link.pathname + link.search)).status).toBe(200);
  expect(await choose(older, chosen)).toEqual(dead);
  expect((await ask("/espace-etudiant", { cookie: session })).status).toBe(200);
  expect((await choose(link, chosen)).status).toBe(302);
  expect(await choose(link, "une tout autre phrase encore")).toEqual(dead);
  expect((await ask("/espace-etudiant", { cookie: session })).status).toBe(302);
  const { email } = candidate;
  expect((await ask("/connexion", { form: { email, password: chosen } })).status).toBe(302);

  const late = await linkByMail();
  await database.query("update verifications set expires_at = expires_at - interval '61 minutes'");
  expect(await choose(late, "une tout autre phrase encore")).toEqual(dead);
});

test("no letter is written, and nothing answered, for another host (RST-01)", async () => {
  const before = (await listKeptMail(join(dataDir, "mail"))).length;
  const form = { email: candidate.email };
  for (const host of ["evil.example", "www.ecole.example.evil.example", `127.0.0.1:${port}`])
    expect((await ask("/mot-de-passe-oublie", { form, host })).status, host).toBe(421);
  expect(await listKeptMail(join(dataDir, "mail"))).toHaveLength(before);
  const queued = "select 1 from mails where state = 'waiting'";
  expect(await database.query(queued)).toEqual([]);
});
