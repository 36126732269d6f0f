import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fetchCompressed } from "#tests/support/compressed-response.ts";
import { inEnglish, publicPages } from "#tests/support/public-pages.ts";
import { getSharedOrigin } from "#tests/support/public-site.ts";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";

const origin = await getSharedOrigin();

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const getBytes = async (address: string) =>
  Buffer.from(await (await fetch(origin + address)).arrayBuffer());
const getBrotli = (bytes: Buffer) => brotliCompressSync(bytes, best).length;

/** The size of a page with the stylesheets of its first paint that it does not inline. */
async function measurePage(address: string): Promise<number> {
  // A fixed origin, because the port of this run would change the size by up to fifty bytes.
  const whole = (await getBytes(address))
    .toString()
    .replaceAll(origin, "https://www.ecole.example");
  const page = Buffer.from(whole);
  const html = whole.replace(/<noscript>.*?<\/noscript>/g, "");
  const stylesheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/data-lazy|disabled/.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? "");
  const weights = await Promise.all(
    [...new Set(stylesheets)].map(async (stylesheet) => getBrotli(await getBytes(stylesheet))),
  );
  return weights.reduce((sum, weight) => sum + weight, getBrotli(page));
}

test.for(publicPages.flatMap((page) => [page, inEnglish(page)]))(
  "%s: the page and its first paint fit in the initial congestion window (P1)",
  async (address) => {
    // 14 kB: what a server may send before it waits for an acknowledgement; the home page has 20.
    const most = /^\/(en)?$/.test(address) ? 20 : 14;
    expect(await measurePage(address)).toBeLessThanOrEqual(most * 1024);
  },
);

test.for(publicPages)("%s: gives at most one picture a high priority", async (address) => {
  const page = (await getBytes(address)).toString();
  // An inlined preview needs no request.
  const pictures = [...page.matchAll(/<img(?![^>]*"data:)[^>]*>/g)].map(([tag]) => tag);
  expect(pictures.filter((tag) => /fetchpriority="high"/i.test(tag)).length).toBeLessThan(2);
  for (const tag of pictures) expect(tag).toMatch(/loading="lazy"|fetchpriority="/i);
});

test.for(publicPages.filter((page) => /^\/(connexion|inscription|mot-de-passe)/.test(page)))(
  "%s: is as small although it is rendered for each visitor (P1)",
  async (address) => {
    const { body } = await fetchCompressed(origin + address, "br");
    expect(body.length).toBeLessThanOrEqual(14 * 1024);
  },
);

test("public script: stays small (P2)", async () => {
  const page = (await getBytes("/")).toString();
  const scripts = [...page.matchAll(/<script type="module" data-lazy="([^"]+)"/g)].map(
    ([, src = ""]) => src,
  );
  expect(scripts).toHaveLength(1);
  expect(gzipSync(await getBytes(scripts[0] ?? ""), { level: 9 }).length).toBeLessThan(6 * 1024);
});

type Boot = { manifest: string; entry: string; routes: Record<string, string>; preload: string[] };

/** The scripts that hydrate React on a page: their number, and their size as sent. */
async function measureReact(html: string): Promise<{ files: number; bytes: number }> {
  const [, boot = ""] = /<script id="hydration-data"[^>]*>([^<]*)</.exec(html) ?? [];
  const { manifest, entry, routes, preload } = JSON.parse(boot) as Boot;
  // As the import map of a French page maps them.
  const files = [manifest, entry, ...Object.values(routes), ...preload].map((file) =>
    file.replace("/words/", "/words-fr/"),
  );
  const weights = await Promise.all(
    files.map((file) => {
      const weight = measured.get(file) ?? getBytes(file).then(getBrotli);
      measured.set(file, weight);
      return weight;
    }),
  );
  return { files: files.length, bytes: weights.reduce((sum, weight) => sum + weight, 0) };
}

/** Most files are used by many pages. */
const measured = new Map<string, Promise<number>>();

test.for(publicPages)("%s: is a document that never loads React (P4)", async (page) => {
  const html = (await getBytes(page)).toString();
  expect(html).not.toMatch(/ id="hydration-data"| type="importmap"|modulepreload/);
  // The marker that loads it in the areas.
  expect(html).not.toContain("__reactRouterContext");
});

test.for([
  ...["identite", "naissance", "parents"].map((part) => `info-personnel?partie=${part}`),
  ...["cursus", "mon-panierformations/mon-panier", "recapitulatif"],
])("form page %s: loads few scripts, below 175 kB with the document (P5)", async (form) => {
  candidate ??= createSignedInClient(origin, "candidat@demo.test");
  const response = await (await candidate).request(`/espace-etudiant/candidate/${form}`);
  const html = await response.text();
  const { files, bytes } = await measureReact(html);
  expect(bytes + getBrotli(Buffer.from(html))).toBeLessThanOrEqual(175 * 1024);
  // Each costs a request and about 1 kB of headers (decision 0011).
  expect(files).toBeLessThanOrEqual(20);
});

test.for([
  ["candidat@demo.test", "/espace-etudiant"],
  ["candidat@demo.test", "/espace-etudiant/messagerie"],
  ["admissions@demo.test", "/administration"],
  ["admissions@demo.test", "/administration/candidatures"],
  ["admissions@demo.test", "/administration/messages"],
  ["redaction@demo.test", "/administration/contenus"],
] as const)("%s: preloads few scripts at %s", async ([email, page]) => {
  const response = await (await createSignedInClient(origin, email)).request(page);
  expect(response.status).toBe(200);
  expect((await measureReact(await response.text())).files).toBeLessThanOrEqual(24);
});

let candidate: Promise<TestClient> | undefined;
