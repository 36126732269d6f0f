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

/** The scripts that hydrate React on a page: their number, and their size as sent. */
async function measureReact(html: string): Promise<{ files: number; bytes: number }> {
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
  const files = [...new Set(preloads.map(([, file = ""]) => file))];
  // React Router's module script imports nothing that is not preloaded.
  const [, module = ""] = /<script[^>]* type="module"[^>]*>([^<]+)</.exec(html) ?? [];
  const imported = [...module.matchAll(/import[^"]*"([^"]+)"/g)].map(([, file]) => file);
  expect(imported.length).toBeGreaterThan(3);
  expect(files).toEqual(expect.arrayContaining(imported));
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
  expect(html).not.toMatch(/modulepreload|entry\.client/);
  // The HTML may be cached, so it has no nonce.
  expect(html).not.toMatch(/ nonce=/);
});

test.for([
  ["candidat@demo.test", "/espace-etudiant"],
  ["candidat@demo.test", "/en/espace-etudiant/candidate/info-personnel"],
  ["candidat@demo.test", "/espace-etudiant/compte"],
  ["admissions@demo.test", "/administration/candidatures"],
] as const)(
  "%s: every inline script and style of %s has the nonce of its response",
  async ([email, page]) => {
    const client = await createSignedInClient(origin, email);
    const [first, second] = [await client.request(page), await client.request(page)];
    const readNonce = ({ headers }: Response) => {
      const policy = headers.get("content-security-policy") ?? "";
      const [, nonce] = /script-src 'self' 'nonce-([\w+/=]{22,})'(?:;| )/.exec(policy) ?? [];
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).not.toContain("unsafe");
      return nonce;
    };
    const nonce = readNonce(first);
    expect(nonce).not.toBe(readNonce(second));
    const html = await first.text();
    const inline = [...html.matchAll(/<(?:script|style)\b(?![^>]* src=)[^>]*>/g)]
      .map(([tag]) => tag)
      // Data, which no browser runs.
      .filter((tag) => !tag.includes('type="application/json"'));
    expect(inline.length).toBeGreaterThan(4);
    expect(inline.filter((tag) => !tag.includes(` nonce="${nonce}"`))).toEqual([]);
    // The first paint waits for no stylesheet.
    expect(html).toMatch(/<style[^>]*>.{50000}/s);
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      expect.stringMatching(/href="[^"]+\.css" disabled=""/),
    ]);
  },
);

test.for([
  ...["identite", "naissance", "parents"].map((part) => `info-personnel?partie=${part}`),
  ...["cursus", "mon-panierformations/mon-panier", "recapitulatif"],
])("form page %s: loads few scripts, below 175 kB with the document (P5)", async (form) => {
  candidate ??= createSignedInClient(origin, "candidat@demo.test");
  const response = await (await candidate).request(`/espace-etudiant/candidate/${form}`);
  const html = await response.text();
  const { files, bytes } = await measureReact(html);
  // The stylesheet has 12 kB more, which other pages would request once.
  const withoutStyles = html.replace(/<style.*?<\/style>/s, "");
  expect(withoutStyles.length).toBeLessThan(html.length);
  expect(bytes + getBrotli(Buffer.from(withoutStyles))).toBeLessThanOrEqual(175_000);
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
  // Office pages have four more, which would burden the student pages (tools/bundle/chunk-groups.ts).
  const limit = page.startsWith("/administration") ? 28 : 24;
  expect((await measureReact(await response.text())).files).toBeLessThanOrEqual(limit);
});

let candidate: Promise<TestClient> | undefined;
