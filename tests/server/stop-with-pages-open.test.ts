import { Agent, get } from "node:http";
import { setTimeout as later } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { oneServer } from "#tests/support/one-server.ts";
import { type Person, signedIn } from "#tests/support/person.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { server, start } = await oneServer();

/** As an open page does: when its stream ends, it asks for another on the connection it has. */
function openPage({ origin, cookie }: Person, pause: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asked = { streams: 0 };
  const first = new Promise<void>((told) => {
    const listen = () => {
      const question = get(`${origin}/direct`, {
        agent,
        headers: { cookie, accept: "text/event-stream" },
      });
      question.on("response", (answer) => {
        asked.streams += 1;
        answer.on("data", () => told());
        answer.on("end", () => later(pause).then(listen));
      });
      question.on("error", () => {});
    };
    listen();
  });
  return { asked, first };
}

test.for([
  ["at once", 0],
  ["after a moment", 800],
] as const)(
  "it ends of itself while a page that is open asks for its news again %s",
  async ([, pause]) => {
    const one = pause === 0 ? server : await start();
    const page = openPage(await signedIn(one.origin, "admissions@demo.test"), pause);
    await page.first;
    const begun = performance.now();
    expect(await one.stop()).toBe(0);
    // After 25 s it would have closed what is open by force.
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(page.asked.streams).toBeGreaterThan(0);
  },
);
