import {
  getStylesheetHash,
  STYLESHEETS_COOKIE,
  STYLESHEETS_MAX_AGE_SECONDS,
} from "#app/client/cookies.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { onFirstInteraction } from "./first-interaction.ts";
import { prefersReducedData } from "./user-preferences.ts";

/** More than the public pages have together: older editions are forgotten first. */
const MAX_STYLESHEETS = 20;

/**
 * A page carries the sheets that the browser does not have (server/css-variants.ts). They are asked for
 * once the page is there, and the server is told: the next pages need not carry them. Where data are spared they wait
 * for a touch: who leaves after one page has no use for them.
 */
export function cacheStylesheets(): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[disabled]");
  const loadStylesheets = () => {
    for (const link of links) {
      link.onload = () => recordStylesheet(getStylesheetHash(link.href));
      // Its styles are in the page: it is only to be there for the next one.
      link.media = "not all";
      link.disabled = false;
    }
  };
  if (prefersReducedData()) onFirstInteraction(loadStylesheets);
  else if (document.readyState === "complete") loadStylesheets();
  else addEventListener("load", loadStylesheets);
}

function recordStylesheet(hash: string): void {
  const hashes = new Set(readCookie(STYLESHEETS_COOKIE)?.split("."));
  writeCookie(
    STYLESHEETS_COOKIE,
    [...hashes.add(hash)].slice(-MAX_STYLESHEETS).join("."),
    STYLESHEETS_MAX_AGE_SECONDS,
  );
}
