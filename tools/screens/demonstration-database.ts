import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

/** The embedded PostgreSQL of a demonstration that runs on this data folder. */
export function getDemonstrationDatabase(dataDir: string): pg.PoolConfig {
  const host = join(dataDir, "pg");
  const password = readFileSync(join(host, "secret"), "utf8");
  return { host, port: 5432, user: "erabao", database: "erabao", password };
}
