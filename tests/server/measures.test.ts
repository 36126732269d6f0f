import { expect, test, vi } from "vitest";
import { crossSiteHeaders } from "#tests/support/cross-site-requests.ts";
import { withTwoServers } from "#tests/support/with-two-servers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { first, second, database } = await withTwoServers();

const good = { page: "/about", country: "senegal", connection: "4g", lcp: "1800", ttfb: "300" };

async function send(form: Record<string, string> | string, { origin } = first, headers = {}) {
  const body = typeof form === "string" ? form : new URLSearchParams(form);
  const ours = { origin, "content-type": "application/x-www-form-urlencoded" };
  const response = await fetch(`${origin}/mesures`, {
    method: "POST",
    headers: { ...ours, ...headers },
    body,
  });
  return response.status;
}

const counts = () =>
  database.query(
    "select page, locale, metric, sum(count)::int as n from measures group by 1, 2, 3 order by 1, 2, 3",
  );
const empty = () => database.query("truncate measures");

test("POST /mesures: counts measurements by route and language", async () => {
  const pages = ["/about", "/en/about", "/actualite/remise-des-diplomes", "/en", "/"];
  for (const page of pages) expect(await send({ ...good, page }), page).toBe(204);
  expect(await counts()).toEqual(
    [
      ["/", "en"],
      ["/", "fr"],
      ["/about", "en"],
      ["/about", "fr"],
      ["/actualite/:id", "fr"],
    ].flatMap(([page, locale]) =>
      ["lcp", "ttfb"].map((metric) => ({ page, locale, metric, n: 1 })),
    ),
  );
  await empty();
});

test("POST /mesures: loses no view when two processes count at once", async () => {
  const responses = Array.from({ length: 40 }, (_, i) => send(good, i % 2 ? first : second));
  expect(new Set(await Promise.all(responses))).toEqual(new Set([204]));
  expect(await counts()).toMatchObject([
    { metric: "lcp", n: 40 },
    { metric: "ttfb", n: 40 },
  ]);
  await empty();
});

test("POST /mesures: refuses pages that are not public, and stores nothing about them", async () => {
  const pages = [
    "/no-such-page",
    "/accord/a-secret-of-somebody",
    "/connexion",
    "/espace-etudiant",
    "/administration",
    "https://evil.example/",
    "//evil.example",
    "about",
    `/${"a".repeat(300)}`,
    "",
  ];
  for (const page of pages) expect(await send({ ...good, page }, second), page).toBe(422);
  expect(await counts()).toEqual([]);
});

test("POST /mesures: refuses values that no browser measures", async () => {
  const wrong = [
    { lcp: "-1" },
    { lcp: "NaN" },
    { lcp: "1e9" },
    { lcp: "Infinity" },
    { lcp: "" },
    { lcp: "99999999999" },
    { country: "SN" },
    { connection: "2g" },
    { connection: "" },
  ];
  for (const one of wrong)
    expect(await send({ ...good, ...one }, second), JSON.stringify(one)).toBe(422);
  expect(await send(`${new URLSearchParams(good)}&lcp=1`, second)).toBe(422);
  expect(await send('{"page":"/about"}', second, { "content-type": "application/json" })).toBe(415);
  expect(await counts()).toEqual([]);
});

test("POST /mesures: refuses bodies that are too large or without a length", async () => {
  expect(await send({ ...good, more: "x".repeat(2_000) }, second)).toBe(413);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`${new URLSearchParams(good)}`));
      controller.close();
    },
  });
  const headers = { origin: second.origin, "content-type": "application/x-www-form-urlencoded" };
  const question = { method: "POST", headers, body, duplex: "half" };
  expect((await fetch(`${second.origin}/mesures`, question)).status).toBe(413);
  expect(await counts()).toEqual([]);
});

test("POST /mesures: refuses requests from other sites", async () => {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  for (const headers of crossSiteHeaders(second.origin)) {
    const question = {
      method: "POST",
      headers: { ...type, ...headers },
      body: `${new URLSearchParams(good)}`,
    };
    const { status } = await fetch(`${second.origin}/mesures`, question);
    expect(status, JSON.stringify(headers)).toBe(403);
  }
  expect(await counts()).toEqual([]);
});

test("GET /mesures: shows nothing", async () => {
  const response = await fetch(`${second.origin}/mesures`);
  expect([response.status, response.headers.get("allow"), await response.text()]).toEqual([
    405,
    "POST",
    "",
  ]);
});

test("POST /mesures: limits an address that sends too much, and the table does not grow", async () => {
  // More than two windows of 300, because a minute may end during the burst.
  const flood = await Promise.all(Array.from({ length: 640 }, () => send(good, second)));
  expect(flood.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30);
  const [row] = await database.query("select count(*)::int as rows from measures");
  expect(row).toEqual({ rows: 2 });
});
