import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fetchCompressed } from "#tests/support/compressed-response.ts";
import { inEnglish, publicPages } from "#tests/support/public-pages.ts";
import { getSharedOrigin } from "#tests/support/public-site.ts";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";

const origin = await getSharedOrigin();

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const bytesOf = async (address: string) =>
  Buffer.from(await (await fetch(origin + address)).arrayBuffer());
const brotliOf = (bytes: Buffer) => brotliCompressSync(bytes, best).length;

/** The page and the sheets that hold its first paint, where it does not carry them. */
async function measurePage(address: string): Promise<number> {
  // The port of this run would weigh up to fifty bytes more or less in its addresses.
  const whole = (await bytesOf(address)).toString().replaceAll(origin, "https://www.ecole.example");
  const page = Buffer.from(whole);
  const html = whole.replace(/<noscript>.*?<\/noscript>/g, "");
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/data-late|disabled/.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? "");
  const weights = await Promise.all(
    [...new Set(sheets)].map(async (sheet) => brotliOf(await bytesOf(sheet))),
  );
  return weights.reduce((sum, weight) => sum + weight, brotliOf(page));
}

test.for(publicPages.flatMap((page) => [page, inEnglish(page)]))(
  "%s and what it needs for its first paint travel in the first window (P1)",
  async (address) => {
    // 14 kB: what a server may send before it waits for the first answer; the home page has 20.
    const most = /^\/(en)?$/.test(address) ? 20 : 14;
    expect(await measurePage(address)).toBeLessThanOrEqual(most * 1024);
  },
);

test.for(publicPages)("%s asks for one picture before all others, or for none", async (address) => {
  const page = (await bytesOf(address)).toString();
  // A first look is within the page.
  const pictures = [...page.matchAll(/<img(?![^>]*"data:)[^>]*>/g)].map(([tag]) => tag);
  expect(pictures.filter((tag) => /fetchpriority="high"/i.test(tag)).length).toBeLessThan(2);
  for (const tag of pictures) expect(tag).toMatch(/loading="lazy"|fetchpriority="/i);
});

test.for(publicPages.filter((page) => /^\/(connexion|inscription|mot-de-passe)/.test(page)))(
  "%s, which is made for each, leaves as small as that (P1)",
  async (address) => {
    const { body } = await fetchCompressed(origin + address, "br");
    expect(body.length).toBeLessThanOrEqual(14 * 1024);
  },
);

test("the script of the public pages stays small (P2)", async () => {
  const page = (await bytesOf("/")).toString();
  const scripts = [...page.matchAll(/<script type="module" data-late="([^"]+)"/g)].map(
    ([, src = ""]) => src,
  );
  expect(scripts).toHaveLength(1);
  expect(gzipSync(await bytesOf(scripts[0] ?? ""), { level: 9 }).length).toBeLessThan(6 * 1024);
});

type Boot = { manifest: string; entry: string; routes: Record<string, string>; preload: string[] };

/** The scripts that wake React, as the page names them: how many, and what they weigh as they are sent. */
async function measureReact(html: string): Promise<{ files: number; bytes: number }> {
  const [, boot = ""] = /<script id="late"[^>]*>([^<]*)</.exec(html) ?? [];
  const { manifest, entry, routes, preload } = JSON.parse(boot) as Boot;
  // As the import map of a page in French has them.
  const files = [manifest, entry, ...Object.values(routes), ...preload].map((file) =>
    file.replace("/words/", "/words-fr/"),
  );
  const weights = await Promise.all(
    files.map((file) => {
      const weight = measured.get(file) ?? bytesOf(file).then(brotliOf);
      measured.set(file, weight);
      return weight;
    }),
  );
  return { files: files.length, bytes: weights.reduce((sum, weight) => sum + weight, 0) };
}

/** Most files are of many pages. */
const measured = new Map<string, Promise<number>>();

test.for(publicPages)(
  "%s is a document, which brings no React whatever is touched (P4)",
  async (page) => {
    const html = (await bytesOf(page)).toString();
    expect(html).not.toMatch(/ id="late"| type="importmap"|modulepreload/);
    // What brings it in the areas.
    expect(html).not.toContain("__reactRouterContext");
  },
);

test.for([
  ...["identite", "naissance", "parents"].map((part) => `info-personnel?partie=${part}`),
  ...["cursus", "mon-panierformations/mon-panier", "recapitulatif"],
])(
  "the document and the scripts of the form %s are few, and stay under 175 kB (P5)",
  async (form) => {
    candidate ??= createSignedInClient(origin, "candidat@demo.test");
    const response = await (await candidate).request(`/espace-etudiant/candidate/${form}`);
    const html = await response.text();
    const { files, bytes } = await measureReact(html);
    expect(bytes + brotliOf(Buffer.from(html))).toBeLessThanOrEqual(175 * 1024);
    // Each costs a question, and a thousand bytes of headers (decision 0011).
    expect(files).toBeLessThanOrEqual(20);
  },
);

test.for([
  ["candidat@demo.test", "/espace-etudiant"],
  ["candidat@demo.test", "/espace-etudiant/messagerie"],
  ["admissions@demo.test", "/administration"],
  ["admissions@demo.test", "/administration/candidatures"],
  ["admissions@demo.test", "/administration/messages"],
  ["redaction@demo.test", "/administration/contenus"],
] as const)("%s asks for few scripts at %s", async ([email, page]) => {
  const response = await (await createSignedInClient(origin, email)).request(page);
  expect(response.status).toBe(200);
  expect((await measureReact(await response.text())).files).toBeLessThanOrEqual(24);
});

let candidate: Promise<TestClient> | undefined;
