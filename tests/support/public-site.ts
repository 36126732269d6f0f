import { inject } from "vitest";
import { elements } from "./html.ts";
import { inEnglish, publicPages } from "./public-pages.ts";

export type Answer = { address: string; status: number; type: string; text: string };

/** The origin of the built application in demonstration that the files of this run share: nothing on it is changed. */
export async function originOfReaders(): Promise<string> {
  const answer = await fetch(inject("sharedSite"));
  const origin = await answer.text();
  if (!answer.ok) throw new Error(origin);
  return origin;
}

/** That site, read by a visitor who follows no redirect. */
export async function openSite() {
  const origin = await originOfReaders();
  const known = new Map<string, Promise<Answer>>();

  async function ask(address: string): Promise<Answer> {
    const answer = await fetch(origin + address, { redirect: "manual" });
    const { status, headers } = answer;
    const text = await answer.text();
    const type = headers.get("content-type") ?? "";
    return { address, status, type, text: headers.get("location") ?? text };
  }

  /** An address of the site, asked once. A redirect gives where it leads as its text. */
  function read(address: string): Promise<Answer> {
    const answer = known.get(address) ?? ask(address);
    known.set(address, answer);
    return answer;
  }

  async function listed(): Promise<string[]> {
    const { text } = await read("/sitemap.xml");
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
      address.replace(origin, ""),
    );
  }

  return {
    origin,
    read,
    /** The addresses of the sitemap. */
    listed,
    /** Every page a visitor can open, in both languages: those of the floor plan and those of the sitemap. */
    pages: async (): Promise<Answer[]> => {
      const planned = publicPages.flatMap((address) => [address, inEnglish(address)]);
      const all = new Set([...planned, ...(await listed())]);
      const answers: Answer[] = [];
      for (const address of all) answers.push(await read(address));
      return answers;
    },
  };
}

/** What a page tells machines: its data block as it is written, or undefined. */
export function dataBlockOf({ text }: Answer): unknown {
  const [, block] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text) ?? [];
  return block && JSON.parse(block);
}

/** May search engines keep this page? */
export function mayBeFound({ text }: Answer): boolean {
  return !elements(text, "meta").some(
    ({ name, content }) => name === "robots" && content === "noindex",
  );
}
