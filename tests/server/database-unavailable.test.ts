import { request } from "node:http";
import { expect, test, vi } from "vitest";
import { startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { createTestSite } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = await createTestSite();
const proxy = await startDatabaseProxy(site.database);
const server = await site.start({ DATABASE_URL: proxy.url });

type Answer = { status: number; headers: Record<string, unknown>; text: string; ms: number };

/** Without `fetch`, which would reuse a connection. */
function fetchPath(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(server.origin + path, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () =>
        resolve({
          ...{ status: answer.statusCode ?? 0, headers: answer.headers },
          ...{ text: `${Buffer.concat(parts)}`, ms: performance.now() - since },
        }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

test("cached page: is served while the database is unavailable, and marked as stale", async () => {
  const before = await fetchPath("/valeurs");
  const etag = `${before.headers.etag}`;
  expect([before.status, before.headers["cache-status"]]).toEqual([200, undefined]);
  proxy.disconnect();
  const stale = /^site; hit; ttl=-\d+; detail=stale$/;
  // A page counts as fresh for five seconds after it was rendered.
  await expect
    .poll(async () => `${(await fetchPath("/valeurs")).headers["cache-status"]}`, {
      timeout: 15_000,
    })
    .toMatch(stale);
  const during = await Promise.all(
    Array.from({ length: 20 }, () => fetchPath("/valeurs?utm_source=x")),
  );
  for (const { status, text } of during) expect([status, text]).toEqual([200, before.text]);
  expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(2_000);
  const known = await fetchPath("/valeurs", { "if-none-match": etag });
  expect([known.status, `${known.headers["cache-status"]}`]).toEqual([
    304,
    expect.stringMatching(stale),
  ]);

  // An uncached page cannot be rendered, and the response says when to retry.
  const never = await fetchPath("/engagements", { accept: "text/html" });
  expect([never.status, never.headers["retry-after"]]).toEqual([503, "5"]);

  // A publication during the outage appears as soon as the database is back, and the cached page is dropped.
  await site.database.query(`
    insert into versions (id, entry_id, locale, data, published_at, created_at)
    select gen_random_uuid(), entry_id, versions.locale, data || '{"title": "Publié pendant la panne"}', now(), now()
    from versions join entries on entries.id = entry_id
    where slug = 'valeurs' and locale = 'fr'`);
  proxy.reconnect();
  const isShown = async () =>
    (await fetchPath("/valeurs")).text.includes("Publié pendant la panne");
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  await expect
    .poll(async () => (await fetchPath("/valeurs")).headers["cache-status"], { timeout: 15_000 })
    .toBeUndefined();
  expect((await fetchPath("/engagements")).status).toBe(200);
});

test("upload: answers JSON in the page's language while the database is unavailable", async () => {
  const { cookie } = await createSignedInClient(server.origin, "candidat@demo.test");
  const path = "/envois/0198c0de-0000-7000-8000-000000000000";
  proxy.disconnect();
  const headers = { cookie, referer: `${server.origin}/en/espace-etudiant/candidate/cursus` };
  const answer = await fetchPath(path, headers);
  proxy.reconnect();
  expect([answer.status, answer.headers["content-type"]]).toEqual([503, "application/json"]);
  expect(JSON.parse(answer.text)).toMatchObject({
    reason: "file-store-unavailable",
    message: expect.stringMatching(/^We cannot save files at the moment/),
  });
});
