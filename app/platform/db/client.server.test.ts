import { connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { closeDatabase, db, openDatabase, transaction } from "./client.server.ts";

const { settings } = await createTestDatabase();

test("transaction: rolls back when the connection is lost between two statements, and the process goes on", async () => {
  const rolledBack = transaction(async (tx) => {
    await tx.execute(sql`create table half_done ()`);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const gone = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`;
    await db().execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await expect.poll(async () => (await db().execute(gone)).rows).toEqual([]);
    await tx.execute(sql`select 1`);
  });
  await expect(rolledBack).rejects.toThrow();
  const left = await db().execute(sql`select to_regclass('half_done') as found`);
  expect(left.rows).toEqual([{ found: null }]);
});

test("transaction: gives the pool slot back when the connection is lost at BEGIN", async () => {
  let isCut = true;
  const ports = new Set<Socket>();
  const between = createServer((ours) => {
    const { host = "", port } = settings;
    const folder = host.startsWith("/") && `${host}/.s.PGSQL.${port}`;
    const theirs = folder ? connect(folder) : connect({ host, port: Number(port) });
    for (const socket of [ours, theirs]) ports.add(socket.on("error", () => {}));
    theirs.on("close", () => ours.destroy()).pipe(ours);
    ours.on("data", (bytes) => {
      if (isCut && bytes.includes("begin")) theirs.destroy();
      else theirs.write(bytes);
    });
  });
  await new Promise<void>((done) => between.listen(0, "127.0.0.1", done));
  afterAll(() => between.close());
  await closeDatabase();
  const port = (between.address() as { port: number }).port;
  openDatabase({ ...settings, host: "127.0.0.1", port, max: 2 });
  for (const _ of [1, 2, 3]) await expect(transaction(async () => 1)).rejects.toThrow(/begin/);
  isCut = false;
  expect(await transaction(async () => 1)).toBe(1);
  await closeDatabase();
  for (const socket of ports) socket.destroy();
  openDatabase(settings);
});
