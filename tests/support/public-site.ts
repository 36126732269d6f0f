import { inject } from "vitest";
import { findElements } from "./html.ts";
import { inEnglish, publicPages } from "./public-pages.ts";

export type PageResponse = { address: string; status: number; type: string; text: string };

/** The origin of the built application in demonstration that the files of this run share: nothing on it is changed. */
export async function getSharedOrigin(): Promise<string> {
  const response = await fetch(inject("sharedSite"));
  const origin = await response.text();
  if (!response.ok) throw new Error(origin);
  return origin;
}

/** That site, read by a visitor who follows no redirect. */
export async function openSharedSite() {
  const origin = await getSharedOrigin();
  const known = new Map<string, Promise<PageResponse>>();

  async function fetchPage(address: string): Promise<PageResponse> {
    const response = await fetch(origin + address, { redirect: "manual" });
    const { status, headers } = response;
    const text = await response.text();
    const type = headers.get("content-type") ?? "";
    return { address, status, type, text: headers.get("location") ?? text };
  }

  /** An address of the site, asked once. A redirect gives where it leads as its text. */
  function fetchOnce(address: string): Promise<PageResponse> {
    const response = known.get(address) ?? fetchPage(address);
    known.set(address, response);
    return response;
  }

  async function listSitemap(): Promise<string[]> {
    const { text } = await fetchOnce("/sitemap.xml");
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
      address.replace(origin, ""),
    );
  }

  return {
    origin,
    fetchOnce,
    /** The addresses of the sitemap. */
    listSitemap,
    /** Every page a visitor can open, in both languages: those of the floor plan and those of the sitemap. */
    pages: async (): Promise<PageResponse[]> => {
      const planned = publicPages.flatMap((address) => [address, inEnglish(address)]);
      const all = new Set([...planned, ...(await listSitemap())]);
      const answers: PageResponse[] = [];
      for (const address of all) answers.push(await fetchOnce(address));
      return answers;
    },
  };
}

/** What a page tells machines: its data block as it is written, or undefined. */
export function readStructuredData({ text }: PageResponse): unknown {
  const [, block] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text) ?? [];
  return block && JSON.parse(block);
}

/** May search engines keep this page? */
export function isIndexable({ text }: PageResponse): boolean {
  return !findElements(text, "meta").some(
    ({ name, content }) => name === "robots" && content === "noindex",
  );
}
