import { expect, test, vi } from "vitest";
import { accessTable, sampleAddresses } from "#tests/support/access-table.ts";
import {
  crossSiteHeaders,
  formBodies,
  OTHER_SITE,
  pathsWithNull,
} from "#tests/support/cross-site-requests.ts";
import { getDatabaseDigest } from "#tests/support/database-digest.ts";
import { readRoutes } from "#tests/support/route-table.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// One demonstration for the file, on a database whose every row can be compared.
const { server, database } = await withServer();
const visitor = new TestClient(server.origin);
const candidate = await createSignedInClient(server.origin, "candidat@demo.test");
const officer = await createSignedInClient(server.origin, "admissions@demo.test");
const allowedClients = new Map<string, TestClient>();
const addresses = sampleAddresses();

/** Tables that change by themselves: session activity, rate limits, seals every quarter of an hour. */
const volatileTables = ["sessions", "rate_limits", "verifications", "history_seals"];

const crossSiteHeaderSets = crossSiteHeaders(server.origin);
/** Webhooks have no page: unsigned calls are refused, and two do not exist without a secret. */
const expectedRefusal = (at: string) =>
  /^.rappels/.test(at) ? (/facebook/.test(at) ? 400 : 404) : 403;

test("cross-site requests: are refused at every address, and change nothing (CSRF-01)", async () => {
  const before = await getDatabaseDigest(database, volatileTables);
  for (const { address } of addresses) {
    for (const headers of crossSiteHeaderSets) {
      const [type, body] = formBodies[0] ?? [];
      const question = {
        method: "POST",
        headers: { "content-type": type ?? "", ...headers },
        body,
      };
      const { status } = await candidate.request(address, question);
      expect(status, `POST ${address} ${JSON.stringify(headers)}`).toBe(expectedRefusal(address));
    }
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const { status } = await candidate.request(address, {
        method,
        headers: { origin: OTHER_SITE },
      });
      expect(status, `${method} ${address}`).toBe(403);
    }
    for (const [type, body] of formBodies) {
      const headers = { "content-type": type, origin: OTHER_SITE };
      const { status } = await officer.request(`${address}`, { method: "POST", headers, body });
      expect(status, `POST ${address} as ${type}`).toBe(expectedRefusal(address));
    }
    const data = address === "/" ? "/_.data" : `${address}.data`;
    const { status } = await candidate.request(data, {
      method: "POST",
      headers: { origin: OTHER_SITE },
    });
    expect(status, `POST ${data}`).toBe(403);
  }
  expect(await getDatabaseDigest(database, volatileTables)).toEqual(before);
});

test("same-site requests: are accepted, so the refusals above have no other cause", async () => {
  const answer = await new TestClient(server.origin).submit("/connexion", {
    email: "",
    password: "",
  });
  expect(answer.status).toBe(422);
});

test("GET requests: change nothing, for every role (CSRF-02)", async () => {
  // Views of personal data are recorded, which does not count as a change.
  const ignoredTables = [...volatileTables, "history"];
  const before = await getDatabaseDigest(database, ignoredTables);
  for (const { address, who } of addresses) {
    if (who === "demonstration" || address.endsWith("/deconnexion")) continue;
    const requested = `${address}?intent=submit&action=delete&confirm=1`;
    for (const method of ["GET", "HEAD"])
      await Promise.all(
        [visitor, candidate, officer].map((one) => one.request(requested, { method })),
      );
  }
  expect(await getDatabaseDigest(database, ignoredTables)).toEqual(before);
});

/** Checks the access table with a visitor, a candidate and an officer. */
const areas = addresses.filter(({ who }) => who === "student" || who === "staff");
const signInUrl = (address: string) =>
  `${address.startsWith("/en") ? "/en" : ""}/connexion?next=${encodeURIComponent(address)}`;

test.for(areas)("$address: is available to the $who only", async ({ address, who, insider }) => {
  const clients = { visitor, candidate, officer };
  const responses = Object.fromEntries(
    await Promise.all(
      Object.entries(clients).map(async ([name, person]) => [name, await person.request(address)]),
    ),
  ) as Record<keyof typeof clients, Response>;
  expect(responses.visitor.status).toBe(302);
  expect(responses.visitor.headers.get("location")).toBe(signInUrl(address));
  if (insider) {
    expect(responses.officer.status).toBe(403);
    const known =
      allowedClients.get(insider) ?? (await createSignedInClient(server.origin, insider));
    allowedClients.set(insider, known);
    responses.officer = await known.request(address);
  }
  const inside = who === "student" ? responses.candidate : responses.officer;
  const mayBeMissing = /\/(visite|suivi|donnees|reponses|appareil|recu|nouvelle|fichier)$/;
  const without = accessTable().get(address) === undefined || mayBeMissing.test(address);
  expect(without ? [200, 302, 404] : [200]).toContain(inside.status);
  expect(inside.headers.get("location") ?? "/espace-").toMatch(/espace-|administration/);
  if (who === "staff") expect(responses.candidate.status).toBe(404);
  else expect(responses.officer.headers.get("location")).toMatch(/^(\/en)?\/administration$/);
});

test("office pages: do not exist for a candidate", async () => {
  const getText = async (address: string) =>
    (await (await candidate.request(address)).text()).replace(/<script[\s\S]*?<\/script>/g, "");
  const missing = await getText("/no-such-page");
  const hidden = await getText("/administration/candidatures");
  expect(hidden).toContain("404 Not Found");
  expect(missing).toContain("404 Not Found");
  expect(hidden).not.toMatch(/candidature(s)? (reçue|en attente)|ER-27/i);
  // A candidate learns neither that there is an office nor which addresses exist.
  const printed = (page: string) =>
    (/<body[\s\S]*/.exec(page)?.[0] ?? "").replace(/<[^>]+>|incident\s:\s\w+/g, "");
  expect(printed(hidden)).not.toContain("Tableau de bord");
  expect(printed(await getText("/administration/rien-de-tel"))).toBe(printed(hidden));
});

/** The routes of an area, and the address of React Router's single fetch for one route. */
const plan = await readRoutes();
const privateRoutes = plan.filter(({ file }) => /^routes\/(student|office)\//.test(file));
const getSample = (address: string) => accessTable().get(address)?.sample ?? address;

test("loader requested alone: is guarded like its page (AZ-06)", async () => {
  expect(privateRoutes.length).toBeGreaterThan(20);
  for (const { id, address, file, layouts } of privateRoutes) {
    const intruder = file.startsWith("routes/student/") ? officer : candidate;
    for (const route of [id, `${id.slice(0, 2)}/${layouts.length > 1 ? "application" : "student"}`])
      for (const person of [visitor, intruder]) {
        const dataAddress = `${getSample(address)}.data?_routes=${encodeURIComponent(route)}`;
        const answer = await person.request(dataAddress);
        const html = await answer.text();
        expect([202, 404], dataAddress).toContain(answer.status);
        // A refusal contains no personal name, number or address.
        expect(html, dataAddress).not.toMatch(/Aïssatou|ER-27|@demo\.test|"data"/);
      }
  }
});

test("action submitted without permission: changes nothing (AZ-01, AZ-06)", async () => {
  const before = await getDatabaseDigest(database, volatileTables);
  const form = { intent: "submit", subject: "x", content: "x", status: "accepted", userId: "1" };
  for (const { address, file } of privateRoutes) {
    const intruder = file.startsWith("routes/student/") ? officer : candidate;
    for (const person of [visitor, intruder])
      for (const requested of [getSample(address), `${getSample(address)}.data`]) {
        const { status } = await person.submit(requested, form);
        expect([202, 302, 307, 401, 404], requested).toContain(status);
      }
  }
  expect(await getDatabaseDigest(database, volatileTables)).toEqual(before);
});

const getPolicy = (scripts: number) => ({
  "content-security-policy": new RegExp(
    `^default-src 'none'; script-src 'self'(?: 'sha256-[^']+'){${scripts}};`,
  ),
});

const guardHeaders = {
  ...getPolicy(3),
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "cross-origin-opener-policy": /^same-origin/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /payment=\(\)/,
};

test("security headers: are on every kind of response (HDR-01)", async () => {
  const home = await (await visitor.request("/")).text();
  const asset = /(\/assets\/[\w.-]+\.(?:css|js))/.exec(home)?.[1] ?? "no asset";
  const kinds: [kind: string, status: number, answer: Response][] = [
    ["page", 200, await visitor.request("/")],
    ["data", 200, await visitor.request("/_.data")],
    ["missing", 404, await visitor.request("/no-such-page")],
    ["fault", 500, await visitor.request("/demo/panne")],
    ["asset", 200, await visitor.request(asset)],
    ["redirect", 301, await visitor.request("/contact")],
    ["guarded", 302, await visitor.request("/espace-etudiant")],
    ["refused", 403, await visitor.request("/contacts", { method: "POST" })],
    ["probe", 200, await visitor.request("/healthz")],
    ["sign-in", 200, await visitor.request("/api/auth/ok")],
    ["wrong file", 404, await candidate.request("/fichiers/019a0000-0000-7000-8000-000000000000")],
  ];
  for (const [kind, status, answer] of kinds) {
    if (kind !== "sign-in") expect(answer.status, kind).toBe(status);
    const file = { "content-security-policy": /^default-src 'self'; .*frame-ancestors 'none'/ };
    // An error response contains no script.
    const own = { asset: file, refused: getPolicy(0) }[kind];
    for (const [name, value] of Object.entries({ ...guardHeaders, ...own }))
      expect(answer.headers.get(name), `${kind}: ${name}`).toMatch(value);
    expect(answer.headers.get("x-powered-by"), kind).toBeNull();
    expect(answer.headers.get("server"), kind).toBeNull();
  }
});

test("private pages: are not cacheable (CACHE-01)", async () => {
  for (const [person, area] of [
    [candidate, "/espace-etudiant"],
    [officer, "/administration"],
  ] as const)
    for (const { address } of areas.filter((one) => one.address.includes(area)))
      for (const requested of [address, `${address}.data`]) {
        const { headers } = await person.request(requested);
        expect(headers.get("cache-control"), requested).toMatch(/no-store/);
        expect(headers.get("cache-control"), requested).not.toMatch(/public/);
        expect(headers.get("vary"), requested).toMatch(/cookie/i);
      }
});

test("cacheable responses: set no cookie", async () => {
  for (const { address } of addresses)
    for (const person of [visitor, candidate]) {
      const { headers } = await person.request(address);
      if (headers.getSetCookie().length > 0)
        expect(`${headers.get("cache-control")}`, address).toMatch(/no-store/);
    }
});

test("cacheable pages: contain nothing about the visitor", async () => {
  for (const { address } of addresses.filter(({ who }) => who === "anyone")) {
    const [known, unknown] = await Promise.all([
      candidate.request(address),
      visitor.request(address),
    ]);
    if (/no-store/.test(known.headers.get("cache-control") ?? "")) continue;
    expect(await known.text(), address).not.toMatch(/Aïssatou|candidat@demo\.test/);
    expect(known.status, address).toBe(unknown.status);
  }
});

test("forwarded-host headers: are not trusted (CACHE-02)", async () => {
  const headers = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-react-router-spa-mode": "yes",
    "x-react-router-prerender-data": "evil",
  };
  for (const address of ["/", "/about", "/connexion"]) {
    const [plain, forwarded] = await Promise.all([
      visitor.request(address).then((answer) => answer.text()),
      visitor.request(address, { headers }).then((answer) => answer.text()),
    ]);
    expect(forwarded).toBe(plain);
    expect(forwarded).not.toContain("evil");
  }
});

test.for([
  "/espace-etudiant/compte/x.css",
  "/espace-etudiant/compte.css",
  "/espace-etudiant/compte;.js",
  "/espace-etudiant%2Fcompte",
])("%s: shows nothing private", async (address) => {
  const answer = await candidate.request(address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/candidat@demo\.test/);
});

test.for([
  ["a method nobody knows", { method: "QUERY" }, 403],
  [
    "a compressed body",
    { method: "POST", headers: { origin: server.origin, "content-encoding": "gzip" }, body: "x" },
    415,
  ],
] as const)("%s: is answered without an error", async ([, question, status]) => {
  expect((await visitor.request("/contacts", question)).status).toBe(status);
});

test.for(["/%", "/%E0%A4%A", "/about?x=%", `/${"a".repeat(10_000)}`, ...pathsWithNull])(
  "broken address %s: is answered without an error",
  async (address) => {
    const { status } = await visitor.request(address);
    expect(status).toBeLessThan(500);
  },
);

test("server error: is logged in one line, with the number shown on the screen", async () => {
  const errorPage = await (await visitor.request("/demo/panne")).text();
  const number = /incident[^<]*?([2-9A-HJ-NP-Z]{6})/i.exec(errorPage.replace(/<!-- -->/g, ""))?.[1];
  const names = (line: string) => line.includes(`"${number}"`);
  const lines = () => server.getOutput().split("\n").filter(names);
  await expect.poll(lines).toHaveLength(1);
  expect(JSON.parse(lines()[0] ?? "{}")).toMatchObject({ msg: "fault", incident: number });
  expect(errorPage).not.toMatch(/at \w+ \(|node_modules|\.tsx?:\d/);
});
