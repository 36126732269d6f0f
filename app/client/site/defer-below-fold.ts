import { mayFilmOpen } from "./film-dialog.ts";
import { onFirstInteraction } from "./first-interaction.ts";
import { whenIdle } from "./when-idle.ts";

/** What the sheet lays out only when it comes near, as long as the page says so (site/below-first-screen.css). */
export const BELOW_FOLD_SELECTOR =
  ":is(.hero, .page-banner) ~ * ~ :not(dialog, .toast-stack), .article > section, .site-footer";

/** How long the page is left to the film that opens by itself, in milliseconds, where nobody stirs. */
const FILM_DELAY_MS = 10_000;

/**
 * On a first page what is below the screen waits: a slow processor paints sooner, and does not lay the whole page out
 * again for each sheet and each font, nor beside the film that opens by itself. Once the letters are there (or stay
 * what they are, for who saves data), and where that film is coming not before a touch or ten seconds, the rest
 * follows, part by part in quiet moments: whoever takes a picture of the page finds it whole. Who goes to a place of
 * the page before, by a link or a key, has it whole at once: it would grow above that place.
 */
export function renderBelowFold(): void {
  const { dataset } = document.documentElement;
  if (!dataset.rest) return;
  const pendingSections = [...document.querySelectorAll<HTMLElement>(BELOW_FOLD_SELECTOR)];
  const renderedSections: HTMLElement[] = [];
  const finish = () => {
    delete dataset.rest;
    pendingSections.length = 0;
    // Chromium leaves an empty attribute behind where it is removed otherwise.
    for (const part of renderedSections) part.toggleAttribute("style", false);
    renderedSections.length = 0;
    removeEventListener("click", onAnchorClick, true);
    removeEventListener("keydown", finish, true);
  };
  const onAnchorClick = ({ target }: Event) =>
    (target as Element).closest("a[href*='#']") && finish();
  const renderNext = () => {
    const part = pendingSections.shift();
    if (!part) return finish();
    part.style.contentVisibility = "visible";
    void part.offsetHeight;
    renderedSections.push(part);
    whenIdle(renderNext);
  };
  addEventListener("click", onAnchorClick, true);
  addEventListener("keydown", finish, true);
  // Until the letters are there (client/early.js).
  const start = () => (dataset.fonts ? setTimeout(start, 100) : renderNext());
  const onLoad = () => {
    if (!mayFilmOpen()) return start();
    onFirstInteraction(start);
    setTimeout(start, FILM_DELAY_MS);
  };
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
}
