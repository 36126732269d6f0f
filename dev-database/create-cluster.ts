import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { StartRefused } from "../app/platform/start-refused.ts";
import type { Cluster } from "./data-folder.ts";
import { DATABASE_NAME } from "./login.ts";
import { isAlive } from "./processes.ts";
import { launchProgram } from "./programs.ts";

const MAJOR = "18";
const INITDB =
  `--username=${DATABASE_NAME} --auth=scram-sha-256 --encoding=UTF8 ` +
  "--locale=C --locale-provider=icu --icu-locale=fr";

/** Whether the folder holds a cluster. Throws StartRefused when another major version made it. */
export function isClusterCreated(data: string): boolean {
  if (!fs.existsSync(data)) return false;
  const version = fs.readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  if (version === MAJOR) return true;
  throw new StartRefused(
    `${data} was made by PostgreSQL ${version}, and this application brings PostgreSQL ${MAJOR}: ` +
      "choose another data folder, or move the data with both versions.",
  );
}

/** Creates the cluster in a temporary folder and renames it when complete, so that a killed start leaves no half. */
export async function createCluster({ base, data, user, fsync }: Cluster): Promise<void> {
  removeAbandonedFolders(base);
  const temporaryFolder = fs.mkdtempSync(`${data}.new-${process.pid}-`);
  const [fresh, secret] = [join(temporaryFolder, "pg"), join(temporaryFolder, "secret")];
  try {
    fs.writeFileSync(secret, randomBytes(24).toString("base64url"), { mode: 0o600 });
    for (const path of [temporaryFolder, secret]) if (user) fs.chownSync(path, user.uid, user.gid);
    const args = [`--pgdata=${fresh}`, `--pwfile=${secret}`, ...INITDB.split(" ")];
    if (!fsync) args.push("--no-sync");
    const startError = await launchProgram("initdb", args, join(temporaryFolder, "log"), user).end;
    if (startError) throw new StartRefused(`PostgreSQL could not be prepared: ${startError}`);
    fs.renameSync(secret, join(fresh, "secret"));
    fs.renameSync(fresh, data);
  } catch (error) {
    if (!isClusterCreated(data)) throw error; // otherwise another start created it first
  } finally {
    fs.rmSync(temporaryFolder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function removeAbandonedFolders(base: string): void {
  for (const name of fs.readdirSync(base)) {
    const creatorPid = /^pg\.new-(\d+)-/.exec(name)?.[1];
    if (creatorPid && !isAlive(Number(creatorPid)))
      fs.rmSync(join(base, name), { recursive: true });
  }
}

/** Creates the application's database if it is missing. */
export async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [
    DATABASE_NAME,
  ]);
  if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
}
