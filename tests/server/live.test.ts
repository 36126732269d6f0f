import { expect, test, vi } from "vitest";
import { queryColumn, queryDatabase } from "#tests/support/query-database.ts";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";
import { withTwoServers } from "#tests/support/with-two-servers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { first, second, database } = await withTwoServers();
const query = (statement: string) => queryDatabase(database.settings, statement);

type LiveEvent = { waiting: number; version: string };

/** The events of `/direct`, one by one; `undefined` when the server ends the stream. */
async function stream(person: TestClient) {
  const abort = new AbortController();
  const response = await fetch(`${person.origin}/direct`, {
    headers: { cookie: person.cookie, accept: "text/event-stream" },
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";
  const next = async (): Promise<LiveEvent | undefined> => {
    const found = /^data: (.*)\n\n/m.exec(buffer);
    if (found) {
      buffer = buffer.slice(found.index + found[0].length);
      return JSON.parse(found[1] ?? "");
    }
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) return undefined;
    buffer += value;
    return next();
  };
  return { answer: response, next, close: () => abort.abort() };
}

const getThread = async (email: string) =>
  (
    await queryColumn(
      database.settings,
      `select t.id from threads t join users u on u.id = t.person_id where u.email = '${email}' limit 1`,
    )
  )[0];

const AWA = "candidat@demo.test";
/** In whole milliseconds, as the application stores dates. */
const writeTo = (thread: unknown) =>
  query(`with m as (
    insert into messages (id, thread_id, side, content, created_at)
    values (gen_random_uuid(), '${thread}', 'school', 'Bonjour.', date_trunc('milliseconds', now()))
    returning thread_id)
    update threads set last_message_at = now() where id = (select thread_id from m)`);

const readFirstEvent = async (person: TestClient): Promise<LiveEvent> =>
  (await person.request("/direct", { headers: { accept: "application/json" } })).json();

test("new message: is announced to pages served by another process", async () => {
  const thread = await getThread(AWA);
  const candidate = await createSignedInClient(second.origin, AWA);
  const mine = await stream(candidate);
  expect(mine.answer.headers.get("content-type")).toBe("text/event-stream");
  expect(mine.answer.headers.get("content-encoding")).toBeNull();
  const before = await mine.next();
  const officer = await createSignedInClient(first.origin, "admin@demo.test");
  const sent = await officer.submit(`/administration/messages/${thread}`, { content: "Bonjour." });
  expect(sent.status).toBe(302);
  const after = await mine.next();
  expect(after?.waiting).toBe((before?.waiting ?? 0) + 1);
  expect(after?.version).not.toBe(before?.version);
  mine.close();
});

test("read thread: is announced to the school, and to the reader's other pages as a count only", async () => {
  const thread = await getThread(AWA);
  await writeTo(thread);
  const candidate = await createSignedInClient(first.origin, AWA);
  const officer = await createSignedInClient(second.origin, "admin@demo.test");
  const [theirs, mine] = [await stream(officer), await stream(candidate)];
  const [seen, before] = [await theirs.next(), await mine.next()];
  await candidate.request(`/espace-etudiant/messagerie/${thread}`);
  expect(await mine.next()).toEqual({
    waiting: (before?.waiting ?? 0) - 1,
    version: before?.version,
  });
  expect((await theirs.next())?.version).not.toBe(seen?.version);
  theirs.close();
  mine.close();
});

test("rolled-back change: is not announced", async () => {
  const thread = await getThread(AWA);
  const candidate = await createSignedInClient(first.origin, AWA);
  const before = await readFirstEvent(candidate);
  await query(`begin; update threads set last_message_at = now() where id = '${thread}'; rollback`);
  // Events arrive in commit order, so this one comes after.
  const other = await createSignedInClient(first.origin, "admin@demo.test");
  const theirs = await stream(other);
  await theirs.next();
  await query("select pg_notify('live', 'campus:senegal')");
  await theirs.next();
  expect(await readFirstEvent(candidate)).toEqual(before);
  theirs.close();
});

test("state change of an application: is announced to the staff of its campus only", async () => {
  const [row] = await query(
    "select id from applications where submitted_at is not null and campus = 'cameroon' limit 1",
  );
  const administrator = await createSignedInClient(first.origin, "admin@demo.test");
  const elsewhere = await createSignedInClient(first.origin, "admissions@demo.test");
  const here = await stream(administrator);
  const before = await here.next();
  const there = await readFirstEvent(elsewhere);
  const record = (action: string) =>
    query(`insert into history (id, created_at, actor_kind, action, subject_kind, subject_id)
         values (gen_random_uuid(), now(), 'staff', '${action}', 'application', '${row?.id}')`);
  await record("file.opened");
  await record("choice.start-review");
  const after = await here.next();
  expect(after?.version).not.toBe(before?.version);
  expect(await readFirstEvent(elsewhere)).toEqual(there);
  here.close();
});

test("announcement, added or removed adult: are announced to the people concerned", async () => {
  const officer = await createSignedInClient(second.origin, "admissions@demo.test");
  const candidate = await createSignedInClient(second.origin, AWA);
  const [theirs, mine] = [await stream(officer), await stream(candidate)];
  let [seen, before] = [await theirs.next(), await mine.next()];
  const id = crypto.randomUUID();
  await query(`insert into announcements (id, subject_fr, content_fr, campus, created_at)
             values ('${id}', 'Rentrée', 'Le 4.', 'senegal', now())`);
  for (const step of ["sent_at", "ended_at"]) {
    await query(`update announcements set ${step} = now() where id = '${id}'`);
    const after = await theirs.next();
    expect(after?.version, step).not.toBe(seen?.version);
    seen = after;
  }
  const thread = await getThread(AWA);
  await query(`insert into guests
             (id, thread_id, consent_id, adult, name, email, locale, token_digest, since, created_at)
             values ('${id}', '${thread}', '${id}', 'mother', 'Fatou', 'f@x.sn', 'fr', '${id}', now(), now())`);
  for (const change of ["ended_at = now()", "ended_at = null"]) {
    const after = await mine.next();
    expect(after?.version, change).not.toBe(before?.version);
    before = after;
    await query(`update guests set ${change} where id = '${id}'`);
  }
  theirs.close();
  mine.close();
});

test("stream: ends with its session, and does not extend it", async () => {
  const candidate = await createSignedInClient(first.origin, AWA);
  const used = () =>
    queryColumn(
      database.settings,
      `select max(s.updated_at)::text from sessions s join users u on u.id = s.user_id where u.email = '${AWA}'`,
    );
  await query("update sessions set updated_at = updated_at - interval '2 hours'");
  const before = await used();
  const mine = await stream(candidate);
  await mine.next();
  expect(await used()).toEqual(before);
  await query("delete from sessions");
  await writeTo(await getThread(AWA));
  expect(await mine.next()).toBeUndefined();
  const visitor = await candidate.request("/direct", { headers: { accept: "text/event-stream" } });
  expect(visitor.status).toBe(204);
});

test("lost database connection: is restored, and everything counts as changed", async () => {
  const candidate = await createSignedInClient(second.origin, AWA);
  const mine = await stream(candidate);
  const before = await mine.next();
  await query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'erabao listening'",
  );
  const after = await mine.next();
  expect(after?.version.split("-")[0]).not.toBe(before?.version.split("-")[0]);
  mine.close();
});

test("thirteenth stream of a person: ends the oldest", async () => {
  const candidate = await createSignedInClient(first.origin, AWA);
  const streams = [];
  for (let n = 0; n < 13; n += 1) streams.push(await stream(candidate));
  const [oldest, newest] = [streams[0], streams[12]];
  let last = await oldest?.next();
  while (last) last = await oldest?.next();
  expect(await newest?.next()).toMatchObject({ waiting: expect.any(Number) });
  for (const one of streams) one.close();
});

test("user signed out by the school: receives nothing more on any page", async () => {
  const candidate = await createSignedInClient(second.origin, AWA);
  const open = await stream(candidate);
  await open.next();
  const administrator = await createSignedInClient(first.origin, "admin@demo.test");
  const [person] = await queryColumn(
    database.settings,
    `select id from users where email = '${AWA}'`,
  );
  const page = `/administration/personnes/${person}`;
  expect((await administrator.submit(page, { intent: "end-sessions" })).status).toBe(302);
  expect(await open.next()).toBeUndefined();
  expect((await candidate.request("/direct")).status).toBe(204);
});
