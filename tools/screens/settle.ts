import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { isHydrated } from "#tests/support/hydration.ts";

/** How long a page may take until nothing on it changes, in milliseconds. */
const MAX_SETTLE_MS = 20_000;
/** A page without a request for this long, in milliseconds, has what it needs. */
const QUIET_MS = 100;

/** Counts the open requests of a page. Streams never end, and are blocked (visit.ts). */
export function watchRequests(page: Page) {
  const open = new Set<object>();
  let changedAt = performance.now();
  const note = (change: () => void) => {
    change();
    changedAt = performance.now();
  };
  page.on("request", (request) => note(() => open.add(request)));
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => note(() => open.delete(request)));
  return { isQuiet: () => open.size === 0 && performance.now() - changedAt >= QUIET_MS };
}

/**
 * Waits until a page is complete: its deferred stylesheets, scripts and fonts, its sections below the fold, its
 * pictures, and React where the page has it. Timers and promises do not run in a page without scripts.
 */
export async function settle(
  page: Page,
  { isQuiet }: ReturnType<typeof watchRequests>,
  { withoutScripts = false } = {},
): Promise<void> {
  const options = { timeout: MAX_SETTLE_MS, polling: 30 };
  const hasOwnScripts = !withoutScripts && (await page.evaluate(hasScripts));
  if (hasOwnScripts) {
    await page.waitForFunction(hasDeferredFiles, undefined, options);
    await page.evaluate(runDeferredScript);
    if (await page.evaluate(isHydratedLater))
      await page.waitForFunction(isHydrated, undefined, options);
  }
  await page.evaluate(layOutEverything);
  const startedAt = performance.now();
  while (!isQuiet()) {
    if (performance.now() - startedAt > MAX_SETTLE_MS) throw new Error("Its requests do not end.");
    await wait(20);
  }
  if (!withoutScripts) await page.evaluate(waitForPaint);
}

// The functions below run in the browser.

/** A page of the site: the demonstration's provider and the page of a refused request have none. */
const hasScripts = () => Boolean(document.querySelector("script"));

/** Fonts, stylesheets and the script that a first visit loads after its first paint (app/client/early.js). */
function hasDeferredFiles(): boolean {
  const { fonts } = document.documentElement.dataset;
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-lazy]")];
  return (
    !fonts &&
    links.every((link) => link.sheet && !link.disabled) &&
    !document.querySelector("script[data-lazy]:not([src])")
  );
}

/** Importing a loaded module does not request it again: this resolves when it has run. */
async function runDeferredScript(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>("script[data-lazy]");
  if (script) await import(script.src).catch(() => {});
}

const isHydratedLater = () => Boolean(document.querySelector("link[rel=modulepreload]"));

/** Lays out the deferred sections, and loads every picture. */
function layOutEverything(): void {
  delete document.documentElement.dataset.fold;
  for (const part of document.querySelectorAll<HTMLElement>("[style*=content-visibility]"))
    part.style.contentVisibility = "visible";
  for (const lazy of document.querySelectorAll("[loading=lazy]"))
    lazy.setAttribute("loading", "eager");
}

/** Decodes the pictures, and waits for the fonts and two frames. */
async function waitForPaint(): Promise<void> {
  const pictures = [...document.images].filter(({ src, srcset }) => src || srcset);
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
  await new Promise<void>((painted) =>
    requestAnimationFrame(() => requestAnimationFrame(() => painted())),
  );
}
