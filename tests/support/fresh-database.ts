import { randomBytes } from "node:crypto";
import type pg from "pg";
import { inject } from "vitest";
import { ask } from "./ask.ts";

export type FreshDatabase = {
  settings: pg.PoolConfig;
  query(statement: string): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
};

/** A database of the test server: empty, or copied from the migrated template. */
export async function freshDatabase(content: "empty" | "migrated"): Promise<FreshDatabase> {
  const { settings, template } = inject("testServer");
  const name = `erabao_test_${randomBytes(6).toString("hex")}`;
  const from = content === "empty" ? "template1" : template;
  await ask(settings, `create database ${name} template ${from}`);
  const own = { ...settings, database: name };
  return {
    settings: own,
    query: (statement) => ask(own, statement),
    drop: async () => {
      await ask(settings, `drop database if exists ${name} with (force)`);
    },
  };
}
