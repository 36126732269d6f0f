import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { config, setConfig } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { historySeals } from "#app/platform/db/schema/audit.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { createTestDatabase } from "#tests/support/database.ts";
import { checkSeals } from "./check-seals.server.ts";
import { recordHistory } from "./record-history.server.ts";
import { resealHistory } from "./reseal-history.server.ts";
import { closeUnkeyedChain, sealHistory } from "./seal-history.server.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());

/** The number of migrations up to the one that introduced keyed seals. */
const KEYED_AT = 1 + journal.entries.findIndex(({ tag }) => tag === "0054_keyed-seals");

const line = (action: string) =>
  transaction((tx) => recordHistory(tx, "system", action, { kind: "person", id: "one" }));
const seal = () => sealHistory(0);
/** A line of the current millisecond waits for the next seal, so this repeats until there are `count` seals. */
const sealUntil = (count: number) =>
  expect
    .poll(async () => {
      await seal();
      return db().$count(historySeals);
    })
    .toBe(count);
/** What somebody with database access can do, and the application cannot. */
const withoutTriggers = (statement: string) =>
  transaction(async (tx) => {
    await tx.execute(sql.raw("set local session_replication_role = replica"));
    // A unique comment: repeated text would be prepared, and a prepared statement holds one command.
    await tx.execute(sql.raw(`${statement} -- ${randomUUID()}`));
  });

async function buildSealedHistory() {
  const admin = await buildStaff({ role: "administrator", campus: null });
  await line("first.done");
  await line("second.done");
  await sealUntil(1);
  await line("third.done");
  await sealUntil(2);
  return admin;
}

test("sealHistory: chains a seal to the one before, and adds none without new lines", async () => {
  const admin = await buildSealedHistory();
  await seal();
  const seals = await db().select().from(historySeals).orderBy(historySeals.position);
  expect(seals).toHaveLength(2);
  const checked = await checkSeals(admin);
  expect(checked).toMatchObject({ ok: true, seals: 2, digest: seals[1]?.digest });
  expect(checked?.ok && checked.lines).toBe(seals.reduce((sum, { lines }) => sum + lines, 0));
});

test.for([
  ["a line changed", "update history set action = 'else.done' where action = 'first.done'"],
  ["a line taken away", "delete from history where action = 'second.done'"],
  [
    "a line added",
    "insert into history select gen_random_uuid(), created_at, actor_id, actor_kind, action, subject_kind, subject_id, details, written_at from history where action = 'first.done'",
  ],
  [
    "a seal changed",
    "update history_seals set digest = repeat('0', 64) where position = (select min(position) from history_seals)",
  ],
  [
    "a seal taken away",
    "delete from history_seals where position = (select min(position) from history_seals)",
  ],
])("checkSeals: returns changed after %s in the database", async ([, statement]) => {
  const admin = await buildSealedHistory();
  await withoutTriggers(statement ?? "");
  expect(await checkSeals(admin)).toMatchObject({ ok: false });
});

test.for([
  "update history set action = 'else.done'",
  "delete from history",
  "truncate history",
  "update history_seals set digest = repeat('0', 64)",
  "delete from history_seals",
  "truncate history_seals",
])("history: a trigger refuses %s", async (statement) => {
  const admin = await buildSealedHistory();
  const change = db().execute(sql.raw(statement));
  await expect(change).rejects.toMatchObject({ cause: { message: "history is append-only" } });
  expect(await checkSeals(admin)).toMatchObject({ ok: true, seals: 2 });
});

/** Rewrites a line and every later seal, as somebody with database access but without APP_SECRET can. */
const rewriteWithoutKey = (keyId: string) =>
  withoutTriggers(`
    update history set action = 'else.done' where action = 'first.done';
    do $$ declare s record; before text := ''; start timestamptz := 'epoch'; made text; begin
      for s in select * from history_seals order by position loop
        select encode(sha256(convert_to(before || coalesce(string_agg(json_build_array(id,
          created_at at time zone 'UTC', written_at at time zone 'UTC', actor_id, actor_kind, action,
          subject_kind, subject_id, details)::text, E'\\n' order by written_at, id), ''), 'UTF8')), 'hex')
          into made from history where written_at >= start and written_at < s.until;
        update history_seals set digest = made, key_id = ${keyId} where position = s.position;
        before := made; start := s.until;
      end loop; end $$`);

test("checkSeals: returns changed for seals recomputed without APP_SECRET", async () => {
  const admin = await buildSealedHistory();
  await rewriteWithoutKey("key_id");
  expect(await checkSeals(admin)).toMatchObject({ ok: false, cause: "changed" });
});

test("checkSeals: returns changed for an unkeyed seal after a keyed one", async () => {
  const admin = await buildSealedHistory();
  await withoutTriggers(
    "update history_seals set key_id = null where position = (select max(position) from history_seals)",
  );
  expect(await checkSeals(admin)).toMatchObject({ ok: false, cause: "changed" });
});

test("checkSeals: returns changed for an unkeyed chain, which later seals do not continue", async () => {
  const admin = await buildSealedHistory();
  await rewriteWithoutKey("null");
  expect(await checkSeals(admin)).toMatchObject({ ok: false, cause: "changed" });
  await line("later.done");
  await seal();
  expect(await db().$count(historySeals)).toBe(2);
  expect(await checkSeals(admin)).toMatchObject({ ok: false, cause: "changed" });
});

test("closeUnkeyedChain: closes an unkeyed chain during the migration only, once", async () => {
  const admin = await buildSealedHistory();
  await rewriteWithoutKey("null");
  await closeUnkeyedChain(KEYED_AT);
  expect(await db().$count(historySeals)).toBe(2);
  await closeUnkeyedChain(KEYED_AT - 1);
  expect(await checkSeals(admin)).toMatchObject({ ok: true, seals: 3 });
  await closeUnkeyedChain(KEYED_AT - 1);
  await seal();
  expect(await db().$count(historySeals)).toBe(3);
});

test("closeUnkeyedChain: seals nothing in a new database", async () => {
  await line("first.done");
  await closeUnkeyedChain(0);
  expect(await db().$count(historySeals)).toBe(0);
});

/** Runs with another APP_SECRET, and optionally a previous one. */
async function withSecret<T>(secret: string, work: () => Promise<T>, previousSecret?: string) {
  const settings = config();
  setConfig({ ...settings, secret, previousSecret });
  try {
    return await work();
  } finally {
    setConfig(settings);
  }
}

const KEY_B = "another secret of this site, long enough";

/** Two seals with the secret of the tests, then two with another. */
async function buildHistoryWithTwoKeys() {
  const admin = await buildSealedHistory();
  await withSecret(KEY_B, async () => {
    await line("fourth.done");
    await sealUntil(3);
    await line("fifth.done");
    await sealUntil(4);
  });
  return admin;
}

describe("checkSeals after APP_SECRET was changed", () => {
  it("compares the seals of the current key and counts the others", async () => {
    const admin = await buildHistoryWithTwoKeys();
    const checked = await withSecret(KEY_B, () => checkSeals(admin));
    expect(checked).toMatchObject({ ok: true, seals: 2, lines: 2, notCompared: { seals: 2 } });
    const again = await checkSeals(admin);
    expect(again).toMatchObject({ ok: true, seals: 2, notCompared: { seals: 2, lines: 2 } });
  });

  it.for(["fourth.done", "fifth.done"])(
    "finds a change of %s under the new key",
    async (action) => {
      const admin = await buildHistoryWithTwoKeys();
      await withoutTriggers(`update history set action = 'else.done' where action = '${action}'`);
      const checked = await withSecret(KEY_B, () => checkSeals(admin));
      expect(checked).toMatchObject({ ok: false, cause: "changed" });
    },
  );

  it("finds a line deleted under the other key", async () => {
    const admin = await buildHistoryWithTwoKeys();
    await withoutTriggers("delete from history where action = 'first.done'");
    const checked = await withSecret(KEY_B, () => checkSeals(admin));
    expect(checked).toMatchObject({ ok: false, cause: "changed" });
  });

  it("compares all seals with APP_SECRET_PREVIOUS", async () => {
    const admin = await buildHistoryWithTwoKeys();
    const previous = config().secret;
    const check = () => withSecret(KEY_B, () => checkSeals(admin), previous);
    expect(await check()).toMatchObject({ ok: true, seals: 4, notCompared: null });
    await withoutTriggers("update history set action = 'else.done' where action = 'first.done'");
    expect(await check()).toMatchObject({ ok: false, cause: "changed" });
  });

  it("ignores unkeyed seals that a seal of another key closed", async () => {
    const admin = await buildSealedHistory();
    await rewriteWithoutKey("null");
    await withSecret(KEY_B, () => closeUnkeyedChain(KEYED_AT - 1));
    await line("later.done");
    await sealUntil(4);
    const checked = await checkSeals(admin);
    expect(checked).toMatchObject({ ok: true, seals: 1, lines: 1, notCompared: { seals: 3 } });
  });
});

describe("resealHistory", () => {
  const getLines = (action: string) =>
    db().select().from(history).where(eq(history.action, action));

  it("restarts the checks after a change and records the administrator and the reason", async () => {
    const admin = await buildSealedHistory();
    await withoutTriggers("update history set action = 'else.done' where action = 'first.done'");
    const done = await resealHistory(` ${admin.email.toUpperCase()}`, "Restored from a backup");
    expect(done?.seal).toMatchObject({ lines: expect.any(Number) });
    expect(await getLines("history.resealed")).toMatchObject([
      {
        actorId: admin.id,
        actorKind: "staff",
        details: { because: "seals-changed", reason: "Restored from a backup" },
      },
    ]);
    expect(await checkSeals(admin)).toMatchObject({
      ok: true,
      seals: 1,
      lines: done?.seal?.lines,
      resealedUntil: expect.any(Date),
    });
    await sealUntil(4);
    expect(await checkSeals(admin)).toMatchObject({ ok: true, seals: 2 });
    await withoutTriggers("update history set action = 'else.done' where action = 'second.done'");
    expect(await checkSeals(admin)).toMatchObject({ ok: false, cause: "changed" });
  });

  it("repairs an unkeyed seal after the chain was closed", async () => {
    const admin = await buildSealedHistory();
    await withoutTriggers(
      "update history_seals set key_id = null where position = (select max(position) from history_seals)",
    );
    expect(await resealHistory(admin.email, "An old process was running")).toMatchObject({
      seal: { lines: expect.any(Number) },
    });
    await sealUntil(4);
    expect(await checkSeals(admin)).toMatchObject({ ok: true, seals: 2 });
  });

  it("replaces seals of another key", async () => {
    const admin = await buildHistoryWithTwoKeys();
    await withSecret(KEY_B, async () => {
      expect(await resealHistory(admin.email, "New secret")).toMatchObject({
        seal: { lines: expect.any(Number) },
      });
      expect(await checkSeals(admin)).toMatchObject({ ok: true, seals: 1, notCompared: null });
    });
    expect(await getLines("history.resealed")).toMatchObject([
      { details: { because: "seals-not-compared" } },
    ]);
  });

  it("a reseal made without the key is invalid", async () => {
    const admin = await buildSealedHistory();
    await withoutTriggers("update history set action = 'else.done' where action = 'first.done'");
    await withoutTriggers(
      "update history_seals set is_reseal = true, lines = lines + 2 where position = (select max(position) from history_seals)",
    );
    expect(await checkSeals(admin)).toMatchObject({ ok: false, cause: "changed" });
    await withoutTriggers(
      "update history_seals set key_id = '1.000000000000' where position = (select max(position) from history_seals)",
    );
    expect(await checkSeals(admin)).toMatchObject({ ok: false, cause: "changed" });
  });

  it("does nothing when all seals are valid, returns null unless an administrator", async () => {
    const admin = await buildSealedHistory();
    const officer = await buildStaff({ campus: "senegal" });
    expect(await resealHistory(admin.email, "Because")).toEqual({ seal: null });
    expect(await resealHistory(officer.email, "Because")).toBeNull();
    expect(await getLines("history.resealed")).toEqual([]);
    expect(await db().$count(historySeals)).toBe(2);
  });
});

test("sealHistory: leaves lines of a running transaction to the next seal", async () => {
  const admin = await buildStaff({ role: "administrator", campus: null });
  let end = () => {};
  const waiting = new Promise<void>((resolve) => {
    end = resolve;
  });
  const started = Promise.withResolvers<void>();
  const writing = transaction(async (tx) => {
    await recordHistory(tx, "system", "slow.done", { kind: "person", id: "one" });
    started.resolve();
    await waiting;
  });
  await started.promise;
  await seal();
  end();
  await writing;
  expect(await checkSeals(admin)).toMatchObject({ ok: true });
  await seal();
  const checked = await checkSeals(admin);
  const { rows } = await db().execute<{ n: number }>(sql`select count(*)::int as n from history`);
  expect(checked).toMatchObject({ ok: true, lines: rows[0]?.n });
});

test("checkSeals: returns null unless an administrator", async () => {
  for (const stranger of [
    await buildStudent(),
    await buildStaff({ campus: "senegal" }),
    await buildStaff({ role: "editor", campus: null }),
  ])
    expect(await checkSeals(stranger)).toBeNull();
});
