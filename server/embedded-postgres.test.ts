import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { type RunningDatabase, StartRefused, startEmbeddedPostgres } from "./embedded-postgres.ts";

const patient = { timeout: 15_000, interval: 20 };
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const isRoot = process.getuid?.() === 0;
/** Filling a disk needs a small disk of our own: only root can mount one, and not everywhere. */
const canMount = isRoot && mountWorks();

const folders: string[] = [];
const databases: RunningDatabase[] = [];
const children: ChildProcess[] = [];
/** Where everything happens: in memory if that can be mounted, which is twice as fast. */
const house = openFolder(join(fs.realpathSync(tmpdir()), "erabao-pg-"));
/** A database made once: copying it is faster than making another. */
const template = join(house, "template");

beforeAll(async () => {
  if (canMount) mount(house, "size=2g");
  const database = await startEmbeddedPostgres(template, { fsync: false });
  await database.stop();
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const database of databases.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) removeFolder(folder);
});

afterAll(() => removeFolder(house));

test("creates a database in an empty folder and leaves no process when it stops", async () => {
  const dataDir = join(newFolder(), "deep", "data");
  const database = await startEmbeddedPostgres(dataDir);
  databases.push(database);
  expect(database.adopted).toBe(false);
  expect(database.pool).toMatchObject({ user: "erabao", database: "erabao" });
  expect(await answers(database.pool, "select current_database() as is")).toEqual(["erabao"]);
  await database.stop();
  await expect.poll(() => isAlive(database.pid), patient).toBe(false);
  expect(fs.readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
});

test("never gives up safety on disk unless a test asks for it", async () => {
  const database = await startEmbeddedPostgres(usedFolder(), { fsync: undefined });
  databases.push(database);
  expect(await answers(database.pool, "show fsync")).toEqual(["on"]);
});

test("sorts names as a French reader expects", async () => {
  const { pool } = await start(usedFolder());
  const names = "'zoe', 'Éric', 'étude', 'eric', 'côte', 'œuf', 'cote', 'Ndiaye'";
  const sorted = await answers(pool, `select * from unnest(array[${names}]) as name order by name`);
  expect(sorted).toEqual(["cote", "côte", "eric", "Éric", "étude", "Ndiaye", "œuf", "zoe"]);
});

test.runIf(isRoot)("does not run PostgreSQL as root", async () => {
  const { pid } = await start(usedFolder());
  expect(fs.statSync(`/proc/${pid}`).uid).not.toBe(0);
});

test("finds its data again after a stop", async () => {
  const dataDir = usedFolder();
  const first = await start(dataDir);
  await answers(first.pool, "create table kept as select 42 as answer");
  await first.stop();
  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(await answers(second.pool, "select answer from kept")).toEqual([42]);
});

test("adopts the server of a killed application, with everything it had accepted", async () => {
  const dataDir = usedFolder();
  const { child, news } = await hold(dataDir);
  await answers(news.pool, "create table kept as select 42 as answer");
  child.kill("SIGKILL");
  await once(child, "exit");
  const database = await start(dataDir);
  expect(database).toMatchObject({ adopted: true, pid: news.pid });
  expect(await answers(database.pool, "select answer from kept")).toEqual([42]);
  await database.stop();
  await expect.poll(() => isAlive(database.pid), patient).toBe(false);
});

test("refuses a second application, names the first and leaves it alone", async () => {
  const dataDir = usedFolder();
  const { child, news } = await hold(dataDir);
  const refusal = await refusalOf(startEmbeddedPostgres(dataDir));
  expect(refusal).toContain(`(process ${child.pid}) already uses ${dataDir}`);
  expect(await answers(news.pool, "select 1")).toEqual([1]);
});

test("lets one of three simultaneous first starts win and refuses the others", async () => {
  const dataDir = join(newFolder(), "data");
  const starts = await Promise.all([hold(dataDir), hold(dataDir), hold(dataDir)]);
  const winners = starts.filter(({ news }) => news.pid);
  expect(winners).toHaveLength(1);
  for (const { news } of starts.filter((other) => other !== winners[0])) {
    expect(news.refused).toContain(`(process ${winners[0]?.child.pid})`);
  }
  expect(fs.readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
});

test("removes what a creation that was killed left behind", async () => {
  const dataDir = join(newFolder(), "data");
  const { pid } = spawnSync(process.execPath, ["--version"]);
  fs.mkdirSync(join(dataDir, `pg.new-${pid}-abc`, "pg"), { recursive: true });
  await start(dataDir);
  expect(fs.readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
});

test("takes its lock again when its connection is cut", async () => {
  const dataDir = usedFolder();
  const { pool, pid } = await start(dataDir);
  const guard = "select pid from pg_stat_activity where application_name like 'erabao %'";
  const [before] = await answers(pool, guard);
  await answers(pool, `select pg_terminate_backend(${before})`);
  await expect.poll(() => answers(pool, `${guard} and pid <> ${before}`), patient).toHaveLength(1);
  const locked = "select count(*)::int from pg_locks where locktype = 'advisory' and granted";
  await expect.poll(() => answers(pool, locked), patient).toEqual([1]);
  expect(await refusalOf(startEmbeddedPostgres(dataDir))).toContain(`(process ${process.pid})`);
  expect(isAlive(pid)).toBe(true);
});

test("starts the server again, at the same address, when it is killed", async () => {
  const database = await start(usedFolder());
  await answers(database.pool, "create table kept as select 42 as answer");
  const { pid } = database;
  process.kill(pid, "SIGKILL");
  await expect.poll(() => database.pid, patient).not.toBe(pid);
  expect(await answers(database.pool, "select answer from kept")).toEqual([42]);
});

test("tells when the database is lost, and can still be stopped", async () => {
  const dataDir = usedFolder();
  const database = await start(dataDir);
  fs.renameSync(dataDir, `${dataDir}-elsewhere`);
  process.kill(database.pid, "SIGKILL");
  await expect(database.lost).rejects.toBeInstanceOf(StartRefused);
  await database.stop();
});

test("does not stop the server of an application that took its place", async () => {
  const database = await start(usedFolder());
  const other = new pg.Client({ ...database.pool, database: "postgres" });
  other.on("error", () => {}); // it ends with the server
  await other.connect();
  await other.query(`set application_name = 'erabao ${process.ppid}'`);
  const locks = "from pg_locks where locktype = 'advisory'";
  const taken = other.query(`select pg_advisory_lock(objid::bigint) ${locks}`);
  const waiting = `select count(*)::int ${locks} and not granted`;
  await expect.poll(() => answers(database.pool, waiting), patient).toEqual([1]);
  await answers(database.pool, `select pg_terminate_backend(pid) ${locks} and granted`);
  await taken;
  await expect(database.lost).rejects.toThrow(`(process ${process.ppid})`);
  await database.stop();
  expect((await other.query("select 1 as still")).rows).toEqual([{ still: 1 }]);
  await other.end();
});

test("listens on this machine alone when the path is too long for a socket", async () => {
  const dataDir = usedFolder("a".repeat(100));
  const database = await start(dataDir);
  expect(database.pool.host).toBe("127.0.0.1");
  expect(await answers(database.pool, "show listen_addresses")).toEqual(["127.0.0.1"]);
});

test("starts in spite of files whose number now belongs to another process", async () => {
  const dataDir = usedFolder();
  const { child, news } = await hold(dataDir);
  child.kill("SIGKILL");
  process.kill(news.pid, "SIGKILL");
  const pidFile = join(dataDir, "pg", "postmaster.pid");
  const { uid, gid } = fs.statSync(pidFile);
  // PostgreSQL only believes in a process of its own user.
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { uid, gid });
  children.push(stranger);
  await once(stranger, "spawn");
  for (const file of [pidFile, join(dataDir, "pg", ".s.PGSQL.5432.lock")]) {
    const content = fs.readFileSync(file, "utf8");
    fs.writeFileSync(file, content.replace(String(news.pid), String(stranger.pid)));
  }
  const database = await start(dataDir);
  expect(await answers(database.pool, "select 1")).toEqual([1]);
  expect(isAlive(Number(stranger.pid))).toBe(true);
});

test("refuses the data of another major version and leaves it as it was", async () => {
  const dataDir = join(newFolder(), "data");
  fs.mkdirSync(join(dataDir, "pg"), { recursive: true });
  fs.writeFileSync(join(dataDir, "pg", "PG_VERSION"), "17\n");
  const refusal = await refusalOf(startEmbeddedPostgres(dataDir));
  expect(refusal).toContain("was made by PostgreSQL 17, and this application brings PostgreSQL 18");
  expect(contentOf(dataDir)).toEqual(["pg", "pg/PG_VERSION"]);
});

test("refuses a file in the place of the folder", async () => {
  const file = join(newFolder(), "file");
  fs.writeFileSync(file, "mine");
  const inside = join(file, "data");
  expect(await refusalOf(startEmbeddedPostgres(file))).toContain(`${file} is a file`);
  expect(await refusalOf(startEmbeddedPostgres(inside))).toContain(`${inside} is inside a file`);
  expect(fs.readFileSync(file, "utf8")).toBe("mine");
});

test("refuses a place where it may not write, and makes nothing there", async () => {
  const folder = newFolder();
  fs.chmodSync(folder, 0o555);
  const { news } = await hold(join(folder, "data"), ordinaryUser());
  expect(news.refused).toContain(`${join(folder, "data")} cannot be used by this user`);
  expect(contentOf(folder)).toEqual([]);
});

test.runIf(isRoot)("refuses a place that PostgreSQL's own user cannot enter", async () => {
  const folder = newFolder();
  fs.chmodSync(folder, 0o700);
  const refusal = await refusalOf(startEmbeddedPostgres(join(folder, "deep", "data")));
  expect(refusal).toContain(`${folder} cannot be entered by the user`);
  expect(contentOf(folder)).toEqual([]);
});

test.skipIf(!canMount)("refuses a disk with less than 200 MB left, and makes nothing", async () => {
  const folder = newFolder();
  mount(folder, "size=60m");
  const refusal = await refusalOf(startEmbeddedPostgres(join(folder, "data")));
  expect(refusal).toMatch(/^Only \d\d MB are free for .* 200 MB are needed\.$/);
  expect(contentOf(folder)).toEqual([]);
});

test.skipIf(!canMount)("says so when the disk fills up while it creates", async () => {
  const folder = newFolder();
  mount(folder, "size=300m,nr_inodes=200");
  const refusal = await refusalOf(startEmbeddedPostgres(join(folder, "data")));
  expect(refusal).toBe(fullDisk(join(folder, "data")));
  expect(contentOf(folder)).toEqual([]);
});

test.skipIf(!canMount)(
  "says so when the disk is full at a later start, and loses nothing",
  async () => {
    const folder = newFolder();
    mount(folder, "size=400m,nr_inodes=9000");
    const dataDir = join(folder, "data");
    const first = await start(dataDir);
    await answers(first.pool, "create table kept as select 42 as answer");
    await first.stop();
    const { files, ffree } = fs.statfsSync(folder);
    remount(folder, `nr_inodes=${files - ffree}`);
    const before = contentOf(dataDir);
    expect(await refusalOf(startEmbeddedPostgres(dataDir))).toBe(fullDisk(dataDir));
    expect(contentOf(dataDir)).toEqual(before);
    remount(folder, "nr_inodes=9000");
    const second = await start(dataDir);
    expect(await answers(second.pool, "select answer from kept")).toEqual([42]);
  },
);

/** A data folder with a database in it, as a stopped application leaves it. */
function usedFolder(...path: string[]): string {
  const dataDir = join(newFolder(), ...path, "data");
  fs.mkdirSync(dirname(dataDir), { recursive: true });
  execFileSync("cp", ["-a", template, dataDir]);
  return dataDir;
}

function newFolder(): string {
  const folder = openFolder(join(house, "folder-"));
  folders.push(folder);
  return folder;
}

/** Open to all: as root, PostgreSQL's own user has to pass. */
function openFolder(prefix: string): string {
  const folder = fs.mkdtempSync(prefix);
  fs.chmodSync(folder, 0o755);
  return folder;
}

async function start(dataDir: string): Promise<RunningDatabase> {
  const database = await startEmbeddedPostgres(dataDir, { fsync: false });
  databases.push(database);
  return database;
}

/** Starts the database in another process; `news` is what that process says. */
async function hold(dataDir: string, user: { uid?: number; gid?: number } = {}) {
  const script = join(import.meta.dirname, "../tests/support/hold-database.ts");
  const child = spawn(process.execPath, [script, dataDir], {
    ...user,
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = await once(createInterface(child.stdout), "line");
  const news: { pid: number; pool: pg.ClientConfig; refused?: string } = JSON.parse(line);
  return { child, news };
}

/** The first column of what the database answers. */
async function answers(login: pg.ClientConfig, question: string): Promise<unknown[]> {
  const rows = await ask(login, question);
  return rows.map((row) => Object.values(row)[0]);
}

async function refusalOf(started: Promise<RunningDatabase>): Promise<string> {
  const error = await started.then(
    (database) => databases.push(database),
    (refusal: unknown) => refusal,
  );
  expect(error).toBeInstanceOf(StartRefused);
  return error instanceof Error ? error.message : "";
}

function fullDisk(dataDir: string): string {
  return `The disk of ${dataDir} is full: free some space and start again.`;
}

function contentOf(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

/** Root may write anywhere, so its test of a closed folder needs somebody else. */
function ordinaryUser() {
  return isRoot ? { uid: 65534, gid: 65534 } : {};
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function removeFolder(folder: string): void {
  killServer(folder);
  if (canMount) spawnSync("umount", ["--lazy", folder]); // a killed server takes a moment to leave
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
}

function killServer(folder: string): void {
  for (const pidFile of fs.globSync("**/postmaster.pid", { cwd: folder })) {
    const path = join(folder, pidFile);
    const pid = Number.parseInt(fs.readFileSync(path, "utf8"), 10);
    if (workingFolder(pid) === dirname(path)) process.kill(pid, "SIGKILL");
  }
}

/** A process that is gone but still listed has none. */
function workingFolder(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function mount(folder: string, options: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `${options},mode=755`, "tmpfs", folder]);
}

function remount(folder: string, options: string): void {
  execFileSync("mount", ["-o", `remount,${options}`, folder]);
}

function mountWorks(): boolean {
  const folder = fs.mkdtempSync(join(tmpdir(), "erabao-mount-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder]);
  if (status === 0) spawnSync("umount", [folder]);
  fs.rmdirSync(folder);
  return status === 0;
}
