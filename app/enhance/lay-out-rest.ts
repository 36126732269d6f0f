import { filmIsComing } from "./film-dialog.ts";
import { whenQuiet } from "./quiet.ts";
import { whenStirred } from "./stirring.ts";

/** What the sheet lays out only when it comes near, as long as the page says so (site/rest.css). */
export const REST =
  ":is(.hero, .page-banner) ~ * ~ :not(dialog, .toast-stack), .article > section, .site-footer";

/** How long the page is left to the film that opens by itself, in milliseconds, where nobody stirs. */
const FILM_HAS_THE_PAGE = 10_000;

/**
 * On a first page what is below the screen waits: a slow processor paints sooner, and does not lay the whole page out
 * again for each sheet and each font, nor beside the film that opens by itself. Once the letters are there (or stay
 * what they are, for who saves data), and where that film is coming not before a touch or ten seconds, the rest
 * follows, part by part in quiet moments: whoever takes a picture of the page finds it whole. Who goes to a place of
 * the page before, by a link or a key, has it whole at once: it would grow above that place.
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
  // Until the letters are there (late/early.js).
  const begin = () => (dataset.fonts ? setTimeout(begin, 100) : next());
  const loaded = () => {
    if (!filmIsComing()) return begin();
    whenStirred(begin);
    setTimeout(begin, FILM_HAS_THE_PAGE);
  };
  if (document.readyState === "complete") loaded();
  else addEventListener("load", loaded, { once: true });
}
