import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/db/client.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { createFreshDatabase, type FreshDatabase } from "#tests/support/fresh-database.ts";
import { compareSeals } from "./check-seals.server.ts";
import { closeUnkeyedChain } from "./seal-history.server.ts";

const FOLDER = "db/migrations";
const databases: FreshDatabase[] = [];
const folders: string[] = [];

afterAll(async () => {
  await closeDatabase();
  for (const one of databases) await one.drop();
  for (const one of folders) rmSync(one, { recursive: true });
});

/** A copy of the migrations before `0054_keyed-seals`. */
function migrationsBeforeKeys(): string {
  const copy = mkdtempSync(join(tmpdir(), "erabao-migrations-"));
  folders.push(copy);
  cpSync(FOLDER, copy, { recursive: true });
  const path = join(copy, "meta/_journal.json");
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, "utf8"));
  const end = journal.entries.findIndex(({ tag }) => tag === "0054_keyed-seals");
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return copy;
}

/** How an older version wrote a seal: without a key, over the lines since the last one. */
const SEAL_WITHOUT_KEY = `
  with last as (select coalesce(max(until), 'epoch') as until,
      coalesce((select digest from history_seals order by position desc limit 1), '') as digest
    from history_seals),
  now_ as (select date_trunc('milliseconds', clock_timestamp()) as until)
  insert into history_seals (until, lines, digest, created_at)
  select now_.until, count(history.id),
    encode(sha256(convert_to(last.digest || coalesce(string_agg(json_build_array(history.id,
      history.created_at at time zone 'UTC', written_at at time zone 'UTC', actor_id, actor_kind, action,
      subject_kind, subject_id, details)::text, E'\\n' order by written_at, history.id)
      filter (where history.id is not null), ''), 'UTF8')), 'hex'),
    now()
  from last cross join now_ left join history on written_at >= last.until and written_at < now_.until
  group by now_.until, last.digest`;

const LINE = `insert into history (id, created_at, actor_kind, action, subject_kind, subject_id, details)
  values (gen_random_uuid(), now(), 'system', 'first.done', 'person', 'one', '{}')`;

let database: FreshDatabase;

/** A database of the version before keyed seals, with two seals. */
beforeEach(async () => {
  setConfig(readConfig({ APP_SECRET: "a secret of thirty-two characters!", LOG_LEVEL: "silent" }));
  await closeDatabase();
  database = await createFreshDatabase("empty");
  databases.push(database);
  openDatabase(database.settings);
  await migrateDatabase(database.settings, migrationsBeforeKeys());
  await database.query(LINE);
  await database.query(SEAL_WITHOUT_KEY);
  await database.query(LINE);
  await database.query(SEAL_WITHOUT_KEY);
});

const migrate = () => migrateDatabase(database.settings, FOLDER, closeUnkeyedChain);

describe("closeUnkeyedChain", () => {
  it("closes the chain once when two processes start together", async () => {
    await Promise.all([migrate(), migrate()]);
    const keys = await database.query("select key_id from history_seals order by position");
    expect(keys).toEqual([{ key_id: null }, { key_id: null }, { key_id: expect.any(String) }]);
    expect(await compareSeals()).toMatchObject({ ok: true, seals: 3, lines: 2 });
  });

  it("includes the seal of an older process that is adding one, and refuses its next one", async () => {
    const oldProcess = new pg.Client(database.settings);
    await oldProcess.connect();
    try {
      await oldProcess.query("begin");
      await oldProcess.query("lock table history_seals in exclusive mode");
      await oldProcess.query(SEAL_WITHOUT_KEY);
      const migrated = migrate();
      const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
      await expect.poll(() => database.query(waiting)).toHaveLength(1);
      await oldProcess.query("commit");
      await migrated;
      await expect(oldProcess.query(SEAL_WITHOUT_KEY)).rejects.toThrow(
        "a seal of the history needs a key",
      );
    } finally {
      await oldProcess.end();
    }
    expect(await compareSeals()).toMatchObject({ ok: true, seals: 4, lines: 2 });
  });

  it("closes the chain while an older transaction still writes", async () => {
    const slowTransaction = new pg.Client(database.settings);
    await slowTransaction.connect();
    try {
      await slowTransaction.query("begin");
      await slowTransaction.query("select pg_current_xact_id()");
      await database.query(SEAL_WITHOUT_KEY);
      await migrate();
    } finally {
      await slowTransaction.query("rollback");
      await slowTransaction.end();
    }
    expect(await compareSeals()).toMatchObject({ ok: true, seals: 4 });
  });
});
