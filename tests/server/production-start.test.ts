import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import {
  createFreshDatabase,
  type FreshDatabase,
  getDatabaseUrl,
} from "#tests/support/fresh-database.ts";
import { getNewDataDir, removeDataDir, spawnServer } from "#tests/support/server.ts";

vi.setConfig({ testTimeout: 120_000 });

// What production refuses to start with, by really starting it (AUTH-09). A database with demonstration accounts is
// tested in start-stop.test.ts.
const folders: string[] = [];
const children: ChildProcess[] = [];
const databases: FreshDatabase[] = [];
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const database of databases) await database.drop();
  for (const folder of folders) removeDataDir(folder);
});

const random = "Zk3vQ8s1Xw7Lr5Tn9Pb2Hc6Jd4Mf0GyA";
const secrets: Record<string, [secret: string | undefined, why: RegExp]> = {
  "no secret": [undefined, /^The setting APP_SECRET is required when APP_MODE is production\.$/],
  "an empty one": ["", /^The setting APP_SECRET is required when APP_MODE is production\.$/],
  "one of 31 characters": [
    random.slice(0, 31),
    /^The setting APP_SECRET must be at least 32 characters long\.$/,
  ],
  "the password of the demonstration": [
    `${DEMO_PASSWORD}-${DEMO_PASSWORD}`,
    /^The setting APP_SECRET is a demonstration secret: make a random one\.$/,
  ],
  "the word of an example": [
    "changeme-changeme-changeme-changeme",
    /^The setting APP_SECRET is a demonstration secret: make a random one\.$/,
  ],
  "one repeated character": [
    "a".repeat(40),
    /^The setting APP_SECRET is a demonstration secret: make a random one\.$/,
  ],
};

test.each(Object.entries(secrets))(
  "production start: refuses %s with a reason, and creates nothing (AUTH-09)",
  async (_, [secret, why]) => {
    const dataDir = getNewDataDir();
    folders.push(dataDir);
    const env = {
      ...{ PORT: "0", APP_MODE: "production", PUBLIC_ORIGIN: "https://www.ecole.example" },
      ...(secret === undefined ? {} : { APP_SECRET: secret }),
    };
    const { child, getOutput } = spawnServer({ dataDir, env });
    const [code] = await once(child, "exit");
    expect(getOutput().trim()).toMatch(why);
    if (secret) expect(getOutput()).not.toContain(secret);
    expect([code, existsSync(dataDir)]).toEqual([1, false]);
  },
);

/** The settings of `site.env`, which the guide loads in the terminal before each command. */
const siteEnv = {
  APP_MODE: "production",
  PUBLIC_ORIGIN: "https://www.ecole.example",
  APP_SECRET: random,
  SMTP_URL: "smtp://user:password@127.0.0.1:1",
};

function start(dataDir: string, env: Record<string, string>) {
  folders.push(dataDir);
  const started = spawnServer({ dataDir, env: { PORT: "0", ...siteEnv, ...env } });
  children.push(started.child);
  return started;
}

/** The exit code; null when the process is still running after 30 s, as one that was not refused. */
async function exitCode({ child }: { child: ChildProcess }): Promise<number | null> {
  await vi.waitUntil(() => child.exitCode !== null, { timeout: 30_000 }).catch(() => {});
  return child.exitCode;
}

async function endProcess(child: ChildProcess) {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function database(content: "empty" | FreshDatabase): Promise<FreshDatabase> {
  const created = await createFreshDatabase(content);
  databases.push(created);
  return created;
}

const migrations = "select count(*)::int as n from drizzle.__drizzle_migrations";

describe("rehearsal of a backup with production settings", () => {
  it("is refused on the live database, and answers at its own address on a copy", async () => {
    const inService = await database("empty");
    const [siteDir, trialDir] = [getNewDataDir(), getNewDataDir()];
    const site = start(siteDir, { DATABASE_URL: getDatabaseUrl(inService) });
    await expect.poll(site.getOutput, { timeout: 30_000 }).toContain("Ready: ");
    const markerPath = join(siteDir, "files/installation.json");
    await expect.poll(() => existsSync(markerPath), { timeout: 10_000 }).toBe(true);

    const rehearsal = { APP_REHEARSAL: "1", DATABASE_URL: getDatabaseUrl(inService) };
    const besideIt = start(getNewDataDir(), rehearsal);
    expect(await exitCode(besideIt)).toBe(1);
    expect(besideIt.getOutput()).toMatch(
      /^APP_REHEARSAL is set, and a site is running on [^\n]+\.\n$/,
    );

    await endProcess(site.child);
    // The files of the backup with their marker. A start would apply missing migrations.
    cpSync(join(siteDir, "files"), join(trialDir, "files"), { recursive: true });
    const copy = await database(inService);
    await inService.query(
      "delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)",
    );
    const before = await inService.query(migrations);
    const onIt = start(trialDir, rehearsal);
    expect(await exitCode(onIt)).toBe(1);
    expect(onIt.getOutput()).toMatch(/^APP_REHEARSAL is set, and installation\.json [^\n]+\.\n$/);
    expect(await inService.query(migrations)).toEqual(before);

    const onCopy = start(trialDir, { APP_REHEARSAL: "1", DATABASE_URL: getDatabaseUrl(copy) });
    await expect.poll(onCopy.getOutput, { timeout: 30_000 }).toContain("Rehearsal of a backup");
    const address = /http:\/\/localhost:\d+/.exec(onCopy.getOutput())?.[0] ?? "";
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("rehearsal-band");
    const response = await fetch(`${address}/connexion`, {
      method: "POST",
      headers: { origin: address },
      body: new URLSearchParams({ email: "nobody@ecole.example", password: "not the right one" }),
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("rehearsal-band");
    for (const line of response.headers.getSetCookie()) expect(line).not.toMatch(/__Host-|Secure/);
    await endProcess(onCopy.child);
  });
});
