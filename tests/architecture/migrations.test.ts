import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { afterAll, expect, test } from "vitest";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { StartRefused } from "#app/platform/start-refused.ts";
import { createFreshDatabase, type FreshDatabase } from "#tests/support/fresh-database.ts";

const folder = "db/migrations";
const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
  readFileSync(join(folder, "meta/_journal.json"), "utf8"),
);
const run = promisify(execFile);
const databases: FreshDatabase[] = [];
const folders: string[] = [];

afterAll(async () => {
  for (const database of databases) await database.drop();
  for (const one of folders) rmSync(one, { recursive: true });
});

async function createDisposable(content: "empty" | "migrated"): Promise<FreshDatabase> {
  const database = await createFreshDatabase(content);
  databases.push(database);
  return database;
}

/**
 * Migrates this database from a folder; returns the result of migrateDatabase (how many migrations it had) or its
 * error.
 */
async function runMigrations(database: FreshDatabase, from = folder): Promise<unknown> {
  return await migrateDatabase(database.settings, from).catch((error: unknown) => error);
}

/** A copy of our migrations with these added after them. */
function migrationsPlus(...added: string[]): string {
  const copy = mkdtempSync(join(tmpdir(), "erabao-migrations-"));
  folders.push(copy);
  cpSync(folder, copy, { recursive: true });
  const entries = added.map((statement, i) => {
    const idx = journal.entries.length + i;
    const tag = `${String(idx).padStart(4, "0")}_added`;
    writeFileSync(join(copy, `${tag}.sql`), statement);
    const when = (journal.entries.at(-1)?.when ?? 0) + 1 + i;
    return { idx, version: "7", when, tag, breakpoints: true };
  });
  const more = { ...journal, entries: [...journal.entries, ...entries] };
  writeFileSync(join(copy, "meta/_journal.json"), JSON.stringify(more));
  return copy;
}

/** A copy of our migrations up to and including this one. */
function migrationsUpTo(tag: string): string {
  const copy = migrationsPlus();
  const end = journal.entries.findIndex((entry) => entry.tag === tag) + 1;
  const before = { ...journal, entries: journal.entries.slice(0, end) };
  writeFileSync(join(copy, "meta/_journal.json"), JSON.stringify(before));
  return copy;
}

const applied = "select count(*)::int as n from drizzle.__drizzle_migrations";
const everyTable = `select table_schema || '.' || table_name as name from information_schema.tables
  where table_schema not in ('pg_catalog', 'information_schema') order by 1`;

test("migrations: create exactly the tables that the schema describes", async () => {
  const modules = import.meta.glob<Record<string, unknown>>("../../app/platform/db/schema/*.ts", {
    eager: true,
  });
  const described = generateDrizzleJson(Object.assign({}, ...Object.values(modules)));
  const number = String(journal.entries.length - 1).padStart(4, "0");
  const last = JSON.parse(readFileSync(join(folder, `meta/${number}_snapshot.json`), "utf8"));
  expect(Object.keys(described.tables).length).toBeGreaterThan(15);
  expect(await generateMigration(last, described)).toEqual([]);
});

test("migrateDatabase: applies each migration once when four processes start together", async () => {
  const database = await createDisposable("empty");
  const settings = JSON.stringify(database.settings);
  const four = [1, 2, 3, 4].map(() =>
    run(process.execPath, ["tests/support/migrate-once.ts", settings]),
  );
  for (const { stderr } of await Promise.all(four)) expect(stderr).toBe("");
  expect(await database.query(applied)).toEqual([{ n: journal.entries.length }]);
});

test("migrateDatabase: changes nothing the second time", async () => {
  const database = await createDisposable("migrated");
  const before = await database.query(everyTable);
  expect(await runMigrations(database)).toBe(journal.entries.length);
  expect(await database.query(everyTable)).toEqual(before);
  expect(await database.query(applied)).toEqual([{ n: journal.entries.length }]);
});

test("migrateDatabase: applies the new migrations only", async () => {
  const database = await createDisposable("migrated");
  expect(await runMigrations(database, migrationsPlus("create table added (id int)"))).toBe(
    journal.entries.length,
  );
  expect(await database.query("select * from added")).toEqual([]);
  expect(await database.query(applied)).toEqual([{ n: journal.entries.length + 1 }]);
});

test("migrations: a WhatsApp number accepted before confirmations existed is kept, unconfirmed", async () => {
  const database = await createDisposable("empty");
  expect(await runMigrations(database, migrationsUpTo("0044_live-announcements"))).toBe(0);
  await database.query(
    `with person as (insert into users (id, name, email, created_at, updated_at)
        values (gen_random_uuid(), 'Awa', 'awa@exemple.test', now(), now()) returning id)
      insert into whatsapp_numbers (person_id, phone, created_at) select id, '+221771234567', now() from person`,
  );
  expect(await runMigrations(database)).toBe(45);
  const stored = await database.query("select phone, asked_at, confirmed_at from whatsapp_numbers");
  expect(stored).toEqual([{ phone: "+221771234567", asked_at: null, confirmed_at: null }]);
});

test("migrations: a birth date stays as written, whatever the server's DateStyle", async () => {
  const database = await createDisposable("empty");
  expect(await runMigrations(database, migrationsUpTo("0059_mail-claims"))).toBe(0);
  await database.query(
    `with person as (insert into users (id, name, email, created_at, updated_at)
        values (gen_random_uuid(), 'Awa', 'awa@exemple.test', now(), now()) returning id),
      intake as (insert into intakes (id, year, name_fr, name_en, opens_at, closes_at, created_at)
        values (gen_random_uuid(), 2027, 'R', 'I', now(), now() + interval '1 day', now()) returning id),
      draft as (insert into applications (id, candidate_id, intake_id, locale, created_at, updated_at)
        select gen_random_uuid(), person.id, intake.id, 'fr', now(), now() from person, intake returning id)
      insert into personal_infos (application_id, birth_on, updated_at) select id, '2005-03-04', now() from draft`,
  );
  const [here] = await database.query("select current_database() as name");
  await database.query(`alter database "${here?.name}" set datestyle = 'SQL, DMY'`);
  expect(await runMigrations(database)).toBe(60);
  const stored = await database.query("select birth_on from personal_infos");
  expect(stored).toEqual([{ birth_on: "2005-03-04" }]);
});

test("migrations: an impossible birth date becomes its year, and none is accepted afterwards", async () => {
  const database = await createDisposable("empty");
  expect(await runMigrations(database, migrationsUpTo("0062_seals-anew"))).toBe(0);
  const draftWith = (birthOn: string) =>
    database.query(
      `with person as (insert into users (id, name, email, created_at, updated_at)
          values (gen_random_uuid(), 'Awa', '${birthOn}@exemple.test', now(), now()) returning id),
        intake as (insert into intakes (id, year, name_fr, name_en, opens_at, closes_at, created_at)
          values (gen_random_uuid(), 2027, 'R', 'I', now(), now() + interval '1 day', now()) returning id),
        draft as (insert into applications (id, candidate_id, intake_id, locale, created_at, updated_at)
          select gen_random_uuid(), person.id, intake.id, 'fr', now(), now() from person, intake returning id)
        insert into personal_infos (application_id, birth_on, updated_at) select id, '${birthOn}', now() from draft`,
    );
  const written = ["2005-99-99", "2005-02-29", "2004-02-29", "2005-04-31", "2005", "0000-01-01"];
  for (const birthOn of written) await draftWith(birthOn);
  expect(await runMigrations(database)).toBe(63);
  const stored = await database.query(
    `select i.birth_on from personal_infos i join applications a on a.id = i.application_id
      join users u on u.id = a.candidate_id order by array_position(array['${written.join("','")}'],
        split_part(u.email, '@', 1))`,
  );
  const years = ["2005", "2005", "2004-02-29", "2005", "2005", null];
  expect(stored.map((row) => row.birth_on)).toEqual(years);
  const changeTo = (birthOn: string) =>
    database.query(`update personal_infos set birth_on = '${birthOn}'`);
  for (const birthOn of [
    "2005-99-99",
    "2005-02-29",
    "1900-02-29",
    "2005-00-10",
    "0000",
    "05-01-01",
  ])
    await expect(changeTo(birthOn), birthOn).rejects.toThrow("personal_infos_birth_on");
  for (const birthOn of ["2000-02-29", "2005-12-31", "1899"]) await changeTo(birthOn);
});

test("migrations: an application of before, or of the former version, belongs to the candidate of its account", async () => {
  const database = await createDisposable("empty");
  const insertApplication = (email: string) =>
    database.query(
      `with person as (insert into users (id, name, email, created_at, updated_at)
          values (gen_random_uuid(), 'Awa', '${email}', now(), now()) returning id),
        intake as (insert into intakes (id, year, name_fr, name_en, opens_at, closes_at, created_at)
          values (gen_random_uuid(), 2027, 'R', 'I', now(), now() + interval '1 day', now()) returning id)
        insert into applications (id, candidate_id, intake_id, locale, created_at, updated_at)
          select gen_random_uuid(), person.id, intake.id, 'fr', now(), now() from person, intake`,
    );
  expect(await runMigrations(database, migrationsUpTo("0068_candidate-contact"))).toBe(0);
  await insertApplication("before@exemple.test");
  expect(await runMigrations(database)).toBe(69);
  await insertApplication("after@exemple.test");
  const owners = `select u.email from applications a join candidates c on c.id = a.candidate_id
    and c.account_id = a.account_id join users u on u.id = a.account_id order by a.created_at`;
  expect(await database.query(owners)).toEqual([
    { email: "before@exemple.test" },
    { email: "after@exemple.test" },
  ]);
  await database.query("delete from users");
  expect(await database.query("select from applications union all select from candidates")).toEqual(
    [],
  );
});

test("migrateDatabase: a failing migration throws StartRefused and rolls back those before it", async () => {
  const database = await createDisposable("migrated");
  const before = await database.query(everyTable);
  const failing = migrationsPlus(
    "create table good (id int)",
    "alter table no_such_table add x int",
  );
  const refusal = await runMigrations(database, failing);
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(String(refusal)).toMatch(/nothing was changed: .*no_such_table/);
  expect(String(refusal)).not.toContain("\n");
  expect(await database.query(everyTable)).toEqual(before);
  expect(await database.query(applied)).toEqual([{ n: journal.entries.length }]);
});

test("migrateDatabase: reports a server that refuses an extension", async () => {
  const message = 'permission denied to create extension "pg_trgm"';
  const failing = migrationsPlus(`do $$ begin raise exception '${message}'; end $$`);
  const refusal = await runMigrations(await createDisposable("migrated"), failing);
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(String(refusal)).toContain(`The database refuses the extension pg_trgm`);
  expect(String(refusal)).toContain(message);
});

test("migrateDatabase: refuses a database of a newer version, and leaves it unchanged", async () => {
  const database = await createDisposable("migrated");
  await runMigrations(database, migrationsPlus("create table added (id int)"));
  const before = await database.query(everyTable);
  const refusal = await runMigrations(database);
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(String(refusal)).toContain("newer version");
  expect(await database.query(everyTable)).toEqual(before);
});

test("migrateDatabase: a process killed during a migration leaves nothing half done", async () => {
  const database = await createDisposable("empty");
  const slow = migrationsPlus("select pg_sleep(60)");
  const child = execFile(process.execPath, [
    "tests/support/migrate-once.ts",
    JSON.stringify(database.settings),
    slow,
  ]);
  const asleep =
    "select pid from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()";
  await expect.poll(() => database.query(asleep), { timeout: 15_000 }).toHaveLength(1);
  child.kill("SIGKILL");
  await database.query(`select pg_terminate_backend(pid) from (${asleep}) as sleeping`);
  expect(await runMigrations(database)).toBe(0);
  expect(await database.query(applied)).toEqual([{ n: journal.entries.length }]);
});
