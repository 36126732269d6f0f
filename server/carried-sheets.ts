import { SHEETS_COOKIE, sheetMark } from "#app/late/cookies.ts";
import { type Inlined, inlineSheets, paintedFirst } from "./inline-sheets.ts";

/**
 * What a browser has of a page's sheets: nothing, when the page is its `first` one and carries them all; it `knows` that
 * of every page, and the page carries the others; or it `has` all of them.
 */
export const versions = ["first", "knows", "has"] as const;
export type VersionName = (typeof versions)[number];

/** What an answer that carries sheets depends on. */
export const VARY = ["Vary", "Accept-Encoding, Cookie"] as const;

/** Gives the text of a sheet of ours; undefined for any other. */
export type TextOf = (href: string) => string | undefined;

const isOfEveryPage = (href: string) => /\/site-[\w-]{8}\.css$/.test(href);

/** Each version of a page, made when it is asked for. */
export function versionsOf(html: string, textOf: TextOf): Record<VersionName, () => Inlined> {
  return {
    first: () => paintedFirst(inlineSheets(html, textOf)),
    knows: () => inlineSheets(html, (href) => (isOfEveryPage(href) ? undefined : textOf(href))),
    has: () => inlineSheets(html, () => undefined),
  };
}

/** The marks of a page's sheets (app/late/cookies.ts), the one of every page first: see `versionFor`. */
export const marksOf = (sheets: string[]): string[] =>
  sheets.toSorted((a, b) => Number(isOfEveryPage(b)) - Number(isOfEveryPage(a))).map(sheetMark);

const sheetsMark = new RegExp(`(?:^|; )${SHEETS_COOKIE}=([\\w.-]+)`);

/** Which version a browser needs, by the sheets that its cookies say it has (app/enhance/keep-sheets.ts). */
export function versionFor(cookies: string | undefined, marks: string[]): VersionName {
  const said = sheetsMark.exec(cookies ?? "")?.[1]?.split(".") ?? [];
  if (!said.includes(marks[0] ?? "")) return "first";
  return marks.every((mark) => said.includes(mark)) ? "has" : "knows";
}

/** What one browser needs of a page that is made for it, by its cookies. */
export function carriedFor(cookies: string | undefined, html: string, textOf: TextOf): Inlined {
  const version = versionsOf(html, textOf);
  const plain = version.has();
  const needed = versionFor(cookies, marksOf(plain.sheets));
  return needed === "has" ? plain : version[needed]();
}
