import { expect, test, vi } from "vitest";
import { getDatabaseDigest } from "#tests/support/database-digest.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// The rights of a session, and that none remain when it has ended (SES-02, SES-03 and SES-05).
const { server, database } = await withServer();

const HOME = "/espace-etudiant";
const CURSUS = `${HOME}/candidate/cursus`;
const ACCOUNT = `${HOME}/compte`;
const LIST = "/administration/candidatures";
/** What a refused request may write: rate limits and session activity. */
const volatileTables = ["sessions", "rate_limits", "verifications"];

const nameOfCookie = (cookie: string) => /(?:^|; )([^=]*session_token)=/.exec(cookie)?.[1] ?? "";
const valueIn = (cookie: string) => /session_token=([^;]+)/.exec(cookie)?.[1] ?? "";

/** A form without a session: a document is sent to sign in, and in data the page learns that the session has ended. */
async function expectSessionRefusal(response: Response, address: string): Promise<void> {
  const { pathname } = new URL(address, server.origin);
  expect(response.status, address).toBe(pathname.endsWith(".data") ? 401 : 307);
  const body = await response.text();
  if (response.status === 401) expect(body, address).toContain('"session","ended"');
  else expect(response.headers.get("location"), address).toContain("/connexion");
}

test("copy of the table of sessions: gives no access, because tokens are hashed and cookies signed (SES-02)", async () => {
  const client = await createSignedInClient(server.origin, "candidat@demo.test");
  const value = decodeURIComponent(valueIn(client.cookie));
  const [token = "", signature = ""] = value.split(".");
  expect([token, signature]).toEqual([
    expect.stringMatching(/^\w{32}$/),
    expect.stringMatching(/=$/),
  ]);
  const rows = await database.query("select token from sessions");
  const tokens = rows.map((row) => `${row.token}`);
  expect(tokens).not.toContain(token);
  expect(JSON.stringify(await database.query("select * from sessions"))).not.toContain(token);

  const name = nameOfCookie(client.cookie);
  const statusWith = async (forged: string) => {
    const thief = Object.assign(new TestClient(server.origin), {
      cookie: `${name}=${encodeURIComponent(forged)}`,
    });
    return (await thief.request(HOME)).status;
  };
  expect(await statusWith(value)).toBe(200);
  for (const stolen of [token, ...tokens])
    for (const signed of ["", ".", `.${signature}`, ".c2lnbmF0dXJl"])
      if (stolen + signed !== value) expect(await statusWith(stolen + signed), signed).toBe(302);
});

test("session from before tokens were hashed: stays valid", async () => {
  const client = await createSignedInClient(server.origin, "candidat@demo.test");
  const [token = ""] = decodeURIComponent(valueIn(client.cookie)).split(".");
  // The migration's hash of a plain token equals the one that the site looks up.
  const [row] = await database.query(
    `select 1 as found from sessions where token =
      rtrim(translate(encode(sha256(convert_to('${token}', 'UTF8')), 'base64'), '+/', '-_'), '=')`,
  );
  expect(row).toEqual({ found: 1 });
});

test("signed-out session: gives access to no page, data, form or file (SES-03)", async () => {
  const client = await createSignedInClient(server.origin, "candidat@demo.test");
  const page = await (await client.request(CURSUS)).text();
  const [file = ""] = /\/fichiers\/[\w-]{36}/.exec(page) ?? [];
  const data = await client.request(`${CURSUS}.data`);
  expect([data.status, await data.text()]).toEqual([200, expect.stringContaining("bulletin")]);
  const opened = await client.request(file);
  expect([opened.status, (await opened.arrayBuffer()).byteLength > 100]).toEqual([200, true]);

  const cookie = client.cookie;
  await client.submit("/deconnexion", {});
  client.cookie = cookie;
  const before = await getDatabaseDigest(database, volatileTables);
  for (const address of [HOME, CURSUS, `${CURSUS}.data`, ACCOUNT, `${ACCOUNT}.data`]) {
    const response = await client.request(address);
    expect([202, 302], address).toContain(response.status);
    const body = await response.text();
    expect(body, address).not.toMatch(/Aïssatou|candidat@demo|fichiers/);
    expect(response.headers.get("location") ?? body, address).toContain("/connexion");
  }
  for (const address of [file, `${file}?thumbnail`, `${file}?inline=1`]) {
    const response = await client.request(address);
    expect(response.status, address).toBe(404);
    expect(response.headers.get("etag"), address).toBeNull();
    expect(response.headers.get("content-disposition"), address).toBeNull();
  }
  for (const [address, form] of [
    [ACCOUNT, { intent: "save", firstName: "Mallory" }],
    [`${ACCOUNT}.data`, { intent: "save", firstName: "Mallory" }],
    [CURSUS, { intent: "remove", id: "1" }],
    [ACCOUNT, { intent: "sign-out-other-devices" }],
  ] as const) {
    const response = await client.submit(address, form);
    await expectSessionRefusal(response, address);
  }
  expect(await getDatabaseDigest(database, volatileTables)).toEqual(before);
});

const getId = async (email: string) => {
  const [row] = await database.query(`select id from users where email = '${email}'`);
  return `${row?.id}`;
};

/** The form with which an officer assigns the first application of the list to themselves. */
async function countTakingSessions(officer: TestClient) {
  const list = await (await officer.request(LIST)).text();
  const [, file = ""] = /name="application"[^>]*value="([0-9a-f-]{36})"/.exec(list) ?? [];
  expect(file).not.toBe("");
  const form = { officer: await getId("admissions@demo.test"), expectedCount: "1" };
  return { address: `${LIST}/plusieurs?application=${file}`, form };
}

test("officer whose role changes: is signed out at the next request, page or form (SES-05)", async () => {
  const email = "admissions@demo.test";
  const admin = await createSignedInClient(server.origin, "admin@demo.test");
  const member = `/administration/equipe/${await getId(email)}`;
  const officer = await createSignedInClient(server.origin, email);
  const { address, form } = await countTakingSessions(officer);
  const control = await officer.submit(address, form);
  expect([control.status, control.headers.get("location")]).toEqual([302, `${LIST}?done=1`]);

  const change = { intent: "change-role", role: "editor", campus: "all" };
  const changed = await admin.submit(member, change);
  expect(changed.headers.get("location")).toContain("done=");
  // The email that informs them is sent later.
  const waiting = "select count(*)::int as n from mails where state = 'waiting'";
  await expect.poll(() => database.query(waiting), { timeout: 10_000 }).toEqual([{ n: 0 }]);
  const before = await getDatabaseDigest(database, volatileTables);
  for (const place of [LIST, `${LIST}.data`, "/administration"]) {
    const response = await officer.request(place);
    expect([202, 302, 401], place).toContain(response.status);
    expect(await response.text(), place).not.toContain("ER-27");
  }
  for (const path of [address, address.replace("plusieurs", "plusieurs.data")]) {
    await expectSessionRefusal(await officer.submit(path, form), path);
  }
  // Their new permissions apply in a new session.
  const again = await createSignedInClient(server.origin, email);
  expect((await again.request(LIST)).status).toBe(403);
  expect((await again.submit(address, form)).status).toBe(403);
  expect((await again.request("/administration/contenus")).status).toBe(200);
  expect(await getDatabaseDigest(database, [...volatileTables, "staff"])).toEqual(
    before.filter(({ name }) => name !== "staff"),
  );
});

test("role removed directly in the database, or suspension: applies to the next form (SES-05)", async () => {
  const email = "admissions@demo.test";
  const id = await getId(email);
  const as = (part: string) => database.query(`update staff set ${part} where user_id = '${id}'`);
  await as("role = 'admissions', campus = 'senegal'");
  const officer = await createSignedInClient(server.origin, email);
  const { address, form } = await countTakingSessions(officer);
  for (const [part, status] of [
    ["role = 'editor', campus = null", 403],
    ["role = 'admissions', campus = 'cameroon'", 409],
    ["role = 'admissions', campus = 'senegal', suspended_at = now()", 307],
  ] as const) {
    await as(part);
    const before = await getDatabaseDigest(database, [
      ...volatileTables,
      "history",
      "history_seals",
    ]);
    expect((await officer.submit(address, form)).status, part).toBe(status);
    expect(
      await getDatabaseDigest(database, [...volatileTables, "history", "history_seals"]),
    ).toEqual(before);
  }
  await as("suspended_at = null");
  expect((await officer.submit(address, form)).status).toBe(302);
});

test.each([
  ["an officer", "admissions@demo.test", "equipe", LIST, "sessions-ended"],
  ["a candidate", "candidat@demo.test", "personnes", CURSUS, "sessions-ended"],
])(
  "sessions of %s ended by an administrator: are refused at their next request (SES-06)",
  async (_, email, area, page, message) => {
    const admin = await createSignedInClient(server.origin, "admin@demo.test");
    const address = `/administration/${area}/${await getId(email)}`;
    const devices = await Promise.all(
      [1, 2, 3].map(() => createSignedInClient(server.origin, email)),
    );
    const [first, second, third] = devices as [TestClient, TestClient, TestClient];
    const end = { intent: "end-sessions" };
    // Only administrators may: users end their own sessions on another page.
    for (const other of [first, await createSignedInClient(server.origin, "redaction@demo.test")])
      expect((await other.submit(address, end)).status).toBeGreaterThanOrEqual(302);
    for (const device of devices) expect((await device.request(page)).status).toBe(200);

    const ended = await admin.submit(address, end);
    expect(ended.headers.get("location")).toBe(`${address}?done=${message}`);
    const response = await first.request(page);
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      expect.stringContaining("done=session-ended"),
    ]);
    expect([202, 302, 401]).toContain((await second.request(`${page}.data`)).status);
    const saved = await third.submit(page, { intent: "remove", id: "1" });
    expect([302, 307]).toContain(saved.status);
    expect(saved.headers.get("location")).toContain("/connexion");
    for (const device of devices) expect((await device.request(page)).status).toBe(302);
    expect((await admin.request(address)).status).toBe(200);
    expect((await (await createSignedInClient(server.origin, email)).request(page)).status).toBe(
      200,
    );
  },
);
