import { expect, test, vi } from "vitest";
import { openSharedSite } from "#tests/support/public-site.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = await openSharedSite();
const pages = (await site.pages()).filter(({ status }) => status === 200);

/** The texts of a page, each with the tag before it; an option cannot contain tags. */
function listTexts(html: string): { tag: string; text: string }[] {
  const body = html.slice(html.indexOf("<body"));
  const read = body.replace(/<(script|style|option)\b.*?<\/\1>/gs, "");
  return [...read.matchAll(/(<[^>]*>)([^<]+)/g)].map(([, tag = "", text = ""]) => ({ tag, text }));
}

/** The texts of these pages that match, with their address. */
const findTexts = (wrong: (piece: { tag: string; text: string }) => boolean, on = pages) =>
  on.flatMap(({ address, text }) =>
    listTexts(text)
      .filter(wrong)
      .map((piece) => `${address}: ${piece.text}`),
  );

test("public texts: contain no remark of an author", () => {
  expect(pages.length).toBeGreaterThan(80);
  const note =
    /à confirmer|to be confirmed|connaissance générale|TODO|(page|annuaire|calendar)s? (consult|vu)/i;
  expect(findTexts(({ text }) => note.test(text))).toEqual([]);
});

test("public texts: every French ordinal in digits is superscript, also in programme details", () => {
  const flat = /(?<![\p{L}\d])\d{1,2}(er|re|nde|de|es|e)(?![\p{L}\d])/u;
  expect(findTexts(({ text }) => flat.test(text))).toEqual([]);
});

test("public texts: official names in French have `lang` on English pages", () => {
  const english = pages.filter(({ address }) => address.startsWith("/en/autre-formation"));
  expect(english).toHaveLength(31);
  const french = /^(Baccalauréat|Faculté|École|B\.A\. spécialisé)/;
  const unmarked = ({ tag, text }: { tag: string; text: string }) =>
    french.test(text) && !/ lang="fr"/.test(tag);
  expect(findTexts(unmarked, english)).toEqual([]);
});
