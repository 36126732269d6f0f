import { FILM_IS_THERE } from "./film-dialog.ts";
import { whenQuiet } from "./quiet.ts";

/** What the sheet lays out only when it comes near, as long as the page says so (site/rest.css). */
export const REST =
  ":is(.hero, .page-banner) ~ * ~ :not(dialog, .toast-stack), .article > section, .site-footer";

/**
 * On a first page what is below the screen waits: a slow processor paints sooner, and does not lay the whole
 * page out again for each sheet and each font, nor for the film that opens by itself. Once these are there the rest
 * follows, part by part in quiet moments: whoever measures the page, or takes a picture of it, finds it whole. Who goes
 * to a place of the page before, by a link or a key, has it whole at once: it would grow above that place.
 */
export function layOutRest(): void {
  const { dataset } = document.documentElement;
  if (!dataset.rest) return;
  const rest = [...document.querySelectorAll<HTMLElement>(REST)];
  const done: HTMLElement[] = [];
  const end = () => {
    delete dataset.rest;
    rest.length = 0;
    // Chromium leaves an empty attribute behind where it is removed otherwise.
    for (const part of done) part.toggleAttribute("style", false);
    done.length = 0;
    removeEventListener("click", goes, true);
    removeEventListener("keydown", end, true);
  };
  const goes = ({ target }: Event) => (target as Element).closest("a[href*='#']") && end();
  const next = () => {
    const part = rest.shift();
    if (!part) return end();
    part.style.contentVisibility = "visible";
    void part.offsetHeight;
    done.push(part);
    whenQuiet(next);
  };
  addEventListener("click", goes, true);
  addEventListener("keydown", end, true);
  const wait = document.querySelector("[data-by-itself]") ? FILM_IS_THERE : 0;
  // The fonts are asked for at the load (late/early.js).
  const begin = () => setTimeout(() => document.fonts.ready.then(next, end), wait);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
