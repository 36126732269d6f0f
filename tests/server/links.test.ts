import { expect, test, vi } from "vitest";
import { listIds, listUrls } from "#tests/support/html.ts";
import { openSharedSite } from "#tests/support/public-site.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const site = await openSharedSite();

/** The areas of persons: a visitor is sent to sign in, and comes back. */
const area = /^(\/en)?\/(espace-etudiant|administration)(\/|\?|$)/;
/** What a browser fetches with a page, or only names. */
const elsewhere = /^(https?:|mailto:|tel:|blob:|data:)/;

type Link = { from: string; address: string };

/** The addresses of our own site in a page, whole. */
function ownLinks(from: string, html: string): Link[] {
  return listUrls(html)
    .filter((written) => !elsewhere.test(written) || written.startsWith(`${site.origin}/`))
    .map((written) => {
      const { pathname, search, hash } = new URL(written, site.origin + from);
      return { from, address: pathname + search + hash };
    });
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? "";
const withoutHash = (address: string) => address.split("#", 1)[0] ?? "";

/** Every page one can come to from these two, and every link met on the way. */
async function crawl(...starts: string[]): Promise<{ pages: Set<string>; links: Link[] }> {
  const pages = new Set(starts);
  const links: Link[] = [];
  for (const address of pages) {
    const { type, text } = await site.fetchOnce(address);
    if (!type.startsWith("text/html")) continue;
    const own = ownLinks(address, text);
    links.push(...own);
    for (const link of own) if (!area.test(link.address)) pages.add(withoutHash(link.address));
  }
  return { pages, links };
}

const { pages, links } = await crawl("/", "/en");
const once = [...new Map(links.map((link) => [link.address, link])).values()];

test("from the two home pages one comes to every page that may be found", async () => {
  expect([...pages]).toEqual(expect.arrayContaining(await site.listSitemap()));
});

test("no link, picture, style or script of a public page is missing, or leads there by a detour", async () => {
  const broken: string[] = [];
  for (const { from, address } of once) {
    const { status, text } = await site.fetchOnce(withoutHash(address));
    const guarded = area.test(address) && status === 302 && /\/connexion\?next=/.test(text);
    if (status !== 200 && !guarded) broken.push(`${from} → ${address}: ${status}`);
  }
  expect(once.length).toBeGreaterThan(200);
  expect(broken).toEqual([]);
});

test("every anchor names a place that is on its page", async () => {
  const lost: string[] = [];
  const anchors = once.filter(({ address }) => address.includes("#") && !area.test(address));
  for (const { from, address } of anchors) {
    const { text } = await site.fetchOnce(withoutHash(address));
    const place = decodeURIComponent(address.slice(address.indexOf("#") + 1));
    if (!listIds(text).has(place)) lost.push(`${from} → ${address}`);
  }
  expect(anchors.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test("a page leads to its own language, but for the one link that changes it", () => {
  const strays = links.filter(({ from, address }) => {
    const page = area.test(address) || pages.has(withoutHash(address));
    const isFile = /\.\w+(#|$)/.test(address) || address.startsWith("/assets/");
    const english = (path: string) => /^\/en([/?#]|$)/.test(path);
    const [here, there] = [pathOf(from), pathOf(address)];
    const twin = english(from) ? here.slice(3) || "/" : `/en${here === "/" ? "" : here}`;
    return page && !isFile && english(from) !== english(address) && there !== twin;
  });
  expect(strays).toEqual([]);
});
