import { randomBytes } from "node:crypto";
import type pg from "pg";
import { inject } from "vitest";
import { queryDatabase } from "./query-database.ts";

export type FreshDatabase = {
  settings: pg.PoolConfig;
  query(statement: string): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
};

/** Creates a database on the test server: empty, or copied from the migrated template or another database. */
export async function createFreshDatabase(
  content: "empty" | "migrated" | FreshDatabase,
): Promise<FreshDatabase> {
  const { settings, template } = inject("testServer");
  const name = `erabao_test_${randomBytes(6).toString("hex")}`;
  const from = { empty: "template1", migrated: template };
  const source = typeof content === "string" ? from[content] : content.settings.database;
  await queryDatabase(settings, `create database ${name} template ${source}`);
  const own = { ...settings, database: name };
  return {
    settings: own,
    query: (statement) => queryDatabase(own, statement),
    drop: async () => {
      await queryDatabase(settings, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The DATABASE_URL of a database. */
export function getDatabaseUrl({ settings }: Pick<FreshDatabase, "settings">): string {
  const { user, password, host = "", port, database } = settings;
  const login = `${user}:${encodeURIComponent(String(password))}`;
  // A socket's folder is not a host name, so it goes into the query.
  const place = host.startsWith("/") ? "localhost" : host;
  const socket = host.startsWith("/") ? `?host=${encodeURIComponent(host)}` : "";
  return `postgres://${login}@${place}:${port}/${database}${socket}`;
}
