import { inject } from "vitest";
import { findElements } from "./html.ts";
import { inEnglish, publicPages } from "./public-pages.ts";

export type PageResponse = { address: string; status: number; type: string; text: string };

/** The origin of the built demonstration that the files of this run share. Tests must not change anything on it. */
export async function getSharedOrigin(): Promise<string> {
  const response = await fetch(inject("sharedSite"));
  const origin = await response.text();
  if (!response.ok) throw new Error(origin);
  return origin;
}

/** A client for that site that follows no redirect. */
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

  /** Requests an address once. The text of a redirect is its target. */
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
    /** The addresses in the sitemap. */
    listSitemap,
    /** Every public page in both languages: those of the route table and those of the sitemap. */
    pages: async (): Promise<PageResponse[]> => {
      const planned = publicPages.flatMap((address) => [address, inEnglish(address)]);
      const all = new Set([...planned, ...(await listSitemap())]);
      const answers: PageResponse[] = [];
      for (const address of all) answers.push(await fetchOnce(address));
      return answers;
    },
  };
}

/** The JSON-LD data of a page, or undefined. */
export function readStructuredData({ text }: PageResponse): unknown {
  const [, block] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text) ?? [];
  return block && JSON.parse(block);
}

/** Whether search engines may index this page. */
export function isIndexable({ text }: PageResponse): boolean {
  return !findElements(text, "meta").some(
    ({ name, content }) => name === "robots" && content === "noindex",
  );
}
