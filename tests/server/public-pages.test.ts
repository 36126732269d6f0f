import { createHash } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { fetchCompressed } from "#tests/support/compressed-response.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { withTwoServers } from "#tests/support/with-two-servers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { first, second, database } = await withTwoServers();

/** Cacheable by a CDN: the same bytes for every visitor without our cookies. */
const FOR_EVERYBODY =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";

const fetchPath = (address: string, headers: Record<string, string> = {}, origin = first.origin) =>
  fetch(origin + address, { headers, redirect: "manual" });

test("public page: has the same bytes for everybody, whatever query parameters advertisements add", async () => {
  const candidate = await createSignedInClient(first.origin, "candidat@demo.test");
  // A browser without this cookie gets it with the first page; later pages are cacheable.
  candidate.cookie = candidate.cookie.replace(/(^|; )here=[^;]*/, "");
  const response = await candidate.request("/about");
  expect(response.headers.get("cache-control")).toMatch(/no-store/);
  const [here = ""] = response.headers.getSetCookie()[0]?.split(";") ?? [];
  expect(decodeURIComponent(here)).toMatch(/^here=student~Aïssatou/);
  candidate.cookie += `; ${here}`;
  const [plain, known, advertised] = await Promise.all([
    fetchPath("/about").then((answer) => answer.text()),
    candidate.request("/about").then((answer) => answer.text()),
    fetchPath("/about?utm_source=x&fbclid=y").then((answer) => answer.text()),
  ]);
  expect([known === plain, advertised === plain]).toEqual([true, true]);
  expect(plain).not.toContain("Aïssatou");
});

test("public page: is cached in brotli and gzip, and answers 304 to a browser that has it", async () => {
  const plain = await (await fetchPath("/about", { "accept-encoding": "identity" })).text();
  for (const encoding of ["br", "gzip"]) {
    const answer = await fetchCompressed(`${first.origin}/about`, encoding);
    expect(answer.encoding).toBe(encoding);
    const unpacked =
      encoding === "br" ? brotliDecompressSync(answer.body) : gunzipSync(answer.body);
    expect(unpacked.toString()).toBe(plain);
  }
  const { headers } = await fetchPath("/about");
  const again = await fetchPath("/about", { "if-none-match": headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(headers.get("cache-control")).toBe(FOR_EVERYBODY);
  expect(headers.getSetCookie()).toEqual([]);
});

test.for([
  ["kept for everybody", "/about"],
  ["made for one", "/autre-formation?q=gestion"],
  ["on the sign-in page", "/connexion"],
] as const)(
  "page %s: inlines the styles that the browser does not have, and its policy allows only these",
  async ([, address]) => {
    const html = await (await fetchPath(address)).text();
    const versions = [
      ...html.matchAll(/<link rel="stylesheet" href="[^"]+?(\w+)-([\w-]{8})\.css" disabled/g),
    ];
    const [site = ""] = versions
      .filter(([, name]) => name === "site")
      .map(([, , version]) => version);
    const all = versions.map(([, , value]) => value).join(".");
    const sizes: number[] = [];
    for (const cookie of [
      "",
      "sheets=an-old-1",
      `cart=; sheets=an-old-1.${site}`,
      `sheets=${all}`,
    ]) {
      const answer = await fetchPath(address, { cookie });
      const text = await answer.text();
      const style = /<style>(.*?)<\/style>/s.exec(text)?.[1];
      const hash = style && createHash("sha256").update(style).digest("base64");
      expect(answer.headers.get("content-security-policy")).toContain(
        hash ? `style-src 'self' 'sha256-${hash}';` : "style-src 'self';",
      );
      // A CDN varies on the encoding only, so responses that depend on a cookie are private.
      const isForEverybody = address === "/about" && sizes.length < 2;
      expect(answer.headers.get("vary")).toBe(
        isForEverybody ? "Accept-Encoding" : "Accept-Encoding, Cookie",
      );
      if (isForEverybody) expect(answer.headers.get("cache-control")).toBe(FOR_EVERYBODY);
      else expect(answer.headers.get("cache-control")).toMatch(/private/);
      sizes.push(style?.length ?? 0);
    }
    const [first = 0, another, knows = 0, has] = sizes;
    expect(another).toBe(first);
    expect(knows).toBeLessThan(first - 10_000);
    expect(knows).toBeGreaterThan(1_000);
    expect(has).toBe(0);
  },
);

test("refused form, missing page and error page: allow the styles they inline", async () => {
  const visitor = new TestClient(first.origin);
  const refused = await visitor.submit("/connexion", { email: "x", password: "" });
  const [missing, fault] = await Promise.all([
    fetchPath("/no-such-page"),
    fetchPath("/demo/panne"),
  ]);
  expect([refused.status, missing.status, fault.status]).toEqual([422, 404, 500]);
  for (const answer of [refused, missing, fault]) {
    const [, styles = "none"] = /<style>(.*?)<\/style>/s.exec(await answer.text()) ?? [];
    const hash = createHash("sha256").update(styles).digest("base64");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
  }
});

test("content security policy: a public page has its three inline scripts and no nonce, a page of an area only a nonce", async () => {
  const allowed = ({ headers }: Response) => {
    const [scripts = ""] =
      /script-src[^;]+/.exec(`${headers.get("content-security-policy")}`) ?? [];
    return scripts.match(/'sha256-/g)?.length;
  };
  // Scripts that run before the first paint, and the two speculation rules.
  for (const address of ["/about", "/autre-formation?q=x", "/connexion", "/no-such-page"]) {
    const page = await fetchPath(address);
    expect(allowed(page), address).toBe(3);
    expect(page.headers.get("content-security-policy"), address).not.toContain("nonce");
  }
  // tests/server/page-weight.test.ts compares the nonce with the page.
  const candidate = await createSignedInClient(first.origin, "candidat@demo.test");
  const page = await candidate.request("/espace-etudiant/compte");
  expect(allowed(page)).toBeUndefined();
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self' 'nonce-");
});

test("content security policy: allows the inline scripts of a page by their hashes", async () => {
  const seen = new Set<string>();
  for (const address of ["/", "/no-such-page", "/connexion", "/en/connexion"]) {
    const answer = await fetchPath(address);
    const policy = answer.headers.get("content-security-policy") ?? "";
    // A first page names its script in another attribute, from which it is requested later (app/http/inline-stylesheets.server.ts).
    const inline = (await answer.text()).matchAll(
      /<script(?![^>]*(?:type="application|src=|data-lazy=))[^>]*>([\s\S]*?)<\/script>/g,
    );
    for (const [, source = ""] of inline) {
      const hash = createHash("sha256").update(source).digest("base64");
      expect(policy, address).toContain(`'sha256-${hash}'`);
      seen.add(hash);
    }
  }
  // The script before the first paint.
  expect(seen.size).toBe(1);
});

test("query parameters: are answered for each request", async () => {
  const found = await fetchPath("/autre-formation?q=zzzz");
  const [withoutQuery, answered] = [
    await (await fetchPath("/autre-formation")).text(),
    await found.text(),
  ];
  expect(answered).toContain("Aucune formation trouvée.");
  expect(withoutQuery).not.toContain("zzzz");
});

test("page cache: stores no missing page", async () => {
  for (const address of [
    "/actualite/rien",
    "/autre-formation/rien",
    "/campus/MALI",
    "/no-such-page",
  ]) {
    expect((await fetchPath(address)).status, address).toBe(404);
    expect((await fetchPath(address)).headers.get("cache-control"), address).toBe(
      "private, no-cache",
    );
  }
});

test("page cache: every process shows a publication within two seconds", async () => {
  const getTitle = async (origin: string) =>
    /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(
      await (await fetchPath("/valeurs", {}, origin)).text(),
    )?.[1];
  const before = await Promise.all([first.origin, second.origin].map(getTitle));
  expect(before[0]).toBe(before[1]);
  await database.query(`
    insert into versions (id, entry_id, locale, data, published_at, created_at)
    select gen_random_uuid(), entry_id, versions.locale, data || '{"title": "Ce que nous croyons"}', now(), now()
    from versions join entries on entries.id = entry_id
    where slug = 'valeurs' and locale = 'fr'`);
  for (const origin of [first.origin, second.origin])
    await expect.poll(() => getTitle(origin), { timeout: 2_000 }).toBe("Ce que nous croyons");
});

test("page cache: shows a scheduled publication at its time", async () => {
  await database.query(`
    insert into versions (id, entry_id, locale, data, published_at, created_at)
    select gen_random_uuid(), entry_id, versions.locale, data || '{"title": "Bientôt"}', now() + interval '1 second', now()
    from versions join entries on entries.id = entry_id
    where slug = 'engagements' and locale = 'fr' limit 1`);
  const title = async () => (await (await fetchPath("/engagements")).text()).includes("Bientôt");
  expect(await title()).toBe(false);
  await expect.poll(title, { timeout: 5_000 }).toBe(true);
});

test("page cache: renders pages again after the database was lost", async () => {
  await fetchPath("/pdg");
  await database.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'erabao listening' and datname = current_database()`);
  await database.query(`
    update versions set data = data || '{"title": "Un mot nouveau"}'
    from entries where entries.id = entry_id and slug = 'pdg'`);
  for (const origin of [first.origin, second.origin])
    await expect
      .poll(async () => (await fetchPath("/pdg", {}, origin)).text(), { timeout: 5_000 })
      .toContain("Un mot nouveau");
});

test("page cache: stores every text page", async () => {
  const own = /connexion|inscription|verification|mot-de-passe|accord|demo/;
  for (const address of publicPages.filter((page) => !own.test(page)))
    expect((await fetchPath(address)).headers.get("cache-control"), address).toBe(FOR_EVERYBODY);
});

test("page cache: a CDN that caches what it may never serves another visitor's page", async () => {
  const candidate = await createSignedInClient(first.origin, "candidat@demo.test");
  const visitor = await (await fetchPath("/about")).text();
  // Every response that a CDN may cache by address has the same bytes for each visitor.
  const responses = [
    fetchPath("/about"),
    fetchPath("/about", { cookie: "theme=dark; saver=on; cart=x" }),
    fetchPath("/about", { cookie: "sheets=an-old-1" }),
    fetchPath("/about?utm_source=x"),
    candidate.request("/about"),
    fetchPath("/about", { cookie: candidate.cookie.replace(/(^|; )here=[^;]*/, "") }),
    fetchPath("/about", { cookie: "here=student~Awa" }),
  ];
  const cacheable: string[] = [];
  for (const answer of await Promise.all(responses)) {
    if (!/public/.test(`${answer.headers.get("cache-control")}`)) {
      expect(answer.headers.get("cache-control")).toMatch(/private/);
      continue;
    }
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    cacheable.push(await answer.text());
  }
  expect(cacheable.length).toBeGreaterThanOrEqual(5);
  expect(new Set(cacheable)).toEqual(new Set([visitor]));
});

test("addresses: every other spelling redirects to the canonical one (301)", async () => {
  const spellings = Array.from({ length: 60 }, (_, n) => [
    `/privacy${"/".repeat(n + 1)}`,
    `/en${"/".repeat(n + 2)}privacy`,
  ]).flat();
  const others = [
    "/PRIVACY",
    "/Privacy/",
    "/%70rivacy",
    "/privac%79/",
    "/./privacy",
    "/x/../privacy",
  ];
  for (const spelling of [...spellings, ...others]) {
    const answer = await requestRaw(`${spelling}?a=1`);
    const language = spelling.startsWith("/en") ? "/en" : "";
    expect([spelling, answer.statusCode, answer.headers.location]).toEqual([
      spelling,
      301,
      `${language}/privacy?a=1`,
    ]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
  }
  const campus = await requestRaw("/CAMPUS//%53ENEGAL");
  expect([campus.statusCode, campus.headers.location]).toEqual([301, "/campus/SENEGAL"]);
});

/** Sends the path as written; `fetch` would normalise it. */
function requestRaw(path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(first.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer);
    })
      .on("error", reject)
      .end();
  });
}

test("page cache: from the third request on, a page has its smallest encoding", async () => {
  const getSize = async () =>
    (await fetchCompressed(`${first.origin}/curriculum`, "br")).body.length;
  const quick = await getSize();
  await getSize();
  await expect.poll(getSize, { timeout: 10_000 }).toBeLessThan(quick * 0.97);
  expect(await getSize()).toBeLessThanOrEqual(14 * 1024);
});
