import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getStylesheetHash } from "#app/client/cookies.ts";
import { freePort } from "#tests/support/free-port.ts";
import { queryDatabase } from "#tests/support/query-database.ts";
import {
  getNewDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from "#tests/support/server.ts";
import { getDemonstrationDatabase } from "./demonstration-database.ts";
import type { PreparedData } from "./prepared-data.ts";
import type { SiteVariant } from "./screen.ts";

/** A built tree that runs on a copy of the prepared data, with a clock that stands still. */
export type FrozenSite = {
  port: string;
  /** The hashes of all its stylesheets, as the cookie of a browser that has them. */
  stylesheets: string;
  stop(): Promise<void>;
};

type Variant = { env?: Record<string, string>; statements?: string[] };

const variants: Record<SiteVariant, Variant> = {
  demonstration: {},
  rehearsal: { env: { APP_REHEARSAL: "1" } },
  "site-banner": {
    statements: [
      `update versions set data = jsonb_set(data, '{active}', 'true')
        where entry_id in (select id from entries where kind = 'notice')`,
    ],
  },
  "next-intake": {
    statements: [
      "update intakes set opens_at = '2001-01-01', closes_at = '2002-01-01'",
      `insert into intakes (id, year, name_fr, name_en, opens_at, closes_at, created_at)
        values ('019a0000-2031-7000-8000-000000000009', 2031, 'Rentrée 2031', 'Intake 2031',
          '2003-01-01', '2099-01-01', '2003-01-01')`,
    ],
  },
};

/** Starts the build of a tree on a copy of the data, which is removed when the site stops. */
export async function startFrozenSite(
  tree: string,
  data: PreparedData,
  variant: SiteVariant = "demonstration",
): Promise<FrozenSite> {
  const { env = {}, statements = [] } = variants[variant];
  const dataDir = getNewDataDir();
  copyFolder(data.folder, dataDir);
  if (statements.length > 0) await changeData(tree, dataDir, data.clock, statements);
  const server = await startAt(data.clock, { tree, dataDir, env });
  return {
    port: new URL(server.origin).port,
    stylesheets: listStylesheets(tree).join("."),
    stop: async () => {
      await server.stop();
      removeDataDir(dataDir);
    },
  };
}

/**
 * Starts a tree on this data folder, with a clock that stands still. Without a PORT the demonstration's provider would
 * be looked for at the port of SITE_ORIGIN.
 */
export async function startAt(
  clock: string,
  { tree, dataDir, env }: { tree: string; dataDir: string; env?: Record<string, string> },
): Promise<RunningServer> {
  const preloaded = new URL("./frozen-clock.ts", import.meta.url).href;
  const own = {
    LOG_LEVEL: "error",
    PORT: `${await freePort()}`,
    SCREENS_CLOCK: clock,
    NODE_OPTIONS: `--import=${preloaded}`,
  };
  return startServer({ folder: tree, dataDir, env: { ...own, ...env } });
}

/** With the owner of each file: PostgreSQL refuses a folder of somebody else. */
export function copyFolder(from: string, to: string): void {
  execFileSync("cp", ["-a", from, to]);
}

/** The embedded database runs with its site, and the site reads its contents only when it starts. */
async function changeData(tree: string, dataDir: string, clock: string, statements: string[]) {
  const server = await startAt(clock, { tree, dataDir });
  for (const statement of statements)
    await queryDatabase(getDemonstrationDatabase(dataDir), statement);
  await server.stop();
}

function listStylesheets(tree: string): string[] {
  const names = readdirSync(join(tree, "build/client/assets"), { recursive: true });
  return names
    .map((name) => getStylesheetHash(String(name)))
    .filter((hash) => hash !== "")
    .toSorted();
}
