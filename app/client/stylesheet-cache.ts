import {
  getStylesheetHash,
  STYLESHEETS_COOKIE,
  STYLESHEETS_MAX_AGE_SECONDS,
} from "#app/client/cookies.ts";
import { onFirstInteraction } from "./first-interaction.ts";
import { readCookie, writeCookie } from "./script-cookie.ts";
import { prefersReducedData } from "./user-preferences.ts";

/** More than the public pages have together; older hashes are dropped first. */
const MAX_STYLESHEETS = 20;

/**
 * Loads the stylesheets that the page has inline (app/http/css-variants.server.ts, document-scripts.tsx) into the
 * browser's cache after the page, and records their hashes in a cookie, so that later pages need not inline them. With
 * reduced data it waits for an interaction, because a visitor who leaves after one page does not need them.
 */
export function cacheStylesheets(): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[disabled]");
  const loadStylesheets = () => {
    for (const link of links) {
      link.onload = () => recordStylesheet(getStylesheetHash(link.href));
      // It must not apply: its styles are already in the page.
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
