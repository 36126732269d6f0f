import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import {
  createFreshDatabase,
  type FreshDatabase,
  getDatabaseUrl,
} from "#tests/support/fresh-database.ts";
import { getPostmasterPid, isAlive } from "#tests/support/processes.ts";
import { queryDatabase } from "#tests/support/query-database.ts";
import {
  getNewDataDir,
  type RunningServer,
  removeDataDir,
  type ServerStartOptions,
  spawnServer,
  startArguments,
  startServer,
} from "#tests/support/server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const servers: RunningServer[] = [];
const children: ChildProcess[] = [];
const databases: FreshDatabase[] = [];
const dataDirs: string[] = [];
const orphans: number[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const pid of orphans.splice(0).filter(isAlive)) process.kill(pid, "SIGKILL");
  for (const server of servers.splice(0)) await server.stop();
  for (const database of databases.splice(0)) await database.drop();
  for (const dataDir of dataDirs.splice(0)) {
    const pid = getPostmasterPid(dataDir);
    if (pid && isAlive(pid)) process.kill(pid, "SIGINT");
    if (pid) await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
    removeDataDir(dataDir);
  }
});

function createFolder(): string {
  const length = dataDirs.push(getNewDataDir());
  return dataDirs[length - 1] ?? "";
}

async function startAndStopLater(start: ServerStartOptions): Promise<RunningServer> {
  const server = await startServer(start);
  servers.push(server);
  return server;
}

async function database(content: "empty" | FreshDatabase): Promise<FreshDatabase> {
  const fresh = await createFreshDatabase(content);
  databases.push(fresh);
  return fresh;
}

/** A first start is slow: these two are made once, and each test gets a copy. */
const first = { dataDir: getNewDataDir(), database: await createFreshDatabase("empty") };
const firstStarts = [
  startServer({ dataDir: first.dataDir }),
  startServer({ dataDir: createFolder(), env: { DATABASE_URL: getDatabaseUrl(first.database) } }),
];
for (const server of await Promise.all(firstStarts)) await server.stop();

afterAll(async () => {
  await first.database.drop();
  removeDataDir(first.dataDir);
});

/** The folder itself does not count: Node creates it before it stores anything. */
function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** A data folder that was started once, with its permissions (PostgreSQL checks the owner of its files). */
function createUsedFolder(): string {
  const dataDir = createFolder();
  execFileSync("cp", ["-a", first.dataDir, dataDir]);
  return dataDir;
}

/** The exit code and output of a start that must fail. */
async function getStartRefusal(
  start: ServerStartOptions,
): Promise<{ code: number | null; output: string }> {
  const { child, getOutput } = spawnServer(start);
  children.push(child);
  const [code] = await once(child, "exit");
  return { code, output: getOutput().trim() };
}

const waitUntilGone = (pid: number) =>
  expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
const secret = "Zk3vQ8s1Xw7Lr5Tn9Pb2Hc6Jd4Mf0GyA";
const production = {
  PORT: "0",
  APP_MODE: "production",
  PUBLIC_ORIGIN: "https://www.ecole.example",
  APP_SECRET: secret,
};
const oneSentence = /^[A-Z/][^\n]+\.$/;

test.for([
  ["PORT", "http"],
  ["PUBLIC_ORIGIN", "ecole.example"],
  ["DATABASE_URL", "mysql://root@localhost/ecole"],
  ["SMTP_URL", "mail.example"],
  ["APP_MODE", "prod"],
])(
  "start: refuses %s=%s with one sentence that names it, and creates nothing",
  async ([name = "", value = ""]) => {
    const dataDir = createFolder();
    const { code, output } = await getStartRefusal({ dataDir, env: { [name]: value } });
    expect(output).toMatch(oneSentence);
    expect(output).toContain(name);
    expect(code).toBe(1);
    expect(existsSync(dataDir)).toBe(false);
  },
);

test("start: refuses a data folder that is a file with one sentence", async () => {
  const dataDir = createFolder();
  writeFileSync(dataDir, "mine");
  const { code, output } = await getStartRefusal({ dataDir });
  expect(output).toMatch(oneSentence);
  expect(output).toContain(dataDir);
  expect([code, readFileSync(dataDir, "utf8")]).toEqual([1, "mine"]);
});

test("start: reports an unreachable database with one sentence", async () => {
  const url = "postgres://nobody:x@127.0.0.1:1/nothing";
  const { code, output } = await getStartRefusal({
    dataDir: createFolder(),
    env: { DATABASE_URL: url },
  });
  expect(output).toMatch(/^DATABASE_URL does not lead to a usable database: [^\n]+\.$/);
  expect(output).not.toContain("nobody:x");
  expect(code).toBe(1);
});

test("start: reports a port in use with one sentence, and stops PostgreSQL", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const dataDir = createUsedFolder();
  const { code, output } = await getStartRefusal({ dataDir, env: { PORT: String(port) } });
  other.close();
  expect(output).toBe(`Port ${port} is already taken: set PORT to another one.`);
  expect([code, getPostmasterPid(dataDir)]).toEqual([1, undefined]);
});

test("start: refuses a database of a newer version with one sentence, and leaves it unchanged", async () => {
  const fresh = await database(first.database);
  const added =
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)";
  await fresh.query(added);
  const before = await digest(fresh);
  const env = { DATABASE_URL: getDatabaseUrl(fresh) };
  const { code, output } = await getStartRefusal({ dataDir: createFolder(), env });
  expect(output).toMatch(/^The database was migrated by a newer version[^\n]+\.$/);
  expect(code).toBe(1);
  expect(await digest(fresh)).toEqual(before);
});

/** The row count of each table. */
async function digest(fresh: FreshDatabase) {
  const counted = `select relname as name, (xpath('/row/n/text()',
    query_to_xml(format('select count(*) as n from %I.%I', nspname, relname), true, true, '')))[1]::text as n
    from pg_class join pg_namespace s on s.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'drizzle') order by 1`;
  return await queryDatabase(fresh.settings, counted);
}

test("start: uses DATABASE_URL and creates no server of its own", async () => {
  const fresh = await database(first.database);
  const dataDir = createFolder();
  const server = await startAndStopLater({ dataDir, env: { DATABASE_URL: getDatabaseUrl(fresh) } });
  expect(readdirSync(dataDir)).not.toContain("pg");
  expect(await fresh.query("select to_regclass('public.users')::text as t")).toEqual([
    { t: "users" },
  ]);
  expect(await server.stop()).toBe(0);
});

test("start: prints its address, the demonstration accounts and the mailbox page", async () => {
  const server = await startAndStopLater({ dataDir: createUsedFolder() });
  const output = server.getOutput();
  for (const word of [
    server.origin,
    "candidat@demo.test",
    "admissions@demo.test",
    "redaction@demo.test",
    "admin@demo.test",
    "erabao-demonstration",
    `${server.origin}/demo/courriels`,
  ])
    expect(output).toContain(word);
});

test.for(["SIGTERM", "SIGINT"] as const)(
  "%s: stops it cleanly, including PostgreSQL",
  async (signal) => {
    const dataDir = createUsedFolder();
    const server = await startAndStopLater({ dataDir });
    const postmaster = getPostmasterPid(dataDir) ?? 0;
    expect(isAlive(postmaster)).toBe(true);
    const ended = once(server.process, "exit");
    server.process.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(isAlive(postmaster)).toBe(false);
    expect(getPostmasterPid(dataDir)).toBeUndefined();
  },
);

/** A parent that forwards no signal, as npm and its shell; it prints the child's process id. */
const npm = `const { spawn } = require("node:child_process");
  console.log("child " + spawn(process.execPath, ${JSON.stringify(startArguments)}, { stdio: "inherit" }).pid)`;

test("stops with npm, which exits on SIGTERM without forwarding it", async () => {
  const dataDir = createUsedFolder();
  const env = { ...process.env, PORT: "0", DATA_DIR: dataDir, npm_lifecycle_event: "start" };
  const parent = spawn(process.execPath, ["-e", npm], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  let output = "";
  parent.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 30_000 }).toContain("is ready");
  const orphan = Number(/child (\d+)/.exec(output)?.[1]);
  orphans.push(orphan);
  const postmaster = getPostmasterPid(dataDir) ?? 0;
  parent.kill("SIGKILL");
  await waitUntilGone(orphan);
  expect(isAlive(postmaster)).toBe(false);
});

test("start after kill -9: takes over the running PostgreSQL and keeps all data", async () => {
  const dataDir = createUsedFolder();
  const killed = await startAndStopLater({ dataDir });
  const postmaster = getPostmasterPid(dataDir) ?? 0;
  const secretBefore = readFileSync(join(dataDir, "app.secret"), "utf8");
  const ended = once(killed.process, "exit");
  killed.process.kill("SIGKILL");
  await ended;
  expect(isAlive(postmaster)).toBe(true);

  const second = await startAndStopLater({ dataDir });
  expect(getPostmasterPid(dataDir)).toBe(postmaster);
  expect(readFileSync(join(dataDir, "app.secret"), "utf8")).toBe(secretBefore);
  expect(await second.stop()).toBe(0);
  expect(isAlive(postmaster)).toBe(false);
  expect(bytesIn("build/server/compiled")).toBeGreaterThan(1_000_000);

  const third = await startAndStopLater({ dataDir });
  console.log(
    `Started in ${[killed, second, third].map(({ startMs: startedIn }) => `${Math.round(startedIn)} ms`).join(", ")} (warm, adopted, warm).`,
  );
});

test("start: refuses a second process on the same data folder, and leaves the first running", async () => {
  const dataDir = createUsedFolder();
  const earlier = await startAndStopLater({ dataDir });
  const { code, output } = await getStartRefusal({ dataDir });
  expect(output).toMatch(oneSentence);
  expect(output).toContain(String(earlier.process.pid));
  expect(code).toBe(1);
  expect((await fetch(`${earlier.origin}/readyz`)).status).toBe(200);
});

test("four processes started together on one database: all serve", async () => {
  const fresh = await database("empty");
  const env = { DATABASE_URL: getDatabaseUrl(fresh) };
  const starts = [1, 2, 3, 4].map(() => startAndStopLater({ dataDir: createFolder(), env }));
  for (const server of await Promise.all(starts))
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  const { entries } = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
  const applied = "select count(*)::int as n from drizzle.__drizzle_migrations";
  expect(await fresh.query(applied)).toEqual([{ n: entries.length }]);
  const duplicates = "select email from users group by email having count(*) > 1";
  expect(await fresh.query(duplicates)).toEqual([]);
});

test("production: shows nothing of the demonstration", async () => {
  const fresh = await database("empty");
  const env = { ...production, DATABASE_URL: getDatabaseUrl(fresh) };
  const { child, getOutput } = spawnServer({ dataDir: createFolder(), env });
  children.push(child);
  await expect.poll(getOutput, { timeout: 30_000 }).toContain("Ready: https://www.ecole.example");
  expect(getOutput()).not.toMatch(/demo/i);
  expect(await fresh.query("select email from users where email like '%demo.test'")).toEqual([]);
});

test("production: refuses a database with demonstration accounts", async () => {
  const fresh = await database(first.database);
  const found = await fresh.query("select email from users where email = 'candidat@demo.test'");
  expect(found).toHaveLength(1);
  const env = { ...production, DATABASE_URL: getDatabaseUrl(fresh) };
  const { code, output } = await getStartRefusal({ dataDir: createFolder(), env });
  expect(output).toMatch(oneSentence);
  expect(output).toMatch(/demonstration account/);
  expect(code).toBe(1);
});
