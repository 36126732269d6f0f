import { Agent, get } from "node:http";
import { setTimeout as later } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { server, start } = await withServer();

/** Behaves as an open page: when its stream ends, it requests another on the same connection. */
function openPage({ origin, cookie }: TestClient, pause: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const counts = { streams: 0 };
  const first = new Promise<void>((resolve) => {
    const listen = () => {
      const question = get(`${origin}/direct`, {
        agent,
        headers: { cookie, accept: "text/event-stream" },
      });
      question.on("response", (answer) => {
        counts.streams += 1;
        answer.on("data", () => resolve());
        answer.on("end", () => later(pause).then(listen));
      });
      question.on("error", () => {});
    };
    listen();
  });
  return { requested: counts, first };
}

test.for([
  ["at once", 0],
  ["after a moment", 800],
] as const)(
  "SIGTERM: stops the server while an open page requests its event stream again %s",
  async ([, pause]) => {
    const one = pause === 0 ? server : await start();
    const page = openPage(await createSignedInClient(one.origin, "admissions@demo.test"), pause);
    await page.first;
    const startedAt = performance.now();
    expect(await one.stop()).toBe(0);
    // After 25 s open connections would have been forced closed.
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(page.requested.streams).toBeGreaterThan(0);
  },
);
