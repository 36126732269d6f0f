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

test("listen: a connection that dies without a word is found dead, and another one hears", async () => {
  const [heard, deaf] = [vi.fn(), vi.fn()];
  const listening = await listen(
    "news",
    { onNotification: heard, onDisconnect: deaf },
    { heartbeatMs: 100, responseTimeoutMs: 2_000 },
  );
  await database.query("notify news, 'one'");
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith("one"), soon);
  expect(deaf).not.toHaveBeenCalled();
  proxy.freeze();
  await vi.waitFor(() => expect(deaf).toHaveBeenCalledTimes(1), soon);
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(), soon);
  await database.query("notify news, 'two'");
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith("two"), soon);
  await listening.stop();
  expect(deaf).toHaveBeenCalledTimes(1);
}, 60_000);

test("listen: stop ends although the database does not answer any more", async () => {
  const listening = await listen("news", { onNotification() {}, onDisconnect() {} });
  proxy.freeze();
  const begun = performance.now();
  await listening.stop();
  expect(performance.now() - begun).toBeLessThan(4_000);
}, 20_000);
