import { expect, test, vi } from "vitest";
import { listIds, listUrls } from "#tests/support/html.ts";
import { openSharedSite } from "#tests/support/public-site.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const site = await openSharedSite();

/** The signed-in areas: a visitor is redirected to sign-in. */
const area = /^(\/en)?\/(espace-etudiant|administration)(\/|\?|$)/;
/** Addresses of other origins or schemes. */
const elsewhere = /^(https?:|mailto:|tel:|blob:|data:)/;

type Link = { from: string; address: string };

/** The absolute addresses of our own site in a page. */
function ownLinks(from: string, html: string): Link[] {
  return listUrls(html)
    .filter((written) => !elsewhere.test(written) || written.startsWith(`${site.origin}/`))
    .map((written) => {
      const { pathname, search, hash } = new URL(written, site.origin + from);
      return { from, address: pathname + search + hash };
    });
}

const getPath = (address: string) => address.split(/[?#]/, 1)[0] ?? "";
const withoutHash = (address: string) => address.split("#", 1)[0] ?? "";

/** Crawls from these pages; returns every page and every link found. */
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

test("crawl: every page in the sitemap is linked from the two home pages", async () => {
  expect([...pages]).toEqual(expect.arrayContaining(await site.listSitemap()));
});

test("crawl: no link, picture, style or script of a public page is missing or redirected", async () => {
  const broken: string[] = [];
  for (const { from, address } of once) {
    const { status, text } = await site.fetchOnce(withoutHash(address));
    const guarded = area.test(address) && status === 302 && /\/connexion\?next=/.test(text);
    if (status !== 200 && !guarded) broken.push(`${from} → ${address}: ${status}`);
  }
  expect(once.length).toBeGreaterThan(200);
  expect(broken).toEqual([]);
});

test("crawl: every fragment link has its target on the page", async () => {
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

test("crawl: pages link to their own language, except the language switch", () => {
  const strays = links.filter(({ from, address }) => {
    const page = area.test(address) || pages.has(withoutHash(address));
    const isFile = /\.\w+(#|$)/.test(address) || address.startsWith("/assets/");
    const english = (path: string) => /^\/en([/?#]|$)/.test(path);
    const [here, there] = [getPath(from), getPath(address)];
    const twin = english(from) ? here.slice(3) || "/" : `/en${here === "/" ? "" : here}`;
    return page && !isFile && english(from) !== english(address) && there !== twin;
  });
  expect(strays).toEqual([]);
});
