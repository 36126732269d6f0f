const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+)"/g;

/** `styles` is the inlined text; `stylesheets` the addresses of all stylesheets of the page. */
export type InlinedPage = { html: string; styles: string; stylesheets: string[] };

/**
 * Inlines the stylesheets linked in the page's head, so that the first paint needs one round trip. The links
 * stay, disabled, because React looks for them and a disabled link is not fetched.
 * @param getStylesheetText text of a stylesheet; undefined for one that stays a link
 */
export function inlineStylesheets(
  html: string,
  getStylesheetText: (href: string) => string | undefined,
): InlinedPage {
  const end = html.indexOf("</head>");
  const stylesheets: string[] = [];
  let styles = "";
  const head = html.slice(0, end).replace(STYLESHEET_LINK, (link, href) => {
    stylesheets.push(href);
    const text = getStylesheetText(href);
    if (text === undefined) return link;
    styles += text;
    return `${link} disabled`;
  });
  const carried = styles && `<style>${styles}</style>`;
  return { html: head + carried + html.slice(end), styles, stylesheets };
}

/**
 * The stylesheet for content below the fold, the script of public pages (late-scripts.tsx), and the manifest
 * (root.tsx).
 */
const DEFERRED_LINK = /(<link rel="stylesheet" href="[^"]+" media="not all") data-lazy/g;
const SCRIPT = /<script type="module" src=("[^"]+")[^>]*>/;
const MANIFEST = /<link rel="manifest" href=("[^"]+")\/>/;

/**
 * Defers every request of a first visit until after the first paint: they would share the bandwidth and the
 * processor with it. The inline script (early.js) loads them afterwards; client/site/link-manifest.ts adds the
 * manifest, for which browsers also fetch an icon.
 */
export function deferNonCritical({ html, ...carried }: InlinedPage): InlinedPage {
  const manifest = MANIFEST.exec(html)?.[1];
  const named = manifest ? ` data-manifest=${manifest}` : "";
  const later = html.replace(DEFERRED_LINK, "$1 disabled data-lazy").replace(MANIFEST, "");
  return { ...carried, html: later.replace(SCRIPT, `<script type="module" data-lazy=$1${named}>`) };
}
