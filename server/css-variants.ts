import { SHEETS_COOKIE, sheetMark } from "#app/late/cookies.ts";
import { deferNonCritical, type InlinedPage, inlineStylesheets } from "./inline-stylesheets.ts";

/**
 * What a browser has of a page's sheets: nothing, when the page is its `first` one and carries them all; it `knows` that
 * of every page, and the page carries the others; or it `has` all of them.
 */
export const cssVariants = ["first", "knows", "has"] as const;
export type CssVariant = (typeof cssVariants)[number];

/** What an answer that carries sheets depends on. */
export const VARY_HEADER = ["Vary", "Accept-Encoding, Cookie"] as const;

/** Gives the text of a sheet of ours; undefined for any other. */
export type GetStylesheetText = (href: string) => string | undefined;

const isSharedStylesheet = (href: string) => /\/site-[\w-]{8}\.css$/.test(href);

/** Each version of a page, made when it is asked for. */
export function renderCssVariants(
  html: string,
  getStylesheetText: GetStylesheetText,
): Record<CssVariant, () => InlinedPage> {
  return {
    first: () => deferNonCritical(inlineStylesheets(html, getStylesheetText)),
    knows: () =>
      inlineStylesheets(html, (href) =>
        isSharedStylesheet(href) ? undefined : getStylesheetText(href),
      ),
    has: () => inlineStylesheets(html, () => undefined),
  };
}

/** The marks of a page's sheets (app/late/cookies.ts), the one of every page first: see `versionFor`. */
export const stylesheetVersions = (stylesheets: string[]): string[] =>
  stylesheets
    .toSorted((a, b) => Number(isSharedStylesheet(b)) - Number(isSharedStylesheet(a)))
    .map(sheetMark);

const stylesheetCookie = new RegExp(`(?:^|; )${SHEETS_COOKIE}=([\\w.-]+)`);

/** Which version a browser needs, by the sheets that its cookies say it has (app/enhance/keep-sheets.ts). */
export function chooseCssVariant(cookies: string | undefined, versions: string[]): CssVariant {
  const cached = stylesheetCookie.exec(cookies ?? "")?.[1]?.split(".") ?? [];
  if (!cached.includes(versions[0] ?? "")) return "first";
  return versions.every((version) => cached.includes(version)) ? "has" : "knows";
}

/** What one browser needs of a page that is made for it, by its cookies. */
export function inlineForBrowser(
  cookies: string | undefined,
  html: string,
  getStylesheetText: GetStylesheetText,
): InlinedPage {
  const version = renderCssVariants(html, getStylesheetText);
  const plain = version.has();
  const needed = chooseCssVariant(cookies, stylesheetVersions(plain.stylesheets));
  return needed === "has" ? plain : version[needed]();
}
