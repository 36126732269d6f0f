import { onFirstInteraction } from "../first-interaction.ts";
import { whenIdle } from "../when-idle.ts";
import { mayFilmOpen } from "./film-dialog.ts";

/**
 * The elements that the stylesheet lays out only near the screen while the page has `data-fold`
 * (routes/site/shell/below-first-screen.css).
 */
export const BELOW_FOLD_SELECTOR =
  ":is(.hero, .page-banner) ~ * ~ :not(dialog, .toast-stack), .article > section, .site-footer";

/**
 * How long, in milliseconds, the layout waits for the film that opens by itself, without an interaction of the user.
 */
const FILM_DELAY_MS = 10_000;

/**
 * Lays out the content below the first screen of a first visit, which a slow processor would otherwise do again for
 * each stylesheet and font. It starts once the fonts are there, and where the film opens by itself after an
 * interaction or 10 seconds; then it continues section by section in idle time. An anchor link or a key lays out
 * everything at once, because the content above the target would still grow.
 */
export function renderBelowFold(): void {
  const { dataset } = document.documentElement;
  if (!dataset.fold) return;
  const pendingSections = [...document.querySelectorAll<HTMLElement>(BELOW_FOLD_SELECTOR)];
  const renderedSections: HTMLElement[] = [];
  const finish = () => {
    delete dataset.fold;
    pendingSections.length = 0;
    // Chromium leaves an empty attribute behind when it is removed in another way.
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
  // Waits for the fonts (client/early.js).
  const start = () => (dataset.fonts ? setTimeout(start, 100) : renderNext());
  const onLoad = () => {
    if (!mayFilmOpen()) return start();
    onFirstInteraction(start);
    setTimeout(start, FILM_DELAY_MS);
  };
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
}
