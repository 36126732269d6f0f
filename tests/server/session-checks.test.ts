import { expect, test, vi } from "vitest";
import { digestOf } from "#tests/support/digest.ts";
import { oneServer } from "#tests/support/one-server.ts";
import { Person, signedIn } from "#tests/support/person.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// What a session opens, and what is left of one that is over (quality page, SES-02, SES-03 and SES-05).
const { server, database } = await oneServer();

const HOME = "/espace-etudiant";
const CURSUS = `${HOME}/candidate/cursus`;
const ACCOUNT = `${HOME}/compte`;
const LIST = "/administration/candidatures";
/** What a refused request may write: tries are counted, doors are told. */
const restless = ["sessions", "rate_limits", "verifications"];

const nameOfCookie = (cookie: string) => /(?:^|; )([^=]*session_token)=/.exec(cookie)?.[1] ?? "";
const valueIn = (cookie: string) => /session_token=([^;]+)/.exec(cookie)?.[1] ?? "";

test("a copy of the table of sessions opens nothing: its tokens are hashed, and a cookie is signed (SES-02)", async () => {
  const person = await signedIn(server.origin, "candidat@demo.test");
  const value = decodeURIComponent(valueIn(person.cookie));
  const [token = "", signature = ""] = value.split(".");
  expect([token, signature]).toEqual([
    expect.stringMatching(/^\w{32}$/),
    expect.stringMatching(/=$/),
  ]);
  const rows = await database.query("select token from sessions");
  const kept = rows.map((row) => `${row.token}`);
  expect(kept).not.toContain(token);
  expect(JSON.stringify(await database.query("select * from sessions"))).not.toContain(token);

  const name = nameOfCookie(person.cookie);
  const statusWith = async (forged: string) => {
    const thief = Object.assign(new Person(server.origin), {
      cookie: `${name}=${encodeURIComponent(forged)}`,
    });
    return (await thief.ask(HOME)).status;
  };
  expect(await statusWith(value)).toBe(200);
  for (const stolen of [token, ...kept])
    for (const signed of ["", ".", `.${signature}`, ".c2lnbmF0dXJl"])
      if (stolen + signed !== value) expect(await statusWith(stolen + signed), signed).toBe(302);
});

test("a session that was open before its token was hashed stays open, and is one", async () => {
  const person = await signedIn(server.origin, "candidat@demo.test");
  const [token = ""] = decodeURIComponent(valueIn(person.cookie)).split(".");
  // What the migration makes of a token in clear is what the site looks for.
  const [row] = await database.query(
    `select 1 as found from sessions where token =
      rtrim(translate(encode(sha256(convert_to('${token}', 'UTF8')), 'base64'), '+/', '-_'), '=')`,
  );
  expect(row).toEqual({ found: 1 });
});

test("a session that was signed out opens no page, no data, no form and no file (SES-03)", async () => {
  const person = await signedIn(server.origin, "candidat@demo.test");
  const page = await (await person.ask(CURSUS)).text();
  const [file = ""] = /\/fichiers\/[\w-]{36}/.exec(page) ?? [];
  const data = await person.ask(`${CURSUS}.data`);
  expect([data.status, await data.text()]).toEqual([200, expect.stringContaining("bulletin")]);
  const opened = await person.ask(file);
  expect([opened.status, (await opened.arrayBuffer()).byteLength > 100]).toEqual([200, true]);

  const kept = person.cookie;
  await person.send("/deconnexion", {});
  person.cookie = kept;
  const before = await digestOf(database, restless);
  for (const address of [HOME, CURSUS, `${CURSUS}.data`, ACCOUNT, `${ACCOUNT}.data`]) {
    const answer = await person.ask(address);
    expect([202, 302], address).toContain(answer.status);
    const told = await answer.text();
    expect(told, address).not.toMatch(/Aïssatou|candidat@demo|fichiers/);
    expect(answer.headers.get("location") ?? told, address).toContain("/connexion");
  }
  for (const address of [file, `${file}?miniature`, `${file}?inline=1`]) {
    const answer = await person.ask(address);
    expect(answer.status, address).toBe(404);
    expect(answer.headers.get("etag"), address).toBeNull();
    expect(answer.headers.get("content-disposition"), address).toBeNull();
  }
  for (const [address, form] of [
    [ACCOUNT, { intent: "save", firstName: "Mallory" }],
    [`${ACCOUNT}.data`, { intent: "save", firstName: "Mallory" }],
    [CURSUS, { intent: "remove", id: "1" }],
    [ACCOUNT, { intent: "devices" }],
  ] as const) {
    const answer = await person.send(address, form);
    expect([202, 302, 307], address).toContain(answer.status);
    const { headers } = answer;
    expect(headers.get("location") ?? (await answer.text()), address).toContain("/connexion");
  }
  expect(await digestOf(database, restless)).toEqual(before);
});

const idOf = async (email: string) => {
  const [row] = await database.query(`select id from users where email = '${email}'`);
  return `${row?.id}`;
};

/** The form by which an officer takes the first file of their list. */
async function taking(officer: Person) {
  const list = await (await officer.ask(LIST)).text();
  const [, file = ""] = /name="dossier"[^>]*value="([0-9a-f-]{36})"/.exec(list) ?? [];
  expect(file).not.toBe("");
  const form = { officer: await idOf("admissions@demo.test"), seen: "1" };
  return { address: `${LIST}/plusieurs?dossier=${file}`, form };
}

test("an officer whose part changes is out at the next request, page or form (SES-05)", async () => {
  const email = "admissions@demo.test";
  const admin = await signedIn(server.origin, "admin@demo.test");
  const member = `/administration/equipe/${await idOf(email)}`;
  const officer = await signedIn(server.origin, email);
  const { address, form } = await taking(officer);
  const control = await officer.send(address, form);
  expect([control.status, control.headers.get("location")]).toEqual([302, `${LIST}?fait=1`]);

  const change = { intent: "post", role: "editor", campus: "all" };
  const changed = await admin.send(member, change);
  expect(changed.headers.get("location")).toContain("fait=");
  // The letter that tells them leaves in its own time.
  const waiting = "select count(*)::int as n from mails where state = 'waiting'";
  await expect.poll(() => database.query(waiting), { timeout: 10_000 }).toEqual([{ n: 0 }]);
  const before = await digestOf(database, restless);
  for (const place of [LIST, `${LIST}.data`, "/administration"]) {
    const answer = await officer.ask(place);
    expect([202, 302, 401], place).toContain(answer.status);
    expect(await answer.text(), place).not.toContain("ER-27");
  }
  for (const door of [address, address.replace("plusieurs", "plusieurs.data")]) {
    const refused = await officer.send(door, form);
    expect([202, 302, 307], door).toContain(refused.status);
    expect(refused.headers.get("location") ?? (await refused.text())).toContain("/connexion");
  }
  // What they may do now is another thing, by a session of now.
  const again = await signedIn(server.origin, email);
  expect((await again.ask(LIST)).status).toBe(403);
  expect((await again.send(address, form)).status).toBe(403);
  expect((await again.ask("/administration/contenus")).status).toBe(200);
  expect(await digestOf(database, [...restless, "staff"])).toEqual(
    before.filter(({ name }) => name !== "staff"),
  );
});

test("a part that was taken away without the site counts at the next form, and a suspension too (SES-05)", async () => {
  const email = "admissions@demo.test";
  const id = await idOf(email);
  const as = (part: string) => database.query(`update staff set ${part} where user_id = '${id}'`);
  await as("role = 'admissions', campus = 'senegal'");
  const officer = await signedIn(server.origin, email);
  const { address, form } = await taking(officer);
  for (const [part, status] of [
    ["role = 'editor', campus = null", 403],
    ["role = 'admissions', campus = 'cameroon'", 409],
    ["role = 'admissions', campus = 'senegal', suspended_at = now()", 307],
  ] as const) {
    await as(part);
    const before = await digestOf(database, [...restless, "history", "history_seals"]);
    expect((await officer.send(address, form)).status, part).toBe(status);
    expect(await digestOf(database, [...restless, "history", "history_seals"])).toEqual(before);
  }
  await as("suspended_at = null");
  expect((await officer.send(address, form)).status).toBe(302);
});

test.each([
  ["an officer", "admissions@demo.test", "equipe", LIST, "sessions-ended"],
  ["a candidate", "candidat@demo.test", "personnes", CURSUS, "sessions-ended"],
])(
  "every session of %s that an administrator ends is over at its next request (SES-06)",
  async (_, email, wing, page, told) => {
    const admin = await signedIn(server.origin, "admin@demo.test");
    const address = `/administration/${wing}/${await idOf(email)}`;
    const devices = await Promise.all([1, 2, 3].map(() => signedIn(server.origin, email)));
    const [first, second, third] = devices as [Person, Person, Person];
    const end = { intent: "end-sessions" };
    // Only who may: those whose sessions they are have another page for it, and others none.
    for (const other of [first, await signedIn(server.origin, "redaction@demo.test")])
      expect((await other.send(address, end)).status).toBeGreaterThanOrEqual(302);
    for (const device of devices) expect((await device.ask(page)).status).toBe(200);

    const ended = await admin.send(address, end);
    expect(ended.headers.get("location")).toBe(`${address}?fait=${told}`);
    const asked = await first.ask(page);
    expect([asked.status, asked.headers.get("location")]).toEqual([
      302,
      expect.stringContaining("fait=session-ended"),
    ]);
    expect([202, 302, 401]).toContain((await second.ask(`${page}.data`)).status);
    const saved = await third.send(page, { intent: "remove", id: "1" });
    expect([302, 307]).toContain(saved.status);
    expect(saved.headers.get("location")).toContain("/connexion");
    for (const device of devices) expect((await device.ask(page)).status).toBe(302);
    expect((await admin.ask(address)).status).toBe(200);
    expect((await (await signedIn(server.origin, email)).ask(page)).status).toBe(200);
  },
);
