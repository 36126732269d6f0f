import { whenQuiet } from "./quiet.ts";

/** What the sheet lays out only when it comes near, as long as the page says so (site/rest.css). */
const REST =
  ":is(.hero, .page-banner) ~ * ~ :not(dialog, .toast-stack), .article > section, .site-footer";

/**
 * On a first page what is below the screen waits: a slow processor paints sooner, and does not lay the whole
 * page out again for each sheet and each font. Once these are there the rest follows, part by part in quiet
 * moments: whoever searches the page, or takes a picture of it, finds it whole.
 */
export function layOutRest(): void {
  const { dataset } = document.documentElement;
  if (!dataset.rest) return;
  const parts = document.querySelectorAll<HTMLElement>(REST);
  const end = () => {
    delete dataset.rest;
    for (const part of parts) part.toggleAttribute("style", false);
  };
  const rest = [...parts];
  const next = () => {
    const part = rest.shift();
    if (!part) return end();
    part.style.contentVisibility = "visible";
    void part.offsetHeight;
    whenQuiet(next);
  };
  // The fonts are asked for by the frame that follows the load (late/early.js).
  const begin = () =>
    requestAnimationFrame(() => setTimeout(() => document.fonts.ready.then(next, end)));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
