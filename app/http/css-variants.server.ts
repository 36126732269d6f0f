import { getStylesheetHash, STYLESHEETS_COOKIE } from "#app/client/cookies.ts";
import {
  deferNonCritical,
  type InlinedPage,
  inlineStylesheets,
} from "./inline-stylesheets.server.ts";

/**
 * By which stylesheets the browser already cached: `inlineAll` for none, `inlineUncached` for the shared one only,
 * `linkAll` for all.
 */
export const cssVariants = ["inlineAll", "inlineUncached", "linkAll"] as const;
export type CssVariant = (typeof cssVariants)[number];

/** Request headers that decide which variant of a page is sent. */
export const VARY_HEADER = { Vary: "Accept-Encoding, Cookie" };

/** Returns the text of a built stylesheet; undefined for any other address. */
export type GetStylesheetText = (href: string) => string | undefined;

const isSharedStylesheet = (href: string) => /\/site-[\w-]{8}\.css$/.test(href);

/** The variants of a page, each rendered on demand. */
export function renderCssVariants(
  html: string,
  getStylesheetText: GetStylesheetText,
): Record<CssVariant, () => InlinedPage> {
  return {
    inlineAll: () => deferNonCritical(inlineStylesheets(html, getStylesheetText)),
    inlineUncached: () =>
      inlineStylesheets(html, (href) =>
        isSharedStylesheet(href) ? undefined : getStylesheetText(href),
      ),
    linkAll: () => inlineStylesheets(html, () => undefined),
  };
}

/**
 * Short names of a page's stylesheets as the cookie has them, the shared one first: `chooseCssVariant` relies
 * on the order.
 */
export const stylesheetVersions = (stylesheets: string[]): string[] =>
  stylesheets
    .toSorted((a, b) => Number(isSharedStylesheet(b)) - Number(isSharedStylesheet(a)))
    .map(getStylesheetHash);

const stylesheetCookie = new RegExp(`(?:^|; )${STYLESHEETS_COOKIE}=([\\w.-]+)`);

/**
 * Chooses the variant from the cookie in which the browser lists its cached stylesheets
 * (app/client/stylesheet-cache.ts).
 */
export function chooseCssVariant(cookies: string | undefined, versions: string[]): CssVariant {
  const cached = stylesheetCookie.exec(cookies ?? "")?.[1]?.split(".") ?? [];
  if (!cached.includes(versions[0] ?? "")) return "inlineAll";
  return versions.every((version) => cached.includes(version)) ? "linkAll" : "inlineUncached";
}

/** Renders the variant that one browser needs; for pages that are not cached. */
export function inlineForBrowser(
  cookies: string | undefined,
  html: string,
  getStylesheetText: GetStylesheetText,
): InlinedPage {
  const variants = renderCssVariants(html, getStylesheetText);
  const linked = variants.linkAll();
  const needed = chooseCssVariant(cookies, stylesheetVersions(linked.stylesheets));
  return needed === "linkAll" ? linked : variants[needed]();
}
