import { describe, expect, it } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { openPool } from "./pool.server.ts";

const { settings } = await createTestDatabase();

describe("openPool", () => {
  it("limits a statement to 15 s, an idle transaction to one minute and the wait for an answer to 20 s", async () => {
    const pool = openPool(settings);
    const setting = async (name: string) =>
      (await pool.query("select current_setting($1) as value", [name])).rows[0].value;
    expect(await setting("statement_timeout")).toBe("15s");
    expect(await setting("idle_in_transaction_session_timeout")).toBe("1min");
    expect(pool.options).toMatchObject({ query_timeout: 20_000, connectionTimeoutMillis: 3_000 });
    await pool.end();
  });
});
