import { afterAll, expect, test, vi } from "vitest";
import { startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { createFreshDatabase } from "#tests/support/fresh-database.ts";
import { closeDatabase, openDatabase } from "./client.server.ts";
import { listen } from "./listen.server.ts";

const database = await createFreshDatabase("empty");
afterAll(async () => {
  await closeDatabase();
  await database.drop();
});
const proxy = await startDatabaseProxy(database);
openDatabase({ connectionString: proxy.url });

const soon = { timeout: 15_000 };

test("listen: replaces a connection that died silently, and receives notifications again", async () => {
  const [onNotification, onDisconnect] = [vi.fn(), vi.fn()];
  const listening = await listen(
    "news",
    { onNotification, onDisconnect },
    { heartbeatMs: 100, responseTimeoutMs: 2_000 },
  );
  await database.query("notify news, 'one'");
  await vi.waitFor(() => expect(onNotification).toHaveBeenLastCalledWith("one"), soon);
  expect(onDisconnect).not.toHaveBeenCalled();
  proxy.freeze();
  await vi.waitFor(() => expect(onDisconnect).toHaveBeenCalledTimes(1), soon);
  await vi.waitFor(() => expect(onNotification).toHaveBeenLastCalledWith(), soon);
  await database.query("notify news, 'two'");
  await vi.waitFor(() => expect(onNotification).toHaveBeenLastCalledWith("two"), soon);
  await listening.stop();
  expect(onDisconnect).toHaveBeenCalledTimes(1);
}, 60_000);

test("listen: stop returns although the database no longer answers", async () => {
  const listening = await listen("news", { onNotification() {}, onDisconnect() {} });
  proxy.freeze();
  const begun = performance.now();
  await listening.stop();
  expect(performance.now() - begun).toBeLessThan(4_000);
}, 20_000);
