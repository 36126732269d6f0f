import pg from "pg";
import { beforeEach, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// As many parallel requests as the server has database connections, and more.
const { server, database } = await withServer({ CLIENT_ADDRESS_HEADER: "X-Real-IP" });
beforeEach(() => database.query("delete from rate_limits"));

const candidate = await createSignedInClient(server.origin, "candidat@demo.test");
const visitor = new TestClient(server.origin);
const CONNECTIONS = 12;

const timeoutOptions = { timeout: 20_000 };

/** Runs `work` while every connection of the server waits for a locked table. */
async function withFullPool<T>(work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client(database.settings);
  await holder.connect();
  await holder.query("begin; lock table sessions in access exclusive mode");
  const waiting = Array.from({ length: CONNECTIONS }, () => candidate.request("/espace-etudiant"));
  const waitingLocks = "select 1 from pg_locks where not granted";
  await expect.poll(() => database.query(waitingLocks), timeoutOptions).toHaveLength(CONNECTIONS);
  const done = await work();
  await holder.end();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  return done;
}

const form = { email: "candidat@demo.test", password: DEMO_PASSWORD };
const newcomer = { firstName: "Awa", lastName: "Sow", password: "cinq girafes lisent le soir" };
const sameOriginHeaders = { origin: server.origin, "x-real-ip": "198.51.100.7" };
const send = (address: string, fields: Record<string, string>) =>
  visitor.request(address, {
    method: "POST",
    headers: sameOriginHeaders,
    body: new URLSearchParams(fields),
  });

test("full database pool: every page answers 503, and works again at once afterwards (R-15)", async () => {
  const forms = [
    ["/connexion", form],
    ["/inscription", { ...newcomer, email: form.email }],
    ["/mot-de-passe-oublie", { email: form.email }],
    ["/connexion/fenetre", form],
  ] as const;
  const requestAll = (before: string) => [
    ...forms.map(([address, fields]) => send(before + address, fields)),
    candidate.request(`${before}/espace-etudiant`),
    candidate.request(`${before}/espace-etudiant.data`),
  ];
  const responses = await withFullPool(() =>
    Promise.all([...requestAll(""), ...requestAll("/en"), candidate.request("/presence")]),
  );
  for (const { status, headers, url } of responses)
    expect([url, status, headers.get("retry-after")]).toEqual([url, 503, "5"]);
  const texts = await Promise.all(responses.map((answer) => answer.text()));
  for (const [before, sentence] of [
    [0, "Le site est très sollicité en ce moment. Réessayez dans quelques secondes."],
    [6, "The site is very busy at the moment. Try again in a few seconds."],
  ] as const) {
    const [connexion, , , dialog, area, data] = texts.slice(before);
    for (const page of texts.slice(before, before + 5)) expect(page).toContain(sentence);
    // The dialog needs no database: it keeps the submitted values.
    expect(dialog).toContain(`value="${form.email}"`);
    for (const page of [connexion, area]) expect(page).toContain("503 Service Unavailable");
    expect(data).not.toContain("timeout");
    // A hydrated page reads this cookie.
    const cookies = responses[before + 5]?.headers.getSetCookie();
    expect(`${cookies}`).toContain("incident=unavailable");
  }
  expect((await send("/connexion", form)).status).toBe(302);
  expect((await candidate.request("/espace-etudiant")).status).toBe(200);
});
