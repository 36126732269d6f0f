import { request } from "node:http";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { getOpenGraphImage } from "#app/ui/open-graph-image.ts";
import { pictureNames } from "#app/ui/picture-names.ts";
import { findElements, parseHead } from "#tests/support/html.ts";
import { inEnglish } from "#tests/support/public-pages.ts";
import { isIndexable, openSharedSite, readStructuredData } from "#tests/support/public-site.ts";
import { findUnknownTerms } from "#tests/support/schema-vocabulary.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = await openSharedSite();
const { origin } = site;
const pages = await site.pages();
const indexablePages = pages.filter(isIndexable);

const toPath = (address = "") => address.replace(origin, "");
const findRepeated = (texts: (string | undefined)[]) =>
  texts.filter((word, index) => texts.indexOf(word) !== index);

test("pages: each has its own title and its own description of 50 to 160 characters", () => {
  expect(indexablePages.length).toBeGreaterThan(40);
  const heads = indexablePages.map(({ address, text }) => ({ address, ...parseHead(text) }));
  expect(findRepeated(heads.map(({ title }) => title))).toEqual([]);
  expect(findRepeated(heads.map(({ meta }) => meta("description")))).toEqual([]);
  for (const { address, title, meta } of heads) {
    const { length } = meta("description") ?? "";
    expect(length, `${address}: ${meta("description")}`).toBeGreaterThanOrEqual(50);
    expect(length, `${address}: ${meta("description")}`).toBeLessThanOrEqual(160);
    expect(title, address).toMatch(/.+ — Collège Érabao$/);
  }
});

test("sitemap: lists exactly the indexable pages, each by its canonical address", async () => {
  const listed = await site.listSitemap();
  expect(listed.toSorted()).toEqual(indexablePages.map(({ address }) => address).toSorted());
  for (const { address, status, text } of indexablePages) {
    expect(status, address).toBe(200);
    expect(parseHead(text).link("canonical")).toBe(origin + address);
  }
});

test("hreflang: each page names itself and its translation, and the translation names it", async () => {
  for (const { address, text } of indexablePages) {
    const { languages } = parseHead(text);
    expect([...languages.keys()], address).toEqual(["fr", "en", "x-default"]);
    expect(languages.get("x-default")).toBe(languages.get("fr"));
    expect([...languages.values()]).toContain(origin + address);
    for (const other of languages.values())
      expect(parseHead((await site.fetchOnce(toPath(other))).text).languages, address).toEqual(
        languages,
      );
  }
});

test("sitemap: has the languages of the pages", async () => {
  const { text } = await site.fetchOnce("/sitemap.xml");
  for (const [entry = ""] of text.matchAll(/<url>.*<\/url>/g)) {
    const address = /<loc>([^<]+)/.exec(entry)?.[1];
    const { languages } = parseHead((await site.fetchOnce(toPath(address))).text);
    const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(new Map(alternates.map(([, language, href]) => [language, href]))).toEqual(languages);
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  }
});

test("Open Graph: a page has its title, description and a picture of 1200 by 630", async () => {
  for (const { address, text } of indexablePages) {
    const { title, meta } = parseHead(text);
    const english = address === "/en" || address.startsWith("/en/");
    expect(meta("og:title"), address).toBe(title);
    expect(meta("og:description")).toBe(meta("description"));
    expect(meta("og:url")).toBe(origin + address);
    expect(meta("og:type")).toBe(/\/actualite\/./.test(address) ? "article" : "website");
    expect([meta("og:locale"), meta("og:locale:alternate")]).toEqual(
      english ? ["en_GB", "fr_FR"] : ["fr_FR", "en_GB"],
    );
    expect(meta("og:image:alt")).toMatch(/\w{4}/);
    expect(meta("twitter:card")).toBe("summary_large_image");
  }
});

test("Open Graph pictures: each scene has one with the stated size, and a small one", async () => {
  const sharedPictures = new Set(
    indexablePages.map(({ text }) => parseHead(text).meta("og:image")),
  );
  expect(sharedPictures.size).toBeGreaterThan(12);
  const scenes = pictureNames.map((name) => origin + getOpenGraphImage(name).file);
  const pictures = new Set([...sharedPictures, ...scenes]);
  for (const picture of pictures) {
    const answer = await fetch(`${picture}`);
    expect([picture, answer.status]).toEqual([picture, 200]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect(bytes.length, picture).toBeLessThanOrEqual(60_000);
  }
});

test("structured data: uses only terms of schema.org", () => {
  for (const page of indexablePages)
    expect(findUnknownTerms(readStructuredData(page)), page.address).toEqual([]);
});

test("structured data: detects a term that is not in schema.org", () => {
  const facts = { "@type": "Course", name: "x", price: 1, provider: { "@type": "Scool" } };
  expect(findUnknownTerms(facts)).toEqual([": Course has no price", "/provider: Scool is no type"]);
});

const getTypes = (facts: unknown): string[] =>
  [...JSON.stringify(facts).matchAll(/"@type":"(\w+)"/g)].map(([, type = ""]) => type);

test.for([
  ["/", ["EducationalOrganization", "PostalAddress"]],
  ["/about", ["EducationalOrganization", "BreadcrumbList"]],
  ["/curriculum", ["Course", "FAQPage", "BreadcrumbList"]],
  ["/prepa-gd", ["Course", "BreadcrumbList"]],
  ["/prepa-hybride", ["Course", "BreadcrumbList"]],
  ["/autre-formation", ["ItemList", "BreadcrumbList"]],
  ["/autre-formation/sfu-criminology", ["Course", "CollegeOrUniversity", "BreadcrumbList"]],
  ["/campus/SENEGAL", ["EducationalOrganization", "PostalAddress", "BreadcrumbList"]],
  ["/actualite/remise-des-diplomes", ["NewsArticle", "BreadcrumbList"]],
] as const)("structured data: %s has its %s", async ([address, types]) => {
  for (const each of [address, inEnglish(address)])
    expect(getTypes(readStructuredData(await site.fetchOnce(each)))).toEqual(
      expect.arrayContaining([...types]),
    );
});

test("structured data: addresses are absolute, and ours answer", async () => {
  const addresses = new Set<string>();
  for (const page of indexablePages)
    for (const [, address = ""] of JSON.stringify(readStructuredData(page)).matchAll(
      /"(?:@id|url|item|image|logo|mainEntityOfPage)":"([^"]+)"/g,
    ))
      addresses.add(address);
  for (const address of addresses) {
    expect(address).toMatch(/^https?:\/\//);
    if (!address.startsWith(origin)) continue;
    expect([address, (await site.fetchOnce(toPath(address))).status]).toEqual([address, 200]);
  }
});

test.for([
  "/no-such-page",
  "/en/no-such-page",
  "/actualite/no-such-news",
  "/en/actualite/1",
  "/autre-formation/no-such-course",
  "/campus/mali",
  "/en/campus/mali",
])("%s: answers 404 without a canonical address, and is not indexed", async (address) => {
  const answer = await site.fetchOnce(address);
  const { link, meta, languages } = parseHead(answer.text);
  expect([answer.status, meta("robots"), link("canonical"), meta("og:title")]).toEqual([
    404,
    "noindex",
    undefined,
    undefined,
  ]);
  expect(languages.size).toBe(0);
  expect(readStructuredData(answer)).toBeUndefined();
});

// The redirects of SITE-01, which keep the query.
test.for([
  ["/contact", "/contacts"],
  ["/en/contact?x=1", "/en/contacts?x=1"],
  ["/campus/senegal", "/campus/SENEGAL"],
  ["/en/campus/Cameroun?x=1", "/en/campus/CAMEROUN?x=1"],
] as const)("%s: redirects permanently to %s", async ([from, to]) => {
  const { status, text } = await site.fetchOnce(from);
  expect([status, text]).toEqual([301, to]);
});

test("addresses: other spellings redirect permanently to the canonical one", async () => {
  const writings = [
    ["/about/", "/about"],
    ["/Contacts", "/contacts"],
    ["/en/campus/SENEGAL/", "/en/campus/SENEGAL"],
  ] as const;
  for (const [written, address] of writings) {
    const { status, text } = await site.fetchOnce(written);
    expect([written, status, text]).toEqual([written, 301, address]);
  }
});

test("query parameters: the canonical address has none", async () => {
  const page = await site.fetchOnce("/autre-formation?q=gestion");
  expect(parseHead(page.text).link("canonical")).toBe(`${origin}/autre-formation`);
});

test("sign-in pages: are not indexed", async () => {
  for (const address of ["/connexion", "/en/inscription", "/mot-de-passe-oublie"])
    expect(parseHead((await site.fetchOnce(address)).text).meta("robots")).toBe("noindex");
});

test("robots.txt: allows public pages and names the sitemap", async () => {
  const { type, text } = await site.fetchOnce("/robots.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  const isClosed = (address: string) => closed.some((path) => address.startsWith(path));
  for (const { address } of indexablePages) expect(isClosed(address), address).toBe(false);
  for (const address of ["/administration", "/en/espace-etudiant/compte", "/api/auth/ok"])
    expect(isClosed(address), address).toBe(true);
});

test.for([
  ["fr", "/manifest.webmanifest", "/"],
  ["en", "/en/manifest.webmanifest", "/en"],
] as const)("web manifest: makes the site installable, in %s", async ([lang, address, home]) => {
  const { text: page } = await site.fetchOnce(home);
  // A first page names it through its script, after the first paint (app/http/inline-stylesheets.server.ts).
  expect(findElements(page, "script").map((script) => script["data-manifest"])).toContain(address);
  const { type, text } = await site.fetchOnce(address);
  expect(type).toBe("application/manifest+json");
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({ lang, start_url: home, name: "Collège Érabao" });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons) {
    const bytes = await (await fetch(origin + src)).arrayBuffer();
    const { width, height } = await sharp(Buffer.from(bytes)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("favicon.ico: exists for clients that request it by name", async () => {
  const { status, type } = await site.fetchOnce("/favicon.ico");
  expect([status, type]).toEqual([200, "image/x-icon"]);
});

test("demonstration at another address: is not indexed", async () => {
  const headersFor = (host: string) =>
    new Promise<unknown>((done) => {
      const outgoing = request(`${origin}/about`, { headers: { host } }, (answer) => {
        answer.resume();
        done(answer.headers["x-robots-tag"]);
      });
      outgoing.end();
    });
  expect(await headersFor("demo.ecole.example")).toBe("noindex");
  expect(await headersFor(new URL(origin).host)).toBeUndefined();
});
