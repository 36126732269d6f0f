const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+)"/g;

/** `styles` are what the page carries; `sheets` the addresses of all its sheets. */
export type InlinedPage = { html: string; styles: string; stylesheets: string[] };

/**
 * Puts the text of the sheets of a page's head within the page, so that its first paint waits for one
 * answer, whatever the network. The links stay, for React looks for them, but a disabled one is not fetched.
 * `textOf` gives the text of a sheet; undefined for one that stays a link.
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

/** The sheet of what is seen later, the script of public pages (late-scripts.tsx), and the manifest (root.tsx). */
const DEFERRED_LINK = /(<link rel="stylesheet" href="[^"]+" media="not all") data-late/g;
const SCRIPT = /<script type="module" src=("[^"]+")[^>]*>/;
const MANIFEST = /<link rel="manifest" href=("[^"]+")\/>/;

/**
 * A first page, whose text is all that its first paint needs: nothing else is asked for before, which would take its
 * part of a slow network and of a slow processor. The inline script asks for it afterwards (early.js); the manifest,
 * for which browsers fetch an icon besides, is named by the script that comes then (enhance/name-manifest.ts).
 */
export function deferNonCritical({ html, ...carried }: InlinedPage): InlinedPage {
  const manifest = MANIFEST.exec(html)?.[1];
  const named = manifest ? ` data-manifest=${manifest}` : "";
  const later = html.replace(DEFERRED_LINK, "$1 disabled data-late").replace(MANIFEST, "");
  return { ...carried, html: later.replace(SCRIPT, `<script type="module" data-late=$1${named}>`) };
}
