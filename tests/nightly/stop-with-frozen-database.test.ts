import { once } from "node:events";
import { expect, it, vi } from "vitest";
import { startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { createTestSite } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const place = await createTestSite();
const proxy = await startDatabaseProxy(place.database);

it("SIGTERM: stops the server although the database does not answer", async () => {
  const server = await place.start({ DATABASE_URL: proxy.url });
  expect((await fetch(`${server.origin}/valeurs`)).status).toBe(200);
  proxy.freeze();
  const begun = performance.now();
  const ended = once(server.process, "exit");
  server.process.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  // After 29.5 s it would have been forced.
  expect(performance.now() - begun).toBeLessThan(20_000);
});
